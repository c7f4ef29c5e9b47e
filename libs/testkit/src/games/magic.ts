// Games of plain Magic between bots, in which every card has a unique name.
import { greedyBot, uniformBot, type Bot } from '#bots';
import { commitTo, hashText, instant } from '#kernel';
import { isBasicLand, type CardDefinition } from '#cards';
import {
  BATTLEFIELD,
  COMMON_LIBRARIES,
  initialState,
  setUp,
  type GameEvent,
  type Inputs,
  type ObjectId,
  type Passing,
  type Proposed,
  type Seat,
  type Terms,
  type Variants,
} from '#rules';
import { MENTAL_MAGIC } from '#mental';
import { TOY } from '../tables/toy-variant.js';
import { POOL, poolCard } from '../pool/cards.js';
import { parseScenario } from '../../../scenario/src/format/scenario.js';
import { Layout } from '../../../scenario/src/position/lay.js';
import { playGame } from '#simulation';
import { contrary, DISPUTED, TO_A_JUDGE } from './disputed.js';
import { LOOPING, RESTARTING, SECRET_CARDS, WISHING } from './secret-cards.js';

const tokenOf = (nth: number): string => commitTo(`magic canary ${nth}`).slice(0, 16);
export const CANARY = /\b[0-9a-f]{16}\b/g;

/** The card under a unique name. */
function renamed(card: CardDefinition, nth: number): CardDefinition {
  const name = tokenOf(nth);
  const faces = card.faces?.map((face, at) => ({ ...face, name: at === 0 ? name : `${name} ${face.name}` }));
  return { ...card, name, ...(faces === undefined ? {} : { faces }) };
}

/**
 * Cards with the same name are one definition. Split cards and the like are left out, because their names
 * cannot be changed here.
 */
const SINGLE = POOL.filter(({ name }) => !name.includes(' // '));
const LANDS = SINGLE.filter(isBasicLand);
const OTHERS = SINGLE.filter((card) => !isBasicLand(card));

const ALL_SECRETS = Object.values(SECRET_CARDS).flat();
/** A different card at each index. */
const nthOf =
  (from: readonly CardDefinition[]) =>
  (nth: number, seat: number): CardDefinition =>
    from[(nth * 7 + seat * 3) % from.length]!;

/**
 * Two cards in five are lands; the rest are free cards with secrets, and two that end or restart the game.
 */
const KINDS = {
  mixed: (nth: number, seat: number) => nthOf(nth % 5 < 2 ? LANDS : OTHERS)(nth, seat),
  secretive: nthOf(ALL_SECRETS),
  showing: nthOf(SECRET_CARDS.showing),
  hiding: nthOf(SECRET_CARDS.hiding),
  chance: nthOf(SECRET_CARDS.chance),
  playing: nthOf(SECRET_CARDS.playing),
  open: nthOf(SECRET_CARDS.open),
  restarting: (nth: number) => (nth % 2 === 0 ? RESTARTING : nthOf(ALL_SECRETS)(nth, 0)),
  looping: () => LOOPING,
  wishing: nthOf(WISHING),
  /** Half of the texts are read by nobody, and a judge rules on most of those. */
  disputed: (nth: number, seat: number) => nthOf(nth % 2 === 0 ? DISPUTED : ALL_SECRETS)(nth, seat),
} as const;

export interface MagicGame {
  readonly seed: string;
  readonly decisions: number;
  readonly players?: number;
  readonly deck?: keyof typeof KINDS;
  /** A ruleset with names; its one library consists of these cards, each once. */
  readonly variant?: keyof typeof NAMED;
  readonly base?: Terms['base'];
  /** Who concedes after this many decisions. */
  readonly concession?: { readonly after: number; readonly player: number };
  /** Before one decision in so many the game is stopped for a judge. */
  readonly disputes?: number;
}

const NAMED = {
  toy: { variants: { utopia: { ...TOY, libraries: COMMON_LIBRARIES } }, terms: { ruleset: 'utopia' } },
  pentaland: { variants: MENTAL_MAGIC, terms: { ruleset: 'pentaland' } },
  utopia: { variants: MENTAL_MAGIC, terms: { ruleset: 'utopia' } },
  'war-zone': { variants: MENTAL_MAGIC, terms: { ruleset: 'war-zone' } },
} as const satisfies Readonly<Record<string, { variants: Variants; terms: Partial<Terms> }>>;

/** Cards that no game of this file contains. */
export const STRANGERS: readonly CardDefinition[] = OTHERS.slice(0, 40).map((card, nth) =>
  renamed(card, 10_000 + nth),
);

/** The same for cards that cost nothing. */
export const FREE_STRANGERS: readonly CardDefinition[] = ALL_SECRETS.map((card, nth) =>
  renamed(card, 20_000 + nth),
);

/** It passes only if it finds nothing to do, so that its games are eventful. */
export const busyBot: Bot = {
  name: 'busy',
  answer(...asked) {
    let answer = uniformBot.answer(...asked);
    for (let again = 0; again < 4 && answer.kind === 'priority' && answer.action === 'pass'; again += 1)
      answer = uniformBot.answer(...asked);
    return answer;
  },
};

