/** Whether this browser can run the engine. It is fetched as soon as the page starts, so that games begin at once. */

import { create } from "zustand";
import { rules } from "../../answers/engine";
import { codeOf } from "../../problem";

export const useEngine = create<{ readonly trouble: string }>(() => ({ trouble: "" })); // the code of what went wrong

export function fetchEngine(): void {
  rules().catch((error: unknown) => useEngine.setState({ trouble: codeOf(error) }));
}
