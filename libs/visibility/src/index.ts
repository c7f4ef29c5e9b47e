// Visibility: what each viewer may know of a game. Views and feeds are built up from that, never by removing
// secrets from the state.
export { isPublic } from './audience.js';
export * from './gallery.js';
export { keepGallery, takenUp, type KeptGallery } from './kept-gallery.js';
export { applyPatch, patchBetween } from './merge-patch.js';
export { mayOpen } from './opening.js';
export * from './plays.js';
export { Projector } from './projector.js';
export * from './view.js';
export * from './viewer.js';
export { knownPlaces, placesKnownIn, watchedLog } from './watched-log.js';
export * from './written.js';
