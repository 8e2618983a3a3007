/** A puzzle that somebody made: all of it is in the link, after the hash, so no server has to keep it. */

import { useEffect } from "react";
import { PuzzlePage } from "../panels/puzzle/PuzzlePage";
import { useRoute } from "../store/device/route";
import { closePuzzle, openPuzzle } from "../store/puzzle/puzzle";
import { findShared } from "../store/puzzle/sources";
import { useSay } from "../words/say";

export default function SharedPuzzle() {
  const say = useSay();
  const hash = useRoute((route) => route.hash);
  const name = `shared ${hash}`;
  useEffect(() => {
    void openPuzzle(name, () => findShared(hash));
    return () => closePuzzle(name);
  }, [name, hash]);
  return (
    <PuzzlePage key={hash} name={name} title={say("solo-shared")} onward={{ to: "/solo", label: say("solo-chart") }} />
  );
}
