// The context that resolvers get with each request.
import type { Identity } from '../identity/identity.js';
import type { Freshness } from './freshness.js';
import type { Outlet } from './outlet.js';

export interface ApiContext {
  readonly identity: Identity;
  readonly address: string;
  readonly requestId: string;
  /** Where the messages of subscriptions are sent; a request over HTTP has none. */
  readonly outlet?: Outlet;
  /** Of a GET request alone: caches keep no answer to any other. */
  readonly freshness?: Freshness;
}
