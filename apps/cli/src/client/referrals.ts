// Games that wait for a judge to rule on a text, and the ruling.
import type { Accepted, Client } from '#client';
import type { Json } from '#kernel';
import { Failure } from '../command/command.js';
import { ask, type PageOf } from './ask.js';
import { inGame } from './commands.js';

/** What a game waits for a judge to rule on. */
export interface Referral {
  readonly referralId: string;
  readonly seat: number;
  readonly text: string;
  readonly part: 'EFFECT' | 'COSTS' | 'TRIGGER';
  readonly until: string;
  readonly votesForNothing: readonly number[];
  readonly votesToStand: readonly number[];
  readonly proposals: readonly {
    readonly attempt: number;
    readonly does: Json;
    readonly names: readonly {
      readonly name: string;
      readonly objects: readonly string[];
      readonly seats: readonly number[];
      readonly hidden: readonly {
        readonly zone: string;
        readonly seat: number | null;
        readonly count: number;
      }[];
    }[];
  }[];
}

export interface ReferredGame {
  readonly id: string;
  readonly terms: { readonly ruleset: string };
  readonly seats: readonly {
    readonly seat: number;
    readonly player: { readonly name: string | null } | null;
  }[];
  readonly referral: Referral;
}

const REFERRALS = `query ($after: String) { referrals(after: $after) { pageInfo { hasNextPage endCursor } nodes {
  id terms { ruleset } seats { seat player { name } } referral {
    referralId seat text part until votesForNothing votesToStand proposals {
      attempt does names { name objects seats hidden { zone seat count } } } } } } }`;

export async function referrals(client: Client): Promise<readonly ReferredGame[]> {
  const all: ReferredGame[] = [];
  for (let after: string | null = null; ;) {
    const { referrals: page }: { referrals: PageOf<ReferredGame> | null } = await ask(client, REFERRALS, {
      after,
    });
    if (page === null) throw new Failure('You are not a judge. An admin of the server appoints judges.');
    all.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return all;
    after = page.pageInfo.endCursor;
  }
}

/** `attempt`: the number of the proposal that stands; null: the text does nothing. */
export const rule = (
  client: Client,
  game: string,
  {
    referral,
    attempt,
    reason,
  }: { readonly referral: string; readonly attempt: number | null; readonly reason: string },
): Promise<Accepted> =>
  inGame(client, 'rule', game, {
    referral: ['ID!', referral],
    outcome: ['RulingOutcome!', attempt === null ? 'NOTHING' : 'LET_STAND'],
    attempt: ['Int', attempt],
    reason: ['String!', reason],
  });
