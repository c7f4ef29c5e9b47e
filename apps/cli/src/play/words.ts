// What a line of a player means at the question that is open: an answer, an action still to be completed, or nothing
// that could be understood.
import type {
  GameView,
  GivenAnswer,
  GivenPlay,
  OfferedPlay,
  QuestionView,
  QuestionViewOf,
  VisibleId,
} from '#visibility';
import { Numbers } from './numbers.js';
import { plainPlays } from './question-lines.js';

export type Meant =
  | { readonly kind: 'answer'; readonly answer: GivenAnswer }
  | { readonly kind: 'begin'; readonly play: GivenPlay }
  | { readonly kind: 'unclear'; readonly why: string };

export interface Facing {
  readonly view: GameView;
  readonly question: QuestionView;
  /** What could be begun with priority, in the order in which it was shown. */
  readonly plays: readonly OfferedPlay[];
  /** What only lacks mana: tried, it is refused with its rule. */
  readonly lackingMana?: readonly OfferedPlay[];
  /** The numbers of the objects, as they were shown. */
  readonly numbers?: Numbers;
}

/** Where a line is said with priority. */
type At = Required<Omit<Facing, 'question'>>;

const unclear = (why: string): Meant => ({ kind: 'unclear', why });
const answer = (said: GivenAnswer): Meant => ({ kind: 'answer', answer: said });

class Misunderstood extends Error {}

export function meantBy(line: string, facing: Facing): Meant {
  const { view, question, plays, lackingMana = [], numbers = new Numbers() } = facing;
  const at: At = { view, plays, lackingMana, numbers: numbers.meet(view) };
  const { words, paid } = apart(line.trim().split(/\s+/));
  try {
    const meant =
      question.kind === 'priority'
        ? withPriority(words, at)
        : answer((READ[question.kind] as Read<QuestionView['kind']>)(words, question));
    return paid === undefined
      ? meant
      : paidWith(
          meant,
          paid.map((word) => paymentMeant(word, at)),
        );
  } catch (error) {
    if (error instanceof Misunderstood) return unclear(error.message);
    throw error;
  }
}

/** `pay` and numbers at the end of a line; with anything else behind it, it belongs to a name. */
function apart(said: readonly string[]): {
  readonly words: readonly string[];
  readonly paid?: readonly string[];
} {
  const at = said.lastIndexOf('pay');
  const paid = said.slice(at + 1);
  const isPayment = at > 0 && paid.length > 0 && paid.every((word) => /^\d/.test(word));
  return isPayment ? { words: said.slice(0, at), paid } : { words: said };
}

type Payment = NonNullable<Extract<GivenAnswer, { kind: 'attackers' }>['pay']>[number];

/** `5`, `5:2` or `5:2=R`: of that object the only ability offered, or the second it has; where it can add several, red. */
function paymentMeant(word: string, at: At): Payment {
  const [, number = '', place, mana] = /^(\d+)(?::(\d+))?(?:=([A-Za-z]+))?$/.exec(word) ?? [];
  const object = objectMeant(number, at);
  const ability = place === undefined ? onlyAbility(number, object, at.plays) : Number(place) - 1;
  if (ability < 0) throw new Misunderstood(`'${word}' is no ability: the first is ${number}:1`);
  return { object, ability, ...(mana === undefined ? {} : { mana: mana.toUpperCase() }) };
}

/** Where nothing is offered, as when attackers are declared, the first is meant. */
function onlyAbility(number: string, object: string, plays: readonly OfferedPlay[]): number {
  const abilities = plays.flatMap(({ play }) =>
    play.do === 'activate' && play.object === object ? [play.ability] : [],
  );
  const [first = 0] = abilities;
  if (abilities.every((ability) => ability === first)) return first;
  const ways = [...new Set(abilities)].map((ability) => `${number}:${ability + 1}`);
  throw new Misunderstood(`it has more than one ability: type ${ways.join(' or ')}`);
}

function paidWith(meant: Meant, pay: readonly Payment[]): Meant {
  if (meant.kind === 'begin' && meant.play.do !== 'play') return { ...meant, play: { ...meant.play, pay } };
  if (meant.kind === 'answer' && (meant.answer.kind === 'attackers' || meant.answer.kind === 'blockers'))
    return answer({ ...meant.answer, pay });
  return meant.kind === 'unclear' ? meant : unclear('nothing is paid for that');
}

