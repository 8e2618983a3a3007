/** Two switches at the top of a table: the lake in 3D or flat, and the sound. */

import { set, useSettings } from "../../store/device/settings";
import { useSay } from "../../words/say";
import { Icon } from "./Icon";

export function Switches() {
  const say = useSay();
  const { view, sound } = useSettings();
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => set({ view: view === "deep" ? "flat" : "deep" })}
        aria-label={say("switch-view", { view })}
      >
        <Icon sign={view === "deep" ? "map" : "cube"} />
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => set({ sound: !sound })}
        aria-pressed={sound}
        aria-label={say("set-sound")}
      >
        <Icon sign={sound ? "sound" : "mute"} />
      </button>
    </>
  );
}
