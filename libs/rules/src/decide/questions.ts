// Questions about a game from outside the rules, answered without anything happening. What they try out goes on by the
// engine's own loop, which everything below is handed and cannot know.
import type { Rulebook } from '../casting/naming.js';
import * as casting from '../casting/legal.js';
import * as serving from '../casting/names-that-serve.js';
import type { CardDefinition } from '#cards';
import * as attacking from '../combat/declare-attackers.js';
import * as blocking from '../combat/declare-blockers.js';
import type { Fault } from '../combat/fault.js';
import type { GameAction, ManaAbilitiesGiven } from '../decisions/action.js';
import { FRAME_LOOP } from '../engine/loop.js';
import type { GameState } from '../state/game-state.js';
import type { Seat } from '../state/ids.js';

/** Of a card without a name what may be begun with it, by what everyone knows: whichever name it may get. */
export const legalActions = (
  state: GameState,
  seat: Seat,
  book?: Pick<Rulebook, 'variants'>,
): readonly GameAction[] => casting.legalActions(state, seat, { ...book, loop: FRAME_LOOP });

/** Those among the names with which the card could do what the action says; all of them where no card tells. */
export const namesThatServe = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  names: readonly CardDefinition[],
): readonly CardDefinition[] => serving.namesThatServe(state, seat, action, names, FRAME_LOOP);

/** What is wrong with a declaration of attackers (cr 508.1). */
export const attackFault = (
  state: GameState,
  seat: Seat,
  attacks: attacking.Attacks,
  pay?: ManaAbilitiesGiven,
): Fault | undefined => attacking.attackFault(state, seat, attacks, FRAME_LOOP, pay);

/** What is wrong with a declaration of blockers (cr 509.1). */
export const blockFault = (
  state: GameState,
  seat: Seat,
  blocks: blocking.Blocks,
  pay?: ManaAbilitiesGiven,
): Fault | undefined => blocking.blockFault(state, seat, blocks, FRAME_LOOP, pay);
