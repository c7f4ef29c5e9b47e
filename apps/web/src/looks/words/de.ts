// Was die Seite darüber sagt, wer hingesehen hat, auf Deutsch.
import type { LooksWords } from './en.js';

export const de: LooksWords = {
  toPlayers:
    'Schiedsrichter sehen, was in einem Spiel verborgen ist. Jeder Blick wird aufgezeichnet, bevor er beantwortet wird. Du liest, wer wann hingesehen hat; was es war, wird nicht gesagt.',
  toJudges:
    'Das ist von dir in diesem Spiel aufgezeichnet. Admins lesen es, und nach dem Spiel erfahren seine Spieler, wer hingesehen hat.',
  toAdmins: 'Jeder Blick eines Schiedsrichters in dieses Spiel und alles, was einer darin getan hat.',
  none: 'Niemand hat in dieses Spiel gesehen.',
  notYet:
    'Die Spieler lesen das, wenn ihr Spiel vorbei ist. Schiedsrichter lesen, was von ihnen selbst aufgezeichnet ist, Admins alles.',
  looked: 'hat in das Spiel gesehen',
  times: (count) => `${count}-mal`,
  underCall: 'zu einem Ruf',
  open: 'dauert an, oder der Server wurde währenddessen angehalten',
  earlier: 'Frühere Blicke',
  most: 'Das sind die 500 neuesten Blicke.',
  ways: {
    VIEW: 'hat den Tisch angesehen',
    FEED: 'hat angesehen, was geschah',
    OUTLINE: 'hat das Spiel noch einmal angesehen',
    LOG: 'hat das Protokoll gelesen',
    NOTES: 'hat die Notizen der Spieler gelesen',
    CHAT: 'hat gelesen, was am Tisch gesagt wurde',
    ANNOTATIONS: 'hat die Anmerkungen gelesen',
    SIDE_BY_SIDE: 'hat durch alle Augen gesehen',
    KNOWLEDGE: 'hat gefragt, wer was wusste',
    PLAYS: 'hat angesehen, was möglich war',
    WHAT_IF: 'hat ein „Was wäre, wenn“ begonnen',
    DISPUTE: 'hat den Streitfall gelesen',
    DESK: 'hat den Ruf angenommen oder zurückgegeben, das Spiel angehalten oder den Streitfall geschlossen',
    TALK: 'hat Spielern geschrieben oder nach einem Namen gefragt',
    PREVIEW: 'hat die Vorschau einer Entscheidung angesehen',
    RULING: 'hat entschieden',
    PENALTY: 'hat eine Strafe gegeben',
  },
};
