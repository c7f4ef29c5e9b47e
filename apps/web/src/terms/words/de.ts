// Die Bedingungen eines Tisches, jede in einer Zeile erklärt, auf Deutsch.
import type { Terms } from './en.js';

export const terms: Terms = {
  groups: {
    cards: 'Karten und Leben',
    naming: 'Nennen',
    people: 'Wer spielt und zusieht',
    many: 'Mehr als zwei Spieler',
    clock: 'Bedenkzeit',
    times: 'Wie lange der Tisch wartet',
    disputes: 'Wenn ihr euch nicht einig seid',
    after: 'Nach dem Spiel',
  },
  notYet: (what) => `${what} (noch nicht)`,
  base: {
    label: 'Regeln',
    hint: 'Aus welcher Zeit. In der Neunten Edition nutzt Kampfschaden den Stapel, und Mana brennt.',
  },
  format: {
    label: 'Welche Karten es gibt',
    hint: 'Keine andere wird gezogen, und kein anderer Name genannt.',
  },
  formats: {
    ALL: 'Alle, die der Server kennt',
    UNTIL: 'Die bis zu einem Tag gedruckten',
    SETS: 'Die aus einigen Editionen',
    NAMES: 'Die einer Liste',
  },
  until: { label: 'Gedruckt bis', hint: 'Der letzte Tag, an dem sie erschienen sein dürfen.' },
  sets: { label: 'Kürzel der Editionen', form: 'Durch Leerzeichen getrennt: LEA ARN MRD.' },
  names: { label: 'Namen der Karten', form: 'Auf Englisch, einer je Zeile.' },
  legality: {
    label: 'Erlaubt im Format',
    form: 'vintage, modern …: Seine Liste verbotener und beschränkter Karten gilt. Leer: keines.',
  },
  librarySize: { label: 'Karten in einer Bibliothek', form: 'Ab 60. Leer: wie der Server es anbietet.' },
  libraryCards: {
    label: 'Die Karten der Bibliothek',
    form: 'Eine je Zeile mit ihrer Anzahl: 4 Grizzly Bears. Leer: verschiedene, vom Zufall gezogen.',
  },
  leastNames: {
    label: 'Namen, die Kosten erlauben müssen',
    hint: 'Karten, deren Kosten weniger andere Namen haben, sind nicht in der Bibliothek.',
  },
  evenColours: {
    label: 'Gleich viele von jeder Farbe',
    hint: 'Unter den einfarbigen Karten der Bibliothek.',
  },
  prebuilt: { label: 'Fertige Bibliotheken', form: 'Eine für jeden Platz oder keine.' },
  prebuiltOf: (seat) => `Bibliothek von Platz ${seat}`,
  noPrebuilt: 'vom Zufall gezogen',
  sideboardSize: {
    label: 'Karten außerhalb des Spiels',
    hint: 'Für das, was Karten von dort holt.',
    form: 'Leer: keine.',
  },
  startingLife: { label: 'Lebenspunkte', hint: 'Mit denen alle beginnen.' },
  maximumHandSize: {
    label: 'Größte Hand',
    hint: 'Was mehr ist, wird am Ende des Zugs abgeworfen.',
    form: 'Leer: wie der Server es anbietet.',
  },
  noMaximum: { label: 'Hand ohne Grenze', hint: 'Niemand wirft am Ende des Zugs ab.' },
  help: { label: 'Hilfe beim Nennen', hint: 'Was die Seite zeigen darf, wenn du einen Namen suchst.' },
  helps: { NONE: 'Keine: aus dem Kopf', USED: 'Welche Namen verbraucht sind', SEARCH: 'Namen, die passen' },
  refusedFree: { label: 'Falsche Namen auf einmal', hint: 'So oft darf man bei einer Frage raten.' },
  refusedThenEvery: {
    label: 'Danach einer alle so viele Sekunden',
    hint: 'So lange wartet man auf den nächsten Versuch.',
  },
  seats: { label: 'Plätze', form: 'Zwei bis acht.' },
  access: { label: 'Wer sich setzen darf', hint: 'Und wer den Tisch findet.' },
  accesses: {
    OPEN: 'Alle: Der Tisch steht in der Liste',
    PRIVATE: 'Alle, die den Link haben',
    INVITATION: 'Nur, wen du einlädst',
  },
  spectators: { label: 'Alle dürfen zuschauen', hint: 'Sie sehen, was offen liegt, und keine Hand.' },
  teams: {
    label: 'Mannschaft jedes Platzes',
    form: 'Der Reihe nach: 1 2 1 2. Eine Mannschaft gewinnt gemeinsam. Leer: alle für sich.',
  },
  deployCreatures: {
    label: 'Kreaturen dürfen an Mitspieler gehen',
    hint: 'In jedem Zug, bei Mannschaften.',
  },
  attack: { label: 'Wer angegriffen werden darf', hint: 'Von mehreren Gegnern.' },
  attacks: { MULTIPLE: 'Jeder Gegner', LEFT: 'Der nächste links', RIGHT: 'Der nächste rechts' },
  range: {
    label: 'Plätze, so weit der Einfluss reicht',
    form: 'Eine Zahl für alle oder eine je Platz: 1 2 – 1, wobei – alle erreicht. Leer: alle.',
  },
  clock: { label: 'Uhr', hint: 'Ob und wie die Bedenkzeit gemessen wird.' },
  clocks: {
    none: 'Ohne Zeitmessung',
    chess: 'Eine Zeit für das ganze Spiel',
    thinking: 'Eine Zeit für jede Frage',
  },
  clockMinutes: { label: 'Minuten für jeden', hint: 'Für das ganze Spiel.' },
  increment: { label: 'Sekunden dazu für jede Antwort', hint: 'Sie kommen zur übrigen Zeit.' },
  thinking: { label: 'Sekunden für jede Frage', hint: 'Jede Frage hat ihre eigene Zeit.' },
  lateFrom: { label: 'Kürzer nach so vielen Minuten', hint: 'Seit dem Beginn.', form: 'Leer: nie.' },
  lateThinking: { label: 'Sekunden für jede Frage dann', hint: 'Spät im Spiel.' },
  flag: { label: 'Wer keine Zeit mehr hat', hint: 'Was dann geschieht.' },
  flags: { LOSES: 'verliert das Spiel', PASSES: 'passt und wählt nichts' },
  startHours: {
    label: 'Stunden, bis der Tisch aufgegeben wird',
    hint: 'Wenn ihn niemand beginnt.',
    form: 'Leer: wie der Server es anbietet.',
  },
  openSeconds: {
    label: 'Sekunden, um die Geheimnisse zu öffnen',
    hint: 'Vor dem Beginn, für ehrliches Mischen.',
    form: 'Leer: wie der Server es anbietet.',
  },
  absentMinutes: {
    label: 'Minuten, bis man für Abwesende aufgeben darf',
    hint: 'Solange eine Frage offen ist.',
    form: 'Leer: wie der Server es anbietet.',
  },
  abandonHours: {
    label: 'Stunden, bis ein ruhendes Spiel endet',
    hint: 'Dann gewinnt es niemand.',
    form: 'Leer: wie der Server es anbietet.',
  },
  takeBack: {
    label: 'Spieler dürfen im Einvernehmen zurücknehmen',
    hint: 'Solange seither niemand etwas Verborgenes erfahren hat.',
  },
  unresolved: {
    label: 'Ein Text, über den der Tisch uneins ist',
    hint: 'Einer, den der Server nicht lesen kann, nach drei Vorschlägen.',
  },
  unresolvedBy: { NOTHING: 'bewirkt nichts', JUDGE: 'wartet auf einen Schiedsrichter' },
  rulingMinutes: {
    label: 'Minuten, bis er nichts bewirkt',
    hint: 'Wenn kein Schiedsrichter entscheidet.',
    form: 'Leer: zehn.',
  },
  challenges: {
    label: 'Spieler können einander anfechten',
    hint: 'Ein Schiedsrichter entscheidet; eine zweite verlorene Anfechtung verliert das Match.',
  },
  arrangeGraveyards: {
    label: 'Besitzer ordnen ihre Friedhöfe',
    hint: 'Wo mehrere Karten zugleich dorthin kommen.',
  },
  opens: {
    label: 'Nach dem Spiel liegt alles offen',
    hint: 'Alle Hände, Bibliotheken und das Protokoll, zum Wiederansehen.',
  },
  openings: {
    AT_END: 'sofort, für alle',
    BY_CONSENT: 'für alle, wenn alle Spieler zustimmen',
    AFTER_TOURNAMENT: 'nach dem Turnier',
    JUDGES_ONLY: 'nur für Schiedsrichter',
  },
};
