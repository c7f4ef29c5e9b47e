// A view in lines of text: zones, what everyone has, the open question and what there is to choose from. Objects are
// numbered as they stand in it, and moves speak of those numbers.
import type {
  DecisionView,
  GameView,
  LibraryView,
  ObjectView,
  OfferedPlay,
  QuestionView,
  QuestionViewOf,
  SeatView,
  VisibleId,
} from '#visibility';
import { untilThen } from '../story/speaking.js';

const seatsOf = ({ seats }: GameView): SeatView[] => Object.values(seats);

/** The seat whose view it is; undefined of who only watches. */
export const ownSeat = ({ viewer }: GameView): number | undefined =>
  viewer.startsWith('seat-') ? Number(viewer.slice('seat-'.length)) : undefined;

/** The objects in the order of their numbers, from 1: one's own hand and permanents first. */
export function numbered(view: GameView): readonly VisibleId[] {
  const own = ownSeat(view);
  const isOwn = (id: VisibleId): boolean => view.objects[id]?.controller === own;
  const field = view.battlefield ?? [];
  const known = [
    ...seatsOf(view).flatMap(({ hand = [] }) => hand),
    ...field.filter(isOwn),
    ...field.filter((id) => !isOwn(id)),
    ...(view.stack ?? []),
    ...seatsOf(view).flatMap(({ graveyard = [] }) => graveyard),
    ...(view.exile ?? []),
    ...(view.command ?? []),
  ];
  return [...new Set([...known, ...(Object.keys(view.objects) as VisibleId[])])];
}

const joined = (words: readonly (string | undefined | false)[], between = ' '): string =>
  words.filter((word) => word !== undefined && word !== false && word !== '').join(between);

function calledIn(object: ObjectView | undefined): string {
  if (object === undefined) return 'a card';
  const { name, printed, faceDown, under } = object;
  const below = under === undefined ? '' : ` (${under.printed ?? under.name})`;
  if (name !== '') return `${name}${below}`;
  if (printed !== undefined) return `'${printed}'`;
  return faceDown === undefined ? 'a card' : `a face-down card${below}`;
}

/** What it is now, and what is printed where that is another. */
function sizeOf({ power, toughness, asPrinted }: ObjectView): string | undefined {
  if (power === undefined) return undefined;
  const now = `${power}/${toughness ?? 0}`;
  const printed = asPrinted?.power === undefined ? now : `${asPrinted.power}/${asPrinted.toughness ?? 0}`;
  return printed === now ? now : `${now} (printed ${printed})`;
}

/** The names of players by their ids. */
type Players = ReadonlyMap<string, string>;

class Shown {
  private readonly numbers: ReadonlyMap<string, number>;
  /** Texts that stand in the view already: of ten lands that do the same it is read once. */
  private readonly told = new Set<string>();

  constructor(
    private readonly view: GameView,
    private readonly players: Players,
  ) {
    this.numbers = new Map(numbered(view).map((id, index) => [id, index + 1]));
  }

  who(seat: number): string {
    if (seat === ownSeat(this.view)) return 'you';
    return this.players.get(this.view.seats[seat]?.player ?? '') ?? `seat ${seat}`;
  }

  brief(one: VisibleId | number | undefined): string {
    if (one === undefined) return 'nothing';
    return typeof one === 'number'
      ? this.who(one)
      : `${calledIn(this.view.objects[one])} [${this.numbers.get(one) ?? '?'}]`;
  }

  object(id: VisibleId): string {
    const object = this.view.objects[id];
    if (object === undefined) return this.brief(id);
    const { cost, typeLine, damage, tapped, text = [], counters = {}, attachedTo } = object;
    const { watched, assisted = [] } = object;
    const isUnread = (line: string): boolean => assisted.some((clause) => line.includes(clause));
    const head = joined([
      `[${this.numbers.get(id) ?? '?'}]`,
      calledIn(object),
      cost,
      typeLine,
      sizeOf(object),
      watched === true && '(watched)',
      damage !== undefined && `damage ${damage}`,
      tapped === true && '(tapped)',
      ...Object.entries(counters).map(([kind, count]) => `${count} ${kind}`),
      attachedTo !== undefined && `on ${this.brief(attachedTo)}`,
    ]);
    const lines = text.map((line) => (isUnread(line) ? `${line} (for the table)` : line));
    return joined([head, ...this.once(object.name, lines)], '\n      ');
  }

