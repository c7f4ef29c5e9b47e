// The GraphQL edge: its module, its options, and how its sockets are stopped.
export { ApiModule, type ApiModuleOptions } from './api.module.js';
export {
  DEFAULT_API_OPTIONS,
  DEFAULT_LIMITS,
  clientKey,
  type ApiLimits,
  type ApiOptions,
  type Client,
  type RuleDocument,
  type RuleLookUp,
  type RulesAsked,
  type RuleText,
} from './options/options.js';
export { asksForEvents } from './http/event-stream.js';
export { allowOrigins } from './http/cross-origin.js';
export type { Origins } from './options/origins.js';
export { BadDocuments, trustedDocuments, type TrustedDocuments } from './options/trusted-documents.js';
export { clientAddress } from './sockets/client-address.js';
export { GraphqlSockets } from './sockets/graphql-sockets.js';
