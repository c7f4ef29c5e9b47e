// A list of objects that are much alike, written so that each says only how it differs from an earlier one. `like` is
// the place of that earlier one in the list; a name with dots leads into an object: `was.permanent.damage`.
import { isSameData, type Json, type JsonObject } from './json.js';

/**
 * `kinOf`: items of equal kin are likely to differ in little; `kin` begins with the widest kin, which every item has.
 */
export function abridged(
  items: readonly JsonObject[],
  kinOf: (item: JsonObject) => readonly string[],
): JsonObject[] {
  const firstOf = new Map<string, number>();
  return items.map((item, place) => {
    const kin = kinOf(item);
    const like = kin.map((name) => firstOf.get(name)).findLast((first) => first !== undefined);
    for (const name of kin) if (!firstOf.has(name)) firstOf.set(name, place);
    const base = like === undefined ? undefined : items[like];
    const own: Record<string, Json> = {};
    if (base === undefined || like === undefined || !tellDifferences(base, item, '', own)) return item;
    return { like, ...own };
  });
}

/** The list in full. Throws if an item is like none before it, or differs where the other has no object. */
export function inFull(rows: readonly JsonObject[]): JsonObject[] {
  const items: JsonObject[] = [];
  for (const { like, ...own } of rows) {
    if (like === undefined) {
      items.push(own);
      continue;
    }
    const base = items[like as number];
    if (base === undefined)
      throw new RangeError(`an item is like number ${JSON.stringify(like)}, which is not there`);
    const item: Record<string, Json | undefined> = { ...base };
    for (const [name, value] of Object.entries(own)) change(item, name.split('.'), value ?? null);
    items.push(item);
  }
  return items;
}

/** False if the item lacks something that the base has. */
function tellDifferences(
  base: JsonObject,
  item: JsonObject,
  path: string,
  own: Record<string, Json>,
): boolean {
  if (!hasNamesOf(base, item)) return false;
  for (const name in item) {
    const [was, now] = [base[name], item[name]];
    if (now === undefined || was === now) continue;
    if (canLeadInto(was) && canLeadInto(now) && hasNamesOf(was, now) && hasNamesOf(now, was))
      tellDifferences(was, now, `${path}${name}.`, own);
    else if (!isSameData(was, now)) own[`${path}${name}`] = now;
  }
  return true;
}

function hasNamesOf(base: JsonObject, item: JsonObject): boolean {
  for (const name in base) if (base[name] !== undefined && item[name] === undefined) return false;
  return true;
}

function canLeadInto(value: Json | undefined): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const name in value as JsonObject)
    if (name === '' || name === '__proto__' || name.includes('.')) return false;
  return true;
}

/** Copies what it changes, because other items share it. */
function change(
  item: Record<string, Json | undefined>,
  [name = '', ...rest]: readonly string[],
  value: Json,
): void {
  if (name === '__proto__') throw new TypeError('no item differs in its prototype');
  if (rest.length === 0) {
    item[name] = value;
    return;
  }
  const inner = item[name];
  if (!canLeadInto(inner)) throw new TypeError(`an item differs in ${name}, where the other has no object`);
  const copy = { ...inner };
  change(copy, rest, value);
  item[name] = copy;
}
