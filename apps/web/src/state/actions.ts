// What a player does: sent under one id until the outcome is known.
import { signal } from '@preact/signals';
import type { AnswerInput, PlayInput } from '#client';
import { request, RequestFailed, type Trouble } from './server.js';

export type Answer = AnswerInput;
export type Play = PlayInput;

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string;
  readonly retriable: boolean;
}

/** True while something is sent again because it is not known, or not done yet. */
export const isSendingAgain = signal(false);

const AGAIN_MS = [300, 800, 2000, 4000, 8000];

/** Sends a command until it is known what became of it. Null: it was accepted. */
export const command = (
  name: string,
  parameters: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Refusal | Trouble | null> =>
  untilKnown(name, parameters, variables).finally(() => (isSendingAgain.value = false));

async function untilKnown(
  name: string,
  parameters: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Refusal | Trouble | null> {
  const commandId = crypto.randomUUID();
  const passed = Object.keys(variables).map((key) => `${key}: $${key}`);
  const text = `mutation Act($commandId: ID!, ${parameters}) {
    ${name}(commandId: $commandId, ${passed.join(', ')}) { __typename
      ... on Refused { code message rule retriable } } }`;
  for (let attempt = 0; ; attempt += 1) {
    const wait = AGAIN_MS[attempt];
    try {
      const answer = await request<Record<string, { __typename: string } & Refusal>>(text, {
        commandId,
        ...variables,
      });
      const result = answer[name];
      if (result?.__typename !== 'Refused') return null;
      const again = result.code === 'OUTCOME_UNKNOWN' || result.code === 'STORE_UNAVAILABLE';
      if (!again || wait === undefined) return result;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      const lost = ['UNREACHABLE', 'INTERNAL', 'UNAVAILABLE', 'SHUTTING_DOWN'].includes(error.trouble.code);
      if (!lost || wait === undefined) return error.trouble;
    }
    isSendingAgain.value = true;
    await new Promise((resolve) => setTimeout(resolve, wait));
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
