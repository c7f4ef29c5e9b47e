// Questions about a game from outside the rules. Answering them changes nothing. They pass in the engine's
// own loop for trial runs, because the lower layers cannot import it. The caller says which variants and cards
// the game is played with: nothing else knows.
import type { Rulebook } from '../play/casting/naming/named-action.js';
import * as casting from '../play/casting/legal/legal.js';
import * as affording from '../play/casting/legal/lacking-mana.js';
import * as serving from '../play/casting/naming/names-that-serve.js';
import type { CardDefinition } from '#cards';
import * as attacking from '../play/combat/declare-attackers.js';
import * as blocking from '../play/combat/declare-blockers.js';
import type { CombatFault } from '../play/combat/fault.js';
import type { GameAction, ManaAbilitiesGiven } from '../model/decisions/action.js';
import { rulesOf } from '../play/loop.js';
import type { GameState } from '../model/state/game-state.js';
import type { Seat } from '../model/basics/ids.js';

/** What may be begun with an unnamed card, by public information alone: it may get any name. */
export const legalActions = (state: GameState, seat: Seat, book: Rulebook): readonly GameAction[] =>
  casting.legalActions(state, seat, rulesOf(book));

/** Those that can be completed, as far as the player's mana and public information tell. */
export const affordableActions = (state: GameState, seat: Seat, book: Rulebook): readonly GameAction[] =>
  affording.affordableActions(state, seat, rulesOf(book));

/** What could be begun as well if the player had plenty of mana. */
export const actionsLackingMana = (state: GameState, seat: Seat, book: Rulebook): readonly GameAction[] =>
  affording.actionsLackingMana(state, seat, rulesOf(book));

/** Those of the names with which the card could do the action. All of them if the card does not tell. */
export const namesThatServe = (
  state: GameState,
  seat: Seat,
  action: GameAction,
  names: readonly CardDefinition[],
  book: Rulebook,
): readonly CardDefinition[] => serving.namesThatServe(state, seat, action, names, rulesOf(book));

/** What is wrong with a declaration of attackers (cr 508.1). */
export const attackFault = (
  state: GameState,
  seat: Seat,
  attacks: attacking.Attacks,
  book: Rulebook,
  pay?: ManaAbilitiesGiven,
): CombatFault | undefined => attacking.attackFault(state, seat, attacks, rulesOf(book), pay);

/** What is wrong with a declaration of blockers (cr 509.1). */
export const blockFault = (
  state: GameState,
  seat: Seat,
  blocks: blocking.Blocks,
  book: Rulebook,
  pay?: ManaAbilitiesGiven,
): CombatFault | undefined => blocking.blockFault(state, seat, blocks, rulesOf(book), pay);
