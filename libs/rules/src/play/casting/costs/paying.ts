// The context of a mana payment, and its result.
import type { Move } from '../../../engine/verbs/verb.js';
import type { Heard } from '../../../engine/mana/heard.js';
import type { ManaAbility } from '../../../engine/mana/mana-ability.js';
import type { Purpose } from '../../../engine/mana/purpose.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { NodeRef, Seat } from '../../../model/basics/ids.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import type { Pick } from '../choices/pick.js';

/** One activation for mana: its cost and the mana it adds. */
export interface ManaStep {
  readonly ability: ManaAbility;
  readonly spent: readonly ManaUnit[];
  readonly added: readonly ManaUnit[];
  /** If an ability triggers on it: how the mana it adds comes about. */
  readonly heard?: Heard | undefined;
  /** Its other effects, which happen once the object paid for is on the stack (cr 121.8). */
  readonly follows?: readonly NodeRef[];
}

export interface ManaPaid {
  readonly steps: readonly ManaStep[];
  readonly spent: readonly ManaUnit[];
}

export type Help = 'convoke' | 'improvise' | 'delve';
export interface Paying {
  readonly state: GameState;
  readonly seat: Seat;
  readonly pick: Pick;
  /** What it pays for. Null: no restriction on mana depends on it. */
  readonly purpose: Purpose | null;
  readonly helps: readonly Help[];
  /** cr 607.2q: the linked ability that keeps the cards exiled for the payment. */
  readonly kept?: Move['link'];
  /** Sacrifices for what cannot be paid otherwise. If it is not set, the payer is asked. */
  readonly sacrifices?: 'if-need-be';
  /**
   * Other effects of mana abilities wait for the object paid for (cr 121.8). If it is not set, such abilities
   * are not used.
   */
  readonly further?: 'waits';
  readonly as: 'any-colour' | 'any-type' | undefined;
}
