/** A puzzle on the screen: the question, the lake, the tray, help, and the outcome. */

import { useEffect, useRef, useState } from "react";
import { linkTo } from "../../address";
import type { PuzzleView } from "../../answers/puzzles";
import type { Cell } from "../../geometry/cell";
import { soundEnd, useSounds } from "../../sound/sounds";
import { useSettings } from "../../store/device/settings";
import { starsOf, useProgress } from "../../store/puzzle/progress";
import { keyOf, tryAgain, usePuzzle } from "../../store/puzzle/puzzle";
import { hasPlace } from "../../store/puzzle/puzzles";
import { useRoom } from "../../store/table/room";
import type { TableState } from "../../table/table";
import { useSay } from "../../words/say";
import { goalText, titleText } from "../../words/sentences";
import { hasPartner } from "../../words/texts/goal";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { PageHead } from "../kit/PageHead";
import { ShareLink } from "../kit/Share";
import { Sheet } from "../kit/Sheet";
import { Stars } from "../kit/Stars";
import { TryAgain } from "../kit/TryAgain";
import { Announcer } from "../table/Announcer";
import { TableLake } from "../table/TableLake";
import { Tray } from "../table/turn/Tray";
import { TurnPanel } from "../table/turn/TurnPanel";
import { PuzzleAdvice } from "./PuzzleAdvice";
import { PuzzleMark } from "./PuzzleMark";
import { PuzzleOutcome } from "./PuzzleOutcome";
import { PuzzleStatus } from "./PuzzleStatus";
import { PuzzleTools } from "./PuzzleTools";
import { SolutionBar } from "./SolutionBar";
import "../../style/learn.css";
import "../../style/solo.css";

interface PuzzlePageProps {
  readonly name: string; // of the table
  readonly title: string;
  readonly onward: { readonly to: string; readonly label: string };
  readonly notice?: React.ReactNode;
}

export function PuzzlePage({ name, title, onward, notice }: PuzzlePageProps) {
  const say = useSay();
  const table = usePuzzle();
  const state = useRoom((room) => room.state);
  const view = table.name === name ? table.view : null;
  const problem = table.name === name ? table.problem : "";
  useSounds();
  useTriumph();
  const chart = view && hasPlace(view) ? `/solo#${view.chapter}` : "/solo";
  return (
    <main id="main" className="page puzzle fits">
      <PageHead title={title} back={{ to: chart, label: say("solo-to-map"), sign: "map" }}>
        {view && <ShareButton view={view} />}
      </PageHead>
      {notice}
      {problem && <TryAgain problem={problem} onAgain={tryAgain} hasButton={!view} />}
      {problem && !view && (
        <p className="row">
          <Anchor to="/solo" className="button">
            {say("solo-to-map")}
          </Anchor>
        </p>
      )}
      {view && state && <PuzzleTable view={view} state={state} onward={onward} />}
      {!view && !problem && <p>{say("loading")}</p>}
      <Announcer />
    </main>
  );
}

/** A distant bagpipe when it is solved. */
function useTriumph(): void {
  const stars = usePuzzle((table) => table.stars);
  useEffect(() => {
    if (stars && useSettings.getState().sound) soundEnd();
  }, [stars]);
}

interface PuzzleTableProps {
  readonly view: PuzzleView;
  readonly state: TableState;
  readonly onward: PuzzlePageProps["onward"];
}

function PuzzleTable({ view, state, onward }: PuzzleTableProps) {
  const { state: shown, solution } = usePuzzle();
  const isOver = shown?.over ?? false;
  const isOpen = !isOver && !solution;
  const own = state.seats.findIndex(({ colour }) => colour === view.turn);
  const seat = hasPartner(view.goal) ? (state.turn ?? own) : own;
  return (
    <div className="puzzle-table">
      <div className="board">
        <Question view={view} />
        <div className="puzzle-lake board-lake">
          <PuzzleStatus view={view} state={state} />
          <TableLake
            state={state}
            isOpen={isOpen}
            mark={view.goal.cell as Cell | null}
            isEscape={view.goal.kind === "escape"}
          />
        </div>
        <div className="puzzle-turn board-hand">
          {solution && <SolutionBar solution={solution} />}
          {isOver && !solution && <PuzzleOutcome view={view} onward={onward} />}
          {isOpen && (
            <>
              <Tray state={state} seat={seat} given={view.state.reserves[state.seats[seat]?.colour ?? ""] ?? []} />
              <TurnPanel state={state} />
            </>
          )}
        </div>
      </div>
      <div className="board-more">
        <PuzzleAdvice />
        {!solution && <PuzzleTools />}
      </div>
    </div>
  );
}

/** What the puzzle asks for; the first ones say which idea they are about. */
function Question({ view }: { view: PuzzleView }) {
  const say = useSay();
  const mark = useProgress((progress) => progress.solved[view.id]);
  const title = titleText(say, view);
  const placed = useProgress((progress) => progress.halfway[keyOf(view)]?.placed ?? 0);
  const turnsLeft = usePuzzle(({ state }) => state?.turns_left ?? null);
  const isOpen = usePuzzle(({ state, solution }) => !state?.over && !solution);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true }); // a try begins here, or is returned to
  }, [isOpen]);
  return (
    <section className={`puzzle-question board-head sheet seat-${view.turn}`}>
      <p className="puzzle-theme">
        {title && (
          <span>
            {view.isMasterpiece && <PuzzleMark kind="masterpiece" />}
            {title}
            {view.isMasterpiece && <span className="sr-only"> {say("solo-masterpiece")}</span>}
          </span>
        )}
        {view.par > 0 && <span>{say("solo-par", { par: view.par, placed })}</span>}
        {view.variant === "expert" && <span>{say("variant", { variant: view.variant })}</span>}
        {turnsLeft !== null && turnsLeft > 0 && <span>{say("solo-turns-left", { count: turnsLeft })}</span>}
        {mark && (
          <span className="puzzle-mark">
            <span className="sr-only">{say("solo-solved-label", { stars: starsOf(mark) })}</span>
            <Stars count={starsOf(mark)} />
          </span>
        )}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {goalText(say, view.goal)}
      </h2>
      {view.chapter === "first" && <p className="puzzle-idea">{say(`puzzle-idea-${view.theme}`)}</p>}
    </section>
  );
}

function ShareButton({ view }: { view: PuzzleView }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const link = linkTo(`/solo/${view.id || `p#${view.link}`}`);
  return (
    <>
      <button type="button" className="quiet" aria-label={say("share")} onClick={() => setOpen(true)}>
        <Icon sign="share" />
      </button>
      <Sheet title={say("share")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ShareLink link={link} how={say("solo-share-how")} label={say("solo-share-link")} />
      </Sheet>
    </>
  );
}
