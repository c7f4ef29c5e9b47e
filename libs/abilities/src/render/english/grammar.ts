// English for the renderer: numbers, plurals, verbs, lists, sentences.
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['Elf', 'Elves'],
  ['Dwarf', 'Dwarves'],
  ['Wolf', 'Wolves'],
  ['Werewolf', 'Werewolves'],
  ['sorcery', 'sorceries'],
  ['ability', 'abilities'],
  ['opponent', 'opponents'],
  ['Plains', 'Plains'],
  ['Equipment', 'Equipment'],
  ['Merfolk', 'Merfolk'],
  ['Kithkin', 'Kithkin'],
  ['Sheep', 'Sheep'],
  ['Treefolk', 'Treefolk'],
  ['Fish', 'Fish'],
  ['Moonfolk', 'Moonfolk'],
  ['Kor', 'Kor'],
  ['Eldrazi', 'Eldrazi'],
  ['Myr', 'Myr'],
  ['Samurai', 'Samurai'],
]);
const THIRD: ReadonlyMap<string, string> = new Map([
  ['have', 'has'],
  ['do', 'does'],
  ['be', 'is'],
  ['can', 'can'],
  ["can't", "can't"],
  ["don't", "doesn't"],
  ['may', 'may'],
  ['must', 'must'],
  ['could', 'could'],
]);

/** How a sentence names an object or player. */
export interface Phrase {
  /** As a subject; `object` if that is different. */
  readonly text: string;
  readonly object?: string;
  readonly possessive: string;
  readonly number: 'one' | 'many';
  /** One object that is told to do it: 'have it become a 3/3 creature'. */
  readonly plainly?: 'plainly';
  /** Several, one at a time: 'each creature'. */
  readonly each?: string;
  /** Several, as a kind: 'creatures you control'. */
  readonly kind?: string;
  /** A card of one player, in any zone: it goes to 'your hand', 'their hand'. */
  readonly mine?: () => string;
  /** A card and not a permanent: 'if it's a land card'. */
  readonly card?: 'card';
  /** The kind of card, by which it is called once it is on the battlefield. */
  readonly noun?: string;
  /** How many there are, if the text says so. */
  readonly size?: number;
  /** A hand: cards are chosen 'from it'. */
  readonly holds?: 'cards';
  /** Cards looked at on top of a library, which can be put back. */
  readonly back?: 'back';
  /** 'you', written although it could be left out. */
  readonly said?: 'said';
}

/** The part of a phrase about where something is, which is true of a part of it too. */
export const placeOf = ({ mine, back }: Phrase): Pick<Phrase, 'mine' | 'back'> => ({
  ...(mine === undefined ? {} : { mine }),
  ...(back === undefined ? {} : { back }),
});
export const cardly = ({ card }: Phrase): Pick<Phrase, 'card'> => (card === undefined ? {} : { card });
/** The part of a phrase that stays true, whatever the object is called. */
export const apartFromName = (
  phrase: Phrase,
): Pick<Phrase, 'mine' | 'size' | 'back' | 'holds' | 'card' | 'noun'> => ({
  ...placeOf(phrase),
  ...cardly(phrase),
  ...(phrase.noun === undefined ? {} : { noun: phrase.noun }),
  ...(phrase.size === undefined ? {} : { size: phrase.size }),
  ...(phrase.holds === undefined ? {} : { holds: phrase.holds }),
});

/** A deed as a sentence of its own, and as what a player may do or have happen. */
export interface Clause {
  readonly text: string;
  /** 'draw a card' for the player who acts; 'have target player draw a card' for another. */
  readonly by: (actor: string) => string;
  /** The player who does it, if that is not the player addressed. */
  readonly subject?: string;
  /** With 'you', for use after another player has done something in the same sentence. */
  readonly told?: string;
  /** A predicate of an object that is not named. */
  readonly predicate?: string;
}

export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const sentence = (text: string): string =>
  /[.!?]["”)]?$/.test(text) ? capital(text) : `${capital(text)}.`;

/** One sentence after another, without a full stop after the last. */
export const inSentences = (first: string, ...others: readonly string[]): string =>
  others.length === 0
    ? first
    : [sentence(first).replace(/^./, first.charAt(0)), ...others.map(sentence)].join(' ').replace(/\.$/, '');

export function article(noun: string): string {
  return /^(?:[aeiou]|hour|X\b|8|11|18)/i.test(noun) && !/^(?:uni|one|Eu|us)/i.test(noun)
    ? `an ${noun}`
    : `a ${noun}`;
}

export function plural(noun: string): string {
  const known = PLURALS.get(noun);
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function third(verb: string): string {
  if (verb === "isn't") return verb;
  const [first = '', ...rest] = verb.split(' ');
  const known = THIRD.get(first);
  const said =
    known ??
    (/[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : /(?:s|x|ch|sh|o)$/.test(first)
        ? `${first}es`
        : `${first}s`);
  return [said, ...rest].join(' ');
}

/** 'is' and 'are', and every other verb, in the number of the subject. */
export const verb = (subject: Phrase, infinitive: string): string =>
  subject.number === 'one' && subject.plainly === undefined
    ? third(infinitive)
    : infinitive.replace(/^be\b/, 'are').replace(/^isn't\b/, "aren't");

export const list = (parts: readonly string[], word = 'and'): string =>
  parts.length < 3
    ? parts.join(` ${word} `)
    : `${parts.slice(0, -1).join(', ')}, ${word} ${parts[parts.length - 1] ?? ''}`;

export const spaced = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

export const one = (text: string): Phrase => ({ text, possessive: `${text}'s`, number: 'one' });
export const many = (text: string): Phrase => ({
  text,
  possessive: text.endsWith('s') ? `${text}'` : `${text}'s`,
  number: 'many',
});
export const YOU_PHRASE: Phrase = { text: 'you', possessive: 'your', number: 'many' };
export const objectOf = (phrase: Phrase): string => phrase.object ?? phrase.text;

/** A subject does something: an order to the player addressed, a statement about others. */
export function doing(subject: Phrase, actor: string | undefined, infinitive: string, rest = ''): Clause {
  const base = spaced(infinitive, rest);
  const by = (who: string) => (who === actor ? base : `have ${objectOf(subject)} ${base}`);
  if (subject.text === 'you' && actor === 'you')
    return {
      text: HAPPENS.has(infinitive) || subject.said !== undefined ? `you ${base}` : base,
      by,
      told: `you ${base}`,
    };
  return { text: spaced(subject.text, verb(subject, infinitive), rest), by, subject: subject.text };
}
/** What happens to you is not an order: 'you gain 3 life', but 'draw a card'. */
const HAPPENS: ReadonlySet<string> = new Set([
  'gain',
  'lose',
  'win',
  'get',
  'become',
  'control',
  'may choose',
]);
/** An order with the same doer as the rest. */
export const order = (text: string): Clause => ({ text, by: () => text });
/** An order to you; nobody else does it if another player decides. */
export const ordered = (text: string): Clause => ({
  text,
  by: (actor) => (actor === 'you' ? text : `have you ${text}`),
});
/** A statement. */
export const saying = (text: string): Clause => ({ text, by: () => `have it that ${text}` });
