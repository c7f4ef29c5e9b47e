// Maps a game's view to the contract's types. The view is published as it is; what has a resolver
// of its own comes beside it.
import type { GameSight } from '#matches';
import { publishedView, type PublishedLibrary, type PublishedView, type Viewer } from '#visibility';
import type { ViewerKind } from '../generated/schema.js';
import { someAtATime } from './some-at-a-time.js';
import { shownTerms } from './terms.js';
import type { Answer, Words } from './types.js';

const VIEWERS: Words<Viewer['kind'], ViewerKind> = {
  seat: 'SEAT',
  spectator: 'SPECTATOR',
  judge: 'JUDGE',
  opened: 'OPENED',
};
export const viewerKind = (viewer: Viewer): ViewerKind => VIEWERS[viewer.kind];

export function gameView({ view, moment }: Pick<GameSight, 'view' | 'moment'>): Answer<'GameView'> {
  const published = publishedView(view);
  return { ...inParts(published), terms: shownTerms(view.terms), moment };
}

type Cards = PublishedView['shown'];

const parts = <List extends Cards | null>(cards: List): List =>
  (cards === null ? null : someAtATime(cards, (card) => card)) as List;

const libraryInParts = <L extends PublishedLibrary | null>(library: L): L =>
  library === null ? library : { ...library, cards: parts(library.cards) };

/** The lists that can be long are resolved some at a time. */
const inParts = (view: PublishedView): PublishedView => ({
  ...view,
  battlefield: parts(view.battlefield),
  stack: parts(view.stack),
  exile: parts(view.exile),
  command: parts(view.command),
  shown: parts(view.shown),
  library: libraryInParts(view.library),
  seats: view.seats.map((seat) => ({
    ...seat,
    hand: parts(seat.hand),
    graveyard: parts(seat.graveyard),
    sideboard: parts(seat.sideboard),
    libraries: seat.libraries?.map(libraryInParts) ?? null,
  })),
});
