// Writes changes of zone as events.
import type { Filter, NodeKind } from '../../nodes/sorts.js';
import { CREATURE_TYPES } from '../../language/subtypes.js';
import type { MoveCause } from '../../language/words.js';
import { list, objectOf, one, saying, spaced, verb, type Clause, type Phrase } from '../english/grammar.js';
import { subject, whom } from './roles.js';
import type { Pen } from '../english/pen.js';
import { zoneOf } from '../english/vocabulary.js';

const PASSIVE = {
  put: 'put there',
  play: 'played',
  cast: 'cast',
  resolve: 'resolved',
  draw: 'drawn',
  discard: 'discarded',
  mill: 'milled',
  destroy: 'destroyed',
  sacrifice: 'sacrificed',
  exile: 'exiled',
  return: 'returned',
  counter: 'countered',
  search: 'found',
  cycle: 'cycled',
  'state-based': 'moved by the rules',
  cease: 'removed from the game',
} as const;

/** The zones that a cause implies, which the text leaves out. */
const KNOWN: Readonly<Partial<Record<MoveCause, readonly [from: string, to: string]>>> = {
  destroy: ['battlefield', ''],
  sacrifice: ['battlefield', ''],
  discard: ['hand', ''],
  mill: ['library', ''],
};

/** Cycling is discarding (cr 702.29a): the text says 'cycle', or 'cycle or discard' for both. */
const IN_HAND: Readonly<Record<string, string>> = { cycle: 'cycle', 'cycle,discard': 'cycle or discard' };

/** In a hand, this object is a card. */
const handed = (what: Filter, it: Phrase): Phrase =>
  what.kind === 'is' && what.of.kind === 'this' ? one('this card') : it;

/** 'is destroyed', 'you sacrifice this creature'. */
function short(it: Phrase, actor: Phrase | undefined, cause: MoveCause): string {
  const active = cause === 'sacrifice' || cause === 'discard' || cause === 'mill';
  return active && actor !== undefined
    ? spaced(actor.text, verb(actor, cause), objectOf(it))
    : spaced(it.text, verb(it, 'be'), PASSIVE[cause], actor === undefined ? '' : `by ${objectOf(actor)}`);
}

/** A card goes to its owner's graveyard (cr 400.3): 'put into your graveyard' is written for cards you own. */
type Moves = NodeKind<'pattern', 'moves'>;
type Owner = 'your' | "an opponent's";
function intoOwn({ what, from = [], to = [], cause, by, face }: Moves): Owner | undefined {
  if (to.join() !== 'graveyard' || cause !== undefined || by !== undefined || face !== undefined)
    return undefined;
  if (from.length > 0 && from.join() !== 'battlefield') return undefined;
  const owners = parts(what).flatMap((part) => (part.kind === 'owner' ? [part.is] : []));
  const [owner] = owners;
  if (owners.length !== 1) return undefined;
  if (owner?.kind === 'you') return 'your';
  return owner?.kind === 'opponents' && owner.of === undefined ? "an opponent's" : undefined;
}
/** cr 111.6: tokens are not cards, so an object that may be a token is not called a card. */
const isNontoken = (part: Filter): boolean =>
  part.kind === 'not' && part.of.kind === 'status' && part.of.is === 'token';
const isOneThing = (what: Filter): boolean => what.kind === 'is';
const cardOrToken = (what: Filter, it: Phrase, isAnywhere: boolean): Phrase =>
  !isAnywhere || parts(what).some(isNontoken) || parts(what).some(isOneThing)
    ? it
    : { ...it, text: `${it.text} or token` };
const together = (of: readonly Filter[]): Filter =>
  of.length === 1 && of[0] !== undefined
    ? of[0]
    : of.length === 0
      ? { kind: 'anything' }
      : { kind: 'all', of };
const parts = (what: Filter): readonly Filter[] => (what.kind === 'all' ? what.of : [what]);
function intoGraveyardOf({ what, from = [], group }: Moves, whose: Owner, pen: Pen): Clause {
  const isAnywhere = from.length === 0;
  const of = parts(what).filter((part) => part.kind !== 'owner' && !(isAnywhere && isNontoken(part)));
  const it = cardOrToken(
    what,
    subject(together(of), pen, group, isAnywhere ? 'card' : undefined),
    isAnywhere,
  );
  const origin = from.length === 0 ? 'anywhere' : 'the battlefield';
  return saying(spaced(it.text, verb(it, 'be'), `put into ${whose} graveyard from ${origin}`));
}

