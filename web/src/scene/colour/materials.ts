/** The materials: glossy skins with embossed scales, felt and wood, water and paper, all made here, none fetched. */

import {
  BackSide,
  Color,
  DataTexture,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from "three";
import type { Colour } from "../../geometry/position";
import { CLEARING, CLEARING_UNIFORMS, type Clearings } from "./clearings";
import { type Palette, SKIN_COLOURS } from "./palette";
import { RELIEFS, tileOf } from "./patterns";

const TILE = 128;

/** A skin in a colour: scales stand out in light and in tone, and it opens up in front of what must be seen. */
export function skinMaterial(
  colour: Colour,
  palette: Palette,
  isEmbossed: boolean,
  clearings: Clearings,
): MeshPhongMaterial {
  const tile = tileOf(RELIEFS[colour], TILE);
  const material = new MeshPhongMaterial({
    vertexColors: true,
    map: texture(tile, SKIN_COLOURS[colour].shade, true),
    bumpMap: isEmbossed ? texture(tile, 0, false) : null,
    bumpScale: 1.6,
    specular: "#6a6258",
    shininess: 60,
  });
  return glossy(material, palette, 0.55, clearings);
}

/** Wood, stone, wool and faces: painted, no pattern. */
export function plainMaterial(palette: Palette, gloss: number): MeshPhongMaterial {
  return glossy(new MeshPhongMaterial({ vertexColors: true, specular: "#2a2620", shininess: 25 }), palette, gloss);
}

/** The layers of the model: a fine grain on the land, soft light and dark patches everywhere. */
export function layerMaterial(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true });
  inject(material, "layer", (fragment) =>
    fragment.replace(
      "#include <color_fragment>",
      `#include <color_fragment>
      float patches = noise(vPlace.xz * 0.9) * 0.6 + noise(vPlace.xz * 3.1) * 0.4;
      float grain = noise(vPlace.xz * 23.0);
      diffuseColor.rgb *= 0.9 + 0.2 * patches + (vPlace.y > 0.03 ? 0.16 * (grain - 0.5) : 0.05 * (grain - 0.5));`,
    ),
  );
  return material;
}

/** The sheet under it: a survey map whose contours run on beyond the model. */
export function paperMaterial(palette: Palette): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: palette.paper });
  inject(
    material,
    "paper",
    (fragment) =>
      fragment.replace("void main() {", `uniform vec3 ink;\nuniform vec3 gridInk;\nvoid main() {`).replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        float away = length(vPlace.xz);
        float ground = (noise(vPlace.xz * 0.16 + 7.0) * 0.7 + noise(vPlace.xz * 0.4) * 0.3) * 11.0 + away * 0.22;
        float nearness = abs(fract(ground) - 0.5) / fwidth(ground);
        float fifth = step(0.8, fract(floor(ground) / 5.0 + 0.01));
        float line = 1.0 - smoothstep(0.5 + fifth, 1.4 + fifth, nearness);
        vec2 cells = abs(fract((vPlace.xz - 0.5) / 4.0 - 0.5) - 0.5) * 4.0 / fwidth(vPlace.xz);
        float grid = 1.0 - smoothstep(0.4, 1.2, min(cells.x, cells.y));
        diffuseColor.rgb = mix(diffuseColor.rgb, gridInk, 0.45 * grid);
        diffuseColor.rgb = mix(diffuseColor.rgb, ink, 0.55 * line);`,
      ),
    { ink: { value: new Color(palette.ink) }, gridInk: { value: new Color(palette.grid) } },
  );
  return material;
}

/** The surface of the water: nearly clear, with the sky and a little sun in it. */
export function waterMaterial(palette: Palette): MeshPhongMaterial {
  const material = new MeshPhongMaterial({
    color: palette.water,
    transparent: true,
    opacity: 0.2,
    depthWrite: false,
    specular: "#fff0d8",
    shininess: 90,
  });
  inject(
    material,
    "water",
    (fragment) =>
      fragment
        .replace("void main() {", "uniform vec3 mirrored;\nvoid main() {")
        .replace(
          "#include <normal_fragment_maps>",
          `vec2 at = vPlace.xz * vec2(0.9, 2.4);
          float here = noise(at) + 0.5 * noise(at * 2.3 + 4.0);
          float east = noise(at + vec2(0.08, 0.0)) + 0.5 * noise((at + vec2(0.08, 0.0)) * 2.3 + 4.0);
          float north = noise(at + vec2(0.0, 0.08)) + 0.5 * noise((at + vec2(0.0, 0.08)) * 2.3 + 4.0);
          vec3 ripple = normalize(vec3((here - east) * 1.1, 1.0, (here - north) * 1.1));
          normal = normalize((viewMatrix * vec4(ripple, 0.0)).xyz);`,
        )
        .replace(
          "#include <opaque_fragment>",
          `float glance = pow(1.0 - saturate(dot(normalize(vViewPosition), normal)), 2.5);
          float drawn = 1.0 - smoothstep(0.0, 0.035, abs(here - 0.86));
          float crest = 0.3 * drawn * smoothstep(0.45, 0.6, noise(vPlace.xz * 0.8 + 3.0));
          outgoingLight = mix(outgoingLight, mirrored, saturate(glance + crest));
          diffuseColor.a = saturate(diffuseColor.a + 0.75 * glance + crest);
          #include <opaque_fragment>`,
        ),
    { mirrored: { value: new Color(palette.gloss) } },
  );
  return material;
}

