// Whether what happened agrees with the words: each verb of the text was seen, nothing was seen that no word speaks of,
// the numbers are those of the text, and so are targets, offers and the players hit. The words are read by themselves,
// without the tree: what both the grammar and the renderer got wrong shows here.
import type { GameEvent } from '#rules';
import type { Resolved } from './play.js';

type Seen = (event: GameEvent) => boolean;
const moved =
  (...causes: readonly string[]): Seen =>
  (event) =>
    event.type === 'ObjectMoved' && causes.includes(event.cause);
const is =
  (...types: readonly string[]): Seen =>
  ({ type }) =>
    types.includes(type);

interface Verb {
  readonly name: string;
  readonly word: RegExp;
  readonly seen: Seen;
  /** Words that let it happen without being said. */
  readonly or?: RegExp;
}
const VERBS: readonly Verb[] = [
  { name: 'draw', word: /\bdraws?\b/i, seen: is('CardDrawn', 'DrewFromEmptyLibrary') },
  {
    name: 'destroy',
    word: /\bdestroys?\b/i,
    seen: moved('destroy'),
    or: /damage|[+-]\S*\/[+-]|fights?|lose all|base power|becomes?|loses? indestructible/i,
  },
  { name: 'sacrifice', word: /\bsacrifice[sd]?\b/i, seen: moved('sacrifice'), or: /devour|exploit/i },
  { name: 'discard', word: /\bdiscards?\b/i, seen: moved('discard') },
  { name: 'mill', word: /\bmills?\b/i, seen: moved('mill'), or: /dredge/i },
  {
    name: 'exile',
    word: /\b[Ee]xiles?\b/i,
    seen: moved('exile'),
    or: /\bexiled\b|instead|manifest|haunt|cascade|cipher|rebound|flashback|end the turn/i,
  },
  { name: 'counter', word: /\bcounters? (?:target|that|it|this|up to)\b/i, seen: is('Countered') },
  {
    name: 'gain life',
    word: /\bgains? (?:\S+ ){0,4}life\b/i,
    seen: (event) => event.type === 'LifeChanged' && event.cause === 'gain',
    or: /life total|lifelink|extort|drain/i,
  },
  {
    name: 'lose life',
    word: /\bloses? (?:\S+ ){0,4}life\b/i,
    seen: (event) => event.type === 'LifeChanged' && event.cause === 'lose',
    or: /damage|life total|\bpays?\b|fights?|extort/i,
  },
  { name: 'damage', word: /(?<!would )\bdeals? [^.]*damage\b/i, seen: is('DamageDealt'), or: /fights?/i },
  {
    name: 'create',
    word: /\bcreates?\b/i,
    seen: is('TokenCreated'),
    or: /investigate|populate|fabricate|amass|incubate|embalm|eternalize/i,
  },
  {
    name: 'put counters',
    word: /\bput [^.]*counters? on\b/i,
    seen: (event) => event.type === 'CountersChanged' && event.by > 0,
    or: /counter|bolster|support|monstrosity|proliferate|damage|fabricate|adapt|explore|evolve|outlast|reinforce|level|mentor|train|fights?|graft|modular|vanishing|fading/i,
  },
  {
    name: 'scry',
    word: /\bscry\b/i,
    seen: (event) => event.type === 'ActionTaken' && event.action === 'scry',
  },
  { name: 'shuffle', word: /\bshuffles?\b/i, seen: is('LibraryShuffled') },
  { name: 'control', word: /\bgains? control\b/i, seen: is('ControllerChanged', 'EffectBegan'), or: /./ },
];

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const numberOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word);
const WORD = '(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)';

interface Amount {
  readonly name: string;
  readonly word: RegExp;
  /** Words by which it may be another number. */
  readonly or?: RegExp;
  /** What was seen of it, each time. */
  readonly amounts: (events: readonly GameEvent[]) => readonly number[];
}
const bySeat = (events: readonly { readonly seat: number }[]): readonly number[] =>
  [...new Set(events.map(({ seat }) => seat))].map((who) => events.filter(({ seat }) => seat === who).length);
const AMOUNTS: readonly Amount[] = [
  {
    name: 'cards drawn',
    word: new RegExp(String.raw`\bdraws? ${WORD}(?: additional)? cards?\b(?! for each)`, 'gi'),
    or: /\bdraws? (?:a number of cards|that many)/i,
    amounts: (events) => bySeat(events.filter((event) => event.type === 'CardDrawn')),
  },
  {
    name: 'damage dealt',
    word: /\b(?:deals?|and) (\d+) damage\b(?! for each)/gi,
    amounts: (events) => events.flatMap((event) => (event.type === 'DamageDealt' ? [event.amount] : [])),
  },
  {
    name: 'life gained',
    word: /\bgains? (\d+) life\b(?! for each)/gi,
    amounts: (events) =>
      events.flatMap((event) => (event.type === 'LifeChanged' && event.cause === 'gain' ? [event.by] : [])),
  },
  {
    name: 'life lost',
    word: /\bloses? (\d+) life\b(?! for each)/gi,
    amounts: (events) =>
      events.flatMap((event) => (event.type === 'LifeChanged' && event.cause === 'lose' ? [-event.by] : [])),
  },
  {
    name: 'tokens created',
    word: new RegExp(
      String.raw`\b(?:creates?|and) ${WORD} (?!additional)[^.]*?tokens?\b(?![^.]*for each)`,
      'gi',
    ),
    or: /populate|a number of/i,
    amounts: (events) =>
      [events.filter(({ type }) => type === 'TokenCreated').length].filter((count) => count > 0),
  },
  {
    name: 'counters put',
    word: new RegExp(
      String.raw`\bput ${WORD} (?:[+-]\d\/[+-]\d |\S+ )?counters? on\b(?![^.]*for each)`,
      'gi',
    ),
    amounts: (events) =>
      events.flatMap((event) => (event.type === 'CountersChanged' && event.by > 0 ? [event.by] : [])),
  },
];

