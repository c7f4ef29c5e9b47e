// The published form of views: one dialect for answers and patches.
export type { IsoTime } from '../json/iso-time.js';
export type { CardsOf } from './published-cards.js';
export {
  publishedDecision,
  publishedQuestion,
  type PublishedDecision,
  type PublishedQuestion,
} from './published-decision.js';
export { publishedReferral } from './published-proposals.js';
export { publishedTerms, type PublishedTerms } from './published-terms.js';
export { publishedIn, publishedOrigin, publishedResult, type PublishedView } from './published-view.js';
export * from './published-words.js';
export { cardsOf, publishedView } from './publishing.js';
export { questionBehind } from './question-behind.js';
export { viewBehind } from './view-behind.js';
