// Visibility: what each viewer may know of a game. Views and feeds are built up from that, never by removing
// secrets from the state.
export { applyPatch } from './apply-patch.js';
export { isPublic } from './audience.js';
export * from './gallery.js';
export type { CardNumber, Incarnation } from './incarnations.js';
export { keepGallery, takenUp, type KeptGallery } from './kept-gallery.js';
export { jsonPatch, type PatchOperation } from './json-patch.js';
export { KnowledgeRecord, type KnownSpan } from './knowledge-record.js';
export { sameObjects, type SameObject, type Seeing } from './matching.js';
export { mayOpen } from './opening.js';
export * from './outline.js';
export { OutlineProjector } from './outline-projector.js';
export * from './outline-steps.js';
export * from './plays.js';
export * from './published.js';
export { previewRuling, type Foreseen } from './preview.js';
export { Projector } from './projector.js';
export type { NameSaid } from './names-said.js';
export { ToldLog, type Told } from './told-log.js';
export type { When } from './timeline.js';
export * from './view.js';
export * from './viewer.js';
export { knownPlaces, LogGallery, placesKnownIn, watchedLog } from './watched-log.js';
export { WAYS_OF_KNOWING, WAYS_OF_LOSING, type WayOfKnowing, type WayOfLosing } from './ways-of-knowing.js';
export * from './written.js';
