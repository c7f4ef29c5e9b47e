// Writes equal values as equal text, whatever the order of their members: a state read back from a log, or a
// command from a store, may have its members in another order. Members under ids are sorted by id.
export function comparableText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plainText(value);
  if (value instanceof Text) return value.text;
  if (Array.isArray(value)) return `[${value.map(comparableText).join()}]`;
  let text = '';
  for (const key of inOrder(Object.keys(value))) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}"${key}":${comparableText(member)}`;
  }
  return `{${text}}`;
}

/** The text of a value, written before. */
export class Text {
  constructor(readonly text: string) {}
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
