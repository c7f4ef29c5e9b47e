// Abridged objects and lasting effects, for the hash of a position. Values that are never written to (an
// identity, an item on the stack, a context) are digested once; the abridged form holds the digest and the
// ids that the value names, in order. Equal values, and only those, have equal abridged forms. One war-zone
// game in which a player repeats a free ability (cr 731.3: each use is noted) took 12.4 s, half of it for
// hashing 200,000 characters 900 times; it now takes 6.1 s. `positions.spec.ts` of libs/simulation compares
// this hash with the hash of the full state, and with copies of the state without digests.
import { hashText } from '#kernel';
import type { GameObject } from './game-state.js';
import type { Lasting } from './lasting.js';
import { textOf } from './same-text.js';

/** A digest, followed by the ids that the value names. */
type Digested = readonly string[];

const ID = /"[oe]\d+"/g;
/** 128 bits are enough to distinguish all values of a game. */
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

/** Digest of a value that is never written to. */
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

/** The parts of an effect that can be written to are read each time. */
export function abridgedEffect(effect: Lasting, ranks: Ranks): unknown {
  const { context, affects, left, timestamp, ...rest } = effect;
  let found = effects.get(effect);
  if (found === undefined || found.context !== context || found.affects !== affects || found.left !== left) {
    found = { context, affects, left, digested: digest({ context, affects, left, ...rest }) };
    effects.set(effect, found);
  }
  return [found.digested, rankOf(timestamp, ranks)];
}
