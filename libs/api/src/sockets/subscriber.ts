// Who subscribes, and where the messages are sent.
import type { ApiContext } from '../context/context.js';
import { ApiError } from '../errors/api-error.js';
import { playerIn } from '../identity/identity.js';
import type { Subscriber } from './live-feeds.js';

/** Throws if the request has no player, or came over HTTP. */
export function subscriberIn(context: ApiContext): Subscriber {
  const principal = playerIn(context);
  const { identity, outlet } = context;
  if (outlet === undefined || identity.kind !== 'player')
    throw new ApiError(
      'SUBSCRIPTIONS_NEED_A_SOCKET',
      'This is a subscription. Use a WebSocket, or accept text/event-stream.',
    );
  return { principal, token: identity.token, outlet };
}
