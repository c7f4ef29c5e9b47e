// One text for equal values, however their members came to be in order: a state read back from a log, or a command as a
// store keeps it, has the members it had, but not where it had them. Members called by ids stand in the ids' order.
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  let text = '';
  for (const key of Object.keys(value).sort(byIds)) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}"${key}":${textOf(member)}`;
  }
  return `{${text}}`;
}

const ID = /^[oe]\d/;

/** Which of two ids was made first does not change as they grow longer. */
function byIds(one: string, other: string): number {
  if (one.length !== other.length && ID.test(one) && ID.test(other)) return one.length - other.length;
  return one < other ? -1 : 1;
}
