// Tests which numbers of seats and library sizes can start, and that the others are refused before anybody
// sits down.
import { describe, expect, it } from '@jest/globals';
import { MAX_APPEND_BYTES, MAX_APPEND_EVENTS } from '#event-store';
import { commitTo, gameId, hashText, instant, playerId, type PlayerId } from '#kernel';
import { decideAndEvolve, DEFAULT_TERMS, initialState, type PlayerCommand, type Terms } from '#rules';
import { card, sized } from '#testkit/mental/pentaland-table';
import { MENTAL_MAGIC } from './index.js';

const TEXT = 'x'.repeat(600);
const POOL = Array.from({ length: 9_000 }, (_, nth) =>
  card(`${TEXT} ${String(nth)}`, '{1}{W}', 'creature', sized(1, 1)),
);
const PLAYERS = Array.from({ length: 8 }, (_, nth) => playerId(`player-${String(nth)}`));
/** The size of what the log adds to each event. */
const ENVELOPE = 400;

/** Why the game was refused at its creation, or the size of its largest batch. */
function begun(ruleset: Terms['ruleset'], base: Terms['base'], seats: number, librarySize: number) {
  const state = initialState();
  const cards = { catalogue: hashText('pool'), definitions: POOL };
  const inputs = { now: instant(1), seed: 'sizes', cards, variants: MENTAL_MAGIC };
  const propose = (actor: PlayerId, command: PlayerCommand) =>
    decideAndEvolve(state, { actor, command }, inputs);
  const terms: Terms = { ...DEFAULT_TERMS, ruleset, base, seats, librarySize, maximumHandSize: 7 };
  const [host = playerId('nobody'), ...guests] = PLAYERS.slice(0, seats);
  const created = propose(host, {
    type: 'create',
    game: gameId('sizes'),
    terms,
    commitment: commitTo('sizes'),
  });
  if (!created.ok) return created.error.rule;
  for (const guest of guests) propose(guest, { type: 'join' });
  for (const player of [host, ...guests]) propose(player, { type: 'ready', commitment: null });
  const started = propose(host, { type: 'start' });
  if (!started.ok) throw new Error(started.error.message);
  const bytes = started.value.reduce((sum, event) => sum + JSON.stringify(event).length + ENVELOPE, 0);
  return { events: started.value.length, bytes };
}

const RULESETS = ['pentaland', 'utopia', 'war-zone', 'magic'] as const;

describe.each(RULESETS)('%s: every game that can be created can be started', (ruleset) => {
  it.each([2, 4, 6, 8])('by %i players', (seats) => {
    for (const size of [60, 100, 300, 1000]) {
      const start = begun(ruleset, 'cr', seats, size);
      if (typeof start === 'string') expect(start).toBe('terms librarySize');
      else {
        expect(start.bytes).toBeLessThan(MAX_APPEND_BYTES);
        expect(start.events).toBeLessThan(MAX_APPEND_EVENTS);
      }
    }
  });

  it('the smallest library starts in every base, and the largest is refused', () => {
    for (const base of ['cr', 'cr2011', 'ninth'] as const)
      expect(begun(ruleset, base, 2, 60)).toHaveProperty('bytes');
    expect(begun(ruleset, 'cr', 8, 1000)).toBe('terms librarySize');
  });
});
