// What can be asked of a server about one large game, each as the public API has it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../play/client.js';

export interface Asked {
  readonly client: Client;
  readonly tokens: readonly string[];
  /** The large board, one for each round: what a server does first it does only once. */
  readonly board: string;
  /** The long game that is over. */
  readonly over: string;
}

export interface Kind {
  readonly name: string;
  readonly ask: (asked: Asked) => Promise<unknown>;
}

interface Decision {
  readonly decisionId: string;
  readonly seat: number;
  readonly kind: string;
  /** Null for who is not asked. */
  readonly question: {
    readonly __typename: string;
    readonly attackers?: readonly { readonly attacker: string }[];
    readonly options?: readonly unknown[];
  } | null;
}

interface Named {
  readonly objectId: string;
  readonly name: string;
}

/** What of an answer is looked at. */
interface Data {
  readonly game: {
    readonly cursor: string;
    readonly view: {
      readonly moment: number;
      readonly decision: Decision;
      readonly stack: readonly unknown[];
      readonly turn: { readonly active: number; readonly step: string | null } | null;
      readonly seats: readonly { readonly hand: readonly Named[] | null }[];
    };
  };
  readonly feed: { readonly cursor: string; readonly complete: boolean };
}

const VIEWS = `fragment C on Card { objectId name cost typeLine text asPrinted { typeLine text power } power toughness colours
  owner controller token tapped damage counters { name count } marks chosen attachedTo { seat } item { controller } }
fragment V on GameView { status moment turn { number } battlefield { ...C } stack { ...C } exile { ...C }
  seats { seat life hand { ...C } graveyard { ...C } } decision { decisionId seat } }`;
const VIEW = '{ ...V }';
const DECISION = `decision { decisionId seat kind
  question { __typename ... on ChooseOrder { options { label } } ... on DeclareAttackers { attackers { attacker } } } }`;

const asking =
  (of: 'board' | 'over', what: string, variables: object = {}) =>
  ({ client, tokens: [token = ''], [of]: game }: Asked): Promise<Data> =>
    client.ask(token, `query ($id: ID!) { game(id: $id) { ${what} } } ${what.includes(VIEW) ? VIEWS : ''}`, {
      id: game,
      ...variables,
    }) as Promise<Data>;

const ANSWER = `mutation ($commandId: ID!, $gameId: ID!, $decisionId: ID!, $answer: AnswerInput!) {
  outcome: answer(commandId: $commandId, gameId: $gameId, decisionId: $decisionId, answer: $answer)`;

/** Answers the open question of the board, whoever is asked; where nothing is said, with the first there is to say. */
async function answered(asked: Asked, said?: object): Promise<void> {
  const { client, tokens, board } = asked;
  const { game } = await asking('board', `view { ${DECISION} }`)(asked);
  const { decisionId: id, seat, question } = game.view.decision;
  const { __typename: kind, options = [] } = question ?? {};
  const answer =
    said ?? (kind === 'ChooseOrder' ? { order: options.map((_, nth) => nth) } : { action: 'PASS' });
  const variables = { commandId: randomUUID(), gameId: board, decisionId: id, answer };
  await client.command(tokens[seat] ?? '', ANSWER, variables);
}

/** Twenty abilities are on the stack before, and each waits for four passes. */
const MOST_TRIES = 400;

async function attackWithAll(asked: Asked): Promise<void> {
  const { client, tokens, board } = asked;
  const question = `view { ${DECISION} }`;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { game } = (await client.ask(
      tokens[0] ?? '',
      `query ($id: ID!) { game(id: $id) { ${question} } }`,
      {
        id: board,
      },
    )) as Data;
    const { decisionId: id, seat, question: open } = game.view.decision;
    const candidates = open?.attackers ?? [];
    if (candidates.length === 0) {
      await answered(asked);
      continue;
    }
    const attacks = candidates.map(({ attacker }) => ({ attacker, defender: { seat: 1 } }));
    const variables = { commandId: randomUUID(), gameId: board, decisionId: id, answer: { attacks } };
    await client.command(tokens[seat] ?? '', ANSWER, variables);
    return;
  }
  throw new Error('nobody attacks');
}

/** Casts it, and lets it resolve: when all four have passed. */
async function cast(asked: Asked, card: string): Promise<void> {
  const { game } = await asking('board', 'view { seats { seat hand { objectId name } } }')(asked);
  const object = game.view.seats[0]?.hand?.find(({ name }) => name === card)?.objectId;
  await answered(asked, { act: { kind: 'CAST', object } });
  for (let seats = 0; seats < 4; seats += 1) await answered(asked);
}

