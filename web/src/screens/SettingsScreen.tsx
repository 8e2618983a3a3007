/** What a person can set; it is kept on the device. */

import { Options } from "../panels/Options";
import { PageHead } from "../panels/PageHead";
import { set, useSettings } from "../store/settings";
import { useLanguage, useSay } from "../words/say";
import { isLanguage, LANGUAGES, OWN_NAMES } from "../words/words";

export default function SettingsScreen() {
  const say = useSay();
  const settings = useSettings();
  const language = useLanguage();
  return (
    <main id="main" className="page">
      <PageHead title={say("settings")} />
      <div className="sheet stack">
        <Options
          legend={say("set-language")}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
          onChange={(value) => isLanguage(value) && set({ language: value })}
        />
        <Options
          legend={say("set-view")}
          value={settings.view}
          options={(["3d", "flat"] as const).map((value) => ({ value, label: say("set-view-value", { value }) }))}
          onChange={(view) => set({ view })}
        />
        <Options
          legend={say("set-theme")}
          value={settings.theme}
          options={(["system", "light", "dark"] as const).map((value) => ({ value, label: say("set-theme-value", { value }) }))}
          onChange={(theme) => set({ theme })}
        />
        <Options
          legend={say("set-animation")}
          value={settings.animation}
          options={(["normal", "fast", "off"] as const).map((value) => ({ value, label: say("set-animation-value", { value }) }))}
          onChange={(animation) => set({ animation })}
        />
        <Options
          legend={say("set-confirm")}
          value={settings.confirm}
          options={(["touch", "always", "never"] as const).map((value) => ({ value, label: say("set-confirm-value", { value }) }))}
          onChange={(confirm) => set({ confirm })}
        />
        <Options
          legend={say("set-sound")}
          value={settings.sound ? "on" : "off"}
          options={(["on", "off"] as const).map((value) => ({ value, label: say("on-off", { value }) }))}
          onChange={(value) => set({ sound: value === "on" })}
        />
        <Options
          legend={say("set-patterns")}
          value={settings.patterns ? "on" : "off"}
          options={(["on", "off"] as const).map((value) => ({ value, label: say("on-off", { value }) }))}
          onChange={(value) => set({ patterns: value === "on" })}
        />
        <Options
          legend={say("notation-label")}
          value={settings.notation}
          options={[
            { value: "words", label: say("notation-words") },
            { value: "short", label: say("notation-short") },
          ]}
          onChange={(notation) => set({ notation })}
        />
      </div>
    </main>
  );
}
