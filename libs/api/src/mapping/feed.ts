// Maps feeds to the contract's types: entries, pages and the messages of a subscription.
import type { FeedCloseReason, FeedItem, FeedMessage, FeedSlice, LastEntries } from '#matches';
import type { FeedEntry } from '#visibility';
import type { CloseReason } from '../generated/schema.js';
import type { Answer } from './types.js';
import { gameView } from './view.js';

const REASONS: { readonly [R in FeedCloseReason]: CloseReason } = {
  'token-ended': 'TOKEN_ENDED',
  'server-stops': 'SERVER_STOPS',
  'too-slow': 'TOO_SLOW',
  'store-unavailable': 'STORE_UNAVAILABLE',
  'viewer-changed': 'VIEWER_CHANGED',
};

type Shown = {
  readonly [K in FeedMessage['kind']]: (message: Extract<FeedMessage, { kind: K }>) => Answer<'FeedMessage'>;
};

const SHOWN: Shown = {
  entry: ({ entry }) => ({ __typename: 'FeedEntry', ...feedEntry(entry) }),
  'caught-up': ({ cursor }) => ({ __typename: 'FeedCaughtUp', cursor }),
  closed: ({ reason, cursor }) => feedClosed(reason, cursor),
};

export const feedMessage = (message: FeedMessage): Answer<'FeedMessage'> =>
  (SHOWN[message.kind] as (message: FeedMessage) => Answer<'FeedMessage'>)(message);

export const feedClosed = (reason: FeedCloseReason, cursor: string | null): Answer<'FeedMessage'> => ({
  __typename: 'FeedClosed',
  reason: REASONS[reason],
  resumeAt: cursor,
});

export const feedPage = ({ entries, cursor, complete }: FeedSlice): Answer<'FeedPage'> => ({
  entries: entries.map(feedEntry),
  cursor,
  complete,
});

export const lastEntries = ({ entries, cursor, before }: LastEntries): Answer<'LastEntries'> => ({
  entries: entries.map(feedEntry),
  cursor,
  view: before === undefined ? null : gameView(before),
  previous: before?.cursor ?? null,
});

const feedEntry = ({ cursor, ...entry }: FeedItem): Answer<'FeedEntry'> => ({ ...told(entry), cursor });

export const seenEntry = (entry: FeedEntry): Answer<'SeenEntry'> => told(entry);

const told = ({ seq, moment, at, story, patch }: FeedEntry) => ({ seq, moment, at, story, patch });
