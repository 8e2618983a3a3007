/** Something made for the graphics card that is thrown away when it is made anew. */

import { type DependencyList, useEffect, useMemo } from "react";

export function useDisposable<T extends { dispose: () => void }>(make: () => T, needs: DependencyList): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists what it needs
  const made = useMemo(make, needs);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
