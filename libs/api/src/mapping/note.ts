// Maps players' notes to the contract's types.
import type { NoteOutcome } from '#matches';
import { refused } from './action.js';
import type { Answer } from './types.js';

export const noteResult = (outcome: NoteOutcome): Answer<'NoteResult'> =>
  outcome.kind === 'refused' ? refused(outcome.refusal) : { __typename: 'NoteWritten', note: outcome.note };
