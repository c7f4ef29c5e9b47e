// One permanent as an entry of the battlefield.
import { KEYWORDS } from '#abilities';
import type { GameObject, Seat } from '#rules';
import type { ObjectView, VisibleId } from '#visibility';
import type { DescribedToken } from '../format/position.js';
import { cardWritten, type CardWritten } from './card.js';
import type { Seen } from './seen.js';

export type PermanentWritten = CardWritten & { readonly [field: string]: unknown };

export interface Written {
  readonly id: VisibleId;
  readonly controller: Seat;
  readonly entry: PermanentWritten;
}

interface Written1 {
  readonly entry: PermanentWritten;
  readonly notes: readonly string[];
}

const LANDS: readonly (string | undefined)[] = ['pentaland', 'utopia'];

/** `hostOf`: how the position refers to what something is attached to. */
export function permanentWritten(
  seen: Seen,
  one: ObjectView,
  controller: Seat,
  hostOf: (id: VisibleId | Seat) => string | undefined,
): Written1 {
  const notes: string[] = [];
  const object = seen.objectOf(one);
  const what = one.token === true ? tokenWritten(seen, one, notes) : cardWritten(seen, one);
  const isLand = LANDS.includes(one.faceDown);
  const host = one.attachedTo === undefined ? undefined : hostOf(one.attachedTo);
  if (one.attachedTo !== undefined && host === undefined)
    notes.push(`${called(one)} was attached to something.`);
  if (one.faceDown !== undefined && !isLand && one.faceDown !== 'morph')
    notes.push(`A face-down permanent is there by ${one.faceDown}, and is written as one cast face down.`);
  if (one.chosen !== undefined) notes.push(`${called(one)}: ${one.chosen.join(', ')} was chosen.`);
  else if (object?.links !== undefined) notes.push(`${called(one)} keeps something, which is left out.`);
  const entry = {
    ...what,
    ...(isLand ? { as: one.faceDown } : one.faceDown === undefined ? {} : { faceDown: true }),
    ...(one.tapped === true ? { tapped: true } : {}),
    counters: countersOf(one),
    ...(one.damage === undefined ? {} : { damage: one.damage }),
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(isSick(seen, object, controller) ? { summoningSick: true } : {}),
    ...(one.owner === undefined || one.owner === controller ? {} : { owner: seen.nameOf(one.owner) }),
    ...(isTurned(one, object) ? { face: object?.identity.face } : {}),
    ...(one.flipped === true ? { flipped: true } : {}),
    ...(one.phasedOut === true ? { phasedOut: true } : {}),
    ...(one.marks === undefined ? {} : { marks: one.marks }),
  };
  return { entry: withoutNothing(entry), notes };
}

const called = ({ name }: ObjectView): string => (name === '' ? 'A face-down permanent' : name);

const countersOf = ({ counters }: ObjectView): Readonly<Record<string, number>> => counters ?? {};

const isTurned = ({ faceDown }: ObjectView, object: GameObject | undefined): boolean =>
  faceDown === undefined && (object?.identity.face ?? 0) > 0;

/** Without counters there is nothing to say, except of what would enter with some. */
function withoutNothing(entry: object): PermanentWritten {
  const { counters, ...rest } = entry as { readonly counters: Readonly<Record<string, number>> };
  return (Object.keys(counters).length === 0 ? rest : { ...rest, counters }) as PermanentWritten;
}

/** cr 302.6: everyone knows since when. */
const isSick = ({ state }: Seen, object: GameObject | undefined, controller: Seat): boolean =>
  object?.permanent !== undefined &&
  object.permanent.controlledSince >= (state.seats[controller]?.turns.last ?? 0) &&
  object.permanent.controlledSince > 0;

function tokenWritten(
  seen: Seen,
  one: ObjectView,
  notes: string[],
): CardWritten & { readonly token: true | DescribedToken } {
  const object = seen.objectOf(one);
  const copied = object?.identity.definition;
  const card = copied === null || copied === undefined ? undefined : seen.state.definitions[copied]?.name;
  if (card !== undefined) return { card, token: true };
  const base = { ...one, ...one.asPrinted };
  const words = (base.text ?? []).map((line) => line.toLowerCase());
  const keywords = words.filter((word) => KEYWORDS.has(word));
  if (keywords.length < words.length) notes.push(`${called(one)}: the text of the token is left out.`);
  const token = {
    typeLine: base.typeLine,
    ...sizeOf('power', base.power),
    ...sizeOf('toughness', base.toughness),
    ...(base.colours === undefined ? {} : { colors: base.colours }),
    ...(keywords.length === 0 ? {} : { keywords }),
  };
  return { card: one.name === '' ? 'Token' : one.name, token: token as DescribedToken };
}

function sizeOf(stat: 'power' | 'toughness', size: number | string | undefined): object {
  const number = Number(size);
  return size === undefined || !Number.isInteger(number) ? {} : { [stat]: number };
}