/** A flat colour that light does not change: rings, marks, outlines. */
export function flatMaterial(colour: string, opacity = 1): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: colour, transparent: opacity < 1, opacity, toneMapped: false });
}

/** The rim that shows around an arch when this is drawn on a swollen copy of it. */
export function rimMaterial(colour: string, clearings: Clearings): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: colour, side: BackSide, toneMapped: false });
  const open = (fragment: string): string =>
    fragment.replace("void main() {", `${CLEARING_UNIFORMS}void main() {\n${CLEARING}`);
  inject(material, "rim", open, clearings.uniforms);
  return material;
}

/** The same skin at half strength; an illegal try is hatched in red. */
export function ghostMaterial(skin: MeshPhongMaterial, isLegal: boolean, wrong: string): MeshPhongMaterial {
  const ghost = new MeshPhongMaterial({
    vertexColors: true,
    map: skin.map,
    bumpMap: skin.bumpMap,
    bumpScale: skin.bumpScale,
    specular: skin.specular,
    shininess: skin.shininess,
    transparent: true,
    opacity: isLegal ? 0.62 : 0.95,
  });
  if (isLegal) return ghost;
  inject(
    ghost,
    "hatched",
    (fragment) =>
      fragment.replace("void main() {", "uniform vec3 wrong;\nvoid main() {").replace(
        "#include <color_fragment>",
        `#include <color_fragment>
          float hatch = fract((vPlace.x + vPlace.z + vPlace.y) * 3.2);
          float isStripe = smoothstep(0.42, 0.46, hatch) * (1.0 - smoothstep(0.96, 1.0, hatch));
          diffuseColor.rgb = mix(vec3(1.0), wrong, isStripe);
          diffuseColor.a *= mix(0.35, 1.0, isStripe);`,
      ),
    { wrong: { value: new Color(wrong) } },
  );
  return ghost;
}

function texture(tile: Uint8Array, least: number, isColour: boolean): DataTexture {
  const pixels = new Uint8Array(tile.length * 4);
  tile.forEach((height, i) => {
    const tone = 255 * least + height * (1 - least);
    pixels.set([tone, tone, tone, 255], i * 4);
  });
  const made = new DataTexture(pixels, TILE, TILE);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 4;
  if (isColour) made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}

/** Let a material mirror the sky, brighter at a grazing angle: cheap, and enough for a toy. */
function glossy(
  material: MeshPhongMaterial,
  palette: Palette,
  strength: number,
  clearings?: Clearings,
): MeshPhongMaterial {
  const [declared, first] = clearings ? [CLEARING_UNIFORMS, CLEARING] : ["", ""];
  inject(
    material,
    `glossy ${strength} ${clearings ? "cleared" : ""}`,
    (fragment) =>
      fragment.replace("void main() {", `uniform vec3 mirrored;\n${declared}void main() {\n${first}`).replace(
        "#include <opaque_fragment>",
        `vec3 towards = normalize(vViewPosition);
          float glance = pow(1.0 - saturate(dot(towards, normal)), 3.0);
          float skyward = smoothstep(0.15, 0.95, dot(reflect(-towards, normal), normalize((viewMatrix * vec4(0.1, 1.0, 0.1, 0.0)).xyz)));
          outgoingLight += ${strength.toFixed(2)} * skyward * (0.1 + 0.9 * glance) * mirrored;
          #include <opaque_fragment>`,
      ),
    { mirrored: { value: new Color(palette.gloss) }, ...clearings?.uniforms },
  );
  return material;
}

const NOISE = `
varying vec3 vPlace;
float scatter(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(scatter(i), scatter(i + vec2(1.0, 0.0)), f.x), mix(scatter(i + vec2(0.0, 1.0)), scatter(i + 1.0), f.x), f.y);
}
`;

/** Add lines to a material's shader; `vPlace` is the point in the world. */
function inject(
  material: MeshPhongMaterial | MeshLambertMaterial | MeshBasicMaterial,
  name: string,
  change: (fragment: string) => string,
  uniforms: Readonly<Record<string, IUniform>> = {},
): void {
  material.onBeforeCompile = (program) => {
    Object.assign(program.uniforms, uniforms);
    program.vertexShader = `varying vec3 vPlace;\n${program.vertexShader}`.replace(
      "#include <project_vertex>",
      "#include <project_vertex>\nvec4 spot = vec4(transformed, 1.0);\n#ifdef USE_INSTANCING\nspot = instanceMatrix * spot;\n#endif\nvPlace = (modelMatrix * spot).xyz;",
    );
    program.fragmentShader = `${NOISE}${change(program.fragmentShader)}`;
  };
  material.customProgramCacheKey = () => name;
}
