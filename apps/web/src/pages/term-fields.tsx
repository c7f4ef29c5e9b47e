// Fields for the terms of a table: a choice of words, and a count, each with what it means.
interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly chosen?: T;
  readonly hint?: string;
}

export function Choice<T extends string>({
  name,
  label,
  options,
  words: said,
  chosen,
  hint,
}: ChoiceProps<T>) {
  return (
    <label>
      <span>{label}</span>
      {hint !== undefined && <small>{hint}</small>}
      <select name={name}>
        {options.map((option) => (
          <option key={option} value={option} selected={option === (chosen ?? options[0])}>
            {said[option]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountProps {
  readonly name: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value?: number;
  readonly hint?: string;
}

export function Count({ name, label, least, most, value, hint }: CountProps) {
  return (
    <label>
      <span>{label}</span>
      {hint !== undefined && <small>{hint}</small>}
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        {...(value === undefined ? {} : { defaultValue: value })}
      />
    </label>
  );
}
