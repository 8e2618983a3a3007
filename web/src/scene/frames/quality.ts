/** How much a machine can draw: three steps, chosen by what it says about itself and by how well it does. */

export type Quality = "low" | "medium" | "high";

export interface QualityStep {
  readonly shadow: number; // pixels on each side; 0 is none
  readonly antialias: boolean;
  readonly ratio: number; // the most pixels per CSS pixel
  readonly sides: number; // of a tube
  readonly step: number; // along a tube
  readonly isEmbossed: boolean; // whether scales catch the light
}

export const STEPS: Readonly<Record<Quality, QualityStep>> = {
  low: { shadow: 0, antialias: false, ratio: 1, sides: 10, step: 0.24, isEmbossed: false },
  medium: { shadow: 1024, antialias: true, ratio: 1.5, sides: 12, step: 0.18, isEmbossed: true },
  high: { shadow: 2048, antialias: true, ratio: 2, sides: 16, step: 0.12, isEmbossed: true },
};

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** A first guess; drawing slowly lowers it later. */
export function guessQuality(renderer: string, cores: number, isCoarse: boolean): Quality {
  if (SOFTWARE.test(renderer) || cores <= 2) return "low";
  return isCoarse || cores <= 4 ? "medium" : "high";
}

export function lower(quality: Quality): Quality {
  return quality === "high" ? "medium" : "low";
}

/** What draws here, in the browser's words; null if there is no WebGL. */
function rendererName(): string | null {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return null;
  const about = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(about ? about.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext(); // contexts are few
  return name;
}

export function chooseQuality(): Quality {
  return guessQuality(
    rendererName() ?? "",
    navigator.hardwareConcurrency || 4,
    matchMedia("(pointer: coarse)").matches,
  );
}
