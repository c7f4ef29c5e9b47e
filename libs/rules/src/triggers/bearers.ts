// Which objects have triggered abilities by themselves that work where they are, and whether any gives abilities to
// others: remembered zone by zone, so that what has not changed is not looked at again.
import type { Ability, Change, Static } from '#abilities';
import { plainOf } from '../characteristics/plain.js';
import type { AbilityInstance } from '../characteristics/shape.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber, type ObjectId } from '../state/ids.js';
import type { Zone } from '../state/ids.js';

/** What an object has by itself, and all of it that this depends on. */
interface Seen {
  readonly id: ObjectId;
  readonly number: number;
  readonly object: GameObject | undefined;
  readonly identity: GameObject['identity'] | undefined;
  readonly item: GameObject['item'];
  readonly hidden: unknown;
  /** What it is on the stack: a card put there is a spell once it is cast. */
  readonly stacked: string | undefined;
  readonly flipped: boolean | undefined;
  readonly phasedOut: string | undefined;
  readonly bears: boolean;
  readonly gives: boolean;
}

export interface Bearing {
  readonly bearers: readonly ObjectId[];
  /** An effect of one of them gives abilities: anything may have more than it has by itself. */
  readonly gives: boolean;
}

interface Remembered extends Bearing {
  readonly all: readonly Seen[];
}

const remembered = new WeakMap<readonly ObjectId[], Remembered>();

export function bearingOf(state: GameState, ids: readonly ObjectId[], zone: Zone['kind']): Bearing {
  const found = remembered.get(ids);
  if (found !== undefined && isSame(state, ids, found.all)) return found;
  const before = new Map(found?.all.map((seen) => [seen.id, seen]));
  const all = ids.map((id) => {
    const seen = before.get(id);
    return seen !== undefined && isUnchanged(state, seen) ? seen : look(state, id, zone);
  });
  const made: Remembered = {
    all,
    bearers: all.flatMap(({ id, bears }) => (bears ? [id] : [])),
    gives: all.some(({ gives }) => gives),
  };
  remembered.set(ids, made);
  return made;
}

function isSame(state: GameState, ids: readonly ObjectId[], all: readonly Seen[]): boolean {
  if (ids.length !== all.length) return false;
  for (let index = 0; index < all.length; index += 1) {
    const seen = all[index];
    if (seen === undefined || seen.id !== ids[index] || !isUnchanged(state, seen)) return false;
  }
  return true;
}

function isUnchanged({ objects }: GameState, seen: Seen): boolean {
  const object = objects[seen.number];
  if (object !== seen.object) return false;
  if (object === undefined) return true;
  const { permanent } = object;
  return (
    object.identity === seen.identity &&
    object.item === seen.item &&
    hiddenAs(object) === seen.hidden &&
    object.item?.kind === seen.stacked &&
    permanent?.flipped === seen.flipped &&
    permanent?.phasedOut === seen.phasedOut
  );
}

const hiddenAs = ({ permanent, item, faceDown }: GameObject): unknown =>
  permanent === undefined ? (item?.faceDown ?? faceDown) : permanent.faceDown;

function look(state: GameState, id: ObjectId, zone: Zone['kind']): Seen {
  const number = objectNumber(id);
  const object = state.objects[number];
  const there = object !== undefined && couldHave(object, zone) ? plainOf(state, object).abilities : NONE;
  return {
    id,
    number,
    object,
    identity: object?.identity,
    item: object?.item,
    hidden: object === undefined ? undefined : hiddenAs(object),
    stacked: object?.item?.kind,
    flipped: object?.permanent?.flipped,
    phasedOut: object?.permanent?.phasedOut,
    bears: there.some(({ ability }) => ability.kind === 'triggered' && worksIn(ability, zone)),
    gives: there.some(isGiver),
  };
}

const NONE: readonly AbilityInstance[] = [];

/** cr 113.6, 113.6p: it works where it says, else on the battlefield; what is only ever in the command zone, there. */
export const worksIn = ({ zone }: Extract<Ability, { kind: 'triggered' }>, kind: Zone['kind']): boolean =>
  zone === undefined ? kind === 'battlefield' || kind === 'command' : zone === kind;

/** Not what is phased out or lies face down elsewhere, no ability on the stack (cr 702.26b, 708.2). */
export function couldHave({ permanent, faceDown, item }: GameObject, zone: Zone['kind']): boolean {
  if (permanent !== undefined) return permanent.phasedOut === 'no';
  return faceDown === undefined && (zone !== 'stack' || item?.kind === 'spell');
}

const GIVING: ReadonlySet<string> = new Set<Change['kind']>([
  'copy',
  'face-down',
  'gain-ability',
  'gain-abilities-of',
  'words',
]);

export const isGiving = (changes: readonly { readonly kind: string }[]): boolean =>
  changes.some(({ kind }) => GIVING.has(kind));

export const givesBy = (effects: readonly Static[]): boolean =>
  effects.some((effect) => 'changes' in effect && isGiving(effect.changes));

const isGiver = ({ ability }: AbilityInstance): boolean =>
  ability.kind === 'static' && givesBy(ability.effects);
