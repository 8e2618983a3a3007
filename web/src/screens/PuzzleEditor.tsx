/** Make a puzzle: draw a lake, ask a question, and see at once whether it has an answer. */

import { useEffect } from "react";
import { DraftLake } from "../panels/editor/DraftLake";
import { DraftNews } from "../panels/editor/DraftNews";
import { DraftQuestion } from "../panels/editor/DraftQuestion";
import { DraftTools } from "../panels/editor/DraftTools";
import { DraftVerdict } from "../panels/editor/DraftVerdict";
import { PageHead } from "../panels/kit/PageHead";
import { useSounds } from "../sound/sounds";
import { startDrafting, stopDrafting } from "../store/editor/draft";
import { startProving } from "../store/editor/proof";
import { useSay } from "../words/say";
import "../style/editor.css";

export default function PuzzleEditor() {
  const say = useSay();
  useSounds();
  useEffect(() => {
    startDrafting();
    const stopProving = startProving();
    return () => {
      stopProving();
      stopDrafting();
    };
  }, []);
  return (
    <main id="main" className="page editor">
      <PageHead title={say("make")} back={{ to: "/solo", label: say("solo-to-map"), sign: "map" }} />
      <div className="editor-table">
        <DraftTools />
        <DraftLake />
        <DraftQuestion />
        <DraftVerdict />
      </div>
      <DraftNews />
    </main>
  );
}
