// Which abilities look back to the game just before an event, and how they see its object (cr 603.10).
import type { Sight } from '../../reading/language/sight.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Happening, PatternKind } from '../../model/state/happening.js';
import { objectNumber } from '../../model/basics/ids.js';
import type { LeafPattern, Watcher } from './watchers.js';

type Back = (leaf: LeafPattern, happening: Happening) => boolean;
const always: Back = () => true;

const HIDDEN: readonly Happening['to'][] = ['hand', 'library'];

/** These happen only to objects on the battlefield. */
const FROM_BATTLEFIELD = ['destroy', 'sacrifice'] as const;

/**
 * cr 603.10a, 603.6c: leaving the battlefield or a graveyard, or going from a public zone into a hand or
 * library. cr 603.10e: being countered.
 */
function movesBack(leaf: LeafPattern, { from, to, cause }: Happening): boolean {
  if (leaf.kind !== 'moves' || from === null || to === null) return false;
  const named = leaf.from?.includes(from) === true;
  if (from === 'battlefield')
    return named || FROM_BATTLEFIELD.some((one) => one === cause && leaf.cause?.includes(one) === true);
  if (from === 'graveyard' && named) return true;
  if (from === 'stack' && cause === 'counter') return leaf.cause?.includes('counter') === true;
  return named && HIDDEN.includes(to) && leaf.to?.includes(to) === true && !HIDDEN.includes(from);
}

const LOOKS_BACK: { readonly [K in PatternKind]?: Back } = {
  moves: movesBack,
  /** cr 603.10b. */
  'phases-out': always,
  /** cr 603.10c. */
  unattached: always,
  /** cr 603.10d. */
  'control-changes': (leaf) => leaf.kind === 'control-changes' && leaf.from !== undefined,
  /** cr 603.10f. */
  'loses-game': always,
};

export function looksBack(leaf: LeafPattern, happening: Happening): boolean {
  return LOOKS_BACK[happening.kind]?.(leaf, happening) ?? false;
}

/** The happening with the object as the ability sees it: as it was before a move, or as it is afterwards. */
export function happeningSeenFrom(
  state: GameState,
  happening: Happening,
  time: 'before' | 'after',
): Happening {
  const { kind, before, subject } = happening;
  if (kind !== 'moves' || before === null) return happening;
  const after = state.gone[String(objectNumber(before))]?.became ?? subject;
  const seen = time === 'before' ? before : after;
  return seen === subject ? happening : { ...happening, subject: seen };
}

/** cr 603.10d: if an object has changed control, its previous controller controls the ability. */
export function controlledBefore(watcher: Watcher, { kind, subject, player }: Happening): Watcher {
  const { context } = watcher;
  if (kind !== 'control-changes' || player === null || context.source !== subject) return watcher;
  return { ...watcher, context: { ...context, controller: player } };
}

/** cr 603.10f: a player who has just lost still counts among the players. */
export function sightBefore(sight: Sight, { kind, player }: Happening): Sight {
  if (kind !== 'loses-game' || player === null) return sight;
  const seats = sight.state.seats.map((seat) => (seat.seat === player ? { ...seat, lost: null } : seat));
  return { ...sight, state: { ...sight.state, seats } };
}
