/** A puzzle that somebody made: all of it is in the link, after the hash, so no server has to keep it. */

import { useEffect } from "react";
import { codeOf, isPassing, Problem, readPuzzle } from "../link/api";
import { PuzzlePage } from "../panels/puzzle/PuzzlePage";
import { useRoute } from "../store/device/route";
import { closePuzzle, openPuzzle } from "../store/puzzle/puzzle";
import { useSay } from "../words/say";

const MOST = 1200; // characters of a puzzle's line

export default function SharedPuzzle() {
  const say = useSay();
  const hash = useRoute((route) => route.hash);
  const name = `shared ${hash}`;
  useEffect(() => {
    void openPuzzle(name, () => find(hash));
    return () => closePuzzle(name);
  }, [name, hash]);
  return (
    <PuzzlePage key={hash} name={name} title={say("solo-shared")} onward={{ to: "/solo", label: say("solo-chart") }} />
  );
}

/** Read a link; unless the server is at fault, whatever is wrong with it, it is no puzzle. */
async function find(hash: string) {
  const text = plain(hash);
  if (!text || text.length > MOST) throw new Problem("invalid-puzzle", {});
  try {
    return await readPuzzle(text);
  } catch (error) {
    throw isPassing(codeOf(error)) ? error : new Problem("invalid-puzzle", {});
  }
}

/** Underscores stand for blanks; some programs write signs with percent signs. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash).replaceAll("_", " ").trim();
  } catch {
    return "";
  }
}
