// Every remedy of a ruling as a judge types it, and what it does: docs/judging.md and the help of `judge rule` have them.
import { wordsOf, wrapped } from '../../command/wrapped.js';

export interface TypedRemedy {
  readonly does: string;
  /** CARD stands for the judge's id of a card in a hand, PERMANENT for that of one on the battlefield, BURIED in a graveyard. */
  readonly typed: object;
}

const move = (object: string, to: object): object => ({ repair: { move: { object, ...to } } });

export const REMEDIES: readonly TypedRemedy[] = [
  { does: 'Goes back to moment 40.', typed: { rewind: { moment: 40, keepKnown: false, freeNames: true } } },
  { does: 'Sets a life total.', typed: { repair: { life: { seat: 1, total: 17 } } } },
  {
    does: 'Sets how many counters of a kind are on an object.',
    typed: { repair: { counters: { object: 'PERMANENT', counter: '+1/+1', count: 2 } } },
  },
  {
    does: 'Sets how many counters of a kind a player has.',
    typed: { repair: { counters: { seat: 1, counter: 'poison', count: 3 } } },
  },
  {
    does: 'Taps a permanent, or untaps it.',
    typed: { repair: { tapped: { object: 'PERMANENT', tapped: true } } },
  },
  {
    does: 'Gives a player control of a permanent.',
    typed: { repair: { control: { object: 'PERMANENT', seat: 1 } } },
  },
  {
    does: 'Moves an object to a hand, or to a GRAVEYARD.',
    typed: move('PERMANENT', { zone: 'HAND', seat: 0 }),
  },
  { does: 'Moves it to exile, or to the COMMAND zone.', typed: move('PERMANENT', { zone: 'EXILE' }) },
  {
    does: 'Moves it to the battlefield, under the control of a player.',
    typed: move('BURIED', { zone: 'BATTLEFIELD', under: 0 }),
  },
  {
    does: 'Moves it to a place in the library, counted from the top.',
    typed: move('CARD', { zone: 'LIBRARY', place: { nth: 3 } }),
  },
  {
    does: 'Shows cards to a player; without `to`, to everyone.',
    typed: { repair: { reveal: { objects: ['CARD'], to: 1 } } },
  },
  {
    does: 'Uses up a name, as if the player had given it to the card.',
    typed: { repair: { mark: { name: 'Deadly Recluse', seat: 1, object: 'PERMANENT' } } },
  },
  { does: 'Lets a name be given again.', typed: { repair: { free: { name: 'Wild Mongrel' } } } },
  {
    does: 'Replaces the name that a card was given.',
    typed: { repair: { word: { object: 'PERMANENT', of: 'NAME', word: 'Ambush Viper' } } },
  },
  {
    does: 'Answers the open question for its player.',
    typed: { answer: { seat: 0, decisionId: 'd1', answer: { action: 'PASS' } } },
  },
  { does: 'Gives a player thinking time.', typed: { time: { seat: 0, seconds: 120 } } },
  { does: 'Ends the game; without winners it is a draw.', typed: { result: { winners: [0] } } },
];

export const REMEDY_LINES: readonly string[] = [
  'Each remedy is one of these. CARD, PERMANENT and BURIED stand for your ids of a',
  'card in a hand, on the battlefield and in a graveyard; docs/judging.md has more.',
  ...REMEDIES.flatMap(({ does, typed }) => [
    ...wrapped(wordsOf(does), { first: '  ', hanging: 2 }),
    `    ${JSON.stringify(typed)}`,
  ]),
];