/** cr 700.4: only creatures and planeswalkers die; other permanents are put into a graveyard. */
function isCreature(what: Filter, pen: Pen): boolean {
  if (
    what.kind === 'is' &&
    (what.of.kind === 'this' || (what.of.kind === 'host' && what.of.of === undefined))
  )
    return /\bcreature\b/.test(what.of.kind === 'this' ? pen.page.self : pen.page.host);
  const { known, types = [], subtypes = [] } = pen.page.aside(() => pen.noun(what));
  if (known !== undefined) return /\bcreature\b/.test(known);
  return (
    types.some((type) => /\bcreature\b/.test(type)) ||
    (types.length === 0 && subtypes.length > 0 && subtypes.every((kind) => CREATURE_TYPES.includes(kind)))
  );
}

/** This object has the name it has elsewhere. */
const isItself = (what: Filter): boolean => what.kind === 'is' && what.of.kind === 'this';

export function moves(node: NodeKind<'pattern', 'moves'>, pen: Pen): Clause {
  const { what, from = [], to = [], cause = [], by, group, face } = node;
  const whose = intoOwn(node);
  if (whose !== undefined) return intoGraveyardOf(node, whose, pen);
  // cr 109.2: an object that is not on the battlefield or the stack is a card.
  const isAnywhere = from.length === 0 && to.join() === 'graveyard';
  const isCard =
    isAnywhere || (from.length > 0 && !from.some((zone) => zone === 'battlefield' || zone === 'stack'));
  const named = isAnywhere ? together(parts(what).filter((part) => !isNontoken(part))) : what;
  const it = cardOrToken(
    what,
    subject(named, pen, group, isCard && !isItself(what) ? 'card' : undefined),
    isAnywhere,
  );
  const actor = whom(by, pen, 'agent');
  const [cameFrom, went] = [from.join(), to.join()];
  const [single] = cause;
  const inHand = IN_HAND[cause.join()];
  if (inHand !== undefined && actor !== undefined && cameFrom === 'hand' && went === '' && face === undefined)
    return saying(
      spaced(
        actor.text,
        inHand
          .split(' or ')
          .map((each) => verb(actor, each))
          .join(' or '),
        objectOf(handed(what, it)),
      ),
    );
  // cr 400.3: its library and graveyard are its owner's.
  if (isItself(what) && cameFrom === 'library' && went === 'graveyard' && cause.length === 0)
    if (actor === undefined && face === undefined && group === undefined)
      return saying(`${it.text} is put into your graveyard from your library`);
  if (
    single === 'play' &&
    cause.length === 1 &&
    actor !== undefined &&
    went === 'battlefield' &&
    cameFrom === ''
  )
    return saying(spaced(actor.text, verb(actor, 'play'), objectOf(it)));
  if (single !== undefined && cause.length === 1 && face === undefined)
    if (KNOWN[single]?.[0] === cameFrom && KNOWN[single][1] === went)
      return saying(short(cameFrom === 'hand' ? handed(what, it) : it, actor, single));
  const manner = face ?? '';
  const because =
    cause.length === 0
      ? ''
      : `by being ${list(
          cause.map((each) => PASSIVE[each]),
          'or',
        )}`;
  const causer = actor === undefined ? '' : `because of ${objectOf(actor)}`;
  const how = spaced(manner, because, causer);
  if (how === '' && went === 'graveyard' && (cameFrom === 'battlefield' || cameFrom === ''))
    return saying(
      cameFrom === '' || !isCreature(what, pen)
        ? spaced(
            it.text,
            verb(it, 'be'),
            'put into a graveyard from',
            cameFrom === '' ? 'anywhere' : 'the battlefield',
          )
        : spaced(it.text, verb(it, 'die')),
    );
  if (went === 'battlefield' && from.length === 0) return saying(spaced(it.text, verb(it, 'enter'), how));
  if (cameFrom === 'battlefield' && to.length === 0)
    return saying(spaced(it.text, verb(it, 'leave'), 'the battlefield', how));
  const way = spaced(
    from.length === 0 ? '' : `from ${list(from.map(zoneOf), 'or')}`,
    to.length === 0 ? '' : `to ${list(to.map(zoneOf), 'or')}`,
  );
  return saying(spaced(it.text, verb(it, way === '' ? 'change' : 'move'), way === '' ? 'zones' : way, how));
}
