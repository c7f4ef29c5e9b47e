// The open question in lines of text: what there is to choose from, and how to say it.
import { modeIn } from '#client';
import type {
  DecisionView,
  GameView,
  OfferedPlay,
  QuestionView,
  QuestionViewOf,
  VisibleId,
} from '#visibility';
import { capital, Described, zone, type Naming } from './described.js';
import { promptOf } from './prompt-words.js';

type Choices = {
  readonly [K in QuestionView['kind']]: (question: QuestionViewOf<K>, shown: Described) => readonly string[];
};

const CHOICES: Choices = {
  priority: () => [],
  'yes-no': ({ instead = [] }, shown) => instead.map((id) => shown.brief(id)),
  number: () => [],
  propose: () => [],
  word: ({ from = [] }) => from,
  'choose-players': ({ candidates }, shown) => candidates.map((seat) => shown.who(seat)),
  'choose-objects': ({ candidates }, shown) => candidates.map((id) => shown.brief(id)),
  'choose-modes': ({ options }) => options.map(({ label }) => label),
  'choose-targets': ({ objects, players }, shown) =>
    [...objects, ...players].map((target) => shown.brief(target)),
  // The rules call a card no more than that: its name is for those who know it.
  order: ({ options }, shown) =>
    options.map(({ label, object }) =>
      label === 'card' && object !== undefined ? shown.brief(object) : label,
    ),
  divide: ({ among }, shown) => among.map((one) => shown.brief(one)),
  attackers: ({ candidates }, shown) =>
    candidates.map(
      ({ attacker, defenders }) =>
        `${shown.brief(attacker)} attacks ${defenders.map((one) => shown.brief(one)).join(' or ')}`,
    ),
  blockers: ({ candidates }, shown) =>
    candidates.map(
      ({ blocker, attackers }) =>
        `${shown.brief(blocker)} blocks ${attackers.map((id) => shown.brief(id)).join(' or ')}`,
    ),
};

/** How to say it, for each kind of question. */
const SAID: { readonly [K in QuestionView['kind']]: (question: QuestionViewOf<K>) => string } = {
  priority: () => '`pass`, `skip` (until your turn), `land 3`, `cast 3 NAME`, `use 3`, `do 1`, or `help`',
  'yes-no': ({ instead }) => (instead === undefined ? '`yes` or `no`' : '`yes`, `no`, or `use 1`'),
  number: ({ least, most }) => `a number from ${least}${most === undefined ? ' on' : ` to ${most}`}`,
  propose: ({ text }) => `\`nothing\`, where you find that it does nothing: ${text}`,
  word: ({ object, none }) =>
    `${object === undefined ? 'a word or its number' : "`name` and a card's name"}${none === 'allowed' ? ', or `none`' : ''}`,
  'choose-players': ({ count, least = count }) => counted(least, count),
  'choose-objects': ({ count, least = count }) => counted(least, count),
  'choose-modes': ({ least, most }) => counted(least, most),
  'choose-targets': ({ least, most }) => counted(least, most),
  order: () => 'all the numbers, the first first',
  divide: ({ total }) => `how much each gets, in order, ${total} in all`,
  attackers: () => '`attack 1 2`, `attack 1:2` (at the second it may attack), `attack all`, or `none`',
  blockers: () => '`block 1:2` (the second it may block), or `none`',
};

/** war-zone: draws are divided between two libraries before the first card is drawn. */
const isDivisionOfDraws = (
  { terms }: GameView,
  prompt: DecisionView['prompt'],
  question: QuestionView,
): question is QuestionViewOf<'number'> =>
  terms.ruleset === 'war-zone' && prompt === 'divide' && question.kind === 'number';

const counted = (least: number, most: number): string =>
  least === most
    ? most === 1
      ? 'a number'
      : `${most} numbers`
    : `numbers, from ${least} to ${most}, or \`none\``;

const choicesOf = (question: QuestionView, shown: Described): readonly string[] =>
  (CHOICES[question.kind] as (question: QuestionView, shown: Described) => readonly string[])(
    question,
    shown,
  );

