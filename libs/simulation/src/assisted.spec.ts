// Bots play cards with unreadable texts: they propose, refuse, vote and claim, and every invariant holds.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot } from '#bots';
import type { Ability } from '#abilities';
import type { CardDefinition } from '#cards';
import { hashText } from '#kernel';
import type { GameEvent } from '#rules';
import { CARDS } from '../../scenario/src/cards/index.js';
import { invariantWatch, lockstepWatch, mixedDeck, playGame, type Setting } from './index.js';

const body = (text: string) => ({ kind: 'plain', effect: { kind: 'assisted', text } }) as const;

function free(name: string, types: readonly string[], ...abilities: readonly Ability[]): CardDefinition {
  const size = types.includes('creature') ? { power: 1, toughness: 1 } : {};
  const face = { kind: 'face', name, cost: '{0}', types, abilities, ...size } as const;
  return { name, cost: '{0}', typeLine: types.join(' '), faces: [face] };
}
const ASSISTED = [
  free('Song', ['sorcery'], { kind: 'spell', body: body('Sing a song.') }),
  free('Singer', ['creature'], { kind: 'activated', costs: [{ kind: 'tap' }], body: body('Sing along.') }),
  free('Choir', ['enchantment'], { kind: 'assisted', as: 'activated', body: body('Sing: Hum.') }),
  free('Echo', ['enchantment'], { kind: 'assisted', as: 'triggered', body: body('When it is loud, hum.') }),
  free('Still', ['creature'], { kind: 'assisted', as: 'static', body: body('Still is taller alone.') }),
  free('Bell', ['artifact'], {
    kind: 'triggered',
    when: { kind: 'step', is: 'upkeep', whose: { kind: 'you' } },
    body: body('the bell is rung.'),
  }),
];
const OTHERS = mixedDeck(CARDS);
const DECK = Array.from({ length: 60 }, (_, nth) =>
  nth % 2 === 0 ? ASSISTED[(nth / 2) % ASSISTED.length]! : OTHERS[nth % OTHERS.length]!,
);
const TABLES = [
  ['one', [uniformBot, uniformBot]],
  ['two', [greedyBot, uniformBot]],
  ['three', [greedyBot, uniformBot, uniformBot]],
] as const;

describe('bots with assisted cards', () => {
  it('play in lockstep, and settle texts in every way there is', () => {
    const told = new Map<string, number>();
    const count = (what: string) => told.set(what, (told.get(what) ?? 0) + 1);
    for (const [seed, bots] of TABLES) {
      const invariants = invariantWatch();
      const setting: Setting = {
        seed: `assisted ${seed}`,
        bots,
        cards: {
          catalogue: hashText('assisted'),
          definitions: [...CARDS, ...ASSISTED],
          decks: bots.map(() => DECK),
        },
        mostDecisions: 150,
      };
      const lockstep = lockstepWatch('command', setting);
      const played = playGame({
        ...setting,
        watch(state, events, proposed) {
          for (const event of events) count(nameOf(event));
          invariants(state, events, proposed);
          lockstep(state, events, proposed);
        },
      });
      expect(played).toMatchObject({ ok: true });
    }
    for (const what of [
      'ClauseCameUp effect',
      'ClauseCameUp costs',
      'ClauseCameUp trigger',
      'ClauseProposed',
      'ProposalRefused',
      'ProposalAccepted',
      'ClauseSettled nothing',
    ])
      expect({ what, times: told.get(what) ?? 0 }).not.toEqual({ what, times: 0 });
  });
});

const nameOf = (event: GameEvent): string =>
  event.type === 'ClauseCameUp'
    ? `${event.type} ${event.part}`
    : event.type === 'ClauseSettled'
      ? `${event.type} ${event.outcome}`
      : event.type;
