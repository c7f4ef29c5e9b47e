// Commands in a game and at its table, sent until their outcome is known. A refusal is thrown.
import type { Accepted, Client } from '#client';
import type { BotKind } from '#rules';
import { commanded } from './ask.js';

/** The steps in which a player is asked with an empty stack. */
export interface Stops {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

const MAIN_PHASES = ['PRECOMBAT_MAIN', 'POSTCOMBAT_MAIN'];
export const MAIN_STOPS: Stops = { own: MAIN_PHASES, others: [] };
/** And where the others may be answered. */
export const USUAL_STOPS: Stops = { own: MAIN_PHASES, others: ['DECLARE_ATTACKERS', 'END'] };

/** The arguments of a mutation, with their types. */
export type Given = Readonly<Record<string, readonly [type: string, value: unknown]>>;

/** `answer`: what is selected where it was done, left open. */
export function mutate<T>(client: Client, field: string, answer: string, given: Given): Promise<T> {
  const declared = Object.entries(given).map(([name, [type]]) => `, $${name}: ${type}`);
  const passed = Object.keys(given).map((name) => `, ${name}: $${name}`);
  return commanded<T>(
    client,
    `mutation ($commandId: ID!${declared.join('')}) { ${field}(commandId: $commandId${passed.join('')}) { ${answer}`,
    Object.fromEntries(Object.entries(given).map(([name, [, value]]) => [name, value])),
  );
}

const command = (client: Client, field: string, given: Given): Promise<Accepted> =>
  mutate<Accepted>(client, field, '... on Accepted { gameId seq }', given);

/** `given`: what the command says beside the game. */
export const inGame = (client: Client, field: string, game: string, given: Given = {}): Promise<Accepted> =>
  command(client, field, { gameId: ['ID!', game], ...given });

export const createGame = (client: Client, terms: object): Promise<Accepted> =>
  command(client, 'createGame', { terms: ['TermsInput', terms] });

export const forkScenario = (client: Client, scenario: string, seat: number): Promise<Accepted> =>
  command(client, 'forkScenario', { scenario: ['String!', scenario], seat: ['Int!', seat] });

export const forkGame = (
  client: Client,
  game: string,
  { moment, seat }: { readonly moment: number; readonly seat: number },
): Promise<Accepted> => inGame(client, 'forkGame', game, { moment: ['Int!', moment], seat: ['Int!', seat] });

export const seatBot = (client: Client, game: string, kind: BotKind): Promise<Accepted> =>
  inGame(client, 'seatBot', game, { kind: ['BotKind!', kind.toUpperCase()] });

/** cr 117.3d: what is to be passed by itself. */
export const setPassing = (
  client: Client,
  game: string,
  { until, stops }: { readonly until: 'MY_TURN' | null; readonly stops: Stops | null },
): Promise<Accepted> =>
  inGame(client, 'setPassing', game, { until: ['PassingUntil', until], stops: ['StopsInput', stops] });
