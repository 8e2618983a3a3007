/** What has been explained on this device, and need not be again. */

import { create } from "zustand";
import { persist } from "zustand/middleware";
import { forgivingStorage } from "../../device/storage";

interface Explained {
  readonly rings: boolean; // that they belong to the head or to the tail
}

export const useExplained = create<Explained>()(
  persist((): Explained => ({ rings: false }), { name: "blockness-explained", storage: forgivingStorage() }),
);

export function noteExplained(): void {
  useExplained.setState({ rings: true });
}
