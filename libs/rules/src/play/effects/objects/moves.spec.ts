import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { cards, order } from '#testkit/tables/effect-table';
import type { Seat } from '../../../model/basics/ids.js';
import {
  aura,
  card,
  ANOTHER_CREATURE,
  EACH_CREATURE,
  IT,
  ObjectTable,
  THAT,
  creature,
} from '#testkit/tables/object-table';

const move = (to: Extract<Effect, { kind: 'move' }>['to'], rest: object = {}): Effect => ({
  kind: 'move',
  what: IT,
  to,
  cause: 'put',
  ...rest,
});

describe('moving objects', () => {
  it('cr 400.3: a card goes to its owner’s zone, whoever controls it', () => {
    const table = new ObjectTable([{}, { battlefield: ['Bear'] }]).of(
      ['Bear'],
      move('hand', { cause: 'return' }),
    );
    expect(table.hand(0)).toEqual([]);
    expect(table.hand(1)).toEqual(['Bear']);
  });

  it('cr 400.7: a moved card is a new object, and later steps mean the new one', () => {
    const table = new ObjectTable([{ battlefield: ['Bear'] }, {}]);
    const before = table.id('Bear');
    table.of(['Bear'], move('exile', { cause: 'exile', bind: 'exiled' }));
    expect(table.exile()).toEqual(['Bear']);
    expect(table.bound('exiled')?.objects).toEqual([table.id('Bear')]);
    expect(table.id('Bear')).not.toBe(before);
  });

  it('cr 400.7: an object that has left its zone does not move', () => {
    const table = new ObjectTable([{ battlefield: ['Bear'] }, {}]);
    const was = table.bindIds('Bear');
    table.of(['Bear'], move('graveyard', { cause: 'put' }));
    table.do(move('exile', { cause: 'exile', bind: 'exiled' }), { bindings: { it: was } });
    expect(table.graveyard(0)).toEqual(['Bear']);
    expect(table.bound('exiled')?.objects).toEqual([]);
  });

  it('cr 400.8, 406.7: a card exiled from exile becomes a new object', () => {
    const table = new ObjectTable([{ graveyard: ['Bear'] }, {}]).of(
      ['Bear'],
      move('exile', { cause: 'exile' }),
    );
    const before = table.id('Bear');
    table.of(['Bear'], move('exile', { cause: 'exile' }));
    expect(table.exile()).toEqual(['Bear']);
    expect(table.id('Bear')).not.toBe(before);
  });

  it('cr 400.4: an object that is already in the zone stays the same object', () => {
    const table = new ObjectTable([{ hand: ['Bear'] }, {}]);
    const before = table.id('Bear');
    table.of(['Bear'], move('hand', { cause: 'return' }));
    expect(table.id('Bear')).toBe(before);
  });

  it('cr 110.2: a permanent enters under its owner’s control, or as the effect says', () => {
    const sides = [{}, { graveyard: ['Bear'] }];
    const own = new ObjectTable(sides).of(['Bear'], move('battlefield'));
    expect(own.permanent('Bear').controller).toBe(1);
    const ours = new ObjectTable(sides).of(['Bear'], move('battlefield', { under: { kind: 'you' } }));
    expect(ours.permanent('Bear').controller).toBe(0);
    expect(ours.object('Bear').owner).toBe(1);
  });

  it('cr 110.2: each of several enters under its own owner’s control', () => {
    const table = new ObjectTable([{ graveyard: ['Other'] }, { graveyard: ['Bear'] }]);
    const it = { bindings: { it: { objects: [table.id('Other'), table.id('Bear')] } } };
    table.do(move('battlefield', { under: { kind: 'owner', of: IT } }), it);
    expect([table.permanent('Other').controller, table.permanent('Bear').controller]).toEqual([0, 1]);
  });

  it('cr 614.12: a permanent enters tapped and with counters if the effect says so', () => {
    const table = new ObjectTable([{ graveyard: ['Bear'] }, {}]).of(
      ['Bear'],
      move('battlefield', {
        enters: [{ kind: 'tapped' }, { kind: 'with-counters', counter: '+1/+1', count: 2 }],
      }),
    );
    expect(table.permanent('Bear').tapped).toBe(true);
    expect(table.known('Bear').power).toBe(4);
  });

  it('cr 304.4: an instant card cannot come onto the battlefield', () => {
    const table = new ObjectTable([{ graveyard: ['Trick'] }, {}], {
      more: [card('Trick', { types: ['instant'] })],
    }).of(['Trick'], move('battlefield'));
    expect(table.graveyard(0)).toEqual(['Trick']);
  });

  it('cr 712.14a: a card with one face does not enter transformed', () => {
    const table = new ObjectTable([{ graveyard: ['Bear'] }, {}]).of(
      ['Bear'],
      move('battlefield', { face: 'transformed' }),
    );
    expect(table.graveyard(0)).toEqual(['Bear']);
  });

  it('cr 607.2a: a card that one ability exiles is remembered for a linked one', () => {
    const table = new ObjectTable([{ graveyard: ['Bear'] }, {}]).of(
      ['Bear'],
      move('exile', { cause: 'exile', link: 'kept' }),
    );
    expect(table.object('Source').links?.['kept']).toEqual(table.bindIds('Bear'));
  });
});