async function triggered(asked: Asked): Promise<void> {
  await cast(asked, 'Memnite');
  // The first player says in which order.
  await answered(asked);
}

async function swept(asked: Asked): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { game } = await asking(
      'board',
      `view { stack { objectId } turn { active step } ${DECISION} }`,
    )(asked);
    const { stack, turn, decision } = game.view;
    if (stack.length === 0 && turn?.active === 0 && turn.step === 'POSTCOMBAT_MAIN' && decision.seat === 0)
      return cast(asked, 'Day of Judgment');
    await answered(asked, decision.kind === 'BLOCKERS' ? { blocks: [] } : undefined);
  }
  throw new Error('the first player has no second main phase');
}

const views = (moments: readonly number[]): string =>
  moments.map((moment, nth) => `m${String(nth)}: view(moment: ${String(moment)}) ${VIEW}`).join(' ');

async function lastMoment(asked: Asked): Promise<number> {
  const { game } = await asking('board', 'view { moment }')(asked);
  return game.view.moment;
}

const SOME_MS = 4_000;

/** All of it takes minutes, in which the others are to go on as ever. */
async function followedFromTheBeginning({ client, tokens, board }: Asked): Promise<void> {
  const followers = new Client(client.url);
  for (const token of [...tokens, ...tokens])
    followers.follow(token, board, () => undefined).catch(() => undefined);
  await sleep(SOME_MS);
  followers.close();
}

async function followed({ client, tokens, board }: Asked): Promise<void> {
  for (const token of [...tokens, ...tokens]) {
    const { game } = (await client.ask(token, 'query ($id: ID!) { game(id: $id) { cursor } }', {
      id: board,
    })) as Data;
    await client.follow(token, board, () => undefined, game.cursor);
  }
}

/** By what an operation may cost. */
const MOST_VIEWS = 8;

const feedPages =
  (most: number) =>
  async ({ client, tokens: [token = ''], board }: Asked): Promise<unknown> => {
    let after: string | null = null;
    for (let pages = 0; pages < most; pages += 1) {
      const { feed } = (await client.ask(
        token,
        `query ($id: ID!, $after: Cursor) { feed(gameId: $id, after: $after, first: 500) {
          cursor complete entries { seq moment at story patch cursor } } }`,
        { id: board, after },
      )) as Data;
      after = feed.cursor;
      if (feed.complete) return;
    }
    return undefined;
  };

export const KINDS: readonly Kind[] = [
  { name: 'nothing at all', ask: () => sleep(500) },
  { name: 'opening the game: its log is folded', ask: asking('board', 'seq') },
  { name: 'eight feeds of four players, from the beginning', ask: followedFromTheBeginning },
  { name: 'eight feeds of four players, from now on', ask: followed },
  { name: 'the view', ask: asking('board', `view ${VIEW}`) },
  { name: 'what is legal', ask: asking('board', 'legalActions { commands plays { kind object text } }') },
  {
    name: 'moments far apart',
    ask: async (asked) => {
      const last = await lastMoment(asked);
      for (const part of [1, 0.1, 0.7, 0.4])
        await asking('board', views([Math.max(1, Math.floor(last * part))]))(asked);
    },
  },
  {
    name: 'as many views as one operation may ask for',
    ask: async (asked) => {
      const last = await lastMoment(asked);
      await asking('board', views(Array.from({ length: MOST_VIEWS }, (_, nth) => last - nth * 200)))(asked);
    },
  },
  { name: 'two pages of the feed', ask: feedPages(2) },
  { name: 'six pages of the feed', ask: feedPages(6) },
  { name: 'a cast that triggers twenty abilities', ask: triggered },
  { name: 'a pass', ask: (asked) => answered(asked) },
  { name: 'an attack with all there are', ask: attackWithAll },
  { name: 'a sweep of all there are', ask: swept },
  {
    name: 'the log of the long game',
    ask: asking('over', 'opened { log(first: 500, after: 9000) { events next } }'),
  },
  {
    name: 'as many pages of the log as one operation may ask for',
    ask: asking(
      'over',
      `opened { ${Array.from({ length: 18 }, (_, nth) => `l${String(nth)}: log(first: 500, after: ${String(nth * 500)}) { events next }`).join(' ')} }`,
    ),
  },
  {
    name: 'the verification of the long game',
    ask: asking('over', 'opened { verification { holds events } }'),
  },
  {
    name: 'the lists of the lobby',
    ask: ({ client, tokens: [token = ''] }) =>
      client.ask(
        token,
        'query { lobby(first: 100) { nodes { id } pageInfo { endCursor } } myGames(first: 100) { nodes { id } pageInfo { endCursor } } }',
        {},
      ),
  },
];
