// Canary tests: every card's name contains a token, and a viewer's bytes may contain only the tokens of cards
// this seat has drawn.
import { describe, expect, it } from '@jest/globals';
import { evolve, initialState } from '#rules';
import { enough, holds } from './fixtures/generated.fixture.js';
import { CANARY, played, recipes } from './fixtures/games.fixture.js';
import { Knowing } from './fixtures/knowing.fixture.js';
import { canaryLeak } from './fixtures/leaks.fixture.js';
import { players, seatsOf, watch } from './fixtures/watching.fixture.js';
import { Gallery, JUDGE, SPECTATOR, viewerAt } from './index.js';

const SUITE = 'libs/visibility/src/canaries.spec.ts';

describe('no byte of a feed or a view', () => {
  it('names a card that seat has not drawn, an object by its id of the log, or another’s question', () => {
    let sung = 0;
    holds({ suite: SUITE, test: 'names a card that seat has not drawn', runs: 30 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      for (const viewer of players(events)) {
        const leak = canaryLeak(Gallery, events, viewer);
        if (leak !== undefined) throw new Error(leak);
        const knowing = new Knowing(viewer);
        for (const event of events) knowing.take(event);
        sung += knowing.seen.size;
      }
    });
    enough('cards seen', sung, 500);
  });

  it('that a spectator gets names any card at all', () => {
    holds({ suite: SUITE, test: 'that a spectator gets', runs: 20 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      const text = watch(Gallery, events, SPECTATOR)
        .map(({ entry, view }) => entry + view)
        .join('');
      expect(text.match(CANARY)).toBeNull();
      expect(text).not.toMatch(/"(question|hand|cards)":[^n]/);
    });
  });
});

describe('a judge', () => {
  it('sees every card of the library and of every hand', () => {
    holds({ suite: SUITE, test: 'sees every card', runs: 20 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      const gallery = new Gallery([JUDGE]);
      const state = initialState();
      for (const event of events) {
        gallery.apply(event, state.now);
        evolve(state, event);
      }
      const view = gallery.projector(JUDGE).viewOf(gallery.state);
      const held = Object.values(view.seats).flatMap((seat) => [...seat.hand!]);
      const seen = [...held, ...(view.library?.cards ?? [])].map((id) => view.objects[id]?.name).sort();
      const there = Object.values(state.objects).map(
        ({ identity }) => state.definitions[identity.definition!]?.name,
      );
      expect(seen).toEqual(there.sort());
    });
  });
});

describe('a seat', () => {
  it('sees its own hand whole, in the order of the draws, by ids that count its sightings', () => {
    const { events } = played({
      players: 2,
      seed: 'hands',
      library: 60,
      choices: Array<number>(14).fill(950),
    });
    for (const seat of seatsOf(events)) {
      const gallery = new Gallery([viewerAt(seat)]);
      for (const event of events) gallery.apply(event, gallery.state.now);
      const view = gallery.projector(viewerAt(seat)).viewOf(gallery.state);
      const drawn = events.filter((event) => event.type === 'CardDrawn' && event.seat === seat);
      expect(drawn.length).toBeGreaterThanOrEqual(7);
      expect(view.seats[seat]?.hand).toEqual(drawn.map((_, nth) => `c${nth + 1}`));
      expect(Object.keys(view.objects)).toEqual(view.seats[seat]?.hand);
      const other = Object.values(view.seats).find((one) => one.seat !== seat);
      expect(other).toMatchObject({ handSize: other?.handSize });
      expect(other).not.toHaveProperty('hand');
    }
  });
});