/** An accepted command with its events. */
export interface Recorded {
  readonly proposed: Proposed;
  readonly events: readonly GameEvent[];
}

export interface RecordedGame {
  readonly batches: readonly Recorded[];
  readonly inputs: Omit<Inputs, 'now'>;
}

export function recordedGame(game: MagicGame): RecordedGame {
  const { seed, decisions, players = 2, deck = 'mixed', base = 'cr', concession, variant, disputes } = game;
  const batches: Recorded[] = [];
  const decks = Array.from({ length: players }, (_, seat) =>
    Array.from({ length: 60 }, (_, nth) => renamed(KINDS[deck](nth, seat), seat * 100 + nth)),
  );
  // Gives wishing cards something to find.
  const sideboards = decks.map((_, seat) =>
    Array.from({ length: deck === 'wishing' ? 9 : 0 }, (_, nth) =>
      renamed(nthOf(ALL_SECRETS)(nth, seat), 5_000 + seat * 100 + nth),
    ),
  );
  const cards = { catalogue: hashText('canaries'), definitions: decks.flat(), decks, sideboards };
  const inputs = { seed, cards };
  const played = playGame({
    ...inputs,
    bots: decks.map((_, seat) =>
      deck === 'mixed'
        ? [greedyBot, uniformBot][(seat + seed.length) % 2]!
        : deck === 'disputed'
          ? contrary(busyBot)
          : busyBot,
    ),
    mostDecisions: decisions,
    ...(disputes === undefined ? {} : { disputes }),
    concessions: concession === undefined ? [] : [concession],
    ...(variant === undefined ? {} : { variants: NAMED[variant].variants }),
    terms: {
      ...(variant === undefined ? {} : NAMED[variant].terms),
      ...(deck === 'disputed' ? TO_A_JUDGE : {}),
      base,
    },
    watch: (_state, events, proposed) => batches.push({ proposed, events }),
  });
  if (!played.ok) throw new Error(`${seed}: ${played.error.why}`);
  return {
    batches,
    inputs: variant === undefined ? inputs : { ...inputs, variants: NAMED[variant].variants },
  };
}

export const magicGame = (game: MagicGame): readonly GameEvent[] =>
  recordedGame(game).batches.flatMap(({ events }) => events);

/**
 * A game in which both players, one after the other, set what they pass automatically, and one of them takes
 * it back.
 */
export function passingGame(): readonly GameEvent[] {
  const log = magicGame({ seed: 'passing', decisions: 40 });
  const says = (seat: number, passing: Passing): GameEvent[] => [
    {
      type: 'CommandAccepted',
      engine: '1',
      at: instant(9_000_000),
      command: { type: 'set-passing', ...passing },
    },
    { type: 'PassingSet', seat: seat as Seat, ...passing },
  ];
  const stops = { own: [], others: ['end' as const] };
  return [
    ...log,
    ...says(0, { until: 'my-turn', stops: null }),
    ...says(1, { until: null, stops }),
    ...says(0, { until: null, stops: null }),
  ];
}

/** A position with a face-down card on either side of the table. */
export function laidOut(): readonly GameEvent[] {
  const side = {
    hand: ['Island', 'Forest'],
    library: ['Shock', 'Opt', 'Plains'],
    battlefield: [{ card: 'Grizzly Bears', faceDown: true }, 'Mountain'],
  };
  const scenario = parseScenario({ scenario: 'laid out', players: { A: side, B: side } });
  if (!scenario.ok) throw new Error(scenario.error);
  let nth = 0;
  const { events } = new Layout(scenario.value, (name) => {
    nth += 1;
    return renamed(poolCard(name), nth);
  });
  const inputs = { now: instant(0), seed: 'laid', cards: { catalogue: hashText('laid'), definitions: [] } };
  return setUp(initialState(), events, inputs);
}

/** A melded permanent returns to a hand as two cards. */
export function unmelded(): readonly GameEvent[] {
  const log = laidOut();
  const placed = log.findLast((event) => event.type === 'PermanentPlaced');
  const [card] = log.flatMap((event) => (event.type === 'CardsPlaced' ? event.cards : []));
  if (placed === undefined || card === undefined) throw new Error('nothing was laid out');
  const { object, identity, owner, controller } = placed;
  const next = (ahead: number) => `o${String(log.length * 10 + ahead)}` as ObjectId;
  const to = { kind: 'hand', seat: controller, index: 0 } as const;
  const moved: GameEvent = {
    type: 'ObjectMoved',
    object,
    becomes: next(1),
    from: BATTLEFIELD,
    to,
    position: null,
    cause: 'return',
    by: controller,
    owner,
    identity,
    controller: null,
    tapped: false,
    faceDown: null,
    counters: {},
    castAs: null,
    was: null,
    half: { object: next(2), printed: card.printed },
  };
  return [...log, moved];
}
