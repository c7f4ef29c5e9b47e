// Objects and lasting effects in few words, for the hash of a position: what is never written on (an identity, an item on
// the stack, a context) is digested once, and stands there as its digest and the ids it names, in their order. Equal
// values still have equal words, and no others.
// One game of war-zone, in which somebody piles up a free ability (cr 731.3: each use of it is noted), took 12.4 s, half of
// it for hashing 200,000 letters 900 times; it takes 6.1 s. `positions.spec.ts` of libs/simulation holds the hash against
// that of all there is, and against copies of the state of which nothing is remembered.
import { hashText } from '#kernel';
import type { GameObject } from './game-state.js';
import type { Lasting } from './lasting.js';
import { textOf } from './same-text.js';

/** A digest, and the ids that the value names. */
type Digested = readonly string[];

const ID = /"[oe]\d+"/g;
/** 128 bits tell apart whatever stands in a game. */
const DIGITS = 32;

function digest(value: unknown): Digested {
  const ids: string[] = [];
  const text = textOf(value).replace(ID, (id) => {
    ids.push(id.slice(1, -1));
    return '#';
  });
  return [hashText(text).slice(0, DIGITS), ...ids];
}

const known = new WeakMap<object, Digested>();

/** Of what is never written on. */
function digested(value: object): Digested {
  let found = known.get(value);
  if (found === undefined) known.set(value, (found = digest(value)));
  return found;
}

const orNull = (value: object | undefined): Digested | null => (value === undefined ? null : digested(value));

type Ranks = ReadonlyMap<number, number>;

const rankOf = (timestamp: number | undefined, ranks: Ranks): number | null =>
  timestamp === undefined ? null : (ranks.get(timestamp) ?? null);

export function abridgedObject(object: GameObject | undefined, ranks: Ranks): unknown {
  if (object === undefined) return null;
  const { id, identity, card, owner, zone, token, permanent, item, faceDown, pile, timestamp, ...rest } =
    object;
  return [
    id,
    digested(identity),
    orNull(card),
    owner,
    [zone.kind, zone.seat, zone.index],
    token,
    orNull(item),
    faceDown,
    pile,
    rankOf(timestamp, ranks),
    permanent === undefined ? null : { ...permanent, timestamp: rankOf(permanent.timestamp, ranks) },
    rest,
  ];
}

interface Written {
  readonly context: Lasting['context'];
  readonly affects: Lasting['affects'];
  readonly left: Lasting['left'];
  readonly digested: Digested;
}

const effects = new WeakMap<Lasting, Written>();

/** What of an effect may be written anew is looked at each time. */
export function abridgedEffect(effect: Lasting, ranks: Ranks): unknown {
  const { context, affects, left, timestamp, ...rest } = effect;
  let found = effects.get(effect);
  if (found === undefined || found.context !== context || found.affects !== affects || found.left !== left) {
    found = { context, affects, left, digested: digest({ context, affects, left, ...rest }) };
    effects.set(effect, found);
  }
  return [found.digested, rankOf(timestamp, ranks)];
}
