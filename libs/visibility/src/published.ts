// The published form of views: one dialect for answers and patches.
export type { PublishedCard, PublishedFace, PublishedTarget } from './published-cards.js';
export { publishedTarget } from './published-cards.js';
export {
  publishedDecision,
  publishedQuestion,
  type PublishedDecision,
  type PublishedQuestion,
} from './published-decision.js';
export { isoTime, type IsoTime } from './iso-time.js';
export { publishedProposal, publishedReferral } from './published-proposals.js';
export { readBack, type ViewOf } from './read-back.js';
export { questionIn } from './read-question.js';
export { cardsOf, publishedView } from './publishing.js';
export { publishedPassing, type PublishedLibrary, type PublishedSeat } from './published-seats.js';
export { publishedTerms, type PublishedTerms } from './published-terms.js';
export {
  asJson,
  publishedIn,
  publishedOrigin,
  publishedQuarantine,
  publishedResult,
  type PublishedView,
} from './published-view.js';
export * from './published-words.js';
