// Tests face-down cards without a name (pentaland 705.1, 705.4, 705.4a, 703.6).
import { describe, expect, it } from '@jest/globals';
import type { Cost, Effect } from '#abilities';
import type { CardDefinition } from '#cards';
import { graveyardOf, handOf, playText, type GameAction, type ObjectId } from '#rules';
import { ANNA, BEN, word } from '#testkit/tables/toy-table';
import { card, doing, having, pentaland, sized, type ToyTable } from '#testkit/mental/pentaland-table';

const mana = (cost: string): Cost => ({ kind: 'mana', cost });
const morph = (name: string, cost: string, up: string): CardDefinition =>
  card(name, cost, 'creature', sized(3, 3), having({ kind: 'keyword', name: 'morph', costs: [mana(up)] }));

const TRUMPETER = morph('Warbreak Trumpeter', '{R}', '{0}');
const TASKMASTER = morph('Goblin Taskmaster', '{R}', '{0}');
const BLUE = [
  morph('Vesuvan Shapeshifter', '{3}{U}{U}', '{0}'),
  morph('Whip-Spine Drake', '{3}{U}{U}', '{0}'),
  morph('Mistform Shrieker', '{3}{U}{U}', '{0}'),
  card('Air Elemental', '{3}{U}{U}', 'creature', sized(4, 4)),
];
const all = (kind: 'destroy' | 'turn-up'): Effect =>
  kind === 'destroy'
    ? { kind: 'destroy', what: { kind: 'each', filter: { kind: 'type', is: 'creature' } } }
    : {
        kind: 'turn-face',
        face: 'up',
        what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
      };
const WRATH = card('Wrath', '{0}', 'sorcery', doing(all('destroy')));
const UNVEIL = card('Unveil', '{0}', 'sorcery', doing(all('turn-up')));
const CHEAP = [WRATH, UNVEIL];
const GIFT = card(
  'Gift',
  '{0}',
  'sorcery',
  doing({
    kind: 'continuous',
    what: { kind: 'each', filter: { kind: 'type', is: 'creature' } },
    changes: [{ kind: 'control', to: { kind: 'opponents' } }],
    until: { kind: 'end-of-turn' },
  }),
);

const down = (object: ObjectId): GameAction => ({ do: 'cast', object, alternative: 'morph' });

/** Gives Anna this many lands of any colour. */
function lands(table: ToyTable, count: number): void {
  for (let nth = 0; nth < count; nth += 1) table.permanent('Cub', { faceDown: 'pentaland' });
}

function castDown<T>(
  printed: string,
  more: readonly CardDefinition[],
  lay: (table: ToyTable) => T = () => undefined as T,
): { table: ToyTable; card: ObjectId; laid: T } {
  const table = pentaland([...CHEAP, ...more]);
  const object = table.inHand(printed);
  lands(table, 3);
  const laid = lay(table);
  table.begin().act(down(object)).resolve();
  return { table, card: table.now(object), laid };
}

describe('pentaland 705.1: casting face down from a hand', () => {
  it('is offered beside casting the card by a name, with another text', () => {
    const table = pentaland([TRUMPETER]);
    const object = table.inHand('Coal');
    table.begin();
    const offered = table.offered.filter((action) => action.object === object);
    const texts = offered.map((action) => playText(table.state, action));
    expect(texts).toEqual(expect.arrayContaining(['Name Coal and cast it', 'Cast Coal face down']));
    expect(new Set(texts).size).toBe(offered.length);
  });

  it('names nothing, and shows only that it is a 2/2', () => {
    const { table, card: id } = castDown('Coal', [TRUMPETER]);
    expect(table.used).toEqual([]);
    expect(table.object(id)).toMatchObject({
      permanent: { faceDown: 'morph' },
      identity: { unnamed: 'open', down: { by: ANNA, names: 0 } },
    });
    expect(table.printed(id)).toBe('Coal');
  });

  it('is offered for every card, and refused unless an unused name allows it', () => {
    const table = pentaland(CHEAP);
    const object = table.inHand('Coal');
    lands(table, 3);
    table.begin();
    expect(table.offered).toContainEqual(down(object));
    expect(table.whyNot(down(object))).toBe('pentaland 705.4');
  });

  it('pentaland 706.2: is not allowed by a banned name', () => {
    const table = pentaland([morph('Abundance', '{R}', '{0}')]);
    const object = table.inHand('Coal');
    lands(table, 3);
    table.begin();
    expect(table.whyNot(down(object))).toBe('pentaland 705.4');
  });

  it('costs three mana, which must be there', () => {
    const table = pentaland([TRUMPETER]);
    const object = table.inHand('Coal');
    table.begin();
    expect(table.whyNot(down(object))).toBe('cr 601.2h');
    expect(table.used).toEqual([]);
  });

  it('is refused for a card in a graveyard, which must be named first', () => {
    const table = pentaland([TRUMPETER]);
    const object = table.lay(graveyardOf(ANNA), 'Coal');
    lands(table, 3);
    table.begin();
    expect(table.whyNot(down(object))).toBe('pentaland 705.1');
  });
});

