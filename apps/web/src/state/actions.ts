// What a player does: sent under one id until the outcome is known.
import { signal } from '@preact/signals';
import { RateLimited, type AnswerInput, type CommandSetting, type PlayInput } from '#client';
import { client, troubleIn, type Trouble } from './server.js';

export type Answer = AnswerInput;
export type Play = PlayInput;

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string;
  /** The rules of the keywords behind it. */
  readonly also: readonly string[];
  readonly retriable: boolean;
  readonly retryAfter: number | null;
}

/** True while something is sent again because it is not known, or not done yet. */
export const isSendingAgain = signal(false);

/** So many attempts take eight to sixteen seconds. */
const MOST_ATTEMPTS = 7;

/** Sends a command until it is known what became of it. Null: it was accepted. */
export function command(
  name: string,
  parameters: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Refusal | Trouble | null> {
  const passed = Object.keys(variables).map((key) => `${key}: $${key}`);
  const text = `mutation Act($commandId: ID!, ${parameters}) {
    ${name}(commandId: $commandId, ${passed.join(', ')}) { __typename
      ... on Refused { code message rule also retriable retryAfter } } }`;
  return untilKnown((setting) => client.command(text, variables, setting)).then(() => null, troubleIn);
}

/** What a command answers. It is given up after some attempts, or where the server asks for a longer pause. */
export async function untilKnown<Outcome>(
  send: (setting: CommandSetting) => Promise<Outcome>,
): Promise<Outcome> {
  const called = new AbortController();
  let attempts = 1;
  try {
    return await send({
      signal: called.signal,
      onAgain: (why) => {
        isSendingAgain.value = true;
        if (attempts === MOST_ATTEMPTS || why instanceof RateLimited) called.abort(why);
        attempts += 1;
      },
    });
  } finally {
    isSendingAgain.value = false;
  }
}

export const answer = (
  gameId: string,
  decisionId: string,
  given: Answer,
): Promise<Refusal | Trouble | null> =>
  command('answer', '$gameId: ID!, $decisionId: ID!, $answer: AnswerInput!', {
    gameId,
    decisionId,
    answer: given,
  });

export const onGame = (name: string, gameId: string): Promise<Refusal | Trouble | null> =>
  command(name, '$gameId: ID!', { gameId });
