// In Mental Magic nobody is asked anything before the first turn: a card without a name has no abilities (cr
// 103.5b, 103.6).
import { describe, expect, it } from '@jest/globals';
import { EARLY, POWDER } from '#testkit/tables/opening-hands';
import { Begun } from './fixtures/begun.fixture.js';

const CARDS = Array.from({ length: 60 }, (_, nth) => ({
  ...(nth % 2 === 0 ? EARLY : POWDER),
  name: `Card ${String(nth)}`,
}));

describe('an opening hand of cards without names', () => {
  it.each(['pentaland', 'utopia'] as const)(
    'cr 103.5b, 103.6: raises no question, whatever is printed on the cards (%s)',
    (ruleset) => {
      const game = new Begun(ruleset, 2, {}, { definitions: CARDS }).annaStarts();
      expect(game.decision.question).toEqual({ kind: 'yes-no' });
      game.says(false).says(false);
      expect(game.state.stage.kind).toBe('turns');
      expect(
        game.events.some((event) => event.type === 'DecisionOpened' && event.prompt === 'opening-hand'),
      ).toBe(false);
    },
  );
});