describe('pentaland 705.4: a face-down card gets a name when it is turned face up', () => {
  it('pentaland 705.4, example 1: one of its cost that can be turned up: Vesuvan Shapeshifter, Whip-Spine Drake or Mistform Shrieker', () => {
    const turned = (name: string): string | undefined => {
      const { table, card: id } = castDown('Air Elemental', BLUE);
      return table.tryAnswer({
        kind: 'priority',
        action: { do: 'special', object: id, what: 'turn-up', name },
      })?.rule;
    };
    for (const name of ['Vesuvan Shapeshifter', 'Whip-Spine Drake', 'Mistform Shrieker'])
      expect([name, turned(name)]).toEqual([name, undefined]);
    expect(turned('Air Elemental')).toBe('pentaland 704.1');
    expect(turned('Slaver')).toBe('pentaland 704.1');
  });

  it('but no name of its cost that could not have been cast face down', () => {
    const { table, card: id } = castDown('Whip-Spine Drake', BLUE);
    expect(table.whyNot({ do: 'special', object: id, what: 'turn-up', name: 'Air Elemental' })).toBe(
      'pentaland 705.4',
    );
    expect(table.whyNot({ do: 'special', object: id, what: 'turn-up' })).toBe('pentaland 705.1');
  });

  it('pentaland 705.4, example 2: or when it dies: Warbreak Trumpeter is used already, so it is Goblin Taskmaster', () => {
    const {
      table,
      card: id,
      laid,
    } = castDown('Coal', [TRUMPETER, TASKMASTER], (made) => {
      made.permanent('Fox', { faceDown: 'pentaland' });
      return [made.inHand('Coal'), made.inHand('Wrath', { named: true })] as const;
    });
    const [other, wrath] = laid;
    table.cast(other, { name: 'Warbreak Trumpeter' }).resolve().cast(wrath).resolve();
    expect([table.decision.seat, table.decision.source]).toEqual([ANNA, id]);
    expect(table.tryAnswer(word('Coal'))?.rule).toBe('pentaland 704.1');
    expect(table.tryAnswer(word('Figure'))?.rule).toBe('pentaland 705.4');
    expect(table.tryAnswer(word('Warbreak Trumpeter'))?.rule).toBe('pentaland 705.4');
    table.name('Goblin Taskmaster');
    expect(table.names(graveyardOf(ANNA))).toContain('Goblin Taskmaster');
  });

  it('at random if its player gives up, among the names it could have been cast as', () => {
    const { table, laid } = castDown('Coal', [TRUMPETER], (made) => made.inHand('Wrath', { named: true }));
    table.cast(laid).resolve().answer(word(''));
    expect(table.used).toEqual(['Warbreak Trumpeter']);
  });

  it('from its controller when an effect turns it up', () => {
    const {
      table,
      card: id,
      laid,
    } = castDown('Coal', [TRUMPETER], (made) => made.inHand('Unveil', { named: true }));
    table.cast(laid).resolve();
    expect(table.decision.seat).toBe(ANNA);
    table.name('Warbreak Trumpeter');
    expect([table.nameOf(id), table.object(id)?.permanent?.faceDown]).toEqual(['Warbreak Trumpeter', null]);
  });

  it('or when it is returned from the stack to a hand', () => {
    const back = card(
      'Recall',
      '{0}',
      'instant',
      doing(
        { kind: 'move', what: { kind: 'target', slot: 0 }, to: 'hand', cause: 'return' },
        {
          kind: 'target',
          filter: { kind: 'in', zone: 'stack' },
        },
      ),
    );
    const table = pentaland([TRUMPETER, back]);
    const [object, recall] = [table.inHand('Coal'), table.inHand('Recall', { named: true })];
    lands(table, 3);
    table.begin().act(down(object));
    table.cast(recall, { targets: [[{ object: table.now(object) }]] }).resolve();
    expect(table.decision).toMatchObject({ seat: ANNA, question: { of: 'card' } });
    table.name('Warbreak Trumpeter');
    expect(table.names(handOf(ANNA))).toEqual(['Warbreak Trumpeter']);
  });

  it.each(['Unveil', 'Wrath'])('from its controller, whoever owns it: %s', (shows) => {
    const { table, laid } = castDown('Coal', [TRUMPETER, GIFT], (made) => [
      made.inHand('Gift', { named: true }),
      made.inHand(shows, { named: true }),
    ]);
    for (const spell of laid) table.cast(spell).resolve();
    expect(table.decision).toMatchObject({ seat: BEN, question: { of: 'card' } });
    table.name('Warbreak Trumpeter');
    expect(table.used).toEqual(['Warbreak Trumpeter']);
  });
});

