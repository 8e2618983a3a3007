/** The sounds themselves, made on the spot: a peg into a board, water, a distant bagpipe. */

let context: AudioContext | null = null;

/** Where sounds are sent; null if there is nowhere. A browser lets a page make sounds only after a touch. */
export function speaker(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

function gain(air: AudioContext, at: number, loud: number, length: number): GainNode {
  const node = air.createGain();
  node.gain.setValueAtTime(loud, at);
  node.gain.exponentialRampToValueAtTime(0.0008, at + length);
  return node;
}

function noise(air: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = air.createBuffer(1, Math.ceil(air.sampleRate * seconds), air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = air.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** A peg going into a board: a hollow falling tone and a short click of wood. */
export function knock(air: AudioContext, at: number, pitch: number): void {
  const tone = air.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  tone.connect(gain(air, at, 0.2, 0.14)).connect(air.destination);
  tone.start(at);
  tone.stop(at + 0.16);
  const click = noise(air, 0.03);
  const band = air.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 5;
  click
    .connect(band)
    .connect(gain(air, at, 0.12, 0.03))
    .connect(air.destination);
  click.start(at);
}

/** Water closing over: soft noise through a falling filter. */
export function ripple(air: AudioContext, at: number): void {
  const water = noise(air, 0.5);
  const low = air.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.setValueAtTime(1_400, at);
  low.frequency.exponentialRampToValueAtTime(240, at + 0.45);
  water
    .connect(low)
    .connect(gain(air, at, 0.045, 0.48))
    .connect(air.destination);
  water.start(at);
}

/** A distant bagpipe: three notes of a reed over a drone, behind the hills. */
export function pipe(air: AudioContext, at: number): void {
  const hills = air.createBiquadFilter();
  hills.type = "lowpass";
  hills.frequency.value = 1_500;
  hills.connect(air.destination);
  for (const [pitch, start, length] of [
    [220, 0, 2.1],
    [440, 0.1, 0.5],
    [554.4, 0.6, 0.5],
    [659.3, 1.1, 1],
  ] as const) {
    const reed = air.createOscillator();
    const loud = air.createGain();
    reed.type = "sawtooth";
    reed.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at + start);
    loud.gain.linearRampToValueAtTime(0.035, at + start + 0.07);
    loud.gain.linearRampToValueAtTime(0, at + start + length);
    reed.connect(loud).connect(hills);
    reed.start(at + start);
    reed.stop(at + start + length);
  }
}
