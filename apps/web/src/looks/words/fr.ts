// Ce que dit la page sur qui a regardé, en français.
import type { LooksWords } from './en.js';

export const fr: LooksWords = {
  toPlayers:
    'Les arbitres voient ce qui est caché dans une partie. Chaque regard est consigné avant qu’on y réponde. Vous lisez qui a regardé et quand ; ce qui a été vu n’est pas dit.',
  toJudges:
    'Voici ce qui est consigné de vous dans cette partie. Les administrateurs le lisent, et après la partie ses joueurs apprennent qui a regardé.',
  toAdmins: 'Chaque regard d’un arbitre sur cette partie, et tout ce qu’un arbitre y a fait.',
  none: 'Personne n’a regardé dans cette partie.',
  notYet:
    'Les joueurs lisent ceci quand leur partie est finie. Les arbitres lisent ce qui est consigné d’eux-mêmes, les administrateurs tout.',
  looked: 'a regardé dans la partie',
  times: (count) => `${count} fois`,
  underCall: 'pour un appel',
  open: 'dure encore, ou le serveur a été arrêté entre-temps',
  earlier: 'Regards précédents',
  most: 'Ce sont les 500 derniers regards.',
  ways: {
    VIEW: 'a regardé la table',
    FEED: 'a regardé ce qui s’est passé',
    OUTLINE: 'a revu la partie',
    LOG: 'a lu le journal',
    NOTES: 'a lu les notes des joueurs',
    CHAT: 'a lu ce qui s’est dit à la table',
    ANNOTATIONS: 'a lu les annotations',
    SIDE_BY_SIDE: 'a regardé par tous les yeux',
    KNOWLEDGE: 'a demandé qui savait quoi',
    PLAYS: 'a regardé ce qui était possible',
    WHAT_IF: 'a ouvert un « et si »',
    DISPUTE: 'a lu le litige',
    DESK: 'a pris l’appel, l’a rendu, a arrêté la partie ou fermé le litige',
    TALK: 'a écrit à des joueurs, ou demandé un nom',
    PREVIEW: 'a regardé l’aperçu d’une décision',
    RULING: 'a décidé',
    PENALTY: 'a donné une pénalité',
  },
};
