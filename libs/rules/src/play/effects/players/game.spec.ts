import { describe, expect, it } from '@jest/globals';
import type { Effect, Face, Players } from '#abilities';
import { sightOf } from '../../../reading/characteristics/characteristics.js';
import { EffectTable, word } from '#testkit/tables/effect-table';
import { ALL, YOU, OPPONENTS } from '#testkit/language/words';

const bears = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `Bear ${nth}`);
const SOLDIER: Face = {
  kind: 'face',
  name: 'Soldier',
  types: ['creature'],
  subtypes: ['Soldier'],
  colours: ['white'],
  power: 1,
  toughness: 1,
};

describe('mana', () => {
  const mana = (table: EffectTable, seat = 0): string =>
    (table.state.seats[seat]?.mana ?? []).map(({ type }) => type).join('');

  it('cr 106.4: mana goes into the pool', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'add-mana',
      mana: { kind: 'exactly', symbols: '{R}{R}' },
      count: 2,
    });
    expect(mana(table)).toBe('RRRR');
  });

  it('cr 106.1: the player chooses the one colour', () => {
    const table = new EffectTable([{}, {}]).do(
      { kind: 'add-mana', who: OPPONENTS, mana: { kind: 'any-colour', different: 'one-colour' }, count: 3 },
      { answers: [word('{U}')] },
    );
    expect(table.asked[0]?.seat).toBe(1);
    expect(mana(table, 1)).toBe('UUU');
  });

  it('cr 106.1: the player chooses each mana of a combination', () => {
    const table = new EffectTable([{}, {}]).do(
      { kind: 'add-mana', mana: { kind: 'combination', of: ['{B}', '{G}'] }, count: 2 },
      { answers: [word('{B}'), word('{G}')] },
    );
    expect(mana(table)).toBe('BG');
  });

  it('cr 106.7: the mana lands could produce is read from their abilities', () => {
    const table = new EffectTable([{ battlefield: ['Forest'] }, {}]).do({
      kind: 'add-mana',
      mana: { kind: 'could-produce', filter: { kind: 'type', is: 'land' }, of: 'type' },
    });
    expect(table.asked).toEqual([]);
    expect(mana(table)).toBe('G');
  });

  it('cr 106.6: mana keeps its restriction', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'add-mana',
      mana: { kind: 'exactly', symbols: '{C}' },
      restriction: { kind: 'type', is: 'artifact' },
      until: 'end-of-turn',
    });
    expect(table.state.seats[0]?.mana[0]).toMatchObject({ type: 'C', keeps: 'end-of-turn' });
    expect(table.state.seats[0]?.mana[0]?.only).toMatch(/restriction$/);
  });

  it('cr 106.4: a pool is emptied', () => {
    const table = new EffectTable([{}, {}])
      .do({ kind: 'add-mana', mana: { kind: 'exactly', symbols: '{C}' } })
      .do({ kind: 'empty-pool', who: ALL });
    expect(mana(table)).toBe('');
  });
});

