/** A game on the table, ply by ply: the lake, the controls, the moves. */

import { useEffect, useMemo } from "react";
import type { Replay } from "../../answers/replay";
import { LEVELS } from "../../box";
import type { Colour } from "../../geometry/position";
import type { State } from "../../protocol";
import { soundEnd, soundMove } from "../../sound/sounds";
import { useSettings } from "../../store/device/settings";
import {
  jump,
  lineAt,
  lookAgain,
  pause,
  pictureAt,
  plyOfArchOn,
  type Source,
  stepAt,
  stepBy,
  togglePlaying,
  useReplay,
} from "../../store/replay/replay";
import { tableState } from "../../store/table/tableState";
import { nameAt, nameOf, type Sitter } from "../../words/people";
import { type Say, useLanguage, useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { winText } from "../../words/victory";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { Switches } from "../kit/Switches";
import { Seats } from "../seats/Seats";
import { LakeView } from "../table/LakeView";
import { ReplayBar } from "./ReplayBar";
import { ReplayLinks } from "./ReplayLinks";

export function ReplayTable({ replay, source }: { replay: Replay; source: Source }) {
  const say = useSay();
  const { ply, isKept } = useReplay();
  const picture = useMemo(() => pictureAt(replay, ply), [replay, ply]);
  const sitters = useMemo(() => sittersIn(replay), [replay]);
  const state = useMemo(() => stateAt(say, replay, ply, sitters), [say, replay, ply, sitters]);
  const title = source.kind === "room" ? say("replay-game", { code: source.code, game: source.game }) : source.name;
  useKeys();
  useAddress(source);
  useSteps(replay);
  useEffect(() => {
    document.title = `${title} · ${say("title")}`;
  }, [title, say]);
  const tap = (cell: string) => {
    const found = plyOfArchOn(replay, ply, cell);
    if (found === null) return;
    pause();
    jump(found);
  };
  return (
    <div className="room">
      <Top title={title} variant={replay.variant} />
      {isKept && (
        <p className="banner" role="status">
          {say("replay-offline")}
        </p>
      )}
      <main id="main" className="table replay">
        <h1 className="sr-only">{`${say("replay")}: ${title}`}</h1>
        <div className="table-seats">
          <Seats state={state} onSit={() => undefined} />
        </div>
        <div className="table-lake">
          <Saying replay={replay} sitters={sitters} />
          <LakeView
            picture={picture}
            onCell={tap}
            onGhost={() => undefined}
            onCancel={pause}
            onCursor={() => undefined}
          />
          <ReplayBar replay={replay} />
        </div>
        <div className="table-turn">
          <GamesOfRoom source={source} />
          <ReplayLinks source={source} />
          {source.kind === "room" && !replay.winners.length && (
            <button type="button" onClick={() => void lookAgain()}>
              <Icon sign="again" />
              {say("replay-look-again")}
            </button>
          )}
          <p className="hint-text replay-keys">{say("replay-keys")}</p>
        </div>
        <div className="table-log">
          <Plies replay={replay} sitters={sitters} />
        </div>
      </main>
    </div>
  );
}

function stateAt(say: Say, replay: Replay, ply: number, sitters: readonly Sitter[]): State {
  const names = Object.fromEntries(sitters.map((one) => [one.colour, nameOf(say, one, sitters)] as const));
  const step = stepAt(replay, ply);
  const isEnd = ply === replay.steps.length;
  return tableState(lineAt(replay, ply), {
    names,
    moves: replay.steps.slice(0, ply).map(({ move }) => move),
    passed: step?.passed ?? [],
    blocked: step?.passed ?? [],
    winners: isEnd ? replay.winners : [],
    ...(step ? { mover: step.colour } : {}),
    ...(replay.box ? { box: replay.box } : {}),
  });
}

/** Who played: records call computers by their level. */
function sittersIn({ headers, colours }: Replay): readonly Sitter[] {
  return colours.map((colour): Sitter => {
    const name = headers[colour.charAt(0).toUpperCase() + colour.slice(1)] ?? "";
    if ((LEVELS as readonly string[]).includes(name)) return { colour, kind: "computer", name: "", level: name };
    return { colour, kind: "person", name: name === "?" ? "" : name, level: "" };
  });
}

function Top({ title, variant }: { title: string; variant: string }) {
  const say = useSay();
  return (
    <header className="room-bar">
      <Anchor to="/" className="button quiet" label={say("to-start")}>
        <Icon sign="home" />
      </Anchor>
      <p className="room-name">
        <strong>{title}</strong> · {say("variant", { variant })}
      </p>
      <Switches />
      <Anchor to="/settings" className="button quiet" label={say("settings")}>
        <Icon sign="gear" />
      </Anchor>
    </header>
  );
}

/** What happened at this ply: the move, who passed, who won. */
function Saying({ replay, sitters }: { replay: Replay; sitters: readonly Sitter[] }) {
  const say = useSay();
  const language = useLanguage();
  const nameIn = (one: string) => nameAt(say, sitters, one);
  const { ply, isPlaying } = useReplay();
  const step = stepAt(replay, ply);
  const isEnd = ply === replay.steps.length && replay.winners.length > 0;
  const colour = (step?.colour ?? replay.colours[0]) as Colour;
  return (
    <div className={`status seat-${colour}`} role="status" aria-live={isPlaying ? "off" : "polite"}>
      <span className="status-dot" aria-hidden="true" />
      <span>
        <strong>
          {step
            ? say("replay-ply", { ply, count: replay.steps.length })
            : say("replay-start", { count: replay.steps.length })}
        </strong>{" "}
        {step && say("moved-of", { name: nameIn(step.colour), move: moveText(say, step.move) })}{" "}
        {step?.passed.map((one) => `${say("passes-of", { name: nameIn(one) })} `)}
        {isEnd && winText(say, language, replay.winners.map(nameIn))} {step?.comment && <q>{step.comment}</q>}
      </span>
    </div>
  );
}

function Plies({ replay, sitters }: { replay: Replay; sitters: readonly Sitter[] }) {
  const say = useSay();
  const ply = useReplay((state) => state.ply);
  const notation = useSettings((settings) => settings.notation);
  useEffect(() => {
    const current = document.querySelector<HTMLElement>(`.plies [data-ply="${ply}"]`);
    const list = current?.closest<HTMLElement>(".plies");
    if (!current || !list) return;
    const top = current.offsetTop; // scroll the list, never the page
    if (top < list.scrollTop || top + current.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
  }, [ply]);
  const choose = (wanted: number) => {
    pause();
    jump(wanted);
  };
  return (
    <details open>
      <summary>{say("moves-label")}</summary>
      <ol className="moves plies" aria-label={say("moves-label")}>
        <li>
          <button
            type="button"
            className="ply quiet"
            data-ply={0}
            aria-current={ply === 0 ? "step" : undefined}
            onClick={() => choose(0)}
          >
            {say("replay-beginning")}
          </button>
        </li>
        {replay.steps.map((step, index) => (
          <li key={`${index} ${step.move}`} className={`seat-${step.colour}`}>
            <button
              type="button"
              className="ply quiet"
              data-ply={index + 1}
              aria-current={ply === index + 1 ? "step" : undefined}
              onClick={() => choose(index + 1)}
            >
              <span className="move-ply">{index + 1}</span>
              <span className="sr-only">{nameAt(say, sitters, step.colour)}: </span>
              <span className="status-dot" aria-hidden="true" />
              {notation === "short" ? <code>{step.move}</code> : <span>{moveText(say, step.move)}</span>}
            </button>
            {step.passed.map((colour) => (
              <p key={colour} className="passed">
                {say("passes-of", { name: nameAt(say, sitters, colour) })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The games that were played in one room. */
function GamesOfRoom({ source }: { source: Source }) {
  const say = useSay();
  const games = useReplay((replay) => replay.games);
  if (source.kind !== "room" || games < 2) return null;
  return (
    <nav aria-label={say("replay-which")} className="options">
      {Array.from({ length: games }, (_, i) => i + 1).map((game) => (
        <Anchor
          key={game}
          to={`/replay/${source.code}/${game}`}
          className={`button ${game === source.game ? "primary" : ""}`}
        >
          {say("replay-number", { game })}
        </Anchor>
      ))}
    </nav>
  );
}

/** Arrows, Home, End and space, where they mean nothing else. */
function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, [role=grid]"))
        return;
      const keys: Record<string, () => void> = {
        ArrowLeft: () => stepBy(-1),
        ArrowRight: () => stepBy(1),
        Home: () => stepBy(Number.NEGATIVE_INFINITY),
        End: () => stepBy(Number.POSITIVE_INFINITY),
      };
      if (!target.closest("button, a, summary")) keys[" "] = togglePlaying; // there it presses the button
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** The address names the ply that is shown, so that it can be copied and reloaded. */
function useAddress(source: Source): void {
  const ply = useReplay((replay) => replay.ply);
  useEffect(() => {
    if (source.kind === "room") history.replaceState(history.state, "", `${location.pathname}?ply=${ply}`);
  }, [source, ply]);
}

/** A knock for every step forward. */
function useSteps(replay: Replay): void {
  useEffect(
    () =>
      useReplay.subscribe((now, before) => {
        if (now.ply !== before.ply + 1 || now.replay !== before.replay || !useSettings.getState().sound) return;
        soundMove();
        if (now.ply === replay.steps.length && replay.winners.length) soundEnd();
      }),
    [replay],
  );
}
