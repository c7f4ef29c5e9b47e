// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { ChatQuery, ChatQueryVariables, FairnessQuery, FairnessQueryVariables, GrantRoleMutation, GrantRoleMutationVariables, NotesQuery, NotesQueryVariables, OfferedQuery, OfferedQueryVariables, PlayerNamedQuery, PlayerNamedQueryVariables, RevokeRoleMutation, RevokeRoleMutationVariables, RolesQuery, RolesQueryVariables } from './operations.js';
export const ChatHeardText = "fragment ChatHeard on ChatLine { place author { id name } seat text }";
export const RolesGivenText = "fragment RolesGiven on GrantedRoles { player { id } roles }";
export const RoleRefusedText = "fragment RoleRefused on AccountRefused { code message retryAfter }";
export const NotesDocument: TypedDocument<NotesQuery, NotesQueryVariables> = "query Notes($id: ID!) { game(id: $id) { notes { text } } }";
export const ChatDocument: TypedDocument<ChatQuery, ChatQueryVariables> = "query Chat($id: ID!, $after: Int) { game(id: $id) { chat(after: $after) { ...ChatHeard } } }" + ' ' + ChatHeardText;
export const FairnessDocument: TypedDocument<FairnessQuery, FairnessQueryVariables> = "query Fairness($id: ID!) { game(id: $id) { seat view { commitment seats { commitment entropy } } opened { seed verification { holds draws { redrawn redecided } } } } }";
export const RolesDocument: TypedDocument<RolesQuery, RolesQueryVariables> = "query Roles { me { roles } }";
export const PlayerNamedDocument: TypedDocument<PlayerNamedQuery, PlayerNamedQueryVariables> = "query PlayerNamed($name: String!) { player(name: $name) { id } }";
export const GrantRoleDocument: TypedDocument<GrantRoleMutation, GrantRoleMutationVariables> = "mutation GrantRole($commandId: ID!, $name: String!, $role: GivenRole!) { changed: grantRole(commandId: $commandId, name: $name, role: $role) { __typename ...RolesGiven ...RoleRefused } }" + ' ' + RolesGivenText + ' ' + RoleRefusedText;
export const RevokeRoleDocument: TypedDocument<RevokeRoleMutation, RevokeRoleMutationVariables> = "mutation RevokeRole($commandId: ID!, $name: String!, $role: GivenRole!) { changed: revokeRole(commandId: $commandId, name: $name, role: $role) { __typename ...RolesGiven ...RoleRefused } }" + ' ' + RolesGivenText + ' ' + RoleRefusedText;
export const OfferedDocument: TypedDocument<OfferedQuery, OfferedQueryVariables> = "query Offered { offer { rulesets bases opens unresolved prebuilt } }";
