/** The top of a screen: the way home and the title. */

import { useEffect } from "react";
import { useSay } from "../words/say";
import { Anchor } from "./Anchor";
import { Icon } from "./Icon";

export function PageHead({ title }: { title: string }) {
  const say = useSay();
  useEffect(() => {
    document.title = `${title} · ${say("title")}`;
  }, [title, say]);
  return (
    <header>
      <Anchor to="/" className="button quiet" label={say("to-start")}>
        <Icon sign="home" />
      </Anchor>
      <h1>{title}</h1>
    </header>
  );
}
