// The verdict on a game tells the asker which faults were found, and where.
import { describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { GameFault, GameVerdict } from '#matches';
import { verification } from './verification.js';

const VERDICT: GameVerdict = {
  commands: 7,
  events: 40,
  draws: { redrawn: 3, redecided: 2, unchecked: 1 },
  fault: null,
  differences: [],
};

describe('a verification', () => {
  it('of a game without a fault holds, and says what was checked', () => {
    expect(verification(VERDICT)).toEqual({ ...VERDICT, holds: true });
  });

  it.each<[GameFault, string]>([
    ['seed-not-promised', 'SEED_NOT_PROMISED'],
    ['entropy-not-promised', 'ENTROPY_NOT_PROMISED'],
    ['drawn-otherwise', 'DRAWN_OTHERWISE'],
    ['words-miscounted', 'WORDS_MISCOUNTED'],
    ['decided-otherwise', 'DECIDED_OTHERWISE'],
    ['not-a-game', 'NOT_A_GAME'],
    ['other-game', 'NOT_A_GAME'],
    ['link-broken', 'CHAIN_BROKEN'],
    ['revision-missing', 'CHAIN_BROKEN'],
    ['no-envelope', 'CHAIN_BROKEN'],
    ['not-of-its-shape', 'CHAIN_BROKEN'],
  ])('of a game with the fault %s does not hold: %s, at its place', (fault, kind) => {
    expect(verification({ ...VERDICT, fault: { place: 12, fault } })).toMatchObject({
      holds: false,
      fault: { place: 12, kind },
    });
  });

  it('names what would be decided differently here, and holds all the same', () => {
    const difference = { place: 5, engine: '3', recorded: 'StepBegan', decided: null } as const;
    const whys = ['other-engine', 'other-cards'] as const;
    const catalogue = hashText('another');
    const differences = [
      ...whys.map((why) => ({ ...difference, why })),
      { ...difference, why: 'other-cards', catalogue } as const,
    ];
    const shown = verification({ ...VERDICT, differences });
    expect(shown.holds).toBe(true);
    expect(shown.differences).toEqual([
      { ...difference, why: 'OTHER_ENGINE', catalogue: null },
      { ...difference, why: 'OTHER_CARDS', catalogue: null },
      { ...difference, why: 'OTHER_CARDS', catalogue },
    ]);
  });
});
