/** The top of a screen: the title, and the way home or back. */

import { type ReactNode, useEffect } from "react";
import { useSay } from "../../words/say";
import { Anchor } from "./Anchor";
import { Icon, type Sign } from "./Icon";

interface PageHeadProps {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string; readonly sign: Sign };
  readonly children?: ReactNode; // what else stands at the top
}

export function PageHead({ title, back, children }: PageHeadProps) {
  const say = useSay();
  useEffect(() => {
    document.title = `${title} · ${say("title")}`;
  }, [title, say]);
  return (
    <header>
      <Anchor to={back?.to ?? "/"} className="button quiet" label={back?.label ?? say("to-start")}>
        <Icon sign={back?.sign ?? "home"} />
      </Anchor>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
