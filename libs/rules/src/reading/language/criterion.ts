// Whether a choice has a criterion, or allows any card in the zone (pentaland 705.5).
import type { Filter, Reference } from '#abilities';
import type { GameObject } from '../../model/state/game-state.js';

type Of<K extends Filter['kind']> = Extract<Filter, { kind: K }>;

const OF_A_CARD: ReadonlySet<Filter['kind']> = new Set<Filter['kind']>([
  'type',
  'permanent',
  'supertype',
  'subtype',
  'colour',
  'colours',
  'originally-printed',
  'has',
  'has-ability',
  'stat',
  'could-produce',
]);
/** A shared name has a rule of its own (705.10); a card's owner and counters do not depend on its name. */
const IN_COMMON: ReadonlySet<Of<'shares'>['what']> = new Set<Of<'shares'>['what']>([
  'colour',
  'type',
  'creature-type',
  'land-type',
  'subtype',
  'mana-value',
  'power',
  'toughness',
]);

export function isCriterion(filter: Filter): boolean {
  if (filter.kind === 'all' || filter.kind === 'any') return filter.of.some(isCriterion);
  if (filter.kind === 'not') return isCriterion(filter.of);
  if (filter.kind === 'is') return isOfWhatFits(filter.of);
  if (filter.kind === 'shares') return IN_COMMON.has(filter.what);
  return OF_A_CARD.has(filter.kind);
}

/** It means one of the objects that fit a filter. */
function isOfWhatFits(reference: Reference): boolean {
  if (reference.kind === 'each') return isCriterion(reference.filter);
  if (reference.kind === 'only') return isCriterion(reference.filter) || isOfWhatFits(reference.of);
  if (reference.kind === 'union') return reference.of.every(isOfWhatFits);
  return reference.kind === 'except' && isOfWhatFits(reference.of);
}

/** A nameless object on the battlefield or the stack still has known characteristics. */
export const isMereCard = ({ zone, faceDown }: GameObject): boolean =>
  zone.kind !== 'battlefield' && zone.kind !== 'stack' && faceDown === undefined;
