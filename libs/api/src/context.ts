// What resolvers know of the request they serve.
import type { Identity } from './identity/identity.js';
import type { Outlet } from './sockets/outlet.js';

export interface ApiContext {
  readonly identity: Identity;
  readonly address: string;
  readonly requestId: string;
  /** Where subscriptions are sent; a request over HTTP has none. */
  readonly outlet?: Outlet;
}
