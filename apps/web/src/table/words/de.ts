// Was nur ein Tisch sagt, auf Deutsch.
import { drawn } from './drawn-de.js';
import type { TableWords } from './en.js';
import { told } from './told-de.js';

export const de: TableWords = {
  guests: {
    title: 'Eingeladen, noch nicht da',
    withdraw: (name) => `Einladung an ${name} zurücknehmen`,
    youAre: (host) => `${host} hat dich eingeladen.`,
    decline: 'Ablehnen',
    clear: (name) => `Platz von ${name} räumen`,
    clearHint: 'Damit endet auch eine Einladung.',
  },
  absent: {
    since: (name) => `${name} hat so lange nicht geantwortet, wie die Bedingungen erlauben.`,
    concede: (name) => `Für ${name} aufgeben`,
    really: (name) => `${name} verliert dann. Für ${name} aufgeben?`,
  },
  shortcut: {
    title: 'Wiederholen, was du getan hast',
    what: 'Du schlägst vor, deine letzten Handlungen in diesem Segment noch einmal zu tun, in derselben Folge. Die anderen sagen, wie weit sie mitgehen.',
    choices: 'Wie viele deiner letzten Handlungen',
    choicesHint: 'Etwas tun, passen und antworten zählen je als eine.',
    times: 'Wie oft',
    propose: 'Vorschlagen',
  },
  opening: {
    agree: 'Zustimmen, dass alles gezeigt wird',
    what: 'Wenn alle Spieler zustimmen, dürfen alle die Karten, das Protokoll und den Startwert dieses Spiels sehen. Du kannst es nicht zurücknehmen.',
    youAgreed: 'Du hast zugestimmt, dass alles gezeigt wird.',
    waitsFor: (names) => `Es fehlt noch: ${names}.`,
    isOpen: 'Alle haben zugestimmt: In diesem Spiel liegt alles für alle offen.',
  },
  replayFrom: (moment) => `Von hier an noch einmal ansehen, Moment ${moment}`,
  whoLooked: 'Wer in dieses Spiel gesehen hat',
  plays: {
    faceDown: (card) => `${card} verdeckt wirken`,
    named: {
      CAST: (card) => `${card} benennen und wirken`,
      PLAY: (card) => `${card} benennen und ausspielen`,
      ACTIVATE: (card) => `${card} benennen und eine Fähigkeit davon nutzen`,
      SPECIAL: (card) => `${card} benennen und tun, was sie erlaubt`,
    },
  },
  ...drawn,
  log: told,
};
