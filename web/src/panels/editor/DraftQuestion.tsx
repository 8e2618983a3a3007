/** The question of a draft: who plays, what is asked for, what is given, and on which lake. */

import { COLOURS, MONSTERS } from "../../box";
import type { Colour } from "../../geometry/position";
import {
  changeFigure,
  chooseGoal,
  chooseSecond,
  chooseTurn,
  chooseVariant,
  toggleColour,
  toggleGiven,
  useDraft,
} from "../../store/editor/draft";
import {
  allowsSecond,
  type Draft,
  goalDetails,
  isDuel,
  isFigured,
  KINDS,
  MOST,
  monstersOf,
} from "../../store/editor/draftLine";
import { useSay } from "../../words/say";
import { goalText } from "../../words/sentences";
import { hasPartner } from "../../words/texts/goal";
import { Options } from "../kit/Options";
import { Portrait } from "../kit/Portrait";
import { SegmentShape } from "../kit/SegmentShape";
import { SteadyButton } from "../kit/SteadyButton";
import { Figures } from "../table/turn/Tray";
import { DraftRefusal } from "./DraftRefusal";

export function DraftQuestion() {
  const say = useSay();
  const draft = useDraft(({ draft: found }) => found);
  const figures = { kind: draft.goal, ...goalDetails(draft) };
  const isAsked =
    draft.goal === "reach" ? figures.cell : figures.given || (draft.goal !== "all" && draft.goal !== "some");
  const isShared = isDuel(draft) || hasPartner({ kind: draft.goal });
  const movers = isShared ? [draft.turn, ...draft.colours.filter((one) => one !== draft.turn)] : [draft.turn];
  return (
    <section className="editor-ask sheet stack" aria-labelledby="make-question">
      <h2 id="make-question">{say("make-question")}</h2>
      <Options
        legend={say("make-goal")}
        value={draft.goal}
        options={KINDS.map((value) => ({ value, label: say("make-goal-kind", { kind: value }) }))}
        onChange={chooseGoal}
      />
      <Figure draft={draft} />
      {allowsSecond(draft) && (
        <label className="check">
          <input type="checkbox" checked={draft.hasSecond} onChange={({ target }) => chooseSecond(target.checked)} />
          {say("make-second")}
        </label>
      )}
      <p className="goal-sentence" aria-live="polite">
        {isAsked ? goalText(say, figures) : ""}
      </p>
      <Options
        legend={say(hasPartner({ kind: draft.goal }) ? "make-first" : "make-turn")}
        value={draft.turn}
        options={draft.colours.map((colour) => ({
          value: colour,
          name: say("monster", { colour }),
          label: <Portrait colour={colour} size={36} />,
        }))}
        onChange={chooseTurn}
      />
      {movers.map((colour) => (
        <Given key={colour} draft={draft} colour={colour} />
      ))}
      <details className="editor-more">
        <summary>{say("make-lake")}</summary>
        <LakeOptions draft={draft} />
      </details>
    </section>
  );
}

/** The number in the goal, one up or down. */
function Figure({ draft }: { draft: Draft }) {
  const say = useSay();
  const { goal } = draft;
  if (!isFigured(goal)) return null;
  const figure = draft.figures[goal];
  return (
    <div className="figure" role="group" aria-label={say("make-figure", { kind: goal })}>
      <span aria-hidden="true">{say("make-figure", { kind: goal })}</span>
      <SteadyButton isOff={figure <= 1} onPress={() => changeFigure(goal, -1)} label={say("make-less")}>
        <span aria-hidden="true">−</span>
      </SteadyButton>
      <output>{figure}</output>
      <SteadyButton isOff={figure >= MOST[goal]} onPress={() => changeFigure(goal, 1)} label={say("make-more")}>
        <span aria-hidden="true">+</span>
      </SteadyButton>
    </div>
  );
}

/** What a monster may place: the cards of its set that are not on the lake. */
function Given({ draft, colour }: { draft: Draft; colour: Colour }) {
  const say = useSay();
  const monster = monstersOf(draft).find((one) => one.colour === colour);
  if (!monster?.arches.length) return null;
  const given = draft.given[colour] ?? [];
  const isOwn = colour === draft.turn;
  return (
    <div className="stack given">
      <h3 id={`given-${colour}`}>{say("make-given", { colour })}</h3>
      {!given.length && <p className="hint-text">{say(isOwn ? "make-given-about" : "make-stands-still")}</p>}
      <ul className={`tray seat-${colour}`} aria-labelledby={`given-${colour}`}>
        {MONSTERS[colour].map(({ length, height }) => {
          const segment = `${length}/${height}`;
          const isPlaced = monster.arches.some((arch) => arch.length === length && arch.height === height);
          const isGiven = given.includes(segment);
          return (
            <li key={segment}>
              <button
                type="button"
                className={`card card-${isPlaced ? "placed" : isGiven ? "held" : "waiting"}`}
                aria-pressed={isGiven}
                disabled={isPlaced}
                onClick={() => toggleGiven(colour, segment)}
              >
                <span className="sr-only">{say("card", { height, length, status: isPlaced ? "placed" : "fits" })}</span>
                <SegmentShape colour={colour} length={length} height={height} isHollow={isPlaced} />
                <Figures height={height} length={length} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function LakeOptions({ draft }: { draft: Draft }) {
  const say = useSay();
  return (
    <div className="stack">
      <fieldset>
        <legend>{say("make-monsters")}</legend>
        <div className="options">
          {COLOURS.map((colour) => {
            const isThere = draft.colours.includes(colour);
            return (
              <label key={colour} className="option">
                <input
                  type="checkbox"
                  checked={isThere}
                  disabled={isThere && draft.colours.length === 2}
                  aria-label={say("monster", { colour })}
                  onChange={() => toggleColour(colour)}
                />
                <span>
                  <Portrait colour={colour} size={36} />
                </span>
              </label>
            );
          })}
        </div>
        <p className="hint-text">{say("make-monsters-about")}</p>
      </fieldset>
      <Options
        legend={say("table-variant")}
        value={draft.variant}
        options={(["classic", "expert"] as const).map((value) => ({
          value,
          label: say("variant", { variant: value }),
        }))}
        onChange={chooseVariant}
      />
      <p className="hint-text">{say("variant-about", { variant: draft.variant })}</p>
      <DraftRefusal place="table" />
    </div>
  );
}
