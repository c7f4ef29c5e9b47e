// JSON as a type, and the one text every equal value has: keys sorted, no spaces (RFC 8785).
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The canonical text. Members that are `undefined` are left out, as JSON.stringify leaves them out. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${String(value)} has no JSON text`);
    return JSON.stringify(value);
  }
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const key of inOrder(Object.keys(value))) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Most objects have few members, many of them in order already: they are not worth a sort. */
function inOrder(keys: string[]): string[] {
  for (let next = 1; next < keys.length; next += 1)
    if ((keys[next - 1] ?? '') > (keys[next] ?? '')) return keys.sort();
  return keys;
}

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
