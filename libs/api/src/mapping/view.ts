// Maps a game's view to the contract's types. The view is published as it is; what has a resolver of its own comes
// beside it.
import type { GameSight } from '#matches';
import { publishedView, type Viewer } from '#visibility';
import type { ViewerKind } from '../generated/schema.js';
import { cardsInParts } from './cards.js';
import type { Answer, Words } from './types.js';

const VIEWERS: Words<Viewer['kind'], ViewerKind> = {
  seat: 'SEAT',
  spectator: 'SPECTATOR',
  judge: 'JUDGE',
  opened: 'OPENED',
};
export const viewerKind = (viewer: Viewer): ViewerKind => VIEWERS[viewer.kind];

export function gameView({ view, moment }: Pick<GameSight, 'view' | 'moment'>): Answer<'GameView'> {
  const published = publishedView(view, cardsInParts(view));
  return { ...published, terms: { ...published.terms, said: view.terms }, moment };
}
