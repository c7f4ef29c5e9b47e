// The objects behind those types of the contract whose fields are found out only when they are asked for.
import type { PlayerId } from '#kernel';
import type { Asker, GameSight, OpenedSecret, Terms as Said } from '#matches';
import type { Card, CardFace, ResolversParentTypes, Terms } from '../generated/schema.js';

export interface PlayerParent {
  readonly id: PlayerId;
  /** Where it is known already. */
  readonly name?: string;
}

export interface GameParent {
  readonly sight: GameSight;
  readonly asker: Asker;
}

export interface OpenedParent {
  readonly secret: OpenedSecret;
  readonly asker: Asker;
}

/** What of a game's terms is shown as they say it; and the terms. */
export type TermsParent = Omit<Terms, 'watched' | 'clock' | '__typename'> & {
  readonly clock: ResolversParentTypes['ClockTerms'] | null;
  readonly said: Said;
};

type InEnglish<T> = Omit<T, 'localName' | 'localPrinted' | 'under' | '__typename'>;
export type FaceParent = InEnglish<CardFace>;
export type CardParent = InEnglish<Card> & { readonly under: FaceParent | null };
