// Les conditions d’une table, chacune expliquée en une ligne, en français.
import type { Terms } from './en.js';

export const terms: Terms = {
  groups: {
    cards: 'Cartes et points de vie',
    naming: 'Nommer',
    people: 'Qui joue et qui regarde',
    many: 'Plus de deux joueurs',
    clock: 'Temps de réflexion',
    times: 'Combien de temps la table attend',
    disputes: 'Si vous n’êtes pas d’accord',
    after: 'Après la partie',
  },
  notYet: (what) => `${what} (pas encore)`,
  base: {
    label: 'Règles',
    hint: 'De quelle époque. Dans la neuvième édition, les blessures de combat passent par la pile et le mana brûle.',
  },
  format: {
    label: 'Quelles cartes il y a',
    hint: 'Aucune autre n’est piochée, aucun autre nom n’est donné.',
  },
  formats: {
    ALL: 'Toutes celles que le serveur connaît',
    UNTIL: 'Celles imprimées jusqu’à un jour',
    SETS: 'Celles de quelques éditions',
    NAMES: 'Celles d’une liste',
  },
  until: { label: 'Imprimées jusqu’au', hint: 'Le dernier jour où elles ont pu paraître.' },
  sets: { label: 'Codes des éditions', form: 'Séparés par des espaces : LEA ARN MRD.' },
  names: { label: 'Noms des cartes', form: 'En anglais, un par ligne.' },
  legality: {
    label: 'Légales dans le format',
    form: 'vintage, modern… : sa liste de cartes interdites et restreintes compte. Vide : aucun.',
  },
  librarySize: { label: 'Cartes dans une bibliothèque', form: 'À partir de 60. Vide : selon le serveur.' },
  libraryCards: {
    label: 'Les cartes de la bibliothèque',
    form: 'Une par ligne avec son nombre : 4 Grizzly Bears. Vide : des cartes différentes, au hasard.',
  },
  leastNames: {
    label: 'Noms qu’un coût doit permettre',
    hint: 'Les cartes dont le coût a moins d’autres noms ne sont pas dans la bibliothèque.',
  },
  evenColours: {
    label: 'Autant de chaque couleur',
    hint: 'Parmi les cartes d’une seule couleur de la bibliothèque.',
  },
  prebuilt: { label: 'Bibliothèques toutes faites', form: 'Une pour chaque place, ou aucune.' },
  prebuiltOf: (seat) => `Bibliothèque de la place ${seat}`,
  noPrebuilt: 'au hasard',
  sideboardSize: {
    label: 'Cartes en dehors de la partie',
    hint: 'Pour ce qui va y chercher des cartes.',
    form: 'Vide : aucune.',
  },
  startingLife: { label: 'Points de vie', hint: 'Ceux avec lesquels chacun commence.' },
  maximumHandSize: {
    label: 'Plus grande main',
    hint: 'Le surplus est défaussé à la fin du tour.',
    form: 'Vide : selon le serveur.',
  },
  noMaximum: { label: 'Main sans limite', hint: 'Personne ne se défausse à la fin du tour.' },
  help: { label: 'Aide pour nommer', hint: 'Ce que la page peut montrer quand vous cherchez un nom.' },
  helps: { NONE: 'Aucune : de mémoire', USED: 'Les noms déjà pris', SEARCH: 'Les noms qui conviennent' },
  refusedFree: { label: 'Noms faux d’un coup', hint: 'Combien de fois on peut deviner à une question.' },
  refusedThenEvery: {
    label: 'Puis un toutes les tant de secondes',
    hint: 'Le temps d’attente avant l’essai suivant.',
  },
  seats: { label: 'Places', form: 'De deux à huit.' },
  access: { label: 'Qui peut s’asseoir', hint: 'Et qui trouve la table.' },
  accesses: {
    OPEN: 'Tout le monde : la table est dans la liste',
    PRIVATE: 'Ceux qui ont le lien',
    INVITATION: 'Seulement ceux que vous invitez',
  },
  spectators: {
    label: 'Tout le monde peut regarder',
    hint: 'Les spectateurs voient ce qui est ouvert, et aucune main.',
  },
  teams: {
    label: 'Équipe de chaque place',
    form: 'Dans l’ordre : 1 2 1 2. Une équipe gagne ensemble. Vide : chacun pour soi.',
  },
  deployCreatures: {
    label: 'Les créatures peuvent aller aux coéquipiers',
    hint: 'À chaque tour, en équipes.',
  },
  attack: { label: 'Qui peut être attaqué', hint: 'Parmi plusieurs adversaires.' },
  attacks: { MULTIPLE: 'Tout adversaire', LEFT: 'Le prochain à gauche', RIGHT: 'Le prochain à droite' },
  range: {
    label: 'Places que l’influence atteint',
    form: 'Un nombre pour tous, ou un par place : 1 2 – 1, où – atteint tout le monde. Vide : tout le monde.',
  },
  clock: { label: 'Pendule', hint: 'Si la réflexion est mesurée, et comment.' },
  clocks: {
    none: 'Le temps n’est pas mesuré',
    chess: 'Un temps pour toute la partie',
    thinking: 'Un temps par question',
  },
  clockMinutes: { label: 'Minutes pour chacun', hint: 'Pour toute la partie.' },
  increment: { label: 'Secondes de plus par réponse', hint: 'Elles s’ajoutent au temps qui reste.' },
  thinking: { label: 'Secondes par question', hint: 'Chaque question a son propre temps.' },
  lateFrom: { label: 'Plus court après tant de minutes', hint: 'Depuis le début.', form: 'Vide : jamais.' },
  lateThinking: { label: 'Secondes par question alors', hint: 'Tard dans la partie.' },
  flag: { label: 'Qui n’a plus de temps', hint: 'Ce qui arrive alors.' },
  flags: { LOSES: 'perd la partie', PASSES: 'passe et ne choisit rien' },
  startHours: {
    label: 'Heures avant que la table soit abandonnée',
    hint: 'Si personne ne la commence.',
    form: 'Vide : selon le serveur.',
  },
  openSeconds: {
    label: 'Secondes pour ouvrir les secrets',
    hint: 'Avant le début, pour un mélange honnête.',
    form: 'Vide : selon le serveur.',
  },
  absentMinutes: {
    label: 'Minutes avant de pouvoir concéder pour un absent',
    hint: 'Tant qu’une question reste sans réponse.',
    form: 'Vide : selon le serveur.',
  },
  abandonHours: {
    label: 'Heures avant la fin d’une partie inactive',
    hint: 'Personne ne la gagne alors.',
    form: 'Vide : selon le serveur.',
  },
  takeBack: {
    label: 'Les joueurs peuvent revenir en arrière d’un commun accord',
    hint: 'Tant que personne n’a rien appris de caché depuis.',
  },
  unresolved: {
    label: 'Un texte sur lequel la table ne s’accorde pas',
    hint: 'Un texte que le serveur ne sait pas lire, après trois propositions.',
  },
  unresolvedBy: { NOTHING: 'ne fait rien', JUDGE: 'attend un arbitre' },
  rulingMinutes: {
    label: 'Minutes avant qu’il ne fasse rien',
    hint: 'Si aucun arbitre ne décide.',
    form: 'Vide : dix.',
  },
  challenges: {
    label: 'Les joueurs peuvent se défier',
    hint: 'Un arbitre décide ; un second défi perdu perd le match.',
  },
  arrangeGraveyards: {
    label: 'Les propriétaires rangent leurs cimetières',
    hint: 'Quand plusieurs cartes y vont en même temps.',
  },
  opens: {
    label: 'La partie finie, tout est ouvert',
    hint: 'Les mains, les bibliothèques et le journal, à revoir.',
  },
  openings: {
    AT_END: 'à tous, aussitôt',
    BY_CONSENT: 'à tous, si tous les joueurs sont d’accord',
    AFTER_TOURNAMENT: 'après le tournoi',
    JUDGES_ONLY: 'aux arbitres seulement',
  },
};
