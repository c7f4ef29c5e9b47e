// X, what helps to pay, and other ways to cast a card (cr 107.3, 702).
import { describe, expect, it } from '@jest/globals';
import {
  aTarget,
  CastTable,
  creature,
  CREATURE,
  destroy,
  does,
  gain,
  instant,
  keyword,
  mana,
  sorcery,
  TARGET_0,
  ALL,
} from '#testkit/tables/cast-table';
import { seat, object } from '#testkit/tables/some-spells';

describe('other ways to pay and to cast', () => {
  it('cr 107.3a: X is chosen as the spell is cast, and paid', () => {
    const BLAZE = sorcery(
      'Blaze',
      '{X}{R}',
      does({ kind: 'damage', players: TARGET_0, amount: { kind: 'x' } }, { kind: 'target', players: ALL }),
    );
    const table = new CastTable(
      [{ hand: ['Blaze'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}],
      [BLAZE],
    );
    expect(table.refused(table.casting('Blaze', { targets: seat(1) }))).toBe('cr 601.2b');
    expect(table.refused(table.casting('Blaze', { targets: seat(1), x: 3 }))).toBe('cr 601.2h');
    table.cast('Blaze', { targets: seat(1), x: 2 });
    expect(table.top.x).toBe(2);
    expect(table.resolve().life(1)).toBe(18);
  });

  it('cr 702.51a: creatures are tapped to pay for their colour or generic mana', () => {
    const CONVOKED = sorcery('Convoked', '{2}{G}', keyword('convoke'), does(gain(1)));
    const table = new CastTable(
      [{ hand: ['Convoked'], battlefield: ['Bear', '3 Golem', 'Mountain'] }, {}],
      [CONVOKED],
    );
    expect(table.legal()).toContain('cast Convoked');
    table.cast('Convoked', { convoke: [table.named('Bear'), table.named('3 Golem')] });
    expect([table.isTapped('Bear'), table.isTapped('3 Golem'), table.isTapped('Mountain')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(table.top.mana).toEqual(['R']);
  });

  it('cr 702.51a: a creature pays for a colour it has', () => {
    const table = new CastTable(
      [{ hand: ['Convoked'], battlefield: ['Bear'] }, {}],
      [sorcery('Convoked', '{W}', keyword('convoke'), does(gain(1)))],
    );
    expect(table.refused(table.casting('Convoked'))).toBe('cr 601.2h');
  });

  it('cr 702.66a: cards in the graveyard are exiled to pay for generic mana', () => {
    const table = new CastTable(
      [{ hand: ['Delved'], graveyard: ['Bear', '3 Golem'], battlefield: ['Island'] }, {}],
      [sorcery('Delved', '{2}{U}', keyword('delve'), does(gain(1)))],
    );
    table.cast('Delved');
    expect([table.graveyard(0), [...table.exile()].sort()]).toEqual([[], ['3 Golem', 'Bear']]);
  });

  it('cr 702.48a: a sacrificed offering lowers the cost by its own mana cost, and the spell is cast as an instant', () => {
    const PATRON = creature(
      'Patron',
      2,
      2,
      [keyword('offering', { filter: { kind: 'subtype', is: 'Bear' } })],
      { cost: '{4}{G}{G}' },
    );
    const table = new CastTable(
      [{ hand: ['Patron'], battlefield: ['Bear', 'Forest', 'Forest', 'Forest', 'Forest'] }, {}],
      [PATRON],
    );
    table.step('upkeep');
    expect(table.refused(table.casting('Patron'))).toBe('cr 302.1');
    expect(table.legal()).toContain('cast Patron');
    table.cast('Patron', { optional: { offering: 1 } });
    expect(table.top.mana).toHaveLength(4);
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 702.120a: escalate is paid for each mode beyond the first', () => {
    const table = new CastTable(
      [{ hand: ['Escalated'], battlefield: ['Plains', 'Plains'] }, {}],
      [
        sorcery('Escalated', '{W}', keyword('escalate', { costs: [mana('{1}')] }), {
          kind: 'spell',
          body: {
            kind: 'modal',
            least: 1,
            most: 2,
            options: [
              { kind: 'mode', effect: gain(1) },
              { kind: 'mode', effect: gain(10) },
            ],
          },
        }),
      ],
    );
    table.cast('Escalated', { modes: [0, 1] });
    expect(table.top.mana).toHaveLength(2);
  });

  it('cr 702.37a: a card cast face down for {3} is a 2/2 creature spell without a name', () => {
    const MORPH = card();
    const table = new CastTable(
      [{ hand: ['Hidden'], battlefield: ['Plains', 'Plains', 'Plains'] }, {}],
      [MORPH],
    );
    table.cast('Hidden', { alternative: 'morph' });
    expect(table.top).toMatchObject({ faceDown: 'morph', alternative: 'morph' });
    table.resolve();
    const [down] = Object.values(table.state.objects).filter((one) => one.permanent?.faceDown === 'morph');
    expect(down).toBeDefined();
  });
  const card = () =>
    creature('Hidden', 2, 2, [keyword('morph', { costs: [mana('{W}')] })], { cost: '{6}{U}' });

  it('cr 116.2b, 702.37e: a permanent is turned face up for its morph cost whenever its controller has priority', () => {
    const table = new CastTable(
      [{ hand: ['Hidden'], battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] }, {}],
      [card()],
    );
    table.cast('Hidden', { alternative: 'morph' }).resolve();
    const down = Object.values(table.state.objects).find((one) => one.permanent?.faceDown === 'morph')!.id;
    expect(table.refused({ do: 'special', object: down, what: 'turn-up' }, 1)).toBe('cr 116.2b');
    // It was not manifested, so it cannot be turned face up for its mana cost.
    expect(table.refused({ do: 'special', object: down, what: 'turn-up', alternative: 'manifest' })).toBe(
      'cr 708.7',
    );
    table.step('upkeep').act({ do: 'special', object: down, what: 'turn-up' });
    expect(table.state.objects[Number(down.slice(1))]?.permanent?.faceDown).toBeNull();
    expect(table.untapped('Plains')).toBe(0);
    expect(table.refused({ do: 'special', object: down, what: 'turn-up' })).toBe('cr 708.7');
  });

  it('cr 116.2f, 702.62a: a card is suspended from hand with its time counters', () => {
    const table = new CastTable(
      [{ hand: ['Later'], battlefield: ['Mountain'] }, {}],
      [sorcery('Later', '{5}', keyword('suspend', { value: 3, costs: [mana('{R}')] }), does(gain(1)))],
    );
    expect(table.legal()).toContain('special Later suspend');
    const later = { do: 'special', object: table.named('Later'), what: 'suspend' } as const;
    table.act(later);
    expect(table.exile()).toEqual(['Later']);
    expect(table.state.objects[Number(table.named('Later').slice(1))]?.counters).toEqual({ time: 3 });
    expect(table.refused({ ...later, what: 'fly' })).toBe('cr 116.2');
  });

  it('cr 709.3: one half of a split card is cast', () => {
    const SPLIT = {
      name: 'Fire // Ice',
      cost: '{R} // {U}',
      typeLine: 'Instant // Instant',
      layout: 'split' as const,
      faces: [
        { kind: 'face' as const, name: 'Fire', cost: '{R}', types: ['instant'], abilities: [does(gain(1))] },
        { kind: 'face' as const, name: 'Ice', cost: '{U}', types: ['instant'], abilities: [does(gain(2))] },
      ],
    };
    const table = new CastTable([{ hand: ['Fire // Ice'], battlefield: ['Island'] }, {}], [SPLIT]);
    expect(table.legal().filter((one) => one.startsWith('cast'))).toEqual(['cast Fire // Ice face 1']);
    expect(table.refused(table.casting('Fire // Ice', { face: 2 }))).toBe('cr 709.3');
    table.cast('Fire // Ice', { face: 1 });
    expect(table.stack).toEqual(['Ice']);
    expect(table.resolve().life(0)).toBe(22);
  });

  it('cr 702.96a: an overloaded spell has no targets', () => {
    const table = new CastTable(
      [{ hand: ['Wave'], battlefield: ['Island'] }, {}],
      [
        sorcery(
          'Wave',
          '{5}',
          keyword('overload', { costs: [mana('{U}')] }),
          does(destroy, aTarget(CREATURE)),
        ),
      ],
    );
    table.cast('Wave', { alternative: 'overload' });
    expect(table.top.targets).toEqual([[]]);
  });

  it('cr 702.47a: spliced text is added with its targets, and its card stays in hand', () => {
    const ARCANE = { ...instant('Arcane', '{R}', does(gain(1))) };
    const arcane = { ...ARCANE, faces: [{ ...ARCANE.faces![0]!, subtypes: ['Arcane'] }] };
    const SPLICE = instant(
      'Spliced',
      '{1}{B}',
      keyword('splice', { filter: { kind: 'subtype', is: 'Arcane' }, costs: [mana('{B}')] }),
      does(destroy, aTarget(CREATURE)),
    );
    const table = new CastTable(
      [{ hand: ['Arcane', 'Spliced'], battlefield: ['Mountain', 'Swamp'] }, { battlefield: ['Bear'] }],
      [arcane, SPLICE],
    );
    table.cast('Arcane', { splice: [table.named('Spliced')], targets: object(table.named('Bear')) });
    expect(table.hand(0)).toEqual(['Spliced']);
    table.resolve();
    expect([table.life(0), table.graveyard(1)]).toEqual([21, ['Bear']]);
  });

  it('cr 107.4f: Phyrexian symbols are paid with life if the player says so, or if they must be', () => {
    const table = new CastTable(
      [{ hand: ['Probe'], battlefield: ['Island'] }, {}],
      [sorcery('Probe', '{U/P}{U/P}', does(gain(0)))],
    );
    table.cast('Probe', { life: 2 });
    expect([table.life(0), table.isTapped('Island')]).toEqual([16, false]);
    const other = new CastTable(
      [{ hand: ['Probe'], battlefield: ['Island'] }, {}],
      [sorcery('Probe', '{U/P}{U/P}', does(gain(0)))],
    ).cast('Probe');
    expect([other.life(0), other.isTapped('Island')]).toEqual([18, true]);
  });

  it('cr 119.4: a player cannot pay more life than they have', () => {
    const table = new CastTable(
      [{ life: 1, hand: ['Probe'] }, {}],
      [sorcery('Probe', '{U/P}', does(gain(0)))],
    );
    expect(table.refused(table.casting('Probe', { life: 1 }))).toBe('cr 119.4');
  });
});
