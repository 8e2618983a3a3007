/** Which computer takes a seat? */

import { useState } from "react";
import { LEVELS } from "../../box";
import { useSay } from "../../words/say";
import { LevelChoice } from "./LevelChoice";
import { Sheet } from "./Sheet";

export function LevelSheet({ onChoose, onClose }: { onChoose: (level: string) => void; onClose: () => void }) {
  const say = useSay();
  const [level, setLevel] = useState<string>(LEVELS[2]);
  const seat = () => {
    onChoose(level);
    onClose();
  };
  return (
    <Sheet title={say("employ")} isOpen onClose={onClose}>
      <LevelChoice legend={say("place-level")} value={level} onChange={setLevel} />
      <button type="button" className="primary big" onClick={seat}>
        {say("employ-this", { level })}
      </button>
    </Sheet>
  );
}
