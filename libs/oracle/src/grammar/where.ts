// Where an ability works, told by what it says of the card itself: 'Discard this card', 'from your graveyard'.
import { isNode, walk, type Body, type Cost, type ZoneName } from '#abilities';

const SAID = { 'from-graveyard': 'graveyard', 'from-hand': 'hand' } as const;

/** A cost that can only be paid with a card in that zone. */
const ofCost = (cost: Cost): readonly ZoneName[] =>
  cost.kind === 'reveal-this'
    ? ['hand']
    : cost.kind !== 'move-this'
      ? []
      : cost.said !== undefined
        ? [SAID[cost.said]]
        : cost.cause === 'discard'
          ? ['hand']
          : [];
const FROM: Readonly<Record<string, ZoneName | undefined>> = SAID;
const ofBody = (body: Body): readonly ZoneName[] =>
  [...walk('body', body)].flatMap(({ node }) => {
    const zone = isNode(node) && node.kind === 'this' ? FROM[String(node['said'])] : undefined;
    return zone === undefined ? [] : [zone];
  });

/** Undefined: on the battlefield. 'nowhere': it speaks of several zones. */
export function zoneOf(costs: readonly Cost[], body: Body): ZoneName | 'nowhere' | undefined {
  const zones = new Set([...costs.flatMap(ofCost), ...ofBody(body)]);
  const [zone] = zones;
  return zones.size > 1 ? 'nowhere' : zone;
}
export function spokenFrom(body: Body): { readonly zone?: ZoneName } {
  const [zone] = ofBody(body);
  return zone === undefined ? {} : { zone };
}
