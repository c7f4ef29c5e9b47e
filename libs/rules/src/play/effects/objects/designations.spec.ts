import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { cannots, goadersOf } from '../../../reading/in-force/in-force.js';
import { card, IT, ObjectTable, THAT, creature } from '#testkit/tables/object-table';

const bears = [{ battlefield: ['One', 'Two'] }, { battlefield: ['Foe'] }];

describe('designations', () => {
  it('cr 701.15d: a player goads the same creature only once', () => {
    const goad: Effect = { kind: 'goad', what: IT };
    const table = new ObjectTable(bears).of(['Foe'], goad).of(['Foe'], goad);
    expect(goadersOf(table.state, table.id('Foe'))).toEqual([0]);
    expect(table.events('EffectBegan')).toHaveLength(1);
  });

  it('cr 701.15c: several players can goad a creature', () => {
    const table = new ObjectTable(bears).of(['Foe'], { kind: 'goad', what: IT });
    table.of(['Foe'], { kind: 'goad', what: IT }, { controller: 1 });
    expect(goadersOf(table.state, table.id('Foe'))).toEqual([0, 1]);
  });

  it('cr 701.35a: a detained permanent cannot attack or block, and its abilities cannot be activated', () => {
    const table = new ObjectTable(bears).of(['Foe'], { kind: 'detain', what: IT });
    const foe = table.id('Foe');
    for (const kind of ['attack', 'block', 'activate'] as const)
      expect(cannots(table.state, kind).map(({ object }) => object)).toEqual([foe]);
  });

  it('cr 701.60c: a suspected creature has menace and cannot block', () => {
    const table = new ObjectTable(bears).of(['One'], { kind: 'mark', what: IT, as: 'suspected' });
    expect(table.known('One').keywords.has('menace')).toBe(true);
    expect(cannots(table.state, 'block').map(({ object }) => object)).toEqual([table.id('One')]);
  });

  it('cr 701.60d: a suspected creature is not suspected again', () => {
    const suspect: Effect = { kind: 'mark', what: IT, as: 'suspected' };
    const table = new ObjectTable(bears).of(['One'], suspect).of(['One'], suspect);
    expect(table.events('Marked')).toHaveLength(1);
  });

  it('cr 701.54c: a player has one Ring-bearer', () => {
    const bear = (name: string) => (table: ObjectTable) =>
      table.of([name], { kind: 'mark', what: IT, as: 'ring-bearer' });
    const table = bear('Two')(bear('One')(new ObjectTable(bears)));
    expect([table.permanent('One').marks, table.permanent('Two').marks]).toEqual([[], ['ring-bearer']]);
  });

  it('cr 702.95b: two unpaired creatures of one player become paired', () => {
    const pair: Effect = { kind: 'pair', one: IT, other: THAT };
    const table = new ObjectTable(bears).of(['One', 'Foe'], pair);
    expect(table.events('Marked')).toEqual([]);
    table.of(['One', 'Two'], pair);
    expect(table.object('One').links?.['paired']).toEqual(table.bindIds('Two'));
    expect(table.object('Two').links?.['paired']).toEqual(table.bindIds('One'));
  });

  it('cr 702.95d: a paired creature is not paired with another', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two', 'Three'] }, {}]);
    table.of(['One', 'Two'], { kind: 'pair', one: IT, other: THAT });
    table.of(['Three', 'Two'], { kind: 'pair', one: IT, other: THAT });
    expect(table.object('Two').links?.['paired']).toEqual(table.bindIds('One'));
  });

  it('cr 702.110b: a keyword action is logged by its name, for triggers on it', () => {
    const table = new ObjectTable(bears).of(['One'], { kind: 'keyword-action', action: 'exploit', what: IT });
    expect(table.events('ActionTaken')).toMatchObject([
      { action: 'exploit', seat: 0, object: table.id('One') },
    ]);
  });
});

