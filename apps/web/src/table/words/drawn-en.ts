// What lies on a table and what is voted on there, in English.
import type { ClausePart, QuarantineReason } from '../../words/kinds.js';
import { ZONES } from '../../words/zones.js';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const drawn = {
  proposed: {
    parts: {
      EFFECT: (who: string) => `${who} says what this text does`,
      COSTS: (who: string) => `${who} says what is paid for this text`,
      TRIGGER: (who: string) => `${who} says that this has triggered`,
    } satisfies Record<ClausePart, (who: string) => string>,
    of: (card: string) => `Of ${card}`,
    would: 'What would happen',
    thisCard: (card: string) => `“This card” is ${card}.`,
    stands: (name: string, what: string) => `“${name}” is ${what}.`,
    nothing: 'nothing',
    hidden: (count: number, zone: string, whose: string) =>
      `${plural(count, 'card', 'cards')} that only the proposer sees (${zone}${whose === '' ? '' : `, ${whose}`})`,
    attempt: (nth: number) => `Proposal ${nth}`,
    agreed: (names: string) => `Agreed so far: ${names}.`,
    voted: (names: string) => `Voted so far: ${names}.`,
    nobody: 'Nobody has answered yet.',
    written: 'As it was written',
    waits: (until: string) => `A judge decides which of these it does. Nothing, if none has by ${until}.`,
    forNothing: (names: string) => `For nothing: ${names}.`,
    toStand: (names: string) => `For the last proposal: ${names}.`,
  },
  asked: {
    nth: (nth: number, of: number) => `Proposal ${nth} of ${of}`,
    parts: {
      EFFECT: 'What it does',
      COSTS: 'What is paid for it',
      TRIGGER: 'Whether it has triggered',
    } satisfies Record<ClausePart, string>,
    enough: (amount: number) => `${amount} is enough`,
  },
  halted: {
    now: 'Stopped',
    since: (when: string) => `The server has stopped this game (${when}).`,
    why: {
      TOO_MUCH_WORK: 'Whatever is answered, too much would follow.',
      ENGINE_FAULT: 'The server could not work out what comes next.',
      BY_OPERATOR: 'Its operator did so.',
      UNREADABLE_LOG: 'It cannot read all of the log: this is how it was before.',
    } satisfies Record<QuarantineReason, string>,
  },
  told: {
    proposes: (who: string, text: string, does: string) => `${who} says what “${text}” does: ${does}`,
    paid: (who: string, text: string, does: string) => `${who} says what is paid for “${text}”: ${does}`,
    claims: (who: string, text: string) => `${who} says that this has triggered: “${text}”`,
    refuses: (who: string) => `${who} does not agree.`,
    agrees: (names: string) => `Agreed: ${names}.`,
    referred: (until: string) => `A judge can rule on it until ${until}. Without a ruling, nothing happens.`,
  },
  board: {
    copy: 'copy',
    token: 'token',
    flipped: 'flipped',
    phasedOut: 'phased out',
    on: (what: string) => `on ${what}`,
    with: (names: string) => `with ${names}`,
    together: (what: string, names: string) => `${what} with ${names}`,
    of: (name: string) => `${name} controls it`,
    blocked: 'blocked',
    band: (nth: number) => `band ${nth}`,
    modes: (which: string) => `Chosen: ${which}`,
    mode: (nth: number) => `mode ${nth}`,
    paid: (what: string) => `Paid: ${what}`,
    assigned: 'Damage that is about to be dealt',
  },
  seats: {
    monarch: 'the monarch',
    initiative: 'has the initiative',
    designations: { 'city-blessing': 'has the city’s blessing' } as Readonly<Record<string, string>>,
    team: (nth: number) => `team ${nth}`,
    left: 'Time left',
    kept: 'keeps',
    mulligans: (count: number) => plural(count, 'mulligan', 'mulligans'),
    libraries: [
      (count: number) => plural(count, 'card in the Main Library', 'cards in the Main Library'),
      (count: number) => plural(count, 'card in the Utopia Library', 'cards in the Utopia Library'),
    ],
    seen: (name: string) => `Of the hand of ${name} you have seen`,
    for: (who: string, whose: string) => `${who} decides for ${whose}`,
  },
  lying: {
    graveyards: ['Graveyard', 'Utopia Graveyard'],
    libraries: ['Main Library', 'Utopia Library'],
    outside: 'Outside the game',
    shown: 'Shown to you',
    known: 'Known cards of the library',
    fromTop: (nth: number) => (nth === 1 ? 'on top' : `number ${nth} from the top`),
  },
  zones: ZONES.en,
};