describe('tokens, emblems and designations', () => {
  it('cr 111.3: tokens have what the effect says, and enter as it says', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'create-token',
      who: OPPONENTS,
      token: { kind: 'made', face: SOLDIER },
      count: 2,
      enters: [{ kind: 'tapped' }],
      bind: 'tokens',
    });
    const made = (table.bound('tokens')?.objects ?? []).map((id) => table.state.objects[Number(id.slice(1))]);
    expect(made).toHaveLength(2);
    for (const token of made) {
      expect(token).toMatchObject({ token: true, owner: 1 });
      expect(token?.permanent).toMatchObject({ tapped: true, controller: 1 });
    }
  });

  it('cr 111.3: a number is counted as the token is made', () => {
    const table = new EffectTable([{ hand: bears(3) }, {}]).do({
      kind: 'create-token',
      token: { kind: 'made', face: { ...SOLDIER, power: { kind: 'hand-size', of: YOU }, toughness: 4 } },
      bind: 'token',
    });
    const [id] = table.bound('token')?.objects ?? [];
    expect(table.state.objects[Number(id?.slice(1))]?.identity.power).toBe(3);
  });

  it('cr 111.1: a copy of nothing makes no token', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'create-token',
      token: { kind: 'copy', of: { kind: 'bound', name: 'nothing' } },
      bind: 'token',
    });
    expect(table.bound('token')?.objects).toEqual([]);
  });

  it('cr 114.2: an emblem is in the command zone, owned by the player who gets it', () => {
    const face: Face = {
      kind: 'face',
      name: '',
      types: [],
      abilities: [{ kind: 'keyword', name: 'flying' }],
    };
    const table = new EffectTable([{}, {}]).do({ kind: 'get-emblem', who: OPPONENTS, face });
    const [emblem] = table.events('EmblemMade');
    expect(table.state.objects[Number(emblem?.object.slice(1))]).toMatchObject({
      owner: 1,
      zone: { kind: 'command' },
    });
  });

  it('cr 114.4: the abilities of an emblem work in the command zone', () => {
    const face: Face = {
      kind: 'face',
      name: '',
      types: [],
      abilities: [
        {
          kind: 'static',
          effects: [
            {
              kind: 'modify',
              what: {
                kind: 'all',
                of: [
                  { kind: 'type', is: 'creature' },
                  { kind: 'controller', is: YOU },
                ],
              },
              changes: [{ kind: 'modify-stats', power: 3, toughness: 3 }],
            },
          ],
        },
      ],
    };
    const table = new EffectTable([{ battlefield: ['Mine'] }, { battlefield: ['Theirs'] }]).do({
      kind: 'get-emblem',
      who: OPPONENTS,
      face,
    });
    const power = (name: string) => sightOf(table.state).known(table.id(name))?.power;
    expect([power('Mine'), power('Theirs')]).toEqual([2, 5]);
  });

  it('cr 724.3: only one player is the monarch', () => {
    const table = new EffectTable([{}, {}])
      .do({ kind: 'become-monarch', who: YOU })
      .do({ kind: 'become-monarch', who: OPPONENTS });
    expect(table.state.monarch).toBe(1);
    expect(table.do({ kind: 'become-monarch', who: OPPONENTS }).events('PlayerDesignated')).toHaveLength(2);
  });

  it("cr 702.131c: a player keeps the city's blessing, and gets it once", () => {
    const table = new EffectTable([{}, {}])
      .do({ kind: 'get-city-blessing', who: YOU })
      .do({ kind: 'get-city-blessing', who: YOU });
    expect(table.state.seats[0]?.designations).toEqual(['city-blessing']);
    expect(table.events('PlayerDesignated')).toHaveLength(1);
  });
});

