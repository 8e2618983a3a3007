"""Whether Redis answers, if there is to be one."""

from __future__ import annotations

from blockness.server.doctor.finding import Finding, fine, wrong
from blockness.server.live.others.fanout import make_fanout

PATIENCE = 2  # seconds


def look_at_redis(url: str) -> Finding:
    """Ask Redis for a sign of life."""
    make_fanout(url)  # refuses what is not an address
    if not url:
        return fine("redis-none")
    from redis import Redis
    from redis.exceptions import RedisError

    redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
    asked = redis.connection_pool.connection_kwargs
    place = asked.get("path") or f"{asked.get('host', 'localhost')}:{asked.get('port', 6379)}"
    try:
        redis.ping()
    except (RedisError, OSError) as error:
        return wrong("redis-gone", place=place, reason=str(error))
    finally:
        redis.close()
    return fine("redis-fine", place=place)
