/** The time between the frames of one movement; the first frame after a pause counts as a short one. */

const SHORT = 1 / 60;

export class FrameTimer {
  private last: number | null = null;

  /** Seconds since the last frame. */
  passed(): number {
    const now = performance.now() / 1000;
    const passed = this.last === null ? SHORT : now - this.last;
    this.last = now;
    return passed;
  }

  rest(): void {
    this.last = null;
  }
}
