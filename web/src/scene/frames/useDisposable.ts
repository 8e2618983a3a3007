/** Something made for the graphics card, disposed of when it is made again. */

import { type DependencyList, useEffect, useMemo } from "react";

export function useDisposable<T extends { dispose: () => void }>(make: () => T, needs: DependencyList): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists what it needs
  const made = useMemo(make, needs);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
