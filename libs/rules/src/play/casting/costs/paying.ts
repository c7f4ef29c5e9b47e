// What is known where mana is paid, and what paying it comes to.
import type { Move } from '../../../engine/verbs/verb.js';
import type { Heard } from '../../../engine/mana/heard.js';
import type { ManaAbility, Purpose } from '../../../engine/mana/sources.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { NodeRef, Seat } from '../../../model/basics/ids.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import type { Pick } from '../choices/pick.js';

/** One activation for mana: what it costs, what it adds. */
export interface ManaStep {
  readonly ability: ManaAbility;
  readonly spent: readonly ManaUnit[];
  readonly added: readonly ManaUnit[];
  /** Where something hears of it: how it comes to what is added. */
  readonly heard?: Heard | undefined;
  /** What else it does, once what is paid for is on the stack (cr 121.8). */
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
  /** What it is for; null: nothing that asks. */
  readonly purpose: Purpose | null;
  readonly helps: readonly Help[];
  /** cr 607.2q: by which link of what is paid for the cards are kept that are exiled for it. */
  readonly kept?: Move['link'];
  /** What nothing but sacrificing pays for is paid so; otherwise whoever pays is asked. */
  readonly sacrifices?: 'if-need-be';
  /** What mana abilities do besides adding mana waits for what is paid for (cr 121.8); otherwise such are not used. */
  readonly further?: 'waits';
  readonly as: 'any-colour' | 'any-type' | undefined;
}
