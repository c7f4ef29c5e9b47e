// A dispute as it goes on. It is read once for each version of it, because each look of a judge is recorded.
import { NotFound } from './errors.js';
import { DisputeChangedDocument, DisputeDocument, type SeenDisputeFragment } from './generated/operations.js';
import { LiveStore, type FollowSetting, type Read } from './live-store.js';
import { reconnecting, type Reconnection } from './reconnecting.js';
import { results, type Wired } from './socket.js';
import type { Transport } from './transport.js';

/** A dispute, as it is for you. */
export type Dispute = SeenDisputeFragment;

type DisputeWire = Reconnection & Wired & { readonly transport: Transport };

export class LiveDispute extends LiveStore<Dispute> {
  constructor(
    readonly id: string,
    wire: DisputeWire,
    setting: FollowSetting = {},
  ) {
    super(
      (signal, now) => reconnecting(wire, (token) => versions(id, wire, token, signal, now), signal),
      setting,
    );
  }
}

/** The server tells the version at once, so nothing is missed between two connections. */
async function* versions(
  id: string,
  wire: DisputeWire,
  token: string | undefined,
  signal: AbortSignal,
  now: () => Dispute | null,
): AsyncGenerator<Read<Dispute>, void, undefined> {
  for await (const { disputeChanged } of results(wire, token, DisputeChangedDocument, { id }, signal)) {
    const known = now()?.version;
    if (known !== undefined && known >= disputeChanged.version) {
      yield { kind: 'same' };
      continue;
    }
    const { dispute } = await wire.transport.ask(DisputeDocument, { id }, signal);
    if (dispute === null) throw new NotFound('there is no such dispute for you', 'UNKNOWN_DISPUTE');
    yield { kind: 'read', seen: dispute };
  }
}
