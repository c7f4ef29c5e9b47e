// What the table says around acting, naming and what lies on it, in English.
import type { Step } from './kinds.js';

export const playing = {
  stops: {
    mine: 'My turns',
    others: 'Other turns',
    current: 'now',
    ask: (step: string, whose: string) => `Ask me: ${step}, ${whose}`,
    everywhere: 'Ask me everywhere',
    usual: 'Usual stops',
    short: {
      UNTAP: 'Untap',
      UPKEEP: 'Upkeep',
      DRAW: 'Draw',
      PRECOMBAT_MAIN: 'Main',
      BEGIN_COMBAT: 'Combat',
      DECLARE_ATTACKERS: 'Attack',
      DECLARE_BLOCKERS: 'Block',
      FIRST_STRIKE_DAMAGE: 'First strike',
      COMBAT_DAMAGE: 'Damage',
      END_COMBAT: 'After combat',
      POSTCOMBAT_MAIN: 'Main 2',
      END: 'End',
      CLEANUP: 'Cleanup',
    } satisfies Record<Step, string>,
  },
  passing: {
    untilSomething: 'Passing until something happens.',
    untilMine: 'Passing until your turn.',
    held: 'Automatic passing waits while you hold Shift.',
    always: 'Always pass for this',
    yielding: (what: string) => `Passing for ${what}.`,
    wait: 'Wait',
  },
  announcing: {
    change: (what: string) => `Change: ${what}`,
    paidWith: 'Paid with',
    fromPool: (mana: string) => `${mana} from your pool`,
    left: (mana: string) => `${mana} would be left over and lost.`,
    swap: 'Click a land to pay with it, or one that is marked to keep it.',
    free: 'It costs no mana.',
  },
  options: {
    title: 'Options',
    sound: 'Sound when you are asked',
    notify: 'Notification when you are asked and look elsewhere',
    keys: 'Keys: P or Space passes, F until something happens, T until my turn, Esc cancels; hold Shift to stop automatic passing',
  },
};
