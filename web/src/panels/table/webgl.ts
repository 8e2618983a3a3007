/** Whether this device can draw in 3D. Finding out takes a while on some, so it is asked once, and best before a game. */

let answer: boolean | undefined;

export function hasWebGl(): boolean {
  answer ??= ask();
  return answer;
}

function ask(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}