describe('pentaland 705.4a: if every name it could have is used', () => {
  const ROOT = morph('Root Elemental', '{4}{G}{G}', '{0}');
  const WURM = card('Wurm', '{4}{G}{G}', 'creature', sized(6, 6));
  const MILL = card('Mill', '{0}', 'sorcery', doing({ kind: 'mill', who: { kind: 'all' }, count: 1 }));

  /**
   * Anna's Wurm is face down; then each player mills a card, one of which can only be named Root Elemental.
   */
  function milled(whose: typeof ANNA): { table: ToyTable; wrath: ObjectId } {
    const { table, laid } = castDown('Wurm', [ROOT, WURM, MILL], (made) => {
      for (const seat of [BEN, ANNA]) made.library(seat === whose ? 'Wurm' : 'Cub');
      return [made.inHand('Mill', { named: true }), made.inHand('Wrath', { named: true })] as const;
    });
    const [mill, wrath] = laid;
    table.cast(mill).resolve();
    while (table.decision.kind === 'word')
      table.name(table.decision.seat === whose ? 'Root Elemental' : 'Fox');
    return { table, wrath };
  }

  it('pentaland 705.4a, example 1: and an opponent used one since it was cast, that name may be used again: Root Elemental', () => {
    const { table, wrath } = milled(BEN);
    table.cast(wrath).resolve();
    expect(table.decision.seat).toBe(ANNA);
    expect(table.tryAnswer(word('Fox'))?.rule).toBe('pentaland 704.1');
    table.name('Root Elemental');
    expect(table.names(graveyardOf(ANNA))).toContain('Root Elemental');
    expect(table.used.filter((name) => name === 'Root Elemental')).toHaveLength(2);
  });

  it('and its own player used them all, the player who cast it loses', () => {
    const { table, wrath } = milled(ANNA);
    table.cast(wrath).resolve();
    expect(table.state.result).toMatchObject({ winners: [BEN] });
  });
});

describe('pentaland 703.6: a Pentaland', () => {
  it('is no face-down permanent, and cannot be turned up', () => {
    const table = pentaland([TRUMPETER]);
    const land = table.permanent('Coal', { faceDown: 'pentaland' });
    table.begin();
    expect(table.whyNot({ do: 'special', object: land, what: 'turn-up', name: 'Warbreak Trumpeter' })).toBe(
      'cr 601.2b',
    );
    expect(table.offered.filter((action) => action.do === 'special')).toEqual([]);
  });
});