describe('libraries', () => {
  it('cr 401.4: the owner orders cards that go on top together; the first is uppermost', () => {
    const table = new ObjectTable([{ library: ['Deep'], graveyard: ['One', 'Two'] }, {}]).do(
      {
        kind: 'move',
        what: { kind: 'zone', zone: 'graveyard', whose: { kind: 'you' } },
        to: 'library',
        cause: 'put',
        position: 'top',
        order: 'any',
      },
      { answers: [order(0, 1)] },
    );
    expect(table.library(0)).toEqual(['Deep', 'Two', 'One']);
  });

  it('cr 401.4: the owner orders cards that go on the bottom together', () => {
    const table = new ObjectTable([{ library: ['Deep'], graveyard: ['One', 'Two'] }, {}]).do(
      {
        kind: 'move',
        what: { kind: 'zone', zone: 'graveyard', whose: { kind: 'you' } },
        to: 'library',
        cause: 'put',
        position: 'bottom',
      },
      { answers: [order(1, 0)] },
    );
    expect(table.library(0)).toEqual(['One', 'Two', 'Deep']);
  });

  it.each(['top', 'bottom'] as const)(
    'cr 401.4: the events do not show in which order cards were put on the %s',
    (position) => {
      const laid = ([first, second]: readonly [number, number]) => {
        const table = new ObjectTable([{ library: ['Deep'], graveyard: ['One', 'Two'] }, {}]).do(
          {
            kind: 'move',
            what: { kind: 'zone', zone: 'graveyard', whose: { kind: 'you' } },
            to: 'library',
            cause: 'put',
            position,
          },
          { answers: [order(first, second)] },
        );
        const went = table.events('ObjectMoved').map(({ object }) => object);
        return { library: table.library(0), went };
      };
      const [one, other] = [laid([0, 1]), laid([1, 0])];
      expect(one.library).not.toEqual(other.library);
      expect(one.went).toEqual(other.went);
      expect(one.went).toHaveLength(2);
    },
  );

  it('cr 401.7: a card goes to the bottom if the library has too few cards', () => {
    const table = new ObjectTable([{ library: ['One', 'Two'], battlefield: ['Bear'] }, {}]);
    table.of(['Bear'], move('library', { position: 'nth', nth: 2 }));
    expect(table.library(0)).toEqual(['One', 'Bear', 'Two']);
    table.of(['Bear'], move('library', { position: 'nth', nth: 9 }));
    expect(table.library(0)).toEqual(['Bear', 'One', 'Two']);
  });

  it('cr 401: a card that only changes its place in the library is the same object', () => {
    const table = new ObjectTable([{ library: ['One', 'Two', 'Three'] }, {}]);
    const before = table.id('Three');
    table.of(['Three'], move('library', { position: 'bottom' }));
    expect(table.library(0)).toEqual(['Three', 'One', 'Two']);
    expect(table.id('Three')).toBe(before);
  });

  it('cr 701.24d: the library is shuffled even if the card is gone', () => {
    const table = new ObjectTable([{ library: ['One', 'Two'], battlefield: ['Bear'] }, {}]);
    const was = table.bindIds('Bear');
    table.of(['Bear'], move('exile', { cause: 'exile' }));
    table.do(move('library', { position: 'shuffled-in' }), { bindings: { it: was } });
    expect(table.events('LibraryShuffled').at(-1)?.zone.seat).toBe(0);
    expect(table.library(0)).toHaveLength(2);
  });
});

describe('Auras', () => {
  it('cr 303.4f: the player who will control an Aura chooses what it will enchant', () => {
    const table = new ObjectTable([{ graveyard: ['Veil'], battlefield: ['One', 'Two'] }, {}], {
      more: [aura('Veil')],
    });
    const two = table.id('Two');
    table.of(['Veil'], move('battlefield'), {
      answers: [{ kind: 'choose-targets', targets: [{ object: two }] }],
    });
    expect(table.permanent('Veil').attachedTo).toBe(two);
  });

  it('cr 303.4g: an Aura that can enchant nothing stays where it is', () => {
    const table = new ObjectTable([{ graveyard: ['Veil'] }, {}], {
      more: [aura('Veil', { kind: 'type', is: 'planeswalker' })],
    }).of(['Veil'], move('battlefield'));
    expect(table.graveyard(0)).toEqual(['Veil']);
  });
});

