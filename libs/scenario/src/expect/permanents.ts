// Expectations of permanents: of one that fits, or of how many do.
import {
  hasSubtype,
  known,
  objectNumber,
  type GameState,
  type ObjectId,
  type Permanent,
  type Seat,
} from '#rules';
import type { OfPermanents } from '../format/expectation.js';
import { parseRef } from '../format/ref.js';
import { findObject, holderOf, objectsIn, seatNamed } from '../objects/find.js';
import { isCalled, isNowCalled, namesOf, presentNames, sameName } from '../objects/names.js';
import { plainText, startsSo, textsOf } from '../objects/texts.js';
import { countersDiffer, differs, firstDifference } from './players.js';
import type { Difference, Moment } from './moment.js';

type Known = NonNullable<ReturnType<typeof known>>;

interface Seen {
  readonly moment: Moment;
  readonly id: ObjectId;
  readonly permanent: Permanent;
  readonly known: Known;
}

const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** Everything of that name, in timestamp order; `#2` leaves the second alone. */
function named({ state, seats }: Moment, text: string): ObjectId[] {
  const { name, nth, player } = parseRef(text);
  const all = objectsIn(state, 'battlefield').filter(
    (id) =>
      state.objects[objectNumber(id)]?.permanent?.phasedOut === 'no' &&
      isNowCalled(state, id, name) &&
      (player === undefined || holderOf(state, id) === seatNamed(seats, player)),
  );
  return nth === undefined ? all : all.slice(nth - 1, nth);
}

export function ofPermanents(moment: Moment, expected: OfPermanents): Difference {
  const { state } = moment;
  const differences = named(moment, expected.permanent).map((id) => {
    const permanent = state.objects[objectNumber(id)]?.permanent;
    const now = known(state, id);
    if (permanent === undefined || now === undefined) return 'it is no permanent';
    return different({ moment, id, permanent, known: now }, expected);
  });
  const fitting = differences.filter((difference) => difference === undefined).length;
  const { count, permanent } = expected;
  if (count !== undefined) {
    if (fitting === count) return undefined;
    const why = differences.find((difference) => difference !== undefined);
    return `${permanent}: ${String(fitting)} fit, not ${String(count)}${why === undefined ? '' : ` (${why})`}`;
  }
  if (fitting > 0) return undefined;
  return `${permanent}: ${differences[0] ?? 'there is none'}`;
}

const TYPES = (known: Known): string[] => lower([...known.supertypes, ...known.types]);

