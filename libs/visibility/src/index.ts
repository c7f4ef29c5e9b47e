// Visibility: what each viewer may know of a game. Views and feeds are built up from that, never by removing
// secrets from the state.
export { applyPatch } from './json/apply-patch.js';
export { isPublic } from './viewers/audience.js';
export * from './projection/gallery.js';
export type { CardNumber, Incarnation } from './view/incarnations.js';
export { keepGallery, takenUp, type KeptGallery } from './projection/kept-gallery.js';
export { jsonPatch, type PatchOperation } from './json/json-patch.js';
export { KnowledgeRecord, type KnownSpan } from './projection/knowledge-record.js';
export { sameObjects, type SameObject, type Seeing } from './projection/matching.js';
export { mayOpen } from './viewers/opening.js';
export * from './outline/outline.js';
export { OutlineProjector } from './outline/outline-projector.js';
export * from './outline/outline-steps.js';
export * from './projection/plays.js';
export * from './published/published.js';
export { previewRuling, type Foreseen } from './projection/preview.js';
export { Projector } from './projection/projector.js';
export type { NameSaid } from './viewers/names-said.js';
export { ToldLog, type ToldEvent } from './projection/told-log.js';
export type { When } from './projection/timeline.js';
export * from './view/view.js';
export * from './viewers/viewer.js';
export { knownPlaces, LogGallery, placesKnownIn, watchedLog } from './projection/watched-log.js';
export {
  WAYS_OF_KNOWING,
  WAYS_OF_LOSING,
  type WayOfKnowing,
  type WayOfLosing,
} from './view/ways-of-knowing.js';
export * from './projection/written.js';
