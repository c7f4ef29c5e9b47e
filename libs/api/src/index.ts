// The GraphQL edge: its module, its options, and how its sockets are stopped.
export { ApiModule, type ApiModuleOptions } from './api.module.js';
export {
  DEFAULT_API_OPTIONS,
  DEFAULT_LIMITS,
  clientKey,
  type ApiLimits,
  type ApiOptions,
  type Client,
} from './options/options.js';
export { clientAddress } from './sockets/client-address.js';
export { GraphqlSockets } from './sockets/graphql-sockets.js';
