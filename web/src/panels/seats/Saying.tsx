/** What somebody said: words, or a drawn sign. */

import { REACTIONS, type Said } from "../../protocol";
import { useSay } from "../../words/say";
import { ReactionSign } from "./ReactionSign";

export function Saying({ said: { phrase, text } }: { said: Said }) {
  const say = useSay();
  if (!phrase) return <span>{text}</span>;
  if (!REACTIONS.some((name) => name === phrase)) return <span>{say("phrase", { name: phrase })}</span>;
  return (
    <>
      <ReactionSign name={phrase} />
      <span className="sr-only">{say("phrase", { name: phrase })}</span>
    </>
  );
}
