// Two players at one game, both following it: they answer its questions as soon as they are asked.
import { randomUUID } from 'node:crypto';
import { machineTime } from '../host/messages.js';
import type { Client, FeedMessage } from './client.js';

interface Question {
  readonly decision: string;
  readonly seat: number;
  readonly kind: string;
}

const command = (field: string, parameters = '', values = ''): string =>
  `mutation ($commandId: ID!, $gameId: ID!${parameters}) { outcome: ${field}(commandId: $commandId, gameId: $gameId${values})`;
const CREATE =
  'mutation ($commandId: ID!) { outcome: createGame(commandId: $commandId, terms: { seats: 2, maximumHandSize: null })';
const JOIN = command('join');
const READY = command('ready');
const START = command('start');
const CONCEDE = command('concede');
const ANSWER = command(
  'answer',
  ', $decisionId: ID!, $answer: AnswerInput!',
  ', decisionId: $decisionId, answer: $answer',
);

const ANSWERS: Readonly<Record<string, object>> = {
  'choose-players': { players: [0] },
  'yes-no': { yes: false },
  priority: { action: 'PASS' },
};

/** One player's end of the feed: the question that is open, and everything that led to it. */
class Eyes {
  question: Question | undefined;
  /** When it was heard of. */
  at = 0;
  /** What came since the question before. */
  heard: FeedMessage[] = [];
  private since: FeedMessage[] = [];
  private waiting: (() => void) | undefined;

  readonly hear = (message: FeedMessage): void => {
    if (message.__typename === 'FeedClosed') throw new Error('the feed was closed');
    const { story } = message;
    if (story === undefined) return;
    this.since.push(message);
    // The last thing of every batch of a game that goes on.
    if (story.type !== 'DecisionOpened') return;
    this.question = story as Question;
    this.at = machineTime();
    this.heard = this.since;
    this.since = [];
    this.waiting?.();
    this.waiting = undefined;
  };

  next(): Promise<void> {
    return new Promise((resolve) => (this.waiting = resolve));
  }
}

export interface Turn {
  readonly commandId: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  /** When each of the two had all of it. */
  readonly seenAt: readonly number[];
}

export class Table {
  private readonly eyes = [new Eyes(), new Eyes()] as const;

  private constructor(
    private readonly client: Client,
    private readonly tokens: readonly [string, string],
    private readonly game: string,
  ) {}

  /** A game that has come to its first turn. */
  static async begun(client: Client, tokens: readonly [string, string]): Promise<Table> {
    const [host, guest] = tokens;
    const gameId = await client.command(host, CREATE, { commandId: randomUUID() });
    const give = (token: string, mutation: string): Promise<string> =>
      client.command(token, mutation, { commandId: randomUUID(), gameId });
    await give(guest, JOIN);
    await give(host, READY);
    await give(guest, READY);
    await give(host, START);
    const table = await Table.followed(client, tokens, gameId);
    while (table.question.kind !== 'priority') await table.turn();
    return table;
  }

  /** A game that is there already, as far as its server says. */
  static async followed(client: Client, tokens: readonly [string, string], game: string): Promise<Table> {
    const table = new Table(client, tokens, game);
    const [first, second] = table.eyes;
    await client.follow(tokens[0], game, first.hear);
    await client.follow(tokens[1], game, second.hear);
    return table;
  }

  /** What each of the two was sent by the last turn. */
  get lastTurn(): readonly (readonly FeedMessage[])[] {
    return this.eyes.map(({ heard }) => heard);
  }

  /** There is always one more turn to pass. */
  readonly left = Infinity;

  /** Answers the open question; over when the answer has been answered and both have seen what came of it. */
  async turn(): Promise<Turn> {
    const { decision, seat, kind } = this.question;
    const [first, second] = this.eyes;
    const commandId = randomUUID();
    const variables = { commandId, gameId: this.game, decisionId: decision, answer: ANSWERS[kind] };
    const sentAt = machineTime();
    const answered = this.client
      .command(this.tokens[seat] ?? '', ANSWER, variables)
      .then(() => machineTime());
    const [answeredAt] = await Promise.all([answered, first.next(), second.next()]);
    return { commandId, sentAt, answeredAt, seenAt: [first.at, second.at] };
  }

  /** The first of the two gives up. */
  async concede(): Promise<void> {
    await this.client.command(this.tokens[0], CONCEDE, { commandId: randomUUID(), gameId: this.game });
  }

  private get question(): Question {
    const { question } = this.eyes[0];
    if (question === undefined) throw new Error('the game asks nothing');
    return question;
  }
}
