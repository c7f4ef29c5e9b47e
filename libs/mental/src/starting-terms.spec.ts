// Every game that the offer advertises can start, or is refused at its creation: each ruleset under each
// base, with every number of players and libraries of every size, and each other term at its extremes.
import { describe, expect, it } from '@jest/globals';
import { commitTo, gameId, hashText, instant, playerId, type PlayerId } from '#kernel';
import {
  decideAndEvolve,
  DEFAULT_TERMS,
  initialState,
  leastAnswer,
  serverOffer,
  terms as schema,
  type PlayerCommand,
  type Terms,
} from '#rules';
import { extremesOf } from '#testkit/mental/extremes';
import { card, sized } from '#testkit/mental/pentaland-table';
import { MENTAL_MAGIC } from './index.js';

const COLOURS = ['W', 'U', 'B', 'R', 'G'];
const POOL = Array.from({ length: 1_200 }, (_, nth) =>
  card(`Card ${String(nth)}`, `{1}{${COLOURS[nth % 5] ?? ''}}`, 'creature', sized(1, 1)),
);
const CARDS = { catalogue: hashText('pool'), definitions: POOL };
const OFFER = serverOffer(CARDS, MENTAL_MAGIC);
const PLAYERS = Array.from({ length: 8 }, (_, nth) => playerId(`player-${String(nth)}`));
/** How many questions of the start are answered. */
const ANSWERS = 4;

type Begun = 'started' | { readonly code: string; readonly rule: string };

/** Why the game was refused at its creation, or that it started; anything else throws. */
function begun(said: Partial<Terms>): Begun {
  const state = initialState();
  const inputs = { now: instant(1), seed: 'terms', cards: CARDS, variants: MENTAL_MAGIC };
  const propose = (actor: PlayerId, command: PlayerCommand) =>
    decideAndEvolve(state, { actor, command }, inputs);
  const must = (actor: PlayerId, command: PlayerCommand): void => {
    const decided = propose(actor, command);
    if (!decided.ok)
      throw new Error(
        `${JSON.stringify(said)}: ${command.type}: ${decided.error.rule} ${decided.error.message}`,
      );
  };
  const settled = schema.safeParse({ ...DEFAULT_TERMS, librarySize: 60, ...said });
  if (!settled.success) throw new Error(`${JSON.stringify(said)}: ${settled.error.message}`);
  const terms = settled.data;
  const [host = playerId('nobody'), ...guests] = PLAYERS.slice(0, terms.seats);
  const created = propose(host, {
    type: 'create',
    game: gameId('terms'),
    terms,
    commitment: commitTo('terms'),
  });
  if (!created.ok) return created.error;
  for (const guest of guests) {
    if (terms.access === 'invitation') must(host, { type: 'invite', player: guest });
    must(guest, { type: 'join' });
  }
  for (const player of [host, ...guests]) must(player, { type: 'ready', commitment: null });
  must(host, { type: 'start' });
  for (let nth = 0; nth < ANSWERS; nth += 1) {
    const { decision, seats } = state;
    if (decision === null) throw new Error(`${JSON.stringify(said)}: nobody is asked anything`);
    const answer = leastAnswer(state, decision);
    const player = seats[decision.seat]?.player;
    if (answer !== null && player) must(player, { type: 'answer', decision: decision.id, answer });
  }
  return 'started';
}

/** A refusal cites something in the terms, or a rule, as a player would read it. */
const expectSaid = (result: Begun): void => {
  if (result === 'started') return;
  expect(result.code).toBe('not-built');
  expect(result.rule).toMatch(/^(terms|cr|pentaland|utopia|war-zone) /);
};

const { librarySize, seats: seatNumbers } = schema.shape;
const [fewest = 2, most = 8] = extremesOf(seatNumbers) as number[];
const SEATS = Array.from({ length: most - fewest + 1 }, (_, nth) => fewest + nth);
const SIZES = [...new Set([...(extremesOf(librarySize) as number[]), OFFER.defaults.librarySize])];

describe.each(OFFER.rulesets)('%s', (ruleset) => {
  it.each(OFFER.bases)('under %s, for every number of players and every library size', (base) => {
    const starts = SEATS.flatMap((seats) =>
      SIZES.map((size) => {
        const result = begun({ ruleset, base, seats, librarySize: size });
        expectSaid(result);
        if (result !== 'started') expect(result.rule).toBe('terms librarySize');
        return `${String(seats)} × ${String(size)}: ${result === 'started' ? result : 'refused'}`;
      }),
    );
    // The smallest size always starts.
    for (const seats of SEATS) expect(starts).toContain(`${String(seats)} × ${String(SIZES[0])}: started`);
  });

  it.each(SEATS)('with teams of %i players, with and without deploying', (seats) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const teams = [all, all.map((seat) => seat % 2), all.map((seat) => Math.min(seat, 1)), all.map(() => 0)];
    const results = teams.flatMap((of) =>
      [{}, { deploy: 'creatures' } as const].map((more) => begun({ ruleset, seats, teams: of, ...more })),
    );
    for (const result of results) expectSaid(result);
    expect(results.filter((result) => result === 'started').length).toBeGreaterThan(1);
    expect(begun({ ruleset, seats, teams: seats === 2 ? [0, 1, 0] : all.slice(1) })).toHaveProperty('code');
  });

  /** Terms that depend on the number of seats, or on existing cards. */
  const BY_HAND: { readonly [K in keyof Terms]?: (seats: number) => readonly Terms[K][] } = {
    format: () => [
      'all',
      { cards: { from: 'list', names: POOL.slice(0, 60).map(({ name }) => name) } },
      { cards: { from: 'list', names: ['Card 1'] } },
    ],
    library: () => [
      { colours: 'even' },
      { leastNames: 1 },
      { leastNames: 1000 },
      { cards: [{ name: 'Card 1', count: 60 }] },
      { cards: [{ name: 'Card 1', count: 1 }] },
    ],
    prebuilt: (seats) => [OFFER.prebuilt.slice(0, seats), Array.from({ length: seats }, () => 'Nobody’s')],
    teams: (seats) => [Array.from({ length: seats }, (_, seat) => seat % 2)],
    range: (seats) => [[1], [7], [null], Array.from({ length: seats }, (_, seat) => (seat % 2 ? 1 : null))],
  };
  const { seats: _, ruleset: __, librarySize: ___, ...others } = schema.shape;

  it.each(Object.keys(others) as (keyof typeof others)[])('with %s at its extremes', (term) => {
    let started = 0;
    for (const seats of [2, 3]) {
      const values = BY_HAND[term]?.(seats) ?? extremesOf(schema.shape[term]);
      for (const value of values) {
        if (Array.isArray(value) && value.length < 2 && term === 'prebuilt') continue;
        const result = begun({ ruleset, seats, ...(value === undefined ? {} : { [term]: value }) });
        expectSaid(result);
        if (result === 'started') started += 1;
      }
    }
    // A common library needs a ruleset that has one; the prebuilt libraries consist of other cards.
    const isNowhere = term === 'prebuilt' || (term === 'library' && ruleset !== 'pentaland');
    expect(started > 0).toBe(!isNowhere);
  });
});
