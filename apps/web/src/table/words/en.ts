// What only a table says, in English: its guests, loops, absent players, and its opening. The other languages are held to the
// same shape by their types.
import { drawn } from './drawn-en.js';
import { told } from './told-en.js';

export const en = {
  guests: {
    title: 'Invited, not here yet',
    withdraw: (name: string) => `Take back the invitation of ${name}`,
    youAre: (host: string) => `${host} has invited you.`,
    decline: 'Decline',
    clear: (name: string) => `Clear the seat of ${name}`,
    clearHint: 'This ends an invitation, too.',
  },
  absent: {
    since: (name: string) => `${name} has not answered for as long as the terms allow.`,
    concede: (name: string) => `Concede for ${name}`,
    really: (name: string) => `${name} then loses. Concede for ${name}?`,
  },
  shortcut: {
    title: 'Repeat what you did',
    what: 'You propose to do your last things in this step again, in the same order. The others say how far they go along.',
    choices: 'How many of your last things',
    choicesHint: 'Doing something, passing and answering each count as one.',
    times: 'How many times',
    propose: 'Propose it',
  },
  opening: {
    agree: 'Agree that everything is shown',
    what: 'When all players agree, everyone may see all cards, the log and the seed of this game. You cannot take it back.',
    youAgreed: 'You have agreed that everything is shown.',
    waitsFor: (names: string) => `Still to agree: ${names}.`,
    isOpen: 'All have agreed: everything in this game is open to everyone.',
  },
  replayFrom: (moment: number) => `Watch again from here, moment ${moment}`,
  whoLooked: 'Who looked into this game',
  plays: {
    faceDown: (card: string) => `Cast ${card} face down`,
    named: {
      CAST: (card: string) => `Name ${card} and cast it`,
      PLAY: (card: string) => `Name ${card} and play it`,
      ACTIVATE: (card: string) => `Name ${card} and use an ability of it`,
      SPECIAL: (card: string) => `Name ${card} and use what it allows`,
    },
  },
  ...drawn,
  log: told,
};

export type TableWords = typeof en;
