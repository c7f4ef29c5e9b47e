// What the table says around acting, naming and what lies on it, in English.
import type { Step } from './kinds.js';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

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
  naming: {
    used: 'Names that are used up',
    isUsed: (name: string, who: string, turn: number) => `${who} has used ${name} in turn ${turn}.`,
    noCard: (name: string) => `No card is called ${name}, or several are.`,
  },
  notes: {
    title: 'Notes, for you alone',
    of: (name: string) => `Notes on ${name}`,
    note: 'Note',
    whose: 'Whose spells',
    text: 'A note',
    example: 'B1: Demonic Tutor',
    keep: 'Keep it',
  },
  fairness: {
    adds: 'With “ready” your browser adds a secret of its own to every shuffle: nobody, the server included, can choose what comes.',
    opening: 'The secrets of all players are being opened; then the game begins.',
    elsewhere:
      'You said “ready” on another device. Open Pentaland there: it keeps the secret that is missing.',
    check: 'Check that chance was fair',
    checking: 'Checking …',
    closed: 'The log of this game is not open to you, so it cannot be checked.',
    broken: 'Something is wrong: the log does not follow from what was promised. Show it to a judge.',
    holds: (draws: number) =>
      `All promises were kept, and ${plural(draws, 'draw follows', 'draws follow')} from them.`,
    own: 'Your own secret went into it.',
  },
  told: {
    land: (who: string, card: string) => `${who} plays ${card}.`,
    attacks: (attacker: string, to: string) => `${attacker} at ${to}`,
    blocks: (blocker: string, attackers: string) => `${blocker} before ${attackers}`,
    counters: (what: string, counter: string, by: number) =>
      `${what}: ${by > 0 ? '+' : '−'}${Math.abs(by)} ${counter}.`,
    attached: (what: string, to: string) => `${what} is attached to ${to}.`,
    unattached: (what: string) => `${what} is attached to nothing.`,
    prevented: (amount: number, to: string) => `${amount} damage to ${to} is prevented.`,
    reveals: (who: string, cards: string) => `${who} reveals ${cards}.`,
    coin: (who: string, isHeads: boolean, hasWon: boolean | undefined) =>
      `${who} flips a coin: ${isHeads ? 'heads' : 'tails'}${hasWon === undefined ? '' : hasWon ? ', and wins' : ', and loses'}.`,
    die: (who: string, sides: number, result: number) => `${who} rolls ${result} on a die of ${sides}.`,
    chooses: (who: string, word: string) => `${who} chooses ${word}.`,
    shuffled: 'A library is shuffled.',
    cuts: (who: string) => `${who} cuts the library.`,
    bottoms: (who: string, count: number) => `${who} puts ${plural(count, 'card', 'cards')} on the bottom.`,
    empty: (who: string) => `${who} has to draw from an empty library.`,
    emblem: (who: string) => `${who} gets an emblem.`,
    copied: (card: string) => `${card} is copied.`,
    becomes: (who: string, what: string) => `${who}: ${what}.`,
    phased: (card: string, isOut: boolean) => `${card} phases ${isOut ? 'out' : 'in'}.`,
    unnamed: (card: string) => `${card} stays without a name.`,
    proposes: (who: string, text: string) => `${who} says what this does: “${text}”`,
    settled: (text: string, isNothing: boolean) =>
      isNothing ? `Nothing comes of “${text}”` : `It is agreed what this does: “${text}”`,
    takeBack: (who: string, moment: number) => `${who} asks to return to moment ${moment}.`,
    noTakeBack: 'Nobody asks to take back any more.',
    shortcut: (who: string, choices: number, times: number) =>
      `${who} proposes to do the last ${plural(choices, 'thing', 'things')} ${plural(times, 'time', 'times')} more.`,
    flag: (who: string) => `${who} has no time left.`,
    opens: (who: string) => `${who} agrees that the game opens.`,
  },
};
