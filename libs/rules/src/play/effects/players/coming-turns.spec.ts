import { describe, expect, it } from '@jest/globals';
import { EffectTable } from '#testkit/tables/effect-table';
import { card } from '#testkit/tables/rules-table';
import type { GameState } from '../../../model/state/game-state.js';
import { ownLibraryOf, zoneKey, type Seat } from '../../../model/basics/ids.js';
import { YOU, OPPONENTS } from '#testkit/language/words';

const bears = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `Bear ${nth}`);
const SIDE = { library: bears(20) };
const turn = (number: number) => (state: GameState) => state.turn?.number === number;

/** The active players of this many first turns. */
function turnsOf(table: EffectTable, count: number): readonly number[] {
  table.passUntil(turn(count));
  return table.events('TurnBegan').map(({ seat }) => seat);
}

describe('planned turns and phases', () => {
  it('cr 500.7: an extra turn is taken after this one, and the order goes on from there', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE]).do({ kind: 'extra-turn', who: YOU });
    expect(turnsOf(table, 5)).toEqual([0, 0, 1, 2, 0]);
  });

  it('cr 500.7: of two extra turns the one created last is taken first', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE])
      .do({ kind: 'extra-turn', who: YOU })
      .do({ kind: 'extra-turn', who: YOU }, { controller: 2 });
    expect(turnsOf(table, 5)).toEqual([0, 2, 0, 1, 2]);
  });

  it('the reversed order of turns goes to the right', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE]).do({ kind: 'reverse-turn-order' });
    expect(turnsOf(table, 4)).toEqual([0, 2, 1, 0]);
  });

  it('cr 101.4: the reversed order holds for priority too', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE]).do({ kind: 'reverse-turn-order' });
    table.passUntil((state) => state.turn?.step === 'begin-combat');
    expect(table.asked.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  it('cr 500.8: the additional phases take place', () => {
    const table = new EffectTable([SIDE, SIDE]).do({
      kind: 'extra-phase',
      phase: 'combat',
      after: 'main-phase',
      then: 'main',
    });
    table.passUntil(turn(2));
    const steps = table.events('StepBegan').map(({ step }) => step);
    expect(steps.filter((step) => step === 'begin-combat')).toHaveLength(2);
    expect(steps.filter((step) => step === 'postcombat-main')).toHaveLength(2);
  });

  it('cr 723.1d: the cleanup step and the next turn follow after the turn was ended', () => {
    const table = new EffectTable([SIDE, SIDE]).do({ kind: 'end-turn' });
    table.passUntil(turn(2));
    expect(table.events('StepBegan').map(({ step }) => step)).toEqual([
      'precombat-main',
      'cleanup',
      'untap',
      'upkeep',
    ]);
  });

  it('cr 723.1c: creatures with lethal damage die before the damage is removed', () => {
    const table = new EffectTable([{ ...SIDE, battlefield: ['Hurt'] }, SIDE]).do({
      kind: 'sequence',
      steps: [
        { kind: 'damage', to: { kind: 'each', filter: { kind: 'type', is: 'creature' } }, amount: 2 },
        { kind: 'end-turn' },
      ],
    });
    expect(table.graveyard(0)).toEqual(['Hurt']);
  });

  it('cr 722.5: the player who controls another is asked instead, for that turn', () => {
    const table = new EffectTable([SIDE, SIDE]).do({
      kind: 'control-player',
      who: OPPONENTS,
      by: YOU,
      during: 'next-turn',
    });
    table.passUntil(turn(2));
    // The upkeep of player 1. The active player would be asked first.
    expect(table.state).toMatchObject({ priority: { next: 1 }, decision: { kind: 'priority', seat: 0 } });
    table.passUntil(({ turn, priority }) => turn?.number === 3 && priority.next === 1);
    expect(table.state.decision?.seat).toBe(1);
    expect(table.state.future.controls).toEqual([]);
  });

  it('cr 722.4: the player who controls another sees what that player sees, the hand included', () => {
    const table = new EffectTable([SIDE, { ...SIDE, hand: ['Secret'] }]).do({
      kind: 'control-player',
      who: OPPONENTS,
      by: YOU,
      during: 'next-turn',
    });
    table.passUntil(turn(2));
    expect(table.events('CardsLookedAt')).toContainEqual(
      expect.objectContaining({ seat: 0, objects: [table.id('Secret')] }),
    );
  });

  it('cr 722.4: the controlling player sees the whole library in a search, not just the cards that fit', () => {
    const library = ['Bear', 'Secret', 'Drawn'];
    const table = new EffectTable([SIDE, { library }]);
    const controls = [{ seat: 1 as Seat, by: 0 as Seat, during: 'next-turn', active: true }];
    table.proposal.emit({ type: 'FuturePlanned', extraTurns: [], skips: [], controls });
    const land = { kind: 'type', is: 'land' } as const;
    table.do(
      { kind: 'search', who: OPPONENTS, zones: ['library'], filter: land, most: 1, bind: 'found' },
      { answers: [{ kind: 'choose-objects', objects: [] }] },
    );
    const looks = table.events('CardsLookedAt').filter(({ zone }) => zone.kind === 'library');
    expect(looks.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 3],
      [0, 3],
    ]);
  });

  it('cr 722.4, 708.5: the controlling player sees face-down permanents of that player', () => {
    const table = new EffectTable([SIDE, { ...SIDE, battlefield: ['Lying'] }]);
    const lying = table.id('Lying');
    table
      .do({
        kind: 'turn-face',
        what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
        face: 'down',
      })
      .do({ kind: 'control-player', who: OPPONENTS, by: YOU, during: 'next-turn' });
    table.passUntil(turn(2));
    expect(table.events('CardsLookedAt')).toContainEqual(
      expect.objectContaining({ seat: 0, objects: [lying] }),
    );
  });

  it('cr 722.4, 401.5: the controlling player sees the top card of a library if that player may', () => {
    const eye = card('Eye', {
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'may',
              permission: { kind: 'look-at', who: YOU, what: { kind: 'top', whose: YOU, count: 1 } },
            },
          ],
        },
      ],
    });
    const sides = [SIDE, { library: ['Bear', 'Secret', 'Drawn'], battlefield: ['Eye'] }];
    const table = new EffectTable(sides, { more: [eye] }).do({
      kind: 'control-player',
      who: OPPONENTS,
      by: YOU,
      during: 'next-turn',
    });
    table.passUntil(({ turn, decision }) => turn?.number === 2 && decision?.kind === 'priority');
    expect(table.events('CardsLookedAt').map(({ seat, objects }) => [seat, ...objects])).toContainEqual([
      0,
      table.state.zones[zoneKey(ownLibraryOf(1 as Seat))]?.at(-1),
    ]);
  });

  it('cr 726.1a, 726.4: that player starts the restarted game, and the effect goes on before the first untap step', () => {
    const table = new EffectTable([SIDE, { ...SIDE, graveyard: ['Kept'] }]).do(
      {
        kind: 'sequence',
        steps: [
          { kind: 'move', what: { kind: 'zone', zone: 'graveyard' }, to: 'exile', cause: 'exile' },
          { kind: 'restart-game', except: { kind: 'zone', zone: 'exile' } },
          {
            kind: 'move',
            what: { kind: 'zone', zone: 'exile' },
            to: 'battlefield',
            cause: 'put',
            under: YOU,
          },
        ],
      },
      { controller: 1 },
    );
    expect(table.battlefield()).toEqual([]);
    table.passUntil(({ stage }) => stage.kind === 'turns');
    expect(table.state.turn).toMatchObject({ number: 1, active: 1 });
    expect(table.battlefield()).toEqual(['Kept']);
    expect(table.hand(0)).toHaveLength(7);
  });

  it('cr 724.2: the monarch draws a card at the beginning of their end step', () => {
    const table = new EffectTable([SIDE, SIDE]).do({ kind: 'become-monarch', who: YOU });
    table.passUntil(turn(2));
    expect(table.hand(0)).toHaveLength(1);
    table.passUntil(({ turn: now }) => now?.number === 2 && now.step === 'end');
    // Player 1 drew for the turn. Nobody else draws in their end step.
    expect([table.hand(0).length, table.hand(1).length]).toEqual([1, 1]);
  });

  it('cr 724.4: the active player becomes the monarch when the monarch leaves the game', () => {
    const table = new EffectTable([SIDE, SIDE, SIDE])
      .do({ kind: 'become-monarch', who: OPPONENTS }, { controller: 1 })
      .do({ kind: 'lose-game', who: { kind: 'monarch' } });
    expect(table.state.monarch).toBe(0);
  });

  it('cr 725.2: a player who takes the initiative ventures', () => {
    const table = new EffectTable([SIDE, SIDE]).do({ kind: 'take-initiative', who: YOU });
    table.passUntil((state) => state.decision?.kind === 'propose');
    expect(table.state.decision).toMatchObject({ seat: 0, kind: 'propose' });
  });
});