/** What is done, without what it costs, when it comes, or what other abilities say. */
export function deed(text: string, kind: 'spell' | 'activated' | 'triggered'): string {
  const bare = text.replace(/"[^"]*"/g, '""').replace(/^[A-Z][\w' ]+ — /, '');
  if (kind === 'activated') return bare.slice(bare.indexOf(':') + 1);
  if (kind !== 'triggered') return bare;
  const comma = /^(?:(?:When|Whenever|At)\b[^,]*,)/.exec(bare)?.[0];
  return comma === undefined ? bare : bare.slice(comma.length);
}

const isOffer = ({ prompt, kind }: Resolved['questions'][number]): boolean =>
  prompt === 'may' || kind === 'yes-no';

export interface Disagreement {
  readonly what: string;
  /** 'unseen': it never came to it in the runs there were; 'wrong': it is not as the words say. */
  readonly how: 'unseen' | 'wrong';
}

/** `besides`: what else the card says, its keywords above all; `later`: what was left for later, and done then. */
export function disagreements(
  text: string,
  resolved: readonly Resolved[],
  besides = '',
  later: readonly Resolved[] = [],
): readonly Disagreement[] {
  if (resolved.length === 0) return [{ what: 'never resolved', how: 'unseen' }];
  return [
    ...verbs(text, resolved, besides, later),
    ...amounts(text, resolved),
    ...choices(text, resolved, besides),
    ...players(text, resolved),
  ];
}

function verbs(
  text: string,
  resolved: readonly Resolved[],
  besides: string,
  later: readonly Resolved[],
): Disagreement[] {
  return VERBS.flatMap(({ name, word, seen, or }): Disagreement[] => {
    const happened = resolved.some(({ events }) => events.some(seen));
    const isSaid = word.test(text);
    if (isSaid && !happened && !later.some(({ events }) => events.some(seen)))
      return [{ what: name, how: 'unseen' }];
    return happened && !isSaid && or?.test(`${text}\n${besides}`) !== true
      ? [{ what: `${name} without a word of it`, how: 'wrong' }]
      : [];
  });
}

function amounts(text: string, resolved: readonly Resolved[]): Disagreement[] {
  return AMOUNTS.flatMap(({ name, word, or, amounts: seen }): Disagreement[] => {
    if (or?.test(text) === true || DIVIDED.test(text) || FOR_EACH.test(text)) return [];
    const said = [...text.matchAll(word)].map(([, number = '']) => numberOf(number));
    const found = resolved.flatMap(({ events }) => seen(events));
    if (said.length === 0 || found.length === 0) return [];
    const all = said.reduce((sum, number) => sum + number, 0);
    return [...said, all].some((number) => found.includes(number))
      ? []
      : [{ what: `${name}: ${said.join()} said, ${[...new Set(found)].join()} seen`, how: 'wrong' }];
  });
}

/** cr 601.2d: what is divided is dealt in shares, among as many as are chosen. */
const DIVIDED = /\b(?:divided|distributed?) (?:as you choose )?among\b|\bdistribute\b/i;
/** What is said of one is done once for each. */
const FOR_EACH = /\bfor each \w+ \w+ this way,/i;
/** cr 115.1d: each 'target' is a slot of its own. */
function choices(text: string, resolved: readonly Resolved[], besides: string): Disagreement[] {
  const found: Disagreement[] = [];
  const isModal = /^\s*[Cc]hoose .*—/m.test(text) || text.includes('•');
  const said = text.match(/(?<!\bsingle )\btarget\b(?! of)|\b(?:two|three|X) targets\b/gi)?.length ?? 0;
  for (const { item, questions } of resolved) {
    const slots = item.targets.flat().length;
    // Awaken and its like add targets of their own.
    const isPlain = item.modes.length === 0 && item.alternative === null && !/\bawaken\b/i.test(besides);
    if (!isModal && slots !== said && isPlain && !DIVIDED.test(text))
      found.push({ what: `${String(said)} targets said, ${String(slots)} asked for`, how: 'wrong' });
    if (questions.some(isOffer) && !OFFERED.test(`${text}\n${besides}`))
      found.push({ what: 'an offer without a word of it', how: 'wrong' });
  }
  if (/\bmay\b/i.test(text.replace(NO_OFFER, '')) && !resolved.some(({ questions }) => questions.length > 0))
    found.push({ what: 'an offer', how: 'unseen' });
  return found.filter((one, index) => found.findIndex(({ what }) => what === one.what) === index);
}

const NO_OFFER = /\bany player may activate\b|\bmay choose the same mode\b/gi;
const OFFERED =
  /dredge|\bmay\b|unless|\bpays?\b|any number|up to|scry|clash|fateseal|\bif able\b|regenerat|cipher|devour|exploit/i;
const OTHERS = /\b(?:players?|opponents?|controllers?|owners?|they|their|them|each|enchanted)\b/i;
/** Where nobody but you is spoken of, nobody else draws, gains, loses or discards. */
function players(text: string, resolved: readonly Resolved[]): Disagreement[] {
  if (OTHERS.test(text)) return [];
  const wrong = resolved.some(({ controller, events }) =>
    events.some(
      (event) =>
        (event.type === 'CardDrawn' || (event.type === 'LifeChanged' && event.by > 0)) &&
        event.seat !== controller,
    ),
  );
  return wrong ? [{ what: 'somebody else', how: 'wrong' }] : [];
}
