// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { EarlierLooksQuery, EarlierLooksQueryVariables, LooksQuery, LooksQueryVariables } from '../../state/generated/operations.js';
export const RecordedLooksText = "fragment RecordedLooks on AuditConnection { nodes { judge { name } way disputeId what { moment until after before eyes eyesOf part card cardOf name entry seat deed ruling penalty referralId } at until } pageInfo { hasNextPage endCursor } }";
export const LooksDocument: TypedDocument<LooksQuery, LooksQueryVariables> = "query Looks($gameId: ID!) { lookedAt(gameId: $gameId) { judge { name } at until } audit(gameId: $gameId, first: 100) { ...RecordedLooks } }" + ' ' + RecordedLooksText;
export const EarlierLooksDocument: TypedDocument<EarlierLooksQuery, EarlierLooksQueryVariables> = "query EarlierLooks($gameId: ID!, $after: String) { audit(gameId: $gameId, first: 100, after: $after) { ...RecordedLooks } }" + ' ' + RecordedLooksText;
