// Faults of the log, in words.
import type { VerifiedGame } from '#matches';
import type { CheckpointFault, StoredCheckpointFault, StoreFault } from '#log';
import type { Terminal } from './command.js';

export const inWords = ({ stream, revision, reason }: StoreFault): string =>
  `${stream} at revision ${revision}: ${reason}`;

/** What is said of a checkpoint that somebody kept, or that stands in the log. */
export const OF_CHECKPOINT: { readonly [F in CheckpointFault | StoredCheckpointFault]: string } = {
  'not-signed': 'its signature is not valid',
  'signed-by-another': 'it was signed with the key of another installation',
  'log-shorter': 'events at the end of the log are missing',
  'log-otherwise': 'an event that was in the log then is missing or changed',
  'out-of-order': 'it covers no more events than the checkpoint before it',
  'tree-otherwise': 'the tree stored with it does not belong to this log',
};

export function tellGame({ game, verdict }: VerifiedGame, { out, err }: Terminal): void {
  const { fault, differences } = verdict;
  if (fault !== null) err(`game ${game} at event ${fault.place}: ${fault.fault}`);
  const [first] = differences;
  if (first === undefined) return;
  const { place, why, engine, catalogue, recorded, decided } = first;
  const by =
    why === 'other-cards' ? `with another catalogue (${shortened(catalogue)})` : `by version ${engine}`;
  out(
    `game ${game}: ${differences.length} commands were decided ${by}; the first differs at event ${place}, ${recorded ?? 'nothing'} instead of ${decided ?? 'nothing'}.`,
  );
}

const shortened = (catalogue: string | null | undefined): string =>
  catalogue ? `${catalogue.slice(0, 12)}…` : 'not named';
