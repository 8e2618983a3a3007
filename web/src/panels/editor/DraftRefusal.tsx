/** Why a change to a draft was refused, shown beside what should have changed. */

import { useDraft } from "../../store/editor/draft";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";

const OF_THE_TABLE = ["make-refused-colours", "make-refused-variant"];

export function DraftRefusal({ place }: { place: "lake" | "table" }) {
  const say = useSay();
  const { refusal, problem } = useDraft();
  const isHere = refusal && OF_THE_TABLE.includes(refusal.key) === (place === "table");
  const text =
    problem && place === "lake" ? refusalText(say, { code: problem }) : isHere && say(refusal.key, refusal.details);
  if (!text) return null;
  return (
    <p className="refusal" role="alert">
      {text}
    </p>
  );
}