describe('destroying and sacrificing', () => {
  it('cr 701.8a: a destroyed permanent goes to its owner’s graveyard', () => {
    const table = new ObjectTable([{ battlefield: ['One'] }, { battlefield: ['Two'] }]).of(['One', 'Two'], {
      kind: 'destroy',
      what: { kind: 'union', of: [IT, THAT] },
      bind: 'destroyed',
    });
    expect(table.graveyard(0)).toEqual(['One']);
    expect(table.graveyard(1)).toEqual(['Two']);
    expect(table.bound('destroyed')?.amount).toBe(2);
  });

  it('cr 702.12b: an indestructible permanent is not destroyed', () => {
    const table = new ObjectTable([{ battlefield: ['Rock'] }, {}], {
      more: [creature('Rock', 2, 2, [{ kind: 'keyword', name: 'indestructible' }])],
    }).of(['Rock'], { kind: 'destroy', what: IT, bind: 'destroyed' });
    expect(table.battlefield()).toEqual(['Rock']);
    expect(table.bound('destroyed')?.objects).toEqual([]);
  });

  it('cr 701.21a, 101.4: each player chooses among what they control, then all are sacrificed at once', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, { battlefield: ['Three', 'Four'] }]).do(
      { kind: 'sacrifice', who: { kind: 'all' }, filter: ANOTHER_CREATURE, count: 1, bind: 'gone' },
      { answers: [cards('Two'), cards('Three')] },
    );
    expect(table.asked.map(({ seat }) => seat)).toEqual([0, 1] as Seat[]);
    expect(table.battlefield()).toEqual(['One', 'Four']);
    expect(table.bound('gone')?.amount).toBe(2);
  });

  it('cr 701.21a: a player with nothing that fits sacrifices nothing', () => {
    const table = new ObjectTable([{ battlefield: ['Forest'] }, {}]).do({
      kind: 'sacrifice',
      who: { kind: 'you' },
      filter: ANOTHER_CREATURE,
      count: 1,
    });
    expect(table.battlefield()).toEqual(['Forest']);
  });

  it('cr 701.21a: nobody sacrifices an object they do not control, or that is no permanent', () => {
    const these: Effect = { kind: 'sacrifice-these', what: IT, bind: 'gone' };
    const table = new ObjectTable([{ battlefield: ['One'], graveyard: ['Two'] }, { battlefield: ['Three'] }]);
    table.of(['Three'], these).of(['Two'], these);
    expect(table.battlefield()).toEqual(['One', 'Three']);
    expect(table.bound('gone')?.objects).toEqual([]);
    table.of(['One'], these);
    expect(table.battlefield()).toEqual(['Three']);
    expect(table.bound('gone')?.amount).toBe(1);
  });

  it('cr 701.21a: nobody sacrifices a permanent that changed controller, or is asked to', () => {
    const offer: Effect = {
      kind: 'may',
      who: { kind: 'you' },
      effect: { kind: 'sacrifice-these', what: IT },
    };
    const table = new ObjectTable([{ battlefield: ['One'] }, {}]).of(['One'], {
      kind: 'continuous',
      what: IT,
      changes: [{ kind: 'control', to: { kind: 'opponents' } }],
      until: { kind: 'end-of-turn' },
    });
    table.of(['One'], offer);
    expect(table.asked).toEqual([]);
    expect(table.battlefield()).toEqual(['One']);
  });

  it('cr 111.8: a token that left the battlefield does not move again', () => {
    const table = new ObjectTable([{}, {}]).do({
      kind: 'create-token',
      token: {
        kind: 'made',
        face: {
          kind: 'face',
          name: 'Soldier',
          types: ['creature'],
          subtypes: ['Soldier'],
          power: 1,
          toughness: 1,
        },
      },
      bind: 'it',
    });
    const made = table.bound('it') ?? {};
    table.do(
      { kind: 'move', what: EACH_CREATURE, to: 'hand', cause: 'return', bind: 'back' },
      { bindings: { it: made } },
    );
    const back = table.bound('back') ?? {};
    table.do(move('battlefield'), { bindings: { it: back } });
    expect(table.hand(0)).toEqual(['Soldier Token']);
  });
});
