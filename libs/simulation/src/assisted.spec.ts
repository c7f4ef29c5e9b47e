// Bots play cards with unreadable texts: they propose, refuse, vote and claim, a judge rules where the terms say so,
// and every invariant holds.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot, type Bot } from '#bots';
import { hashText } from '#kernel';
import type { GameEvent, Terms } from '#rules';
import { POOL } from '#testkit/pool/cards';
import { contrary, DISPUTED, TO_A_JUDGE } from '#testkit/games/disputed';
import { decideAgain, invariantWatch, playGame, type Recorded, type Setting } from './index.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';

const OTHERS = mixedDeck(POOL);
const DECK = Array.from({ length: 60 }, (_, nth) =>
  nth % 2 === 0 ? DISPUTED[(nth / 2) % DISPUTED.length]! : OTHERS[nth % OTHERS.length]!,
);
const TABLES: readonly (readonly [string, readonly Bot[]])[] = [
  ['one', [uniformBot, uniformBot]],
  ['two', [greedyBot, uniformBot]],
  ['three', [greedyBot, uniformBot, uniformBot]],
];

/** Plays with every invariant watched and decides every command again; how often each event happened. */
function played(
  tables: typeof TABLES,
  { terms, mostDecisions }: { readonly terms: Partial<Terms>; readonly mostDecisions: number },
): ReadonlyMap<string, number> {
  const told = new Map<string, number>();
  for (const [seed, bots] of tables) {
    const invariants = invariantWatch();
    const setting: Setting = {
      seed: `assisted ${seed}`,
      bots,
      cards: {
        catalogue: hashText('assisted'),
        definitions: [...POOL, ...DISPUTED],
        decks: bots.map(() => DECK),
      },
      terms,
      mostDecisions,
    };
    const recorded: Recorded[] = [];
    const result = playGame({
      ...setting,
      watch(state, events, proposed) {
        for (const event of events) told.set(nameOf(event), (told.get(nameOf(event)) ?? 0) + 1);
        invariants(state, events, proposed);
        recorded.push({ proposed, events });
      },
    });
    expect(result.ok ? '' : result.error.why).toBe('');
    expect(decideAgain(recorded, setting)).toEqual([]);
  }
  return told;
}

function nameOf(event: GameEvent): string {
  if (event.type === 'ClauseCameUp' || event.type === 'ClauseReferred') return `${event.type} ${event.part}`;
  if (event.type !== 'ClauseSettled') return event.type;
  const { type, outcome, why, ruling } = event;
  return `${type} ${outcome} ${why} ${String(ruling?.attempt ?? '')}`.trim();
}

describe('bots with assisted cards', () => {
  it('play in lockstep, and settle texts in every possible way', () => {
    const told = played(TABLES, { terms: {}, mostDecisions: 150 });
    expect([...told.keys()]).toEqual(
      expect.arrayContaining([
        'ClauseCameUp effect',
        'ClauseCameUp costs',
        'ClauseCameUp trigger',
        'ClauseProposed',
        'ProposalRefused',
        'ProposalAccepted',
        'ClauseSettled nothing vote',
        'ClauseSettled nothing claim-refused',
      ]),
    );
  });

  it('table rulings: play in lockstep where a judge rules on their disagreements, in every possible way', () => {
    const tables = TABLES.flatMap(([seed, bots]) =>
      ['1', '2'].map((nth) => [`judged ${seed} ${nth}`, bots.map(contrary)] as const),
    );
    const told = played(tables, { terms: TO_A_JUDGE, mostDecisions: 200 });
    expect([...told.keys()]).toEqual(
      expect.arrayContaining([
        'ClauseReferred effect',
        'ClauseReferred costs',
        'ClauseSettled stands judge 1',
        'ClauseSettled stands judge 2',
        'ClauseSettled stands judge 3',
        'ClauseSettled nothing judge',
        'ClauseSettled nothing unruled',
      ]),
    );
  });
});