const VERBS: Readonly<Record<string, readonly GivenPlay['do'][]>> = {
  land: ['play'],
  play: ['play', 'cast'],
  cast: ['cast'],
  use: ['activate', 'special'],
  special: ['special'],
  down: ['cast'],
};

function withPriority(words: readonly string[], at: At): Meant {
  const { view, plays, lackingMana } = at;
  const [verb = '', number = '', ...rest] = words;
  if (verb === 'pass' && number === '') return answer({ kind: 'priority', action: 'pass' });
  const listed = plainPlays(view, plays);
  if (verb === 'do') return begun(listed[index(number, listed.length)]?.play, rest);
  const kinds = VERBS[verb];
  if (kinds === undefined) return unclear(`'${verb}' is not something you can do with priority`);
  const object = objectMeant(number, at);
  const among = (offers: readonly OfferedPlay[]): readonly OfferedPlay[] =>
    offers.filter(
      ({ play }) => play.object === object && kinds.includes(play.do) && isDown(play) === (verb === 'down'),
    );
  const possible = among(plays);
  const meant = possible.length > 0 ? possible : among(lackingMana);
  if (meant.length === 0) return unclear(whyNot(view, verb));
  const plainly =
    meant.length === 1 ? meant : meant.filter(({ play }) => isPlain(play) && play.do === kinds[0]);
  const [only] = plainly;
  if (only !== undefined && plainly.length === 1) return begun(only.play, rest);
  // However it is meant, it is refused: which of the ways does not matter.
  if (possible.length === 0) return begun((only ?? meant[0])?.play, rest);
  const numbers = meant.map((one) => `do ${listed.indexOf(one) + 1}`).join(' or ');
  return unclear(`there is more than one way: type ${numbers}`);
}

const isDown = (play: GivenPlay): boolean => 'alternative' in play && play.alternative === 'morph';

/** As far as the view tells. */
function whyNot({ turn }: GameView, verb: string): string {
  if (turn === undefined) return 'the game has not begun';
  if (verb === 'land')
    return 'a land can be played in your main phase, with an empty stack, once a turn; this may not be a land';
  return 'you cannot do that with it now';
}

/** As it is printed, at its own cost: what is meant where nothing else is said. */
const isPlain = (play: GivenPlay): boolean =>
  !('alternative' in play) && (!('face' in play) || play.face === 0);

function begun(play: GivenPlay | undefined, said: readonly string[]): Meant {
  if (play === undefined) return unclear('there is no such action');
  const { words, modes } = modesApart(said);
  const [first] = words;
  const name = (first === 'as' || first === 'naming' ? words.slice(1) : words).join(' ');
  const named = name === '' ? play : { ...play, name };
  if (modes === undefined) return { kind: 'begin', play: named };
  if (named.do !== 'cast' && named.do !== 'activate') return unclear('that has no modes to choose');
  return { kind: 'begin', play: { ...named, modes } };
}

const MODE = /^modes?$/;

/** `mode` and numbers at the end: no card's name ends like that. */
function modesApart(said: readonly string[]): {
  readonly words: readonly string[];
  readonly modes?: readonly number[];
} {
  const at = said.findLastIndex((word) => MODE.test(word));
  const numbers = said.slice(at + 1);
  if (at < 0 || numbers.length === 0 || !numbers.every((word) => /^[1-9]\d?$/.test(word)))
    return { words: said };
  return { words: said.slice(0, at), modes: numbers.map((word) => Number(word) - 1) };
}

function objectMeant(word: string, { view, numbers }: At): string {
  const id = /^\d+$/.test(word) ? numbers.at(Number(word)) : view.objects[word as VisibleId]?.id;
  if (id === undefined) throw new Misunderstood(`nothing has the number '${word}'`);
  return id;
}

/** From 1, as it was shown; from 0, as it is given. */
function index(word: string, count: number): number {
  const at = /^\d+$/.test(word) ? Number(word) - 1 : -1;
  if (at < 0 || at >= count) throw new Misunderstood(`'${word}' is not one of the numbers shown`);
  return at;
}

const indices = (words: readonly string[], count: number): number[] =>
  words.length === 1 && words[0] === 'none' ? [] : words.map((word) => index(word, count));

function chosen<T>(words: readonly string[], from: readonly T[]): T[] {
  return indices(words, from.length).map((at) => from[at] as T);
}

