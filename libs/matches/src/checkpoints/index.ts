// The Nest module of the checkpoints: it needs the games' sessions beside the ports.
import type { Provider } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { EVENT_STORE } from '#ports';
import {
  CHECKPOINT_TERMS,
  CheckpointBook,
  CheckpointKeeper,
  DEFAULT_CHECKPOINT_TERMS,
  type CheckpointTerms,
} from '#log';
import {
  NewestCheckpointHandler,
  ProveGameHandler,
  ProveSinceHandler,
  SigningKeyHandler,
} from './handlers.js';

export type { Checkpoint, GameProof } from '#log';
export { NewestCheckpoint, ProveGame, ProveSince, SigningKey } from './ask.js';

export const CHECKPOINT_PROVIDERS: Provider[] = [
  {
    provide: CheckpointBook,
    inject: [EVENT_STORE, { token: CHECKPOINT_TERMS, optional: true }],
    useFactory: (store: EventStore, terms: CheckpointTerms = DEFAULT_CHECKPOINT_TERMS) =>
      new CheckpointBook(store, terms.counts),
  },
  CheckpointKeeper,
  SigningKeyHandler,
  NewestCheckpointHandler,
  ProveSinceHandler,
  ProveGameHandler,
];
