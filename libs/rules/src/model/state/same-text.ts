// Writes equal values as equal text, whatever the order of their members: a state read back from a log, or a
// command from a store, may have its members in another order. Members under ids are sorted by id.
export const comparableText = (value: unknown): string => textOf(value, null);

/** `kept`: gets the texts that were written before, and a hole is left for each. */
function textOf(value: unknown, kept: Text[] | null): string {
  if (typeof value !== 'object' || value === null) return plainText(value);
  if (value instanceof Text) {
    if (kept === null) return value.text;
    kept.push(value);
    return HOLE;
  }
  let text = '';
  if (Array.isArray(value)) {
    for (const member of value) text += `${text === '' ? '' : ','}${textOf(member, kept)}`;
    return `[${text}]`;
  }
  for (const key of inOrder(Object.keys(value))) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}"${key}":${textOf(member, kept)}`;
  }
  return `{${text}}`;
}

/** No other text has this character, because JSON escapes it. */
const HOLE = '\u0000';
const ID = /("[oe]\d+")/;

/** The text of a value, written before. */
export class Text {
  private parts: readonly string[] | undefined;

  constructor(readonly text: string) {}

  /** What stands before, between and after the ids, and the ids: every second part. */
  get aroundIds(): readonly string[] {
    return (this.parts ??= this.text.split(ID));
  }
}

/** The text of the value with other names for its objects and effects. */
export function textByNames(value: unknown, nameOf: (id: string) => string): string {
  const kept: Text[] = [];
  let text = '';
  const add = (parts: readonly string[]): void => {
    let isId = false;
    for (const part of parts) {
      text += isId ? nameOf(part) : part;
      isId = !isId;
    }
  };
  textOf(value, kept)
    .split(HOLE)
    .forEach((between, nth) => {
      if (between.includes('"')) add(between.split(ID));
      else text += between;
      const next = kept[nth];
      if (next !== undefined) add(next.aroundIds);
    });
  return text;
}

/** As JSON has it, without asking for what needs no escape. */
function plainText(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  return JSON.stringify(value);
}

/** 'o' or 'e', and a digit. */
function isId(key: string): boolean {
  const [kind, digit] = [key.charCodeAt(0), key.charCodeAt(1)];
  return (kind === 111 || kind === 101) && digit >= 48 && digit <= 57;
}

const inOrder = (keys: string[]): string[] => {
  if (keys.length < 2) return keys;
  return keys.some(isId) ? keys.sort(byIds) : keys.sort();
};

/** Compares ids by age, also when one is longer than the other. */
function byIds(one: string, other: string): number {
  if (one.length !== other.length && isId(one) && isId(other)) return one.length - other.length;
  return one < other ? -1 : 1;
}