function whole(word: string | undefined): number {
  if (word === undefined || !/^-?\d+$/.test(word)) throw new Misunderstood('that is no number');
  return Number(word);
}

/** `2` or `2:1`: the second candidate, and the first of those it can go with. */
function pairs<C, T>(
  words: readonly string[],
  candidates: readonly C[],
  othersOf: (candidate: C) => readonly T[],
): { readonly candidate: C; readonly other: T }[] {
  return words.map((word) => {
    const [one = '', other = '1'] = word.split(':');
    const candidate = candidates[index(one, candidates.length)] as C;
    const others = othersOf(candidate);
    return { candidate, other: others[index(other, others.length)] as T };
  });
}

type Asked = Exclude<QuestionView['kind'], 'priority'>;
type Read<K extends QuestionView['kind']> = (
  words: readonly string[],
  question: QuestionViewOf<K>,
) => Extract<GivenAnswer, { kind: K | Besides<K> }>;
/** What may be done before it is answered (cr 103.5b). */
type Besides<K> = K extends 'yes-no' ? 'choose-objects' : never;

/** The verb that declares may be left out. */
const without = (verb: string, words: readonly string[]): readonly string[] =>
  words[0] === verb ? words.slice(1) : words;

/** Who only wants to go on says what they say everywhere. */
const isNone = ([word]: readonly string[]): boolean => word === 'none' || word === 'pass';

const READ: { readonly [K in Asked]: Read<K> } = {
  'yes-no'([word = '', ...which], { kind, instead }) {
    if (word === 'use' && instead !== undefined)
      return { kind: 'choose-objects', objects: chosen(which, instead) };
    if (!/^(y|yes|n|no)$/i.test(word)) throw new Misunderstood('say `yes` or `no`');
    return { kind, yes: /^y/i.test(word) };
  },
  'choose-players': (words, { kind, candidates }) => ({ kind, players: chosen(words, candidates) }),
  'choose-objects': (words, { kind, candidates }) => ({ kind, objects: chosen(words, candidates) }),
  'choose-modes': ([first = '', ...rest], { kind, options }) => ({
    kind,
    modes: indices(MODE.test(first) ? rest : [first, ...rest], options.length),
  }),
  'choose-targets': (words, { kind, objects, players }) => ({
    kind,
    targets: chosen(words, [...objects.map((object) => ({ object })), ...players.map((seat) => ({ seat }))]),
  }),
  number: ([word], { kind }) => ({ kind, number: whole(word) }),
  word(words, { kind, from, none }) {
    const said = without('name', words).join(' ');
    if (said === 'none' && none === 'allowed') return { kind, word: '' };
    if (said === '') throw new Misunderstood('say a word');
    if (said === 'pass' && from === undefined)
      throw new Misunderstood(
        `there is nothing to pass: name a card${none === 'allowed' ? ', or say `none`' : ''}`,
      );
    return { kind, word: from !== undefined && /^\d+$/.test(said) ? (chosen([said], from)[0] ?? '') : said };
  },
  order: (words, { kind, options }) => ({ kind, order: indices(words, options.length) }),
  divide: (words, { kind }) => ({ kind, amounts: words.map(whole) }),
  attackers(words, { kind, candidates }) {
    const said = without('attack', words);
    const all = candidates.map((_, nth) => String(nth + 1));
    const meant = said[0] === 'all' ? all : isNone(said) ? [] : said;
    return {
      kind,
      attacks: pairs(meant, candidates, ({ defenders }) => defenders).map(({ candidate, other }) => ({
        attacker: candidate.attacker,
        defender: other,
      })),
    };
  },
  blockers(words, { kind, candidates }) {
    const said = without('block', words);
    const blocks = new Map<string, string[]>();
    for (const { candidate, other } of pairs(
      isNone(said) ? [] : said,
      candidates,
      ({ attackers }) => attackers,
    ))
      blocks.set(candidate.blocker, [...(blocks.get(candidate.blocker) ?? []), other]);
    return { kind, blocks: [...blocks].map(([blocker, attackers]) => ({ blocker, attackers })) };
  },
  propose([word], { kind }) {
    if (word !== 'nothing') throw new Misunderstood('here one can only say `nothing`');
    return { kind, effect: { kind: 'sequence', steps: [] }, names: [] };
  },
};
