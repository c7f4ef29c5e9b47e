// Objects that change zones, as events.
import type { NodeKind } from '../grammar/sorts.js';
import type { MoveCause } from '../language/words.js';
import { list, objectOf, saying, spaced, verb, type Clause, type Phrase } from './grammar.js';
import { subject, whom } from './pattern-roles.js';
import type { Pen } from './pen.js';
import { zoneOf } from './vocabulary.js';

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

/** Where what is done so comes from and goes to; that it does is not said. */
const KNOWN: Readonly<Partial<Record<MoveCause, readonly [from: string, to: string]>>> = {
  destroy: ['battlefield', ''],
  sacrifice: ['battlefield', ''],
  discard: ['hand', ''],
  mill: ['library', ''],
};

/** 'is destroyed', 'you sacrifice this creature'. */
function short(it: Phrase, actor: Phrase | undefined, cause: MoveCause): string {
  const active = cause === 'sacrifice' || cause === 'discard' || cause === 'mill';
  return active && actor !== undefined
    ? spaced(actor.text, verb(actor, cause), objectOf(it))
    : spaced(it.text, verb(it, 'be'), PASSIVE[cause], actor === undefined ? '' : `by ${objectOf(actor)}`);
}

export function moves(node: NodeKind<'pattern', 'moves'>, pen: Pen): Clause {
  const { what, from = [], to = [], cause = [], by, group, face } = node;
  // cr 109.2: what isn't on the battlefield or the stack is a card.
  const isCard = from.length > 0 && !from.some((zone) => zone === 'battlefield' || zone === 'stack');
  const it = subject(what, pen, group, isCard ? 'card' : undefined);
  const actor = whom(by, pen, 'agent');
  const [cameFrom, went] = [from.join(), to.join()];
  const [single] = cause;
  if (single !== undefined && cause.length === 1 && face === undefined)
    if (KNOWN[single]?.[0] === cameFrom && KNOWN[single][1] === went) return saying(short(it, actor, single));
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
  if (how === '' && cameFrom === 'battlefield' && went === 'graveyard')
    return saying(spaced(it.text, verb(it, 'die')));
  if (went === 'battlefield' && from.length === 0) return saying(spaced(it.text, verb(it, 'enter'), how));
  if (cameFrom === 'battlefield' && to.length === 0)
    return saying(spaced(it.text, verb(it, 'leave'), 'the battlefield', how));
  const way = spaced(
    from.length === 0 ? '' : `from ${list(from.map(zoneOf), 'or')}`,
    to.length === 0 ? '' : `to ${list(to.map(zoneOf), 'or')}`,
  );
  return saying(spaced(it.text, verb(it, way === '' ? 'change' : 'move'), way === '' ? 'zones' : way, how));
}
