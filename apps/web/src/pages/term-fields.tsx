// Fields for the terms of a table, each with what it means.
import type { ComponentChildren } from 'preact';

interface Explained {
  readonly label: string;
  /** What it means. */
  readonly hint?: string;
  /** How it is filled in. */
  readonly form?: string;
}

interface Named {
  readonly name: string;
  readonly of: Explained;
}

interface ChoiceProps<T extends string> extends Named {
  readonly words: Readonly<Record<T, string>>;
  readonly options: readonly T[];
  readonly chosen?: T;
  /** What this server does not offer, and how that is said. */
  readonly missing?: readonly T[];
  readonly missed?: (what: string) => string;
  readonly onChoose?: (chosen: string) => void;
}

export function Choice<T extends string>({
  name,
  of,
  words: said,
  options,
  chosen,
  missing = [],
  missed = (what) => what,
  onChoose,
}: ChoiceProps<T>) {
  return (
    <Labelled {...of}>
      <select name={name} onChange={(event) => onChoose?.(event.currentTarget.value)}>
        {options.map((option) => {
          const isMissing = missing.includes(option);
          return (
            <option
              key={option}
              value={option}
              disabled={isMissing}
              selected={option === (chosen ?? options[0])}
            >
              {isMissing ? missed(said[option]) : said[option]}
            </option>
          );
        })}
      </select>
    </Labelled>
  );
}

interface CountProps extends Named {
  readonly least: number;
  readonly most: number;
  readonly value?: number;
  /** Parts of one are fine. */
  readonly isFine?: boolean;
  readonly onCount?: (count: number) => void;
}

export function Count({ name, of, least, most, value, isFine = false, onCount }: CountProps) {
  return (
    <Labelled {...of}>
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        step={isFine ? 'any' : 1}
        {...(value === undefined ? {} : { defaultValue: value })}
        onInput={(event) => onCount?.(event.currentTarget.valueAsNumber)}
      />
    </Labelled>
  );
}

interface TextProps extends Named {
  readonly pattern?: string;
  readonly isDate?: boolean;
  readonly required?: boolean;
}

export function Text({ name, of, isDate = false, ...input }: TextProps) {
  return (
    <Labelled {...of}>
      {isDate ? (
        <input name={name} type="date" {...input} />
      ) : (
        <input name={name} type="text" maxLength={2000} autocomplete="off" {...input} />
      )}
    </Labelled>
  );
}

export function Lines({ name, of, required = false }: Named & { readonly required?: boolean }) {
  return (
    <Labelled {...of}>
      <textarea name={name} rows={5} required={required} spellcheck={false} />
    </Labelled>
  );
}

export function Tick({ name, of: { label, hint }, isOn = false }: Named & { readonly isOn?: boolean }) {
  return (
    <label class="tick">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}

export function Labelled({
  label,
  hint,
  form,
  children,
}: Explained & { readonly children: ComponentChildren }) {
  return (
    <label>
      <span>{label}</span>
      <small>{[hint, form].filter((line) => line !== undefined).join(' ')}</small>
      {children}
    </label>
  );
}
