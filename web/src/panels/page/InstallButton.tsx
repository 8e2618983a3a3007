/** Installs the game on the device, where the browser offers that. */

import { useState } from "react";
import { install, useOffline } from "../../store/device/offline";
import { useSay } from "../../words/say";
import { Icon } from "../kit/Icon";

export function InstallButton() {
  const say = useSay();
  const canInstall = useOffline((offline) => offline.canInstall);
  const [isBusy, setBusy] = useState(false);
  if (!canInstall) return null;
  const onClick = async () => {
    setBusy(true);
    await install();
    setBusy(false);
  };
  return (
    <button type="button" className="primary" disabled={isBusy} onClick={() => void onClick()}>
      <Icon sign="save" />
      {say("install")}
    </button>
  );
}
