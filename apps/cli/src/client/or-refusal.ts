// An operation of the contract that is answered, or refused with its rule.
import { Failure } from '../command/command.js';
import type { GameApi } from './game-api.js';

/** `query` asks for one field, named `known`, and is left open where the refusal goes. */
export async function orRefusal<T>(api: GameApi, query: string, variables: object): Promise<T> {
  type Refused = { readonly __typename: 'Refused'; readonly message: string; readonly rule: string };
  const { known } = await api.ask<{ known: (T & { readonly __typename: 'Known' }) | Refused }>(
    `${query} __typename ... on Refused { rule message } } }`,
    variables,
  );
  if (known.__typename === 'Refused') throw new Failure(`Refused: ${known.message} (${known.rule})`);
  return known;
}
