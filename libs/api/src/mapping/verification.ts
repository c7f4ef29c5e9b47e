// Maps the verdict on a game to the contract's types.
import type { GameFault, GameVerdict } from '#matches';
import type { DecidedOtherwiseWhy, LogFaultKind } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

const FAULTS: Words<GameFault, LogFaultKind> = {
  'seed-not-promised': 'SEED_NOT_PROMISED',
  'entropy-not-promised': 'ENTROPY_NOT_PROMISED',
  'drawn-otherwise': 'DRAWN_OTHERWISE',
  'words-miscounted': 'WORDS_MISCOUNTED',
  'decided-otherwise': 'DECIDED_OTHERWISE',
  'not-a-game': 'NOT_A_GAME',
  'other-game': 'NOT_A_GAME',
  'no-envelope': 'CHAIN_BROKEN',
  'revision-missing': 'CHAIN_BROKEN',
  'link-broken': 'CHAIN_BROKEN',
  'unknown-type': 'CHAIN_BROKEN',
  'newer-version': 'CHAIN_BROKEN',
  'no-upcast': 'CHAIN_BROKEN',
  'not-of-its-shape': 'CHAIN_BROKEN',
};

const REASONS: Words<GameVerdict['differences'][number]['why'], DecidedOtherwiseWhy> = {
  'other-engine': 'OTHER_ENGINE',
  'other-cards': 'OTHER_CARDS',
};

export const verification = ({ fault, differences, ...counted }: GameVerdict): Answer<'Verification'> => ({
  ...counted,
  holds: fault === null,
  fault: fault === null ? null : { place: fault.place, kind: FAULTS[fault.fault] },
  differences: differences.map(({ why, catalogue = null, ...difference }) => ({
    ...difference,
    catalogue,
    why: REASONS[why],
  })),
});
