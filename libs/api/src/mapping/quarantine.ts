// Maps the reason of a quarantine to the contract's types.
import type { GameView } from '#visibility';
import type { QuarantineReason } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

type Quarantine = NonNullable<GameView['quarantine']>;

const REASONS: Words<Quarantine['why'], QuarantineReason> = {
  'too-much-work': 'TOO_MUCH_WORK',
  'engine-fault': 'ENGINE_FAULT',
  'by-operator': 'BY_OPERATOR',
  'unreadable-log': 'UNREADABLE_LOG',
};

export const shownQuarantine = ({ why, since }: Quarantine): Answer<'Quarantine'> => ({
  why: REASONS[why],
  since,
});
