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

/** The zone in which the cost can be paid. */
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

/** cr 113.6b: the zone named by a condition like 'if this card is in your graveyard'. */
const ofCondition = (condition: Condition | undefined): readonly ZoneName[] => {
  if (condition?.kind === 'all') return condition.of.flatMap(ofCondition);
  if (condition?.kind !== 'matches' || condition.what.kind !== 'this') return [];
  const { filter } = condition;
  return filter.kind === 'in' && filter.zone !== 'battlefield' ? [filter.zone] : [];
};
/** The zone of an activated ability. Undefined: the battlefield. 'nowhere': the text names several zones. */
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
/** Splits a condition into the zone where the ability functions and the rest of the condition. */
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
/** The zone of a triggered ability. An object with a host is on the battlefield (cr 603.10a). */
export function zoneOfTriggered(
  body: Body,
  condition?: Condition,
  when?: Pattern,
): { readonly zone?: ZoneName } {
  if (when !== undefined && speaksOfHost(when)) return {};
  const [zone] = [...ofCondition(condition), ...ofBody(body)];
  return zone === undefined ? {} : { zone };
}
/** cr 113.6j: an ability that replaces its own card's going to a graveyard from anywhere functions in every zone. */
export function zoneOfStatic(effects: readonly Static[]): { readonly zone?: 'any' } {
  const [only, ...others] = effects;
  if (only?.kind !== 'replace' || only.replacement.kind !== 'replace' || others.length > 0) return {};
  const { event } = only.replacement;
  if (event.kind !== 'moves' || event.from !== undefined || event.to?.join() !== 'graveyard') return {};
  return event.what.kind === 'is' && event.what.of.kind === 'this' ? { zone: 'any' } : {};
}
