/** A page with nothing but a sentence, and the way back to the start. */

import { useSay } from "../../words/say";
import { Anchor } from "./Anchor";
import { PageHead } from "./PageHead";

interface DeadEndProps {
  readonly title: string;
  readonly text: string;
  readonly isFault?: boolean; // something went wrong, and a screen reader says so
}

export function DeadEnd({ title, text, isFault = false }: DeadEndProps) {
  const say = useSay();
  return (
    <main id="main" className="page">
      <PageHead title={title} />
      {isFault ? (
        <p className="error" role="alert">
          {text}
        </p>
      ) : (
        <p>{text}</p>
      )}
      <p className="row">
        <Anchor to="/" className="button primary">
          {say("to-start")}
        </Anchor>
      </p>
    </main>
  );
}