function different(seen: Seen, expected: OfPermanents): Difference {
  const { moment, id, permanent, known: now } = seen;
  const { state, seats } = moment;
  const holder = holderOf(state, id);
  const owner = state.objects[objectNumber(id)]?.owner ?? null;
  return firstDifference([
    differs('its controller', expected.controller, holder === null ? undefined : seats[holder]),
    differs('its owner', expected.owner, owner === null ? undefined : seats[owner]),
    differs('its power', expected.power, now.power),
    differs('its toughness', expected.toughness, now.toughness),
    differs('tapped', expected.tapped, permanent.tapped),
    differs('face down', expected.faceDown, permanent.faceDown !== null),
    differs('a token', expected.token, state.objects[objectNumber(id)]?.token === true),
    countersDiffer(expected.counters, permanent.counters),
    differs('its damage', expected.damage, permanent.damage),
    hostDiffers(moment, permanent, expected.attachedTo),
    attackDiffers(moment, id, expected.attacking),
    blockDiffers(moment, id, expected.blocking),
    expected.name !== undefined && !presentNames(state, id).some((one) => sameName(one, expected.name ?? ''))
      ? `its name is ${JSON.stringify(now.name)}, not ${JSON.stringify(expected.name)}`
      : undefined,
    ...listed(expected.has).map((text) => (hasAbility(seen, text) ? undefined : `it does not have ${text}`)),
    ...listed(expected.hasNot).map((text) => (hasAbility(seen, text) ? `it has ${text}` : undefined)),
    missing('types', TYPES(now), expected.types),
    present('types', TYPES(now), expected.notTypes),
    missing('subtypes', subtypesAmong(now, expected.subtypes), expected.subtypes),
    present('subtypes', subtypesAmong(now, expected.notSubtypes), expected.notSubtypes),
    coloursDiffer(now, expected.colors),
  ]);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Those it has; and of those asked for, what it is as every creature type (cr 702.73). */
const subtypesAmong = (now: Known, asked: OfPermanents['subtypes']): string[] =>
  lower([...now.subtypes, ...listed(asked).filter((word) => hasSubtype(now, capital(word)))]);

const missing = (what: string, found: readonly string[], wanted: OfPermanents['types']): Difference =>
  lower(listed(wanted)).every((word) => found.includes(word))
    ? undefined
    : `its ${what} are ${found.join(' ')}`;
const present = (what: string, found: readonly string[], unwanted: OfPermanents['types']): Difference =>
  lower(listed(unwanted)).some((word) => found.includes(word))
    ? `its ${what} are ${found.join(' ')}`
    : undefined;

/** Exactly these; `[]` or 'colorless': none. */
function coloursDiffer({ colours }: Known, wanted: OfPermanents['colors']): Difference {
  if (wanted === undefined) return undefined;
  const meant = lower(listed(wanted)).filter((word) => !/^colou?rless$/.test(word));
  return meant.toSorted().join() === [...colours].sort().join()
    ? undefined
    : `it is ${colours.length === 0 ? 'colorless' : colours.join(' and ')}`;
}

/** A keyword by its name, or several; or an ability by the start of its text. */
function hasAbility({ moment: { state }, id, known: { abilities, keywords } }: Seen, text: string): boolean {
  if (
    text
      .toLowerCase()
      .split(/[,;] /)
      .every((word) => keywords.has(word))
  )
    return true;
  const given = plainText(text, namesOf(state, id));
  return abilities.some(({ ref }) => startsSo(textsOf(state, id, ref), given));
}

function hostDiffers(
  moment: Moment,
  { attachedTo }: Permanent,
  wanted: string | null | undefined,
): Difference {
  if (wanted === undefined) return undefined;
  if (wanted === null) return attachedTo === null ? undefined : 'it is attached to something';
  if (attachedTo === null) return 'it is attached to nothing';
  return isMeant(moment, attachedTo, wanted) ? undefined : `it is not attached to ${wanted}`;
}

/** Whether a reference means this player or object. */
function isMeant({ state, seats }: Moment, one: ObjectId | Seat, text: string): boolean {
  if (typeof one === 'number') return seats[one] === text;
  const { nth, name, player } = parseRef(text);
  if (nth !== undefined) return findObject(state, seats, text) === one;
  return (
    isCalled(state, one, name) && (player === undefined || holderOf(state, one) === seatNamed(seats, player))
  );
}

const attackOf = ({ combat }: GameState, id: ObjectId) =>
  combat?.attacks.find(({ attacker }) => attacker === id);
const blockOf = ({ combat }: GameState, id: ObjectId) => combat?.blocks.find(({ blocker }) => blocker === id);

function attackDiffers(moment: Moment, id: ObjectId, wanted: boolean | string | undefined): Difference {
  if (wanted === undefined) return undefined;
  const attack = attackOf(moment.state, id);
  if (typeof wanted === 'boolean') return differs('attacking', wanted, attack !== undefined);
  const defender = attack?.defender ?? null;
  return defender !== null && isMeant(moment, defender, wanted) ? undefined : `it is not attacking ${wanted}`;
}

function blockDiffers(moment: Moment, id: ObjectId, wanted: boolean | string | undefined): Difference {
  if (wanted === undefined) return undefined;
  const block = blockOf(moment.state, id);
  if (typeof wanted === 'boolean') return differs('blocking', wanted, (block?.attackers.length ?? 0) > 0);
  return block?.attackers.some((attacker) => isMeant(moment, attacker, wanted)) === true
    ? undefined
    : `it is not blocking ${wanted}`;
}
