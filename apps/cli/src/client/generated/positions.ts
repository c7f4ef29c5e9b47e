// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { PositionAtQuery, PositionAtQueryVariables } from './operations.js';
export const PositionAtDocument: TypedDocument<PositionAtQuery, PositionAtQueryVariables> = "query PositionAt($gameId: ID!, $eyes: ReplayEyes!, $seat: Int, $moment: Int) { replay(gameId: $gameId, eyes: $eyes, seat: $seat) { scenario(moment: $moment) { moment text lacking } } }";
