/** A row of options, one of which is chosen. */

import { type ReactNode, useId } from "react";

interface OptionsProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly name?: string }[];
  readonly onChange: (value: Value) => void;
  readonly isLegendHidden?: boolean;
}

export function Options<Value extends string>({
  legend,
  value,
  options,
  onChange,
  isLegendHidden,
}: OptionsProps<Value>) {
  const group = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? "sr-only" : undefined}>{legend}</legend>
      <div className="options">
        {options.map((option) => (
          <label key={option.value} className="option">
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
