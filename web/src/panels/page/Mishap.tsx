/** A screen that fails gives way to a sentence: an empty page would leave a person alone. */

import { Component, type ReactNode } from "react";
import { useSay } from "../../words/say";
import { refusalText } from "../../words/sentences";
import { Anchor } from "../kit/Anchor";
import { PageHead } from "../kit/PageHead";

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
  return (
    <main id="main" className="page">
      <PageHead title={say("title")} />
      <p className="error" role="alert">
        {refusalText(say, { code: "broken-page" })}
      </p>
      <p className="row">
        <Anchor to="/" className="button primary">
          {say("to-start")}
        </Anchor>
      </p>
    </main>
  );
}