describe('showing', () => {
  it('cr 701.20b: a card that is revealed stays where it is', () => {
    const table = new ObjectTable([{ hand: ['Bear'] }, {}]).of(['Bear'], {
      kind: 'reveal',
      what: IT,
      bind: 'shown',
    });
    expect(table.hand(0)).toEqual(['Bear']);
    expect(table.events('CardsRevealed')).toMatchObject([{ seat: 0, objects: [table.id('Bear')] }]);
    expect(table.bound('shown')).toEqual(table.bindIds('Bear'));
  });

  it('cr 701.20e: only the players who look at cards see them', () => {
    const table = new ObjectTable([{ library: ['Bear'] }, {}]).do({
      kind: 'look',
      who: { kind: 'opponents' },
      what: { kind: 'top', whose: { kind: 'you' }, count: 1 },
    });
    expect(table.events('CardsLookedAt')).toMatchObject([{ seat: 1, count: 1 }]);
    expect(table.events('CardsRevealed')).toEqual([]);
  });
});

describe('copies', () => {
  const token = (except?: Extract<Effect, { kind: 'create-token' }>['token'] & { kind: 'copy' }): Effect => ({
    kind: 'create-token',
    token: except ?? { kind: 'copy', of: IT },
  });

  it('cr 707.2: a token copy has the copiable values and no counters', () => {
    const table = new ObjectTable([{ battlefield: ['Ox'] }, {}], {
      more: [creature('Ox', 3, 4)],
    });
    table.of(['Ox'], { kind: 'add-counters', on: IT, counter: '+1/+1', count: 1 });
    table.of(['Ox'], token());
    const made = table.events('TokenCreated').at(-1)?.object;
    expect(table.battlefield()).toEqual(['Ox', 'Ox']);
    expect(table.proposal.state.objects[Number(made?.slice(1))]?.permanent?.counters).toEqual({});
  });

  it('cr 707.9b: a token copy has its exceptions, and so have copies of it (cr 707.3)', () => {
    const table = new ObjectTable([{ battlefield: ['Ox'] }, {}], {
      more: [creature('Ox', 3, 4)],
    });
    table.of(
      ['Ox'],
      token({
        kind: 'copy',
        of: IT,
        except: [
          { kind: 'set-name', name: 'Calf' },
          { kind: 'set-stat', stat: 'power', value: 1 },
        ],
      }),
    );
    expect(table.known('Calf').power).toBe(1);
    table.of(['Calf'], token());
    expect(table.battlefield()).toEqual(['Ox', 'Calf', 'Calf']);
  });

  it('cr 111.5: a copy of an instant makes no token', () => {
    const table = new ObjectTable([{ graveyard: ['Trick'] }, {}], {
      more: [card('Trick', { types: ['instant'] })],
    });
    table.of(['Trick'], token());
    expect(table.battlefield()).toEqual([]);
  });

  it('cr 111.4: a token with no name of its own is named for its subtypes', () => {
    const table = new ObjectTable([{}, {}]).do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: {
          kind: 'face',
          name: 'Goblin Scout',
          types: ['creature'],
          subtypes: ['Goblin', 'Scout'],
          power: 1,
          toughness: 1,
        },
      },
    });
    expect(table.battlefield()).toEqual(['Goblin Scout Token']);
  });

  it('cr 111.3: the numbers of a token are fixed when it is created', () => {
    const table = new ObjectTable([{ hand: ['One', 'Two', 'Three'] }, {}]).do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: {
          kind: 'face',
          name: 'Ooze',
          types: ['creature'],
          subtypes: ['Ooze'],
          power: { kind: 'hand-size', of: { kind: 'you' } },
          toughness: { kind: 'hand-size', of: { kind: 'you' } },
        },
      },
    });
    table.of(['One'], { kind: 'move', what: IT, to: 'graveyard', cause: 'discard' });
    expect(table.known('Ooze Token').power).toBe(3);
  });
});
