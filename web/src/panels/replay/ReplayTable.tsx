/** A game on the table, ply by ply: the lake, the controls, the moves. */

import { useEffect, useMemo } from "react";
import type { Replay } from "../../answers/replay";
import type { ReviewedPly } from "../../answers/review";
import { layOut } from "../../geometry/lake";
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
  pictureBefore,
  plyOfArchOn,
  type Source,
  stepAt,
  stepBy,
  togglePlaying,
  useReplay,
} from "../../store/replay/replay";
import { useStory } from "../../store/story/story";
import { tableState } from "../../store/table/tableState";
import { useLanguage, useSay } from "../../words/say";
import { moveText } from "../../words/sentences";
import { boxOf } from "../../words/texts/boxes/reader";
import { winText } from "../../words/victory";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { Switches } from "../kit/Switches";
import { Seats } from "../seats/Seats";
import type { Names } from "../story/figures";
import { Story } from "../story/Story";
import { StoryMore } from "../story/StoryMore";
import { LakeView } from "../table/LakeView";
import { Plies } from "./Plies";
import { ReplayBar } from "./ReplayBar";
import { ReplayLinks } from "./ReplayLinks";

interface ReplayTableProps {
  readonly replay: Replay;
  readonly source: Source;
  readonly names: Names;
  readonly yours: readonly string[]; // the colours of this device's people
  readonly onTry: (found: ReviewedPly) => void;
}

export function ReplayTable({ replay, source, names, yours, onTry }: ReplayTableProps) {
  const say = useSay();
  const { ply, isKept } = useReplay();
  const better = useStory((story) => (story.better === ply ? (story.plies[ply - 1]?.best ?? null) : null));
  const picture = useMemo(
    () => (better === null ? pictureAt(replay, ply) : pictureBefore(replay, ply, better)),
    [replay, ply, better],
  );
  const state = useMemo(() => stateAt(replay, ply, names), [replay, ply, names]);
  const isOver = replay.winners.length > 0;
  const title = source.kind === "room" ? say("replay-game", { code: source.code, game: source.game }) : source.name;
  useKeys();
  useAddress(source);
  useSteps(replay);
  useEffect(() => layOut(boxOf(replay.box ?? "").lake), [replay]); // a move that was tried again had a table of its own
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
      <main id="main" className={`table replay ${isOver ? "replay-told" : ""}`}>
        <h1 className="sr-only">{`${say("replay")}: ${title}`}</h1>
        <div className="table-seats">
          <Seats state={state} onSit={() => undefined} />
        </div>
        <div className="table-lake">
          <Saying replay={replay} names={names} />
          <LakeView
            picture={picture}
            onCell={tap}
            onGhost={() => undefined}
            onCancel={pause}
            onCursor={() => undefined}
          />
          <ReplayBar replay={replay} hasSlider={!isOver} />
        </div>
        {isOver && (
          <div className="table-story">
            <Story replay={replay} names={names} onTry={onTry} />
          </div>
        )}
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
        {isOver && <StoryMore {...{ replay, names, yours, onTry }} />}
        <div className="table-log">
          <Plies replay={replay} names={names} />
        </div>
      </main>
    </div>
  );
}

function stateAt(replay: Replay, ply: number, names: Names): State {
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
function Saying({ replay, names }: { replay: Replay; names: Names }) {
  const say = useSay();
  const language = useLanguage();
  const nameIn = (one: string) => names[one] ?? "";
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
