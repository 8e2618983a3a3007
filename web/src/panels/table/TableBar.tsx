/** The top of a table: the way home, its name, the view, the sound, and what else can be done there. */

import type { ReactNode } from "react";
import { useSay } from "../../words/say";
import { Anchor } from "../kit/Anchor";
import { Icon } from "../kit/Icon";
import { Switches } from "../kit/Switches";

export function TableBar({ name, children }: { name: ReactNode; children: ReactNode }) {
  const say = useSay();
  return (
    <header className="room-bar">
      <Anchor to="/" className="button quiet" label={say("to-start")}>
        <Icon sign="home" />
      </Anchor>
      <p className="room-name">{name}</p>
      <Switches />
      {children}
    </header>
  );
}

export function SettingsLink() {
  const say = useSay();
  return (
    <Anchor to="/settings" className="button quiet" label={say("settings")}>
      <Icon sign="gear" />
    </Anchor>
  );
}
