// 'Continue from here': a new table that goes on from the position that is shown.
import { playerIn, type OutlineSeen } from './outline.js';
import { TableForm } from './table-form.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly game: string;
  readonly moment: number;
  readonly outline: OutlineSeen;
  /** The seats that are still in the game at that moment. */
  readonly seats: readonly number[];
}

const FORK = `mutation Fork($commandId: ID!, $game: ID!, $moment: Int!, $seat: Int!, $terms: TermsInput) {
  forkGame(commandId: $commandId, gameId: $game, moment: $moment, seat: $seat, terms: $terms) { __typename
    ... on Accepted { gameId } ... on Refused { code message rule also retriable retryAfter } } }`;

export function ForkForm({ game, moment, outline, seats }: Props) {
  const { fork } = replayWords();
  return (
    <TableForm
      mutation={FORK}
      variables={{ game, moment }}
      seats={seats.map((seat) => ({ seat, name: playerIn(outline, seat) }))}
      others={seats.length - 1}
      button={fork.go}
    >
      <p>{fork.what}</p>
    </TableForm>
  );
}
