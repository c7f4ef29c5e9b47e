// The terms of a table, each explained in one line, in English.
import type { Access, AttackOption, Flag, NamingHelp, Opens, Unresolved } from '../../words/kinds.js';

export const terms = {
  groups: {
    cards: 'Cards and life',
    naming: 'Naming',
    people: 'Who plays and watches',
    many: 'More than two players',
    clock: 'Thinking time',
    times: 'How long the table waits',
    disputes: 'When you do not agree',
    after: 'After the game',
  },
  notYet: (what: string) => `${what} (not yet)`,
  base: {
    label: 'Rules',
    hint: 'Of which time. In Ninth Edition combat damage uses the stack, and mana burns.',
  },
  format: { label: 'Which cards there are', hint: 'Nothing else is drawn, and no other name is given.' },
  formats: {
    ALL: 'All that the server knows',
    UNTIL: 'Those printed until a day',
    SETS: 'Those of some sets',
    NAMES: 'Those of a list',
  },
  until: { label: 'Printed until', hint: 'The last day on which they may have come out.' },
  sets: { label: 'Codes of the sets', form: 'With blanks between: LEA ARN MRD.' },
  names: { label: 'Names of the cards', form: 'In English, one a line.' },
  legality: {
    label: 'Legal in the format',
    form: 'vintage, modern …: its banned and restricted lists count. Left out: none.',
  },
  librarySize: { label: 'Cards in a library', form: 'From 60. Left out: as the server offers.' },
  libraryCards: {
    label: 'The cards of the library',
    form: 'One a line with its number: 4 Grizzly Bears. Left out: different cards, drawn by chance.',
  },
  leastNames: {
    label: 'Names that a cost must allow',
    hint: 'Cards whose cost has fewer other names are not in the library.',
  },
  evenColours: { label: 'As many of each colour', hint: 'Among the cards of one colour in the library.' },
  prebuilt: { label: 'Ready-made libraries', form: 'One for each seat, or none.' },
  prebuiltOf: (seat: number) => `Library of seat ${seat}`,
  noPrebuilt: 'drawn by chance',
  sideboardSize: {
    label: 'Cards outside the game',
    hint: 'For what fetches cards from there.',
    form: 'Left out: none.',
  },
  startingLife: { label: 'Life', hint: 'With which everyone begins.' },
  maximumHandSize: {
    label: 'Largest hand',
    hint: 'More is discarded at the end of a turn.',
    form: 'Left out: as the server offers.',
  },
  noMaximum: { label: 'No largest hand', hint: 'Nobody discards at the end of a turn.' },
  help: { label: 'Help with naming', hint: 'What the page may show while you look for a name.' },
  helps: {
    NONE: 'None: remember',
    USED: 'Which names are used',
    SEARCH: 'Names that fit',
  } satisfies Record<NamingHelp, string>,
  refusedFree: { label: 'Wrong names at once', hint: 'So often one may guess at one question.' },
  refusedThenEvery: { label: 'Then one each so many seconds', hint: 'So long one waits for another guess.' },
  seats: { label: 'Seats', form: 'From two to eight.' },
  access: { label: 'Who may sit down', hint: 'And who finds the table.' },
  accesses: {
    OPEN: 'Anyone: the table is in the list',
    PRIVATE: 'Anyone with the link',
    INVITATION: 'Only those you invite',
  } satisfies Record<Access, string>,
  spectators: { label: 'Anyone may watch', hint: 'They see what lies open, and no hand.' },
  teams: {
    label: 'Team of each seat',
    form: 'In order: 1 2 1 2. Teammates win together. Left out: everyone for themselves.',
  },
  deployCreatures: { label: 'Creatures can be given to teammates', hint: 'Each turn, in teams.' },
  attack: { label: 'Who may be attacked', hint: 'Of several opponents.' },
  attacks: {
    MULTIPLE: 'Any opponent',
    LEFT: 'The next one to the left',
    RIGHT: 'The next one to the right',
  } satisfies Record<AttackOption, string>,
  range: {
    label: 'Seats that one’s influence reaches',
    form: 'One number for all, or one a seat: 1 2 – 1, where – reaches everyone. Left out: everyone.',
  },
  clock: { label: 'Clock', hint: 'Whether thinking is measured, and how.' },
  clocks: {
    none: 'Nobody’s time is measured',
    chess: 'A time for the whole game',
    thinking: 'A time for each question',
  },
  clockMinutes: { label: 'Minutes each', hint: 'For the whole game.' },
  increment: { label: 'Seconds more for each answer', hint: 'Added to the time that is left.' },
  thinking: { label: 'Seconds for each question', hint: 'Each question has its own time.' },
  lateFrom: {
    label: 'Shorter after so many minutes',
    hint: 'Since the beginning.',
    form: 'Left out: never.',
  },
  lateThinking: { label: 'Seconds for each question then', hint: 'Late in the game.' },
  flag: { label: 'Who has no time left', hint: 'What happens then.' },
  flags: { LOSES: 'loses the game', PASSES: 'passes, and chooses nothing' } satisfies Record<Flag, string>,
  startHours: {
    label: 'Hours until the table is given up',
    hint: 'If nobody starts it.',
    form: 'Left out: as the server offers.',
  },
  openSeconds: {
    label: 'Seconds to open the secrets',
    hint: 'Before the start, for a fair shuffle.',
    form: 'Left out: as the server offers.',
  },
  absentMinutes: {
    label: 'Minutes until an absent player can be conceded for',
    hint: 'With a question unanswered.',
    form: 'Left out: as the server offers.',
  },
  abandonHours: {
    label: 'Hours until an idle game ends',
    hint: 'Nobody wins it then.',
    form: 'Left out: as the server offers.',
  },
  takeBack: {
    label: 'Players may take back by consent',
    hint: 'As long as nobody has learned anything hidden since.',
  },
  unresolved: {
    label: 'A text that the table does not agree on',
    hint: 'A text that the server cannot read, after three proposals.',
  },
  unresolvedBy: { NOTHING: 'does nothing', JUDGE: 'waits for a judge' } satisfies Record<Unresolved, string>,
  rulingMinutes: {
    label: 'Minutes until it does nothing',
    hint: 'If no judge rules.',
    form: 'Left out: ten.',
  },
  challenges: {
    label: 'Players can challenge each other',
    hint: 'A judge decides; a second lost challenge loses the match.',
  },
  arrangeGraveyards: {
    label: 'Owners arrange their graveyards',
    hint: 'Where several cards come there at once.',
  },
  opens: {
    label: 'When the game is over, everything in it is open',
    hint: 'All hands, libraries and the log, to be watched again.',
  },
  openings: {
    AT_END: 'to everyone at once',
    BY_CONSENT: 'to everyone, when all players agree',
    AFTER_TOURNAMENT: 'after the tournament',
    JUDGES_ONLY: 'to judges only',
  } satisfies Record<Opens, string>,
};

export type Terms = typeof terms;
