// Which mana abilities an action can be paid with, and the payment that uses another one.
import type { ManaAbility, PaymentSeen } from '../../state/builder.js';
import type { PlaySeen } from '../../state/view.js';

interface Source {
  readonly ability: number;
  /** The letters of the mana that it can add. */
  readonly makes: readonly string[];
}

/** The mana abilities that could be activated now, by their objects. What is announced does not pay for itself. */
export function sourcesOf(
  plays: readonly PlaySeen[],
  besides: string,
): ReadonlyMap<string, readonly Source[]> {
  const found = new Map<string, Source[]>();
  for (const { object, ability, adds: makes } of plays)
    if (object !== besides && makes.length > 0 && ability !== null)
      found.set(object, [...(found.get(object) ?? []), { ability, makes }]);
  return found;
}

type Made = PaymentSeen['makes'][number];

/** The ability that adds this mana. */
function abilityFor(
  sources: ReadonlyMap<string, readonly Source[]>,
  object: string,
  mana: string,
): ManaAbility | undefined {
  const ability = sources.get(object)?.find(({ makes }) => makes.includes(mana))?.ability;
  return ability === undefined ? undefined : { object, ability, mana };
}

/**
 * With an object that does not pay yet: it takes the place of one that makes the same, else the server finds what is still
 * lacking. With one that pays: another one takes its place, if there is one.
 */
export function paidOtherwise(
  { makes }: PaymentSeen,
  sources: ReadonlyMap<string, readonly Source[]>,
  object: string,
): readonly ManaAbility[] {
  const kept = (without: Made | undefined): readonly ManaAbility[] =>
    makes.flatMap((made) => (made === without ? [] : (abilityFor(sources, made.object, made.mana) ?? [])));
  const own = makes.find((made) => made.object === object);
  if (own === undefined) {
    const place = makes.findLast(({ mana }) => abilityFor(sources, object, mana) !== undefined);
    const [first] = sources.get(object) ?? [];
    if (place !== undefined) {
      const instead = abilityFor(sources, object, place.mana);
      return [...kept(place), ...(instead === undefined ? [] : [instead])];
    }
    return first === undefined ? kept(undefined) : [{ object, ability: first.ability }];
  }
  const used = new Set(makes.map((made) => made.object));
  for (const other of sources.keys()) {
    const instead = used.has(other) ? undefined : abilityFor(sources, other, own.mana);
    if (instead !== undefined) return [...kept(own), instead];
  }
  return kept(undefined);
}
