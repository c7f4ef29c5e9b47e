// Ce que seule une table dit, en français.
import { drawn } from './drawn-fr.js';
import type { TableWords } from './en.js';
import { told } from './told-fr.js';

export const fr: TableWords = {
  guests: {
    title: 'Invités, pas encore là',
    withdraw: (name) => `Retirer l’invitation de ${name}`,
    youAre: (host) => `${host} vous a invité.`,
    decline: 'Refuser',
    clear: (name) => `Libérer la place de ${name}`,
    clearHint: 'Cela met fin aussi à une invitation.',
  },
  absent: {
    since: (name) => `${name} n’a pas répondu depuis aussi longtemps que les conditions le permettent.`,
    concede: (name) => `Abandonner pour ${name}`,
    really: (name) => `${name} perd alors. Abandonner pour ${name} ?`,
  },
  shortcut: {
    title: 'Répéter ce que vous avez fait',
    what: 'Vous proposez de refaire vos dernières actions de cette étape, dans le même ordre. Les autres disent jusqu’où ils suivent.',
    choices: 'Combien de vos dernières actions',
    choicesHint: 'Agir, passer et répondre comptent chacun pour une.',
    times: 'Combien de fois',
    propose: 'Proposer',
  },
  opening: {
    agree: 'Accepter que tout soit montré',
    what: 'Quand tous les joueurs sont d’accord, tout le monde peut voir les cartes, le journal et la graine de cette partie. Vous ne pourrez pas revenir là-dessus.',
    youAgreed: 'Vous avez accepté que tout soit montré.',
    waitsFor: (names) => `Doivent encore accepter : ${names}.`,
    isOpen: 'Tous ont accepté : tout dans cette partie est ouvert à tous.',
  },
  replayFrom: (moment) => `Revoir à partir d’ici, moment ${moment}`,
  whoLooked: 'Qui a regardé dans cette partie',
  plays: {
    faceDown: (card) => `lancer ${card} face cachée`,
    named: {
      CAST: (card) => `nommer ${card} et la lancer`,
      PLAY: (card) => `nommer ${card} et la jouer`,
      ACTIVATE: (card) => `nommer ${card} et utiliser une de ses capacités`,
      SPECIAL: (card) => `nommer ${card} et faire ce qu’elle permet`,
    },
  },
  ...drawn,
  log: told,
};
