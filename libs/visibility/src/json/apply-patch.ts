// Applies the patches of feeds. Clients fold with the client library, or with any library of RFC 6902.
import type { Json, JsonObject } from '#kernel';
import type { PatchOperation } from './json-patch.js';

type Container = Json[] | Record<string, Json>;

/** The patched view; neither argument is modified. Throws if the patch is not one of this view. */
export function applyPatch(view: Json, patch: readonly PatchOperation[]): Json {
  const copies = new Set<Json>();
  const copyOf = (value: Json | undefined): Container => {
    if (typeof value !== 'object' || value === null) throw new RangeError('a patch of another view');
    if (copies.has(value)) return value as Container;
    const copy = (Array.isArray(value) ? [...(value as Json[])] : { ...(value as JsonObject) }) as Container;
    copies.add(copy);
    return copy;
  };
  let root = view;
  for (const operation of patch) {
    const names = operation.path.split('/').slice(1).map(unescaped);
    const last = names.pop();
    if (last === undefined) {
      root = operation.op === 'remove' ? null : operation.value;
      continue;
    }
    let at = copyOf(root);
    root = at;
    for (const name of names) {
      const next = copyOf(memberOf(at, name));
      set(at, name, next);
      at = next;
    }
    change(at, last, operation);
  }
  return root;
}

function change(at: Container, name: string, operation: PatchOperation): void {
  const isThere = memberOf(at, name) !== undefined;
  if (operation.op === 'add') {
    if (!Array.isArray(at)) set(at, name, operation.value);
    else if (isThere || Number(name) === at.length) at.splice(Number(name), 0, operation.value);
    else throw new RangeError('a patch of another view');
    return;
  }
  if (!isThere) throw new RangeError('a patch of another view');
  if (operation.op === 'replace') set(at, name, operation.value);
  else if (Array.isArray(at)) at.splice(Number(name), 1);
  else Reflect.deleteProperty(at, name);
}

/** RFC 6901. */
const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

const memberOf = (at: Container, name: string): Json | undefined =>
  Object.hasOwn(at, name) && name !== 'length' ? (at as Record<string, Json>)[name] : undefined;

/** Also of a member called `__proto__`, which an assignment would take for the prototype. */
const set = (at: Container, name: string, value: Json): void =>
  void Object.defineProperty(at, name, { value, writable: true, enumerable: true, configurable: true });
