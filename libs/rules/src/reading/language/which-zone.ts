// Finds the libraries and graveyards of a player that a node refers to as a whole (war-zone).
import { isNode, walk, type AnyNode, type Players, type Reference } from '#abilities';
import type { Twofold } from '../../model/state/chosen-zones.js';

export interface WholeZones {
  readonly kind: Twofold;
  readonly whose: Players;
}

interface Speaking {
  readonly kind: string;
  readonly whose?: Players;
  readonly zone?: string;
}

export const isTwofold = (zone: string | undefined): zone is Twofold =>
  zone === 'library' || zone === 'graveyard';

/** The ones a node itself refers to. */
export function spokenOf(sort: string, node: AnyNode): readonly WholeZones[] {
  const { kind, whose, zone } = node as Speaking;
  if (sort === 'filter' && kind === 'in' && isTwofold(zone))
    return [{ kind: zone, whose: whose ?? { kind: 'all' } }];
  if (sort !== 'reference' || whose === undefined) return [];
  if (kind === 'top' || kind === 'top-until') return [{ kind: 'library', whose }];
  return kind === 'zone' && isTwofold(zone) ? [{ kind: zone, whose }] : [];
}

/**
 * The libraries and graveyards a reference refers to as a whole: directly, or as the zone of all objects it
 * means.
 */
export const wholeZonesOf = (reference: Reference): readonly WholeZones[] =>
  [...walk('reference', reference)].flatMap(({ sort, node }) => (isNode(node) ? spokenOf(sort, node) : []));
