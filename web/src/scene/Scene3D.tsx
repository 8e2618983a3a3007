/** The lake in 3D: a canvas that draws the same picture as the flat lake, and only when something changes. */

import { createRoot, extend, type ReconcilerRoot } from "@react-three/fiber";
import { type FC, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  type WebGLRenderer,
} from "three";
import type { LakeProps } from "../geometry/picture";
import type { Arch } from "../geometry/position";
import type { Taps } from "./camera/Pointing";
import { Probe } from "./camera/probe";
import type { View } from "./camera/view";
import { chooseQuality, lower, type Quality, STEPS } from "./frames/quality";
import { useReducedMotion, useTheme } from "./frames/usePreferences";
import { Stage } from "./Stage";
import "../style/scene.css";

extend({ DirectionalLight, Group, HemisphereLight, InstancedMesh, Mesh }); // not all of three: all of it would be sent

type Animation = "off" | "fast" | "normal";

interface SceneProps extends LakeProps {
  readonly quality?: Quality | undefined; // chosen automatically when left out
  readonly animation?: Animation | undefined;
  readonly theme?: "light" | "dark" | undefined; // of the page when left out
  readonly hasFigures?: boolean | undefined; // whether the heights are written on the arches
  readonly onReset?: (() => void) | undefined; // the person sent the camera home
  readonly onArch?: ((arch: Arch) => void) | undefined; // a tap on an arch; without it the cell below is reported
  readonly onReady?: ((probe: Probe) => void) | undefined; // to take photos
}

const PACES: Readonly<Record<Animation, number>> = { off: 0, fast: 0.3, normal: 0.5 };

const Scene3D: FC<SceneProps> = ({
  picture,
  quality,
  animation = "normal",
  theme,
  hasFigures = true,
  onCell,
  onGhost,
  onCancel,
  onHover,
  onReset,
  onArch,
  onReady,
}) => {
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ readonly root: ReconcilerRoot<HTMLCanvasElement>; readonly probe: Probe } | null>(
    null,
  );
  const [failure, setFailure] = useState<unknown>(null);
  const [guess, setGuess] = useState<Quality>(() => quality ?? chooseQuality());
  const pageTheme = useTheme();
  const isStill = useReducedMotion();
  const step = STEPS[quality ?? guess];
  const taps = useRef<Taps>({ onCell, onGhost, onCancel, onHover, onReset, onArch });
  const memory = useRef<View | null>(null);
  const ready = useRef(onReady);
  useLayoutEffect(() => {
    taps.current = { onCell, onGhost, onCancel, onHover, onReset, onArch };
    ready.current = onReady;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const canvas = document.createElement("canvas"); // a new one each time: a root that goes takes its context with it
    canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none;outline:none";
    canvas.setAttribute("aria-hidden", "true"); // the flat lake is its twin in words
    element.append(canvas);
    const probe = new Probe(element);
    const root = createRoot(canvas);
    let isGone = false;
    const configure = async ({ width, height }: DOMRect): Promise<void> => {
      await root.configure({
        frameloop: "demand",
        size: { width, height, top: 0, left: 0 },
        dpr: Math.min(window.devicePixelRatio || 1, step.ratio),
        shadows: { enabled: true, type: PCFShadowMap, autoUpdate: false },
        gl: {
          antialias: step.antialias,
          toneMapping: NeutralToneMapping,
          toneMappingExposure: 1.12,
          powerPreference: "high-performance",
        },
        onCreated: ({ gl, invalidate }) => survive(gl, element, invalidate),
      });
      if (!isGone) setMade((before) => before ?? { root, probe });
    };
    const fit = (): void => {
      const size = element.getBoundingClientRect();
      if (isGone || size.width === 0 || size.height === 0) return;
      configure(size).catch((reason: unknown) => isGone || setFailure(reason));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      setMade(null);
      root.unmount();
      canvas.remove();
    };
  }, [step]);

  useEffect(() => {
    if (!made) return;
    window.__scene = made.probe;
    ready.current?.(made.probe);
    return () => {
      delete window.__scene;
    };
  }, [made]);

  useEffect(() => {
    made?.root.render(
      <Stage
        picture={picture}
        theme={theme ?? pageTheme}
        step={step}
        pace={isStill ? 0 : PACES[animation]}
        taps={taps}
        probe={made.probe}
        memory={memory}
        layer={layer}
        hasFigures={hasFigures}
        onSlow={() => setGuess(lower)}
      />,
    );
  }, [made, picture, theme, pageTheme, step, isStill, animation, hasFigures]);

  if (failure) throw failure; // no WebGL after all: the page shows the flat lake instead
  return (
    <div ref={box} className="scene" data-quality={quality ?? guess}>
      <div ref={layer} className="scene-figures" aria-hidden="true" />
    </div>
  );
};

export default Scene3D;

/** three restores a lost context by itself; all that is left is to draw again. */
function survive(gl: WebGLRenderer, element: HTMLElement, invalidate: () => void): void {
  gl.domElement.addEventListener("webglcontextlost", () => {
    element.dataset["context"] = "lost";
  });
  gl.domElement.addEventListener("webglcontextrestored", () => {
    element.dataset["context"] = "restored";
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });
}