  private once(name: string, lines: readonly string[]): readonly string[] {
    const text = [name, ...lines].join('\n');
    if (this.told.has(text)) return [];
    this.told.add(text);
    return lines;
  }

  item(id: VisibleId): string {
    const { item } = this.view.objects[id] ?? {};
    if (item === undefined) return this.object(id);
    const targets = item.targets.flatMap(({ objects, players }) => [...objects, ...players]);
    const what = item.text ?? calledIn(this.view.objects[id]);
    const at = targets.length === 0 ? '' : ` at ${targets.map((one) => this.brief(one)).join(', ')}`;
    return `[${this.numbers.get(id) ?? '?'}] ${what}, by ${this.who(item.controller)}${at}`;
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const zone = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${name}:`, ...lines.map((line) => `  ${line}`)];

function seatLines(view: GameView, shown: Shown): string[] {
  const left = view.clocks?.left ?? {};
  return seatsOf(view).flatMap((seat) =>
    seat.player === undefined
      ? []
      : [
          joined(
            [
              `${capital(shown.who(seat.seat))}:`,
              seat.life === undefined ? undefined : `life ${seat.life}`,
              `hand ${seat.handSize}`,
              librariesOf(view, seat),
              seat.graveyard === undefined ? undefined : `graveyard ${seat.graveyard.length}`,
              seat.mana === undefined || seat.mana === '' ? undefined : `mana ${seat.mana}`,
              left[seat.seat] === undefined
                ? undefined
                : `time ${Math.ceil((left[seat.seat] ?? 0) / 1000)} s`,
              seat.lost === undefined ? undefined : `out (${seat.lost})`,
            ],
            '  ',
          ),
          ...(seat.graveyard === undefined || seat.graveyard.length === 0
            ? []
            : [`  Graveyard: ${seat.graveyard.map((id) => shown.brief(id)).join(', ')}`]),
          ...(seat.libraries ?? []).flatMap((library) => knownLines(library, shown)),
        ],
  );
}

/** Of war-zone's two each by itself. */
function librariesOf({ library }: GameView, { librarySize, libraries = [] }: SeatView): string | undefined {
  if (librarySize === undefined || library !== undefined) return undefined;
  return libraries.length < 2
    ? `library ${librarySize}`
    : `libraries ${libraries.map(({ size }) => size).join(' and ')}`;
}

/** What is known of a library, the uppermost first. */
function knownLines({ size, known = {} }: LibraryView, shown: Shown): readonly string[] {
  const lie = Object.entries(known).toSorted(([, one], [, other]) => one - other);
  const where = (fromTop: number): string =>
    fromTop === 1 ? 'on top' : fromTop === size ? 'at the bottom' : `number ${fromTop} from the top`;
  return lie.length === 0
    ? []
    : [`  Known there: ${lie.map(([id, at]) => `${shown.brief(id as VisibleId)} ${where(at)}`).join(', ')}`];
}

const STATUSES: { readonly [S in GameView['status']]: string } = {
  gathering: 'Players are joining.',
  opening: 'The players open what they committed to.',
  starting: 'Who goes first is being decided.',
  mulligans: 'The players look at their opening hands.',
  playing: 'The game is starting.',
  over: 'The game is over.',
};

export function viewLines(view: GameView, players: Players = new Map()): readonly string[] {
  const shown = new Shown(view, players);
  const own = ownSeat(view);
  const field = view.battlefield ?? [];
  const by = (seat: number): string[] =>
    field.filter((id) => view.objects[id]?.controller === seat).map((id) => shown.object(id));
  const { turn, combat, library } = view;
  return [
    '',
    turn === undefined
      ? STATUSES[view.status]
      : `Turn ${turn.number}, of ${shown.who(turn.active)}, ${turn.step?.replaceAll('-', ' ') ?? 'beginning'}.${library === undefined ? '' : ` The library has ${library.size}.`}`,
    ...(library === undefined ? [] : knownLines(library, shown)),
    ...seatLines(view, shown),
    ...seatsOf(view).flatMap(({ seat }) =>
      zone(seat === own ? 'Your side' : `Side of ${shown.who(seat)}`, by(seat)),
    ),
    ...zone(
      'Exile',
      (view.exile ?? []).map((id) => shown.brief(id)),
    ),
    ...zone(
      'Command',
      (view.command ?? []).map((id) => shown.brief(id)),
    ),
    ...zone(
      'Combat',
      (combat?.attacks ?? []).map(({ attacker, defender }) => {
        const blockers = (combat?.blocks ?? []).filter(({ attackers }) => attackers.includes(attacker));
        const blocked = blockers.map(({ blocker }) => shown.brief(blocker)).join(', ');
        return joined(
          [
            `${shown.brief(attacker)} attacks ${shown.brief(defender)}`,
            blocked !== '' && `blocked by ${blocked}`,
          ],
          ', ',
        );
      }),
    ),
    ...zone(
      'Stack, the top first',
      [...(view.stack ?? [])].reverse().map((id) => shown.item(id)),
    ),
    ...zone(
      'Your hand',
      (own === undefined ? [] : (view.seats[own]?.hand ?? [])).map((id) => shown.object(id)),
    ),
    ...awaited(view, shown),
  ];
}

/** Whom the game waits for, where that is somebody else. */
function awaited({ decision, referral, viewer }: GameView, shown: Shown): readonly string[] {
  if (decision === undefined && referral !== undefined)
    return [
      '',
      `The game waits for a judge to rule on “${referral.text}”, ${untilThen(referral.until)}; if none does, nothing happens.`,
    ];
  if (decision === undefined || viewer === `seat-${decision.seat}`) return [];
  return ['', `${capital(shown.who(decision.seat))} is asked: ${decision.prompt.replaceAll('-', ' ')}.`];
}

type Choices = {
  readonly [K in QuestionView['kind']]: (question: QuestionViewOf<K>, shown: Shown) => readonly string[];
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
  order: ({ options }) => options.map(({ label }) => label),
  divide: ({ among }, shown) => among.map((one) => shown.brief(one)),
  attackers: ({ candidates }, shown) =>
    candidates.map(
      ({ attacker, defenders }) =>
        `${shown.brief(attacker)}, at ${defenders.map((one) => shown.brief(one)).join(' or ')}`,
    ),
  blockers: ({ candidates }, shown) =>
    candidates.map(
      ({ blocker, attackers }) =>
        `${shown.brief(blocker)}, of ${attackers.map((id) => shown.brief(id)).join(' or ')}`,
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

const choicesOf = (question: QuestionView, shown: Shown): readonly string[] =>
  (CHOICES[question.kind] as (question: QuestionView, shown: Shown) => readonly string[])(question, shown);

/** What a card without a name could be named for is a matter of course: it is said how, and not listed card by card. */
export const plainPlays = (view: GameView, plays: readonly OfferedPlay[]): readonly OfferedPlay[] =>
  plays.filter(
    ({ play }) => play.do === 'play' || view.objects[play.object as VisibleId]?.printed === undefined,
  );

export function questionLines(
  view: GameView,
  { prompt, question, source }: Pick<DecisionView, 'prompt' | 'question' | 'source'>,
  { plays = [], players = new Map() }: { plays?: readonly OfferedPlay[]; players?: Players } = {},
): readonly string[] {
  if (question === undefined) return [];
  const shown = new Shown(view, players);
  const of = source === undefined ? '' : `, of ${shown.brief(source)}`;
  const say = isDivisionOfDraws(view, prompt, question)
    ? `how many of the cards are to come from your Utopia Library, ${SAID.number(question)}`
    : (SAID[question.kind] as (question: QuestionView) => string)(question);
  return [
    '',
    `You are asked: ${prompt.replaceAll('-', ' ')}${of}. Say ${say}.`,
    ...choicesOf(question, shown).map((choice, index) => `  ${index + 1}. ${choice}`),
    ...zone(
      'You may',
      plainPlays(view, plays).map(
        ({ play, text }, index) =>
          `do ${index + 1}: ${play.do} ${shown.brief(play.object as VisibleId)}, ${text}`,
      ),
    ),
  ];
}
