// What lies on a table and what is voted on there, in French.
import { ZONES } from '../../words/zones.js';
import type { drawn as english } from './drawn-en.js';

const plusieurs = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const drawn: typeof english = {
  proposed: {
    parts: {
      EFFECT: (who) => `${who} dit ce que fait ce texte`,
      COSTS: (who) => `${who} dit ce qu’on paie pour ce texte`,
      TRIGGER: (who) => `${who} dit que ceci s’est déclenché`,
    },
    of: (card) => `De ${card}`,
    would: 'Ce qui se passerait',
    thisCard: (card) => `« This card » est ${card}.`,
    stands: (name, what) => `« ${name} » est ${what}.`,
    nothing: 'rien',
    hidden: (count, zone, whose) =>
      `${plusieurs(count, 'carte que seul l’auteur voit', 'cartes que seul l’auteur voit')} (${zone}${whose === '' ? '' : `, ${whose}`})`,
    attempt: (nth) => `Proposition ${nth}`,
    agreed: (names) => `D’accord jusqu’ici : ${names}.`,
    voted: (names) => `Ont voté jusqu’ici : ${names}.`,
    nobody: 'Personne n’a encore répondu.',
    written: 'Tel que c’est écrit',
    waits: (until) => `Un arbitre décide ce qui vaut. S’il n’a rien décidé à ${until}, il ne se passe rien.`,
    forNothing: (names) => `Pour que rien ne se passe : ${names}.`,
    toStand: (names) => `Pour la dernière proposition : ${names}.`,
  },
  asked: {
    nth: (nth, of) => `Proposition ${nth} sur ${of}`,
    parts: {
      EFFECT: 'Ce qu’il fait',
      COSTS: 'Ce qu’on paie pour lui',
      TRIGGER: 'S’il s’est déclenché',
    },
    enough: (amount) => `${amount} suffit`,
  },
  halted: {
    now: 'Arrêtée',
    since: (when) => `Le serveur a arrêté cette partie (${when}).`,
    why: {
      TOO_MUCH_WORK: 'Quoi qu’on réponde, il s’ensuivrait trop de choses.',
      ENGINE_FAULT: 'Il n’a pas pu calculer la suite.',
      BY_OPERATOR: 'Son exploitant l’a voulu.',
      UNREADABLE_LOG: 'Il ne peut pas lire tout le journal : voici comment c’était avant.',
    },
  },
  told: {
    proposes: (who, text, does) => `${who} dit ce que fait « ${text} » : ${does}`,
    paid: (who, text, does) => `${who} dit ce qu’on paie pour « ${text} » : ${does}`,
    claims: (who, text) => `${who} dit que ceci s’est déclenché : « ${text} »`,
    refuses: (who) => `${who} n’est pas d’accord.`,
    agrees: (names) => `D’accord : ${names}.`,
    referred: (until) => `Un arbitre peut décider jusqu’à ${until}. Sinon, il ne se passe rien.`,
  },
  board: {
    copy: 'copie',
    token: 'jeton',
    flipped: 'retournée',
    phasedOut: 'hors phase',
    on: (what) => `sur ${what}`,
    with: (names) => `avec ${names}`,
    together: (what, names) => `${what} avec ${names}`,
    of: (name) => `contrôlé par ${name}`,
    blocked: 'bloquée',
    band: (nth) => `bande ${nth}`,
    modes: (which) => `Choisi : ${which}`,
    mode: (nth) => `mode ${nth}`,
    paid: (what) => `Payé : ${what}`,
    assigned: 'Blessures sur le point d’être infligées',
  },
  seats: {
    monarch: 'le monarque',
    initiative: 'a l’initiative',
    designations: { 'city-blessing': 'a la bénédiction de la cité' },
    team: (nth) => `équipe ${nth}`,
    left: 'Temps restant',
    kept: 'garde',
    mulligans: (count) => plusieurs(count, 'mulligan', 'mulligans'),
    libraries: [
      (count) => `${plusieurs(count, 'carte', 'cartes')} dans la bibliothèque principale`,
      (count) => `${plusieurs(count, 'carte', 'cartes')} dans la bibliothèque d’Utopias`,
    ],
    seen: (name) => `De la main de ${name}, vous avez vu`,
    for: (who, whose) => `${who} décide pour ${whose}`,
  },
  lying: {
    graveyards: ['Cimetière', 'Cimetière d’Utopias'],
    libraries: ['Bibliothèque principale', 'Bibliothèque d’Utopias'],
    outside: 'Hors de la partie',
    shown: 'Montrées à vous',
    known: 'Cartes connues de la bibliothèque',
    fromTop: (nth) => (nth === 1 ? 'sur le dessus' : `la ${nth}ᵉ à partir du dessus`),
  },
  zones: ZONES.fr,
};
