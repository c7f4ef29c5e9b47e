// The libraries and graveyards of its targets that a spell or ability concerns. It counts as aimed at one of
// them (war-zone Dual Libraries and Graveyards), which is announced as it is put on the stack.
import { memoByIdentity } from '#kernel';
import { isNode, walk, type AnyNode, type Effect } from '#abilities';
import type { Twofold } from '../../model/state/chosen-zones.js';
import { isTwofold, spokenOf, type WholeZones } from './which-zone.js';

type Done = Extract<Effect, { kind: 'mill' | 'search' | 'shuffle' | 'scry' | 'surveil' | 'fateseal' }>;

const isDone = (sort: string, node: AnyNode): node is Done & AnyNode =>
  sort === 'effect' && ['mill', 'search', 'shuffle', 'scry', 'surveil', 'fateseal'].includes(node.kind);

/** Effects on a library or graveyard that name it without a reference. */
function doneTo(effect: Done): readonly WholeZones[] {
  switch (effect.kind) {
    case 'mill':
    case 'shuffle':
    case 'surveil':
      return [{ kind: 'library', whose: effect.who }];
    case 'scry':
      return [{ kind: 'library', whose: effect.whose ?? effect.who }];
    case 'fateseal':
      return [{ kind: 'library', whose: effect.whose }];
    case 'search':
      return effect.zones.filter(isTwofold).map((kind) => ({ kind, whose: effect.whose ?? effect.who }));
  }
}

/** A library or graveyard of the players chosen for a slot. */
export interface AimedZone {
  readonly kind: Twofold;
  readonly slot: number;
}

const aims = memoByIdentity<Effect, readonly AimedZone[]>();

/**
 * The libraries and graveyards of its own targets that an effect concerns (war-zone Dual Libraries and
 * Graveyards).
 */
export function aimedZonesOf(effect: Effect): readonly AimedZone[] {
  let aimed = aims.get(effect);
  if (aimed === undefined) aims.set(effect, (aimed = aimedIn(effect)));
  return aimed;
}

function aimedIn(effect: Effect): readonly AimedZone[] {
  const parts = ownParts(effect);
  // A card that is put back determines its library, and that library is shuffled.
  const putsBack = parts.some(({ node }) => node.kind === 'move' && node['to'] === 'library');
  const found = parts.flatMap(({ sort, node }) => {
    if (!isDone(sort, node)) return spokenOf(sort, node);
    return node.kind === 'shuffle' && putsBack ? [] : doneTo(node);
  });
  const aimed = found.flatMap(({ kind, whose }): readonly AimedZone[] =>
    whose.kind === 'target' ? [{ kind, slot: whose.slot }] : [],
  );
  return [...new Map(aimed.map((one) => [`${one.kind} ${String(one.slot)}`, one])).values()];
}

/** Without the abilities it creates, which have targets of their own. */
function ownParts(effect: Effect): readonly { readonly sort: string; readonly node: AnyNode }[] {
  const parts = [...walk('effect', effect)];
  const others = parts.filter(({ sort }) => sort === 'body' || sort === 'ability').map(({ path }) => path);
  const isWithin = (path: readonly (string | number)[]): boolean =>
    others.some((outer) => outer.every((step, at) => path[at] === step));
  return parts.flatMap(({ sort, node, path }) => (isNode(node) && !isWithin(path) ? [{ sort, node }] : []));
}