describe('the end of the game', () => {
  it('cr 104.3e: an effect makes a player lose, and the last one left wins', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'lose-game', who: OPPONENTS });
    expect(table.state.seats[1]?.lost).toBe('effect');
  });

  it('cr 101.2: a player who cannot lose does not', () => {
    const table = new EffectTable([{}, {}])
      .do({
        kind: 'rule',
        effects: [{ kind: 'cannot', action: { kind: 'lose-game', who: OPPONENTS } }],
        until: { kind: 'forever' },
      })
      .do({ kind: 'lose-game', who: OPPONENTS });
    expect(table.state.seats[1]?.lost).toBeNull();
  });

  it('cr 104.2b: an effect makes a player win', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'win-game', who: YOU });
    expect(table.state.result).toEqual({ reason: 'won-by-effect', winners: [0] });
  });

  it('cr 104.4c: an effect makes the game a draw', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'draw-game' });
    expect(table.state.result).toEqual({ reason: 'drawn-by-effect', winners: [] });
  });

  it('cr 726: a restarted game puts every card back in its library and deals new hands', () => {
    const table = new EffectTable([
      { library: bears(9), graveyard: ['Buried'], hand: ['Held'], battlefield: ['Fighting'], life: 4 },
      { library: bears(9) },
    ]).do({ kind: 'restart-game' }, { controller: 1 });
    expect(table.state.stage.kind).toBe('mulligans');
    expect(table.state.startingSeat).toBe(1);
    expect(table.life(0)).toBe(20);
    expect(table.hand(0)).toHaveLength(7);
    // Nine: three from elsewhere, and the source of the effect, less seven in hand.
    expect(table.library(0)).toHaveLength(9 + 3 + 1 - 7);
    expect(table.battlefield()).toEqual([]);
    expect(table.graveyard(0)).toEqual([]);
  });

  it('cr 726.5: a restarted game may exempt cards', () => {
    const table = new EffectTable([{ library: bears(9) }, { library: bears(9), graveyard: ['Kept'] }]);
    table
      .do({
        kind: 'move',
        what: { kind: 'zone', zone: 'graveyard' },
        to: 'exile',
        cause: 'exile',
        bind: 'kept',
      })
      .do({ kind: 'restart-game', except: { kind: 'zone', zone: 'exile' } });
    expect(table.exile()).toEqual(['Kept']);
    expect([...table.library(1), ...table.hand(1)]).not.toContain('Kept');
  });
});

describe('future turns', () => {
  it('cr 500.7: the extra turn created last is taken first', () => {
    const table = new EffectTable([{}, {}])
      .do({ kind: 'extra-turn', who: YOU })
      .do({ kind: 'extra-turn', who: OPPONENTS, count: 2 });
    expect(table.state.future.extraTurns).toEqual([0, 1, 1]);
  });

  it('cr 500.8: an additional combat phase comes after this main phase, with a main phase after it', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'extra-phase',
      phase: 'combat',
      after: 'main-phase',
      then: 'main',
    });
    expect(table.state.turn?.ahead.slice(0, 8)).toEqual([
      'begin-combat',
      'declare-attackers',
      'declare-blockers',
      'first-strike-damage',
      'combat-damage',
      'end-combat',
      'postcombat-main',
      'begin-combat',
    ]);
  });

  it('cr 500.9: an additional step comes next', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'extra-step', step: 'upkeep' });
    expect(table.state.turn?.ahead.slice(0, 2)).toEqual(['upkeep', 'begin-combat']);
  });

  it('cr 722.1a: the last effect that gives control of a player wins', () => {
    const control = (by: Players): Effect => ({
      kind: 'control-player',
      who: OPPONENTS,
      by,
      during: 'next-turn',
    });
    const table = new EffectTable([{}, {}]).do(control(YOU)).do(control(OPPONENTS));
    expect(table.state.future.controls).toEqual([{ seat: 1, by: 1, during: 'next-turn', active: false }]);
  });

  it('the order of turns is reversed, and reversed again', () => {
    const table = new EffectTable([{}, {}, {}]).do({ kind: 'reverse-turn-order' });
    expect(table.state.reversed).toBe(true);
    expect(table.do({ kind: 'reverse-turn-order' }).state.reversed).toBe(false);
  });

  it('cr 723.1: the turn ends with the cleanup step, and nothing else is left to do', () => {
    const table = new EffectTable([{}, {}]).do({
      kind: 'sequence',
      steps: [{ kind: 'end-turn' }, { kind: 'gain-life', who: YOU, amount: 5 }],
    });
    expect(table.state.turn?.ahead).toEqual(['cleanup']);
    expect(table.state.priority.next).toBeNull();
    expect(table.life(0)).toBe(20);
  });

  it('cr 723.2g: outside of combat the combat phase cannot end', () => {
    const table = new EffectTable([{}, {}]).do({ kind: 'end-combat-phase' });
    expect(table.state.priority.next).toBe(0);
  });
});
