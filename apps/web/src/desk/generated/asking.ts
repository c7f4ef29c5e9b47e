// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import { LyingText, PersonText, SightText } from '../../state/generated/view.js';
import type { KnewAtQuery, KnewAtQueryVariables, KnewCardQuery, KnewCardQueryVariables, KnewNameQuery, KnewNameQueryVariables, PenaltiesQuery, PenaltiesQueryVariables, PreviewQuery, PreviewQueryVariables, QueueQuery, QueueQueryVariables, RuleQuery, RuleQueryVariables, SideBySideQuery, SideBySideQueryVariables } from '../../state/generated/operations.js';
export const NotDoneText = "fragment NotDone on Refused { code message rule retriable }";
export const KnownCardText = "fragment KnownCard on CardKnowledge { name objects { zone zoneOf from { moment } } who { viewer seat knows times { since { moment } how until { moment } lost isTold } } }";
export const KnownNameText = "fragment KnownName on NameKnowledge { said { when { moment } seat } who { viewer seat since { moment } how } }";
export const EverythingText = "fragment Everything on EverythingKnown { moment cards { name judge zone zoneOf since { moment } how } names { name since { moment } } }";
export const RuleText = "fragment Rule on Rule { citation text below }";
export const CallQueuedText = "fragment CallQueued on QueuedCall { disputeId gameId openedBy { name } seat openedAt challenge until }";
export const SideBySideDocument: TypedDocument<SideBySideQuery, SideBySideQueryVariables> = "query SideBySide($gameId: ID!, $moment: Int) { seen: sideBySide(gameId: $gameId, moment: $moment) { __typename ... on SideBySide { moment sights { viewer seat view { ...Sight } } } ...NotDone } }" + ' ' + SightText + ' ' + NotDoneText + ' ' + PersonText + ' ' + LyingText;
export const KnewCardDocument: TypedDocument<KnewCardQuery, KnewCardQueryVariables> = "query KnewCard($gameId: ID!, $id: ID!, $of: Int, $moment: Int) { knew: whoKnewCard(gameId: $gameId, id: $id, of: $of, moment: $moment) { __typename ...KnownCard ...NotDone } }" + ' ' + KnownCardText + ' ' + NotDoneText;
export const KnewNameDocument: TypedDocument<KnewNameQuery, KnewNameQueryVariables> = "query KnewName($gameId: ID!, $name: String!, $moment: Int) { knew: whoKnewName(gameId: $gameId, name: $name, moment: $moment) { __typename ...KnownName ...NotDone } }" + ' ' + KnownNameText + ' ' + NotDoneText;
export const KnewAtDocument: TypedDocument<KnewAtQuery, KnewAtQueryVariables> = "query KnewAt($gameId: ID!, $seat: Int!, $moment: Int) { knew: knewAt(gameId: $gameId, seat: $seat, moment: $moment) { __typename ...Everything ...NotDone } }" + ' ' + EverythingText + ' ' + NotDoneText;
export const PreviewDocument: TypedDocument<PreviewQuery, PreviewQueryVariables> = "query Preview($disputeId: ID!, $ruling: RulingInput!) { preview: previewRuling(disputeId: $disputeId, ruling: $ruling) { __typename ... on RulingPreview { feeds { seat entries { story } } } ...NotDone } }" + ' ' + NotDoneText;
export const PenaltiesDocument: TypedDocument<PenaltiesQuery, PenaltiesQueryVariables> = "query Penalties($playerId: ID!, $event: String!, $infraction: Infraction!) { penalties(playerId: $playerId, event: $event, infraction: $infraction) { earlier proposed } }";
export const RuleDocument: TypedDocument<RuleQuery, RuleQueryVariables> = "query Rule($number: String!) { rule(number: $number) { ...Rule } }" + ' ' + RuleText;
export const QueueDocument: TypedDocument<QueueQuery, QueueQueryVariables> = "query Queue($waitsFor: QueueFor!) { judgeQueue(waitsFor: $waitsFor, first: 50) { nodes { ...CallQueued } } }" + ' ' + CallQueuedText;
