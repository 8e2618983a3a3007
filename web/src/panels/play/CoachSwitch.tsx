/** The switch of the coach, who asks before a blunder. */

import { useId } from "react";
import { set, useSettings } from "../../store/device/settings";
import { useSay } from "../../words/say";

export function CoachSwitch() {
  const say = useSay();
  const id = useId();
  const isOn = useSettings((settings) => settings.coach);
  return (
    <div className="coach-switch">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={(event) => set({ coach: event.target.checked })}
        />
        <span>{say("set-coach")}</span>
      </label>
      <p className="hint-text" id={id}>
        {say("coach-about")}
      </p>
    </div>
  );
}
