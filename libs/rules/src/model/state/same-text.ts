// Writes equal values as equal text, whatever the order of their members: a state read back from a log, or a
// command from a store, may have its members in another order. Members under ids are sorted by id.
export function comparableText(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'null' : JSON.stringify(value);
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

const ID = /^[oe]\d/;

const inOrder = (keys: string[]): string[] =>
  keys.some((key) => ID.test(key)) ? keys.sort(byIds) : keys.sort();

/** Compares ids by age, also when one is longer than the other. */
function byIds(one: string, other: string): number {
  if (one.length !== other.length && ID.test(one) && ID.test(other)) return one.length - other.length;
  return one < other ? -1 : 1;
}
