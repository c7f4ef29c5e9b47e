// Abridged objects and lasting effects, for the hash of a position. Values that are never written to (an
// identity, an item on the stack, a context) are digested once; the abridged form holds the digest and the
// ids that the value names, in order. Equal values, and only those, have equal abridged forms. What stands
// for an object that lies in a zone, and for an effect, is kept as text until it is another. One war-zone
// game in which a player repeats a free ability (cr 731.3: each use is noted) took 12.4 s, half of it for
// hashing 200,000 characters 900 times; digests made that 6.1 s. With the texts kept, a hash takes less than
// half as long (1.1 ms instead of 2.4, over 300 positions of that game). `positions.spec.ts` of
// libs/simulation compares this hash with that of the full state, and with copies without digests.
import { hashText, memoByIdentity } from '#kernel';
import type { GameObject } from './game-state.js';
import type { Lasting } from './lasting.js';
import { Text, comparableText } from './same-text.js';

const ID = /"[oe]\d+"/g;
/** 128 bits are enough to distinguish all values of a game. */
const DIGITS = 32;

/** A digest, followed by the ids that the value names. */
function digest(value: unknown): Text {
  const ids: string[] = [];
  const text = comparableText(value).replace(ID, (id) => {
    ids.push(id.slice(1, -1));
    return '#';
  });
  return new Text(comparableText([hashText(text).slice(0, DIGITS), ...ids]));
}

const known = memoByIdentity<object, Text>();

/** Digest of a value that is never written to. */
function digested(value: object): Text {
  let found = known.get(value);
  if (found === undefined) known.set(value, (found = digest(value)));
  return found;
}

const orNull = (value: object | undefined): Text | null => (value === undefined ? null : digested(value));

type Ranks = ReadonlyMap<number, number>;

const rankOf = (timestamp: number | undefined, ranks: Ranks): number | null =>
  timestamp === undefined ? null : (ranks.get(timestamp) ?? null);

/** A text, and the members it was made of. */
interface Written {
  readonly of: readonly unknown[];
  readonly text: Text;
}

const written = memoByIdentity<GameObject | Lasting, Written>();

/** The text from before, if all members are the same as then. */
function sameText(one: GameObject | Lasting, of: readonly unknown[], write: () => Text): Text {
  const found = written.get(one);
  if (found?.of.every((member, nth) => member === of[nth]) === true) return found.text;
  const text = write();
  written.set(one, { of, text });
  return text;
}

/** Members that are written to in place. */
const isWrittenTo = ({ permanent, counters, activations, links }: GameObject): boolean =>
  permanent !== undefined || counters !== undefined || activations !== undefined || links !== undefined;

export function abridgedObject(object: GameObject | undefined, ranks: Ranks): unknown {
  if (object === undefined) return null;
  const rank = rankOf(object.timestamp, ranks);
  if (isWrittenTo(object)) return writtenOut(object, rank, ranks);
  const wholly = (): Text => new Text(comparableText(writtenOut(object, rank, ranks)));
  const { identity, card, owner, zone, token, item, faceDown, pile } = object;
  return sameText(object, [identity, card, owner, zone, token, item, faceDown, pile, rank], wholly);
}

function writtenOut(object: GameObject, rank: number | null, ranks: Ranks): readonly unknown[] {
  const { id, identity, card, owner, zone, token, permanent, item, faceDown, pile, ...others } = object;
  const { timestamp: _, ...rest } = others;
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
    rank,
    permanent === undefined ? null : { ...permanent, timestamp: rankOf(permanent.timestamp, ranks) },
    rest,
  ];
}

/** The parts of an effect that can be written to are read each time. */
export function abridgedEffect(effect: Lasting, ranks: Ranks): unknown {
  const { context, affects, left } = effect;
  const text = sameText(effect, [context, affects, left], () => {
    const { timestamp: _, ...rest } = effect;
    return digest(rest);
  });
  return [text, rankOf(effect.timestamp, ranks)];
}
