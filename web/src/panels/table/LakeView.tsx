/** The lake of a room, in 3D or flat; the flat one is always there for keys and screen readers. */

import { Component, lazy, type ReactNode, Suspense, useState } from "react";
import type { Cell } from "../../geometry/cell";
import type { LakeProps } from "../../geometry/picture";
import FlatLake from "../../map/FlatLake";
import { LakeGrid } from "../../map/LakeGrid";
import { useSettings } from "../../store/device/settings";
import { useSay } from "../../words/say";
import { hasWebGl } from "./webgl";

const Scene3D = lazy(() => import("../../scene/Scene3D"));

interface LakeViewProps extends LakeProps {
  readonly onCursor: (cell: Cell | null) => void;
}

export function LakeView(props: LakeViewProps) {
  const say = useSay();
  const { view, quality, animation, figures } = useSettings();
  const [isBroken, setBroken] = useState(false);
  const flat = <FlatLake {...props} label={say("lake-label")} />;
  if (view === "flat" || !hasWebGl() || isBroken) return flat;
  return (
    <Fallback flat={flat} onBroken={() => setBroken(true)}>
      <Suspense fallback={flat}>
        <div className="deep-lake">
          <Scene3D
            {...props}
            quality={quality === "auto" ? undefined : quality}
            animation={animation}
            hasFigures={figures}
          />
          <div className="lake-twin">
            <LakeGrid {...props} label={say("lake-label")} />
          </div>
        </div>
      </Suspense>
    </Fallback>
  );
}

/** If the 3D lake fails, the flat one takes over. */
class Fallback extends Component<
  { flat: ReactNode; onBroken: () => void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.isBroken ? this.props.flat : this.props.children;
  }
}
