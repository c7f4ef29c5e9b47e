// Whoever is not asked for consent loses nothing by a proposal, and nothing of theirs is shown: whatever is proposed for a
// text that could mean anything, the player whom it is said not to affect has everything as before.
//   PENTALAND_CONSENT_PROPOSALS: how many are drawn      PENTALAND_PROPOSAL_SEED: of which seed
import { describe, expect, it } from '@jest/globals';
import { canonicalJson, plainData } from '#kernel';
import { known, objectNumber, type GameEvent, type GameState, type ObjectId } from '#rules';
import { BEAR, card, spell, unread } from '#testkit/tables/assisted-table';
import { seat } from '#testkit/tables/seats';
import { affectedBy } from '../../libs/rules/src/play/assisted/consent.js';
import { diceFrom } from './fixtures/dice.fixture.js';
import { askedBy, ProposalTable } from './fixtures/proposal-table.fixture.js';
import { proposalBy } from './fixtures/proposals.fixture.js';

const COUNT = Number(process.env['PENTALAND_CONSENT_PROPOSALS'] ?? 1_000);
const SEED = process.env['PENTALAND_PROPOSAL_SEED'] ?? 'consent';
const THIRD = seat(2);

/** Has a word for every verb, zone, amount and player, so that the text alone rules nothing out. */
const WORDS =
  'Destroy sacrifice tap untap counter damage loyalty attach regenerate transform face flip combat exchange reveal look draw ' +
  'discard mill life mana token search shuffle scry roll coin control can’t lose name becomes switch must each +1/+1 power ' +
  'poison hand library graveyard exile battlefield target opponent X it.';
const ANYTHING = card('Anything', ['sorcery'], spell(unread(WORDS)));
const THEIRS = card('Theirs', ['creature']);
const SIDE = { hand: [ANYTHING, BEAR], graveyard: [THEIRS], battlefield: [THEIRS, THEIRS] };

const isTheirs = ({ objects }: GameState, id: string): boolean =>
  objects[objectNumber(id as ObjectId)]?.owner === THIRD;

/** Everything that the third player is and has. */
const possessionsOf = (state: GameState): string => {
  const objects = Object.values(state.objects).filter(
    ({ id, owner }) => owner === THIRD || known(state, id)?.controller === THIRD,
  );
  const look = [state.seats[THIRD], objects, objects.map(({ id }) => known(state, id))];
  return canonicalJson(plainData(look));
};

/** The events that speak of something of theirs. */
const speaking = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => {
    const ids = JSON.stringify(event).match(/\bo\d+\b/g) ?? [];
    return ids.some((id) => isTheirs(state, id)) ? [event.type] : [];
  });

describe('a proposal that is said not to affect a player', () => {
  it(`takes nothing from them and shows nothing of theirs: ${COUNT} of ${SEED}`, () => {
    const table = new ProposalTable(askedBy(ANYTHING, [], [SIDE, SIDE]));
    const harm: string[] = [];
    const tally = { unaffected: 0, affected: 0, hurt: 0 };
    for (let nth = 0; nth < COUNT; nth += 1) {
      const effect = proposalBy(diceFrom(`${SEED}/${nth}`));
      let before = '';
      let affects = false;
      table.try(effect, {
        proposed(state) {
          before = possessionsOf(state);
          affects = affectedBy(state, state.assisted.open!).includes(THIRD);
        },
        done(state, events) {
          const told = speaking(state, events);
          const changed = possessionsOf(state) !== before;
          tally[affects ? 'affected' : 'unaffected'] += 1;
          if (affects && (changed || told.length > 0)) tally.hurt += 1;
          if (!affects && (changed || told.length > 0))
            harm.push(`${nth}: ${changed ? 'changed' : told.join()} by ${JSON.stringify(effect)}`);
        },
      });
    }
    expect(harm).toEqual([]);
    // That anything is tried: both kinds are drawn, and what is known to affect them does.
    expect(tally.unaffected).toBeGreaterThan(COUNT / 50);
    expect(tally.hurt).toBeGreaterThan(COUNT / 100);
  });
});
