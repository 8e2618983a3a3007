/** The kernels' memory: areas of it, and the numbers in them. Nothing outside this folder knows an address. */

import type { Doors } from "./layout";

export type Kind = "i8" | "u8" | "i16" | "u16" | "i32" | "i64" | "u64" | "f32" | "f64";

/** Where a field begins in its record, and what kind of numbers it holds. */
export interface Field {
  readonly at: number;
  readonly kind: Kind;
}

interface NumberKind {
  readonly size: number;
  readonly read: (view: DataView, at: number) => number;
  readonly write: (view: DataView, at: number, value: number) => void;
}

const NUMBERS: Readonly<Record<Kind, NumberKind>> = {
  i8: { size: 1, read: (view, at) => view.getInt8(at), write: (view, at, value) => view.setInt8(at, value) },
  u8: { size: 1, read: (view, at) => view.getUint8(at), write: (view, at, value) => view.setUint8(at, value) },
  i16: { size: 2, read: (view, at) => view.getInt16(at, true), write: (view, at, n) => view.setInt16(at, n, true) },
  u16: { size: 2, read: (view, at) => view.getUint16(at, true), write: (view, at, n) => view.setUint16(at, n, true) },
  i32: { size: 4, read: (view, at) => view.getInt32(at, true), write: (view, at, n) => view.setInt32(at, n, true) },
  f32: { size: 4, read: (view, at) => view.getFloat32(at, true), write: (view, at, n) => view.setFloat32(at, n, true) },
  f64: { size: 8, read: (view, at) => view.getFloat64(at, true), write: (view, at, n) => view.setFloat64(at, n, true) },
  i64: {
    size: 8,
    read: (view, at) => Number(view.getBigInt64(at, true)),
    write: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  },
  u64: {
    size: 8,
    read: (view, at) => Number(view.getBigUint64(at, true)),
    write: (view, at, value) => view.setBigUint64(at, BigInt(value), true),
  },
};
const PAGE = 65_536;
const ALIGNED = 16;

export class Module {
  readonly doors: Doors;
  readonly #memory: WebAssembly.Memory;
  readonly #most: number; // bytes
  readonly #areas = new Map<string, number>();
  #top: number;
  #view: DataView;

  constructor(instance: WebAssembly.Instance, most: number) {
    this.doors = instance.exports as unknown as Doors;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    this.#top = (instance.exports["__heap_base"] as WebAssembly.Global).value;
    this.#most = most;
    this.#view = new DataView(this.#memory.buffer);
  }

  /** The address of an area, all zeros when it is first asked for; it stays where it is. */
  area(name: string, bytes: number): number {
    const known = this.#areas.get(name);
    if (known !== undefined) return known;
    const at = Math.ceil(this.#top / ALIGNED) * ALIGNED;
    this.#reserve(at + bytes);
    this.#top = at + bytes;
    this.#areas.set(name, at);
    return at;
  }

  /** An area that begins with that many zeros. */
  cleared(name: string, bytes: number, size = bytes): number {
    const isNew = !this.#areas.has(name);
    const at = this.area(name, size);
    if (!isNew) this.bytes(at, bytes).fill(0);
    return at;
  }

  #reserve(end: number): void {
    const missing = end - this.#memory.buffer.byteLength;
    if (missing <= 0) return;
    if (end > this.#most) throw new RangeError(`this takes more than ${this.#most >> 20} MB of memory`);
    this.#memory.grow(Math.ceil(missing / PAGE));
    this.#view = new DataView(this.#memory.buffer);
  }

  /** Part of the memory as it is now; good until the next area is asked for. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, length);
  }

  get(record: number, { at, kind }: Field, index = 0): number {
    const { size, read } = NUMBERS[kind];
    return read(this.#view, record + at + index * size);
  }

  set(record: number, { at, kind }: Field, value: number, index = 0): void {
    const { size, write } = NUMBERS[kind];
    write(this.#view, record + at + index * size, value);
  }
}
