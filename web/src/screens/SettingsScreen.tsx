/** What a person can set: it takes effect at once and is kept on the device. */

import { useMemo } from "react";
import type { Picture } from "../geometry/picture";
import { parsePosition } from "../geometry/position";
import { LakeDrawing } from "../map/FlatLake";
import { Options } from "../panels/kit/Options";
import { PageHead } from "../panels/kit/PageHead";
import { InstallButton } from "../panels/page/InstallButton";
import { soundMove } from "../sound/sounds";
import { DEFAULTS, type Settings, set, useSettings } from "../store/device/settings";
import data from "../store/lesson/examples.json";
import { isLanguage, LANGUAGES, OWN_NAMES } from "../words/languages";
import { useLanguage, useSay } from "../words/say";
import "../style/settings.css";

export default function SettingsScreen() {
  const say = useSay();
  return (
    <main id="main" className="page settings">
      <PageHead title={say("settings")} />
      <SettingsBody />
    </main>
  );
}

/** All but the head, for the screen and for the sheet over a table. */
export function SettingsBody() {
  const say = useSay();
  const settings = useSettings();
  const language = useLanguage();
  const isUsual = (Object.keys(DEFAULTS) as (keyof Settings)[]).every((name) => settings[name] === DEFAULTS[name]);
  return (
    <>
      <div className="settings-columns">
        <section className="sheet stack" aria-labelledby="set-looks">
          <h2 id="set-looks">{say("set-looks")}</h2>
          <Options
            legend={say("set-language")}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: <bdi lang={value}>{OWN_NAMES[value]}</bdi> }))}
            onChange={(value) => isLanguage(value) && set({ language: value })}
          />
          <Choice name="theme" values={["system", "light", "dark"]} />
          <Choice name="view" values={["deep", "flat"]} />
          {settings.view === "deep" && <Choice name="quality" values={["auto", "low", "medium", "high"]} />}
          {settings.view === "deep" && <Switch name="figures" />}
          <Choice name="colours" values={["usual", "contrast"]} />
          <Switch name="patterns" />
        </section>
        <div className="settings-side">
          <div className="settings-sample">
            <Sample />
          </div>
          <section className="sheet stack" aria-labelledby="set-play">
            <h2 id="set-play">{say("set-play")}</h2>
            <Choice name="confirm" values={["touch", "always", "never"]} />
            <Choice name="animation" values={["normal", "fast", "off"]} />
            <Switch name="sound" onChange={(isOn) => isOn && soundMove()} />
            <div>
              <Switch name="coach" />
              <p className="hint-text">{say("coach-about")}</p>
            </div>
            <Options
              legend={say("notation-label")}
              value={settings.notation}
              options={[
                { value: "words", label: say("notation-words") },
                { value: "short", label: say("notation-short") },
              ]}
              onChange={(notation) => set({ notation })}
            />
          </section>
        </div>
      </div>
      <p className="hint-text">{say("set-kept")}</p>
      <div className="row">
        <InstallButton />
        <button type="button" disabled={isUsual} onClick={() => set(DEFAULTS)}>
          {say("set-reset")}
        </button>
      </div>
    </>
  );
}

type Worded = "theme" | "view" | "quality" | "colours" | "confirm" | "animation";

/** A setting whose values have words: `set-NAME` and `set-NAME-value`. */
function Choice<Name extends Worded>({ name, values }: { name: Name; values: readonly Settings[Name][] }) {
  const say = useSay();
  const value = useSettings((settings) => settings[name]);
  return (
    <Options
      legend={say(`set-${name}`)}
      value={value}
      options={values.map((one) => ({ value: one, label: say(`set-${name}-value`, { value: one }) }))}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
}

function Switch({
  name,
  onChange,
}: {
  name: "sound" | "patterns" | "figures" | "coach";
  onChange?: (isOn: boolean) => void;
}) {
  const say = useSay();
  const isOn = useSettings((settings) => settings[name]);
  return (
    <Options
      legend={say(`set-${name}`)}
      value={isOn ? "on" : "off"}
      options={(["on", "off"] as const).map((value) => ({ value, label: say("on-off", { value }) }))}
      onChange={(value) => {
        set({ [name]: value === "on" });
        onChange?.(value === "on");
      }}
    />
  );
}

/** How it looks now. */
function Sample() {
  const picture = useMemo((): Picture => {
    const position = parsePosition(data.sample);
    const none = { rings: [], ghost: null, last: null, blocked: [], winners: [], cursor: null, side: null };
    return { seats: position.monsters.length, position, ...none };
  }, []);
  return <LakeDrawing picture={picture} />;
}
