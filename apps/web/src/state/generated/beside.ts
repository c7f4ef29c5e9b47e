// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { ChatQuery, ChatQueryVariables, FairnessQuery, FairnessQueryVariables, NotesQuery, NotesQueryVariables, PlayerNamedQuery, PlayerNamedQueryVariables, RolesQuery, RolesQueryVariables } from './operations.js';
export const ChatHeardText = "fragment ChatHeard on ChatLine { place author { id name } seat text }";
export const NotesDocument: TypedDocument<NotesQuery, NotesQueryVariables> = "query Notes($id: ID!) { game(id: $id) { notes { text } } }";
export const ChatDocument: TypedDocument<ChatQuery, ChatQueryVariables> = "query Chat($id: ID!, $after: Int) { game(id: $id) { chat(after: $after) { ...ChatHeard } } }" + ' ' + ChatHeardText;
export const FairnessDocument: TypedDocument<FairnessQuery, FairnessQueryVariables> = "query Fairness($id: ID!) { game(id: $id) { seat view { commitment seats { commitment entropy } } opened { seed verification { holds draws { redrawn redecided } } } } }";
export const RolesDocument: TypedDocument<RolesQuery, RolesQueryVariables> = "query Roles { me { roles } }";
export const PlayerNamedDocument: TypedDocument<PlayerNamedQuery, PlayerNamedQueryVariables> = "query PlayerNamed($name: String!) { player(name: $name) { id } }";
