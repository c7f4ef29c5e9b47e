// What a judge finds out about one card, and about one entry of a feed.
import type { Client } from '#client';
import { askedOrRefused } from './ask.js';
import { SameCardDocument, WhoWasToldDocument } from './generated/judging.js';
import type { CardSomewhereFragment, SameCardQuery, WhoWasToldQuery } from './generated/operations.js';
import { toldIn, type ToldEntry } from './told.js';

export type SameCard = Extract<SameCardQuery['known'], { readonly __typename: 'SameCard' }>;
export type CardSomewhere = CardSomewhereFragment;
type Told = Extract<WhoWasToldQuery['known'], { readonly __typename: 'ToldEntry' }>;
/** What one viewer was told of an entry; null: nothing. */
export type TheirEntry = Told['told'][number];

/** `of`: the seat whose id it is; null: the judge's own. */
export const sameCard = (
  client: Client,
  asked: { readonly gameId: string; readonly id: string; readonly of: number | null },
): Promise<SameCard> => askedOrRefused(client, SameCardDocument, asked);

/** `seq`: of the entry in the judge's own feed. */
export const whoWasTold = (client: Client, gameId: string, seq: number): Promise<Told> =>
  askedOrRefused(client, WhoWasToldDocument, { gameId, seq });

export const storyIn = (entry: unknown): ToldEntry => toldIn(entry);
