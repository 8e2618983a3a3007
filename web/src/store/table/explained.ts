/** What has been explained on this device, and need not be again. */

import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Explained {
  readonly rings: boolean; // that they belong to the head or to the tail
}

export const useExplained = create<Explained>()(
  persist((): Explained => ({ rings: false }), { name: "blockness-explained" }),
);

export function noteExplained(): void {
  useExplained.setState({ rings: true });
}
