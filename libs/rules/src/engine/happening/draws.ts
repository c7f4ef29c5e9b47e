// Draws cards one at a time (cr 121.2). A player with several libraries divides the draws among them before
// the first one (war-zone).
import type { Effect } from '#abilities';
import { nodeAt, parentRef } from '../../model/printed/node-ref.js';
import type { QuestionOf } from '../../model/decisions/decision.js';
import type { Run } from '../frames/run.js';
import type { Verb } from '../verbs/verb.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Seat, Zone } from '../../model/basics/ids.js';

/**
 * The question how many of the draws come from the last of these libraries. The least is what the other
 * libraries cannot supply.
 */
export function librarySplitQuestion(
  state: GameState,
  libraries: readonly Zone[],
  count: number,
): QuestionOf<'number'> | undefined {
  const last = libraries.at(-1);
  if (libraries.length < 2 || last === undefined || count === 0) return undefined;
  const size = (library: Zone): number => cardsIn(state, library).length;
  const others = libraries.slice(0, -1).reduce((sum, library) => sum + size(library), 0);
  const most = Math.min(count, size(last));
  return { kind: 'number', least: Math.min(most, Math.max(0, count - others)), most };
}

const isMay = (node: unknown): node is Extract<Effect, { kind: 'may' }> =>
  typeof node === 'object' && node !== null && 'effect' in node && 'kind' in node && node.kind === 'may';

/**
 * True if the draw is part of something that player said yes to, where it matters that they could have
 * declined.
 */
function isChosen(run: Run, seat: Seat): boolean {
  if (run.proposal.variant.libraries.decks === 'every-draw') return false;
  // No effect causes the turn's draw.
  for (let { at } = run.frame; at?.includes('/') === true; at = parentRef(at)) {
    const node = nodeAt(run.state, at);
    if (isMay(node) && run.players(node.who).includes(seat)) return true;
  }
  return false;
}

export function drawVerbs(run: Run, seat: Seat, count: number): Verb[][] {
  const { state } = run;
  const meant = run.chosenZone('library', seat);
  const drawn = run.proposal.variant.libraries.drawnFrom(state, seat);
  // An effect that has already used one library draws from that one on, through the libraries its draws may
  // come from.
  const libraries = meant === undefined ? drawn : drawn.slice(meant);
  const [first] = libraries;
  const last = libraries.at(-1);
  const share = librarySplitQuestion(state, libraries, count);
  const number =
    share === undefined
      ? 0
      : share.least === share.most
        ? share.least
        : run.ask<'number'>(seat, 'divide', share).number;
  const from = (library: Zone | undefined): Pick<Extract<Verb, { verb: 'draw' }>, 'from'> =>
    drawn.length < 2 || library === undefined ? {} : { from: library };
  const chosen = isChosen(run, seat) ? { chosen: true as const } : {};
  return Array.from({ length: count }, (_, nth): Verb[] => [
    { verb: 'draw', seat, ...from(nth < count - number ? first : last), ...chosen },
  ]);
}