/**
 * What a card without a name could be named for is a matter of course: it is said how, and not listed card by card. Cards
 * that can only be a land come last, because one line says so of all of them.
 */
export function plainPlays(view: GameView, plays: readonly OfferedPlay[]): readonly OfferedPlay[] {
  const plain = plays.filter(
    ({ play }) => play.do === 'play' || view.objects[play.object as VisibleId]?.printed === undefined,
  );
  const lands = plain.filter((one) => isOnlyLand(one, plain));
  return [...plain.filter((one) => !lands.includes(one)), ...lands];
}

const isOnlyLand = ({ play }: OfferedPlay, among: readonly OfferedPlay[]): boolean =>
  play.do === 'play' &&
  play.as === 'any-land' &&
  among.filter((other) => other.play.do === 'play' && other.play.object === play.object).length === 1;

export function questionLines(
  view: GameView,
  {
    prompt,
    question,
    source,
    text = textOf(view, source),
  }: Pick<DecisionView, 'prompt' | 'question' | 'source'> & {
    /** Of the card whose modes are chosen, if its object does not say it. */
    readonly text?: readonly string[] | undefined;
  },
  { plays = [], ...naming }: Naming & { readonly plays?: readonly OfferedPlay[] } = {},
): readonly string[] {
  if (question === undefined) return [];
  const shown = new Described(view, naming);
  const of = source === undefined ? '' : `, of ${shown.brief(source)}`;
  const top = question.kind === 'priority' ? view.stack?.at(-1) : undefined;
  return [
    '',
    `You are asked: ${promptOf(prompt)}${of}. Say ${sayOf(view, { prompt, question })}.`,
    ...(top === undefined ? [] : [`If everyone passes, [${shown.number(top)}] resolves.`]),
    ...choicesOf(question, shown).map(
      (choice, index) =>
        `  ${index + 1}. ${question.kind === 'choose-modes' ? modeIn(text, choice) : choice}`,
    ),
    ...zone('You may', mayLines(view, plays, shown)),
  ];
}

const textOf = ({ objects }: GameView, source: VisibleId | undefined): readonly string[] =>
  (source === undefined ? undefined : objects[source]?.text) ?? [];

/** How the open question is answered. */
export const sayOf = (
  view: GameView,
  { prompt, question }: { readonly prompt: DecisionView['prompt']; readonly question: QuestionView },
): string =>
  isDivisionOfDraws(view, prompt, question)
    ? `how many of the cards are to come from your Utopia Library, ${SAID.number(question)}`
    : (SAID[question.kind] as (question: QuestionView) => string)(question);

function mayLines(view: GameView, plays: readonly OfferedPlay[], shown: Described): readonly string[] {
  const listed = plainPlays(view, plays);
  const isLand = (one: OfferedPlay): boolean => isOnlyLand(one, listed);
  const lands = listed.filter(isLand).map(({ play }) => `\`land ${shown.number(play.object)}\``);
  return [
    ...listed.flatMap((one, index) => (isLand(one) ? [] : [`do ${index + 1}: ${doing(one, view, shown)}`])),
    ...(lands.length === 0 ? [] : [`${lands.join(', ')}: as a land, face down`]),
  ];
}

/** The text of a play begins with its verb and, often, the name: neither is said twice. */
function doing({ play, text }: OfferedPlay, { objects }: GameView, shown: Described): string {
  const object = objects[play.object as VisibleId];
  const named = shown.brief(play.object as VisibleId);
  const verb = `${capital(play.do)} `;
  if (!text.startsWith(verb)) return `${play.do} ${named}, ${text}`;
  const what = text.slice(verb.length);
  const name = [object?.printed, object?.name].find(
    (one) => one !== undefined && one !== '' && what.startsWith(one),
  );
  return name === undefined
    ? `${play.do} ${named}: ${what}`
    : `${play.do} ${named}${what.slice(name.length)}`;
}
