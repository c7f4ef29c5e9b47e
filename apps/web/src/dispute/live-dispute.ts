// A dispute as it goes on, and the commands in it. The library reads it once for each version, for each look of a judge is
// recorded.
import { signal } from '@preact/signals';
import type { Dispute } from '#client';
import { command, type Refusal } from '../state/actions.js';
import { client, troubleIn, type Trouble } from '../state/server.js';

export type DisputeSeen = Dispute;
export type NamedPlayer = DisputeSeen['openedBy'];
export type TextSeen = DisputeSeen['statements'][number];
export type MessageSeen = DisputeSeen['messages'][number];
export type RulingSeen = DisputeSeen['rulings'][number];
export type RemedySeen = RulingSeen['remedies'][number];
export type PenaltySeen = DisputeSeen['penalties'][number];

export class LiveDispute {
  readonly seen = signal<DisputeSeen | null>(null);
  readonly trouble = signal<Trouble | Refusal | null>(null);
  readonly close: () => void;

  constructor(readonly id: string) {
    const dispute = client.dispute(id);
    this.close = () => dispute.close();
    dispute.subscribe(({ state, error }) => {
      this.seen.value = state;
      if (error !== null) this.trouble.value = troubleIn(error);
    });
  }

  /** A command in this dispute; what refused it is shown. */
  async act(
    name: string,
    parameters = '',
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<boolean> {
    this.trouble.value = await command(name, `$disputeId: ID!${parameters === '' ? '' : `, ${parameters}`}`, {
      disputeId: this.id,
      ...variables,
    });
    return this.trouble.value === null;
  }
}
