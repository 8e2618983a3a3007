/** A screen that fails gives way to a sentence: an empty page would leave a person alone. */

import { Component, type ReactNode } from "react";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { DeadEnd } from "../kit/DeadEnd";

export class Mishap extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Sorry /> : this.props.children;
  }
}

function Sorry() {
  const say = useSay();
  return <DeadEnd title={say("title")} text={refusalText(say, { code: "broken-page" })} isFault={true} />;
}
