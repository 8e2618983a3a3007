/** What the search found, and what can be done with a puzzle that has an answer. */

import { useState } from "react";
import { linkTo } from "../../address";
import { clearDraft, useDraft } from "../../store/editor/draft";
import { type Draft, isDuel } from "../../store/editor/draftLine";
import { searchAgain, useProof, type Verdict } from "../../store/editor/proof";
import { type Say, useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Anchor } from "../kit/Anchor";
import { Icon, type Sign } from "../kit/Icon";
import { ShareLink } from "../kit/Share";
import { Sheet } from "../kit/Sheet";
import { SteadyButton } from "../kit/SteadyButton";
import { SolutionSteps } from "../puzzle/SolutionSteps";

export function DraftVerdict() {
  const say = useSay();
  const verdict = useProof((found) => found.verdict);
  const draft = useDraft((found) => found.draft);
  const proof = verdict.kind === "proved" ? verdict.proof : null;
  const tone = toneOf(verdict);
  return (
    <>
      <div className={`editor-verdict editor-verdict-${tone}`} role="status">
        <Icon sign={SIGNS[tone]} />
        <p>
          <strong>{verdictText(say, verdict, isDuel(draft))}</strong>{" "}
          {proof?.exact && <span className="verdict-nodes">{say("puzzle-nodes", { count: proof.nodes })}</span>}
        </p>
      </div>
      <div className="editor-actions">
        {verdict.kind === "failed" && (
          <button type="button" onClick={searchAgain}>
            <Icon sign="again" />
            {say("make-search-again")}
          </button>
        )}
        {verdict.kind === "proved" && (!verdict.proof.exact || verdict.proof.solvable) && <Made verdict={verdict} />}
        <SteadyButton className="quiet" isOff={isEmpty(draft)} onPress={clearDraft}>
          {say("make-clear")}
        </SteadyButton>
      </div>
    </>
  );
}

function isEmpty({ arches, rocks }: Draft): boolean {
  return !rocks.length && !Object.values(arches).some(Boolean);
}

/** A puzzle that can be played, shown and sent. */
function Made({ verdict: { proof, line } }: { verdict: Extract<Verdict, { kind: "proved" }> }) {
  const say = useSay();
  const [open, setOpen] = useState<"" | "share" | "solution">("");
  const path = `/solo/p#${proof.link}`;
  return (
    <>
      <Anchor to={path} className="button primary">
        <Icon sign="play" />
        {say("make-play")}
      </Anchor>
      <button type="button" onClick={() => setOpen("share")}>
        <Icon sign="share" />
        {say("make-share")}
      </button>
      {proof.solvable && (
        <button type="button" onClick={() => setOpen("solution")}>
          <Icon sign="hint" />
          {say("make-solution")}
        </button>
      )}
      <Sheet title={say("make-share")} isOpen={open === "share"} onClose={() => setOpen("")}>
        <ShareLink link={linkTo(path)} how={say("make-share-how")} label={say("make-share-link")} />
      </Sheet>
      <Sheet title={say("make-solution")} isOpen={open === "solution"} onClose={() => setOpen("")}>
        <SolutionSteps puzzle={line} moves={proof.line} />
      </Sheet>
    </>
  );
}

type Tone = "good" | "bad" | "open";
const SIGNS: Readonly<Record<Tone, Sign>> = { good: "check", bad: "close", open: "hint" };

function toneOf(verdict: Verdict): Tone {
  if (verdict.kind !== "proved" || !verdict.proof.exact) return verdict.kind === "failed" ? "bad" : "open";
  return verdict.proof.solvable ? "good" : "bad";
}

function verdictText(say: Say, verdict: Verdict, isForced: boolean): string {
  switch (verdict.kind) {
    case "lacking":
      return say(`make-lack-${verdict.lack}`);
    case "searching":
      return say("make-searching");
    case "failed":
      return refusalText(say, { code: verdict.problem });
    case "proved": {
      const { exact, solvable, solutions, nodes } = verdict.proof;
      if (!exact) return say("puzzle-too-large", { count: nodes });
      if (!solvable) return say("puzzle-unsolvable");
      return say(isForced ? "puzzle-first-moves" : "puzzle-solutions", { count: solutions });
    }
  }
}
