// The fold of a feed: a view and a patch make the next view. Pure, and importable alone ('@pentaland/client/fold').
// What a patch does not touch is shared with the view before, so that `===` tells a front end what to draw again.

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The three operations of RFC 6902 that feeds use. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** The patch does not fit the view: it belongs to another one, or to another version of the server. */
export class BadPatch extends Error {
  override readonly name = 'BadPatch';
}

type Container = Json[] | { [name: string]: Json };

/** RFC 6902, as far as `PatchOperation` goes. The view given is never changed, also when the patch does not fit. */
export function foldPatch(view: Json, patch: readonly PatchOperation[]): Json {
  // Copied by this patch already: nobody else has them, so they are changed in place.
  const own = new WeakSet<object>();
  const ownCopy = (value: Json | undefined, path: string): Container => {
    if (typeof value !== 'object' || value === null) throw new BadPatch(`nothing to change at '${path}'`);
    if (own.has(value)) return value as Container;
    const copy: Container = isList(value) ? [...value] : { ...(value as JsonObject) };
    own.add(copy);
    return copy;
  };
  let root = view;
  for (const operation of patch) {
    const names = namesOf(operation.path);
    const last = names.pop();
    if (last === undefined) {
      if (operation.op === 'remove') throw new BadPatch('the whole view cannot be removed');
      root = operation.value;
      continue;
    }
    let at = ownCopy(root, operation.path);
    root = at;
    for (const name of names) {
      const key = isList(at) ? placeIn(at, name, at.length - 1, operation.path) : name;
      const next = ownCopy(memberOf(at, key), operation.path);
      put(at, key, next);
      at = next;
    }
    change(at, last, operation);
  }
  return root;
}

function change(at: Container, name: string, operation: PatchOperation): void {
  if (isList(at)) {
    if (operation.op === 'add') {
      const place = name === '-' ? at.length : placeIn(at, name, at.length, operation.path);
      at.splice(place, 0, operation.value);
      return;
    }
    const place = placeIn(at, name, at.length - 1, operation.path);
    if (operation.op === 'remove') at.splice(place, 1);
    else at[place] = operation.value;
    return;
  }
  if (operation.op !== 'add' && !Object.hasOwn(at, name))
    throw new BadPatch(`nothing to ${operation.op} at '${operation.path}'`);
  if (operation.op === 'remove') Reflect.deleteProperty(at, name);
  else put(at, name, operation.value);
}

/** RFC 6901. */
function namesOf(path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw new BadPatch(`'${path}' is no JSON pointer`);
  return path
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function placeIn(list: readonly Json[], name: string, most: number, path: string): number {
  const place = /^(?:0|[1-9]\d*)$/u.test(name) ? Number(name) : Number.NaN;
  if (place <= most) return place;
  throw new BadPatch(`'${path}' is no place in a list of ${list.length}`);
}

const isList = (value: Json): value is Json[] => Array.isArray(value);

const memberOf = (from: Container, key: string | number): Json | undefined =>
  Object.hasOwn(from, key) ? (from as { readonly [key: string]: Json })[key] : undefined;

/** Also for a member called `__proto__`, which an assignment would take for the prototype. */
function put(into: Container, key: string | number, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true });
  else (into as { [key: string]: Json })[key] = value;
}
