/** A button that is never disabled outright: whoever is on it by keyboard stays there. */

import type { ReactNode, Ref } from "react";

interface SteadyButtonProps {
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly className?: string;
  readonly label?: string; // where no words stand on it
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function SteadyButton({ isOff, onPress, className, label, ref, children }: SteadyButtonProps) {
  return (
    <button
      type="button"
      className={className}
      ref={ref}
      aria-disabled={isOff}
      aria-label={label}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  );
}
