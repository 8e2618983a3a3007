/** A drawing of the lake as a picture file, with the position line inside it. */

const SIZE = 1200;
const FOOT = 150;
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "fill-opacity",
  "font",
  "text-anchor",
  "display",
];

export async function savePhoto(frame: HTMLElement, position: string, caption: string): Promise<void> {
  const drawing = frame.querySelector("svg.lake-drawing");
  if (!drawing) return;
  const image = await load(standalone(drawing));
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE + FOOT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(frame);
  pen.fillStyle = "#fffdf6";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 40, 40, SIZE - 80, SIZE - 80);
  pen.fillStyle = "#1f2d36";
  pen.textAlign = "center";
  pen.font = `700 52px ${style.getPropertyValue("--serif")}`;
  pen.fillText(caption, SIZE / 2, SIZE + 42, SIZE - 80);
  pen.font = `400 24px ${style.getPropertyValue("--sans")}`;
  pen.fillText(position, SIZE / 2, SIZE + 100, SIZE - 80);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob)
    download(new Blob([await withText(blob, "Position", position)], { type: "image/png" }), "monster-of-the-year.png");
}

/** The drawing with every style written into it, as a page of its own. */
function standalone(drawing: Element): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((element, i) => {
    const computed = getComputedStyle(element);
    const target = copies[i] as SVGElement | undefined;
    for (const name of STYLES) target?.style.setProperty(name, computed.getPropertyValue(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(SIZE));
  copy.setAttribute("height", String(SIZE));
  return new XMLSerializer().serializeToString(copy);
}

function load(text: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error("the drawing could not be read"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });
}

/** A PNG with a text chunk after its header. */
async function withText(png: Blob, key: string, text: string): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const body = new TextEncoder().encode(`tEXt${key}\0${text}`);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc(body));
  const header = 33; // signature and IHDR
  const result = new Uint8Array(bytes.length + chunk.length);
  result.set(bytes.subarray(0, header), 0);
  result.set(chunk, header);
  result.set(bytes.subarray(header), header + chunk.length);
  return result.buffer;
}

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
