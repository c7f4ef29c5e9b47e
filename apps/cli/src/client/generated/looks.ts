// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { AuditEntriesSubscription, AuditEntriesSubscriptionVariables, AuditQuery, AuditQueryVariables, LookedAtQuery, LookedAtQueryVariables, PlayerNamedQuery, PlayerNamedQueryVariables } from './operations.js';
export const RecordedLookText = "fragment RecordedLook on JudgeLook { id gameId judge { id name } way disputeId what { moment until after before eyes eyesOf part card cardOf name entry seat deed ruling penalty referralId } at until }";
export const AuditDocument: TypedDocument<AuditQuery, AuditQueryVariables> = "query Audit($gameId: ID, $judgeId: ID, $from: Instant, $until: Instant, $first: Int!, $after: String) { audit( gameId: $gameId judgeId: $judgeId from: $from until: $until first: $first after: $after ) { nodes { ...RecordedLook } pageInfo { hasNextPage endCursor } } }" + ' ' + RecordedLookText;
export const AuditEntriesDocument: TypedDocument<AuditEntriesSubscription, AuditEntriesSubscriptionVariables> = "subscription AuditEntries { auditEntries { ...RecordedLook } }" + ' ' + RecordedLookText;
export const LookedAtDocument: TypedDocument<LookedAtQuery, LookedAtQueryVariables> = "query LookedAt($gameId: ID!) { lookedAt(gameId: $gameId) { judge { name } at until } }";
export const PlayerNamedDocument: TypedDocument<PlayerNamedQuery, PlayerNamedQueryVariables> = "query PlayerNamed($name: String!) { player(name: $name) { id } }";
