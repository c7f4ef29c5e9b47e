// Works out the zone in which an ability functions from what it says about its own card: 'Discard this card', 'from
// your graveyard'. Example: Anger.
import {
  isNode,
  walk,
  type Body,
  type Condition,
  type Cost,
  type Pattern,
  type Static,
  type ZoneName,
} from '#abilities';

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

/** cr 113.6b: 'if this card is in your graveyard' is never so where it works by nature. */
const ofCondition = (condition: Condition | undefined): readonly ZoneName[] => {
  if (condition?.kind === 'all') return condition.of.flatMap(ofCondition);
  if (condition?.kind !== 'matches' || condition.what.kind !== 'this') return [];
  const { filter } = condition;
  return filter.kind === 'in' && filter.zone !== 'battlefield' ? [filter.zone] : [];
};
/** Where an activated one works. Undefined: on the battlefield. 'nowhere': it speaks of several zones. */
export function zoneOfActivated(
  costs: readonly Cost[],
  body: Body,
  only?: { readonly zone?: ZoneName },
): ZoneName | 'nowhere' | undefined {
  const zones = new Set([
    ...costs.flatMap(ofCost),
    ...ofBody(body),
    ...(only?.zone === undefined ? [] : [only.zone]),
  ]);
  const [zone] = zones;
  return zones.size > 1 ? 'nowhere' : zone;
}
/** What a static ability asks besides where it works: that it is there need not be asked again. */
export function splitZoneFromCondition(when: Condition): {
  readonly zone?: ZoneName;
  readonly while?: Condition;
} {
  const [zone] = ofCondition(when);
  if (zone === undefined) return { while: when };
  const others = (when.kind === 'all' ? when.of : [when]).filter((each) => ofCondition(each).length === 0);
  const [only] = others;
  if (only === undefined) return { zone };
  return { zone, while: others.length === 1 ? only : { kind: 'all', of: others } };
}
const speaksOfHost = (when: Pattern): boolean =>
  [...walk('pattern', when)].some(({ node }) => isNode(node) && node.kind === 'host');
/** Where a triggered ability works: what has a host is on the battlefield (cr 603.10a). */
export function zoneOfTriggered(
  body: Body,
  condition?: Condition,
  when?: Pattern,
): { readonly zone?: ZoneName } {
  if (when !== undefined && speaksOfHost(when)) return {};
  const [zone] = [...ofCondition(condition), ...ofBody(body)];
  return zone === undefined ? {} : { zone };
}
/** cr 113.6j: what replaces that this very card goes to a graveyard from anywhere works wherever it is. */
export function zoneOfStatic(effects: readonly Static[]): { readonly zone?: 'any' } {
  const [only, ...others] = effects;
  if (only?.kind !== 'replace' || only.replacement.kind !== 'replace' || others.length > 0) return {};
  const { event } = only.replacement;
  if (event.kind !== 'moves' || event.from !== undefined || event.to?.join() !== 'graveyard') return {};
  return event.what.kind === 'is' && event.what.of.kind === 'this' ? { zone: 'any' } : {};
}
