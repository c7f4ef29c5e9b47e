import { describe, expect, it } from '@jest/globals';
import type { Ability, Change } from '#abilities';
import {
  always,
  basic,
  Board,
  both,
  creature,
  CREATURE,
  face,
  IS_THIS,
  keyword,
} from '#testkit/tables/board';
import { nodeAt } from './node-ref.js';

const words = (of: 'colour' | 'land-type' | 'creature-type', from: string, to: string): Change => ({
  kind: 'words',
  of,
  from,
  to,
});
const destroysBlack: Ability = {
  kind: 'triggered',
  when: { kind: 'moves', what: IS_THIS, to: ['battlefield'] },
  body: {
    kind: 'plain',
    targets: [{ kind: 'target', filter: both(CREATURE, { kind: 'colour', is: 'black' }) }],
    effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } },
  },
};

describe('text-changing effects (cr 612)', () => {
  it('cr 612.1: a colour word in rules text becomes another', () => {
    const board = new Board();
    const hunter = board.lay(creature('Hunter', 2, 2, destroysBlack));
    board.lasts([hunter], [words('colour', 'black', 'white')]);
    const [instance] = board.known(hunter).abilities;
    expect(JSON.stringify(instance?.ability)).toContain('"is":"white"');
    expect(JSON.stringify(instance?.ability)).not.toContain('black');
  });

  it('cr 612.1: the place of the changed ability leads to the changed text', () => {
    const board = new Board();
    const hunter = board.lay(creature('Hunter', 2, 2, destroysBlack));
    board.lasts([hunter], [words('colour', 'black', 'white'), words('colour', 'white', 'red')]);
    const [instance] = board.known(hunter).abilities;
    expect(nodeAt(board.state, instance!.ref)).toBe(instance!.ability);
    expect(JSON.stringify(instance?.ability)).toContain('"is":"red"');
  });

  it('cr 612.1: ... in keywords: protection from another colour', () => {
    const board = new Board();
    const knight = board.lay(
      creature('Knight', 2, 2, {
        kind: 'keyword',
        name: 'protection',
        filter: { kind: 'colour', is: 'black' },
      }),
    );
    board.lasts([knight], [words('colour', 'black', 'green')]);
    expect(board.known(knight).keywords.has('protection')).toBe(true);
    expect(JSON.stringify(board.known(knight).abilities[0]?.ability)).toContain('"is":"green"');
  });

  it('cr 612.1, 305.6: the type line: a land makes other mana', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    board.lasts([forest], [words('land-type', 'Forest', 'Island')]);
    expect(board.known(forest).subtypes).toEqual(['Island']);
    expect(board.known(forest).abilities.map(({ ref }) => ref)).toEqual(['rule#Island']);
  });

  it('cr 612.1: creature types, in the type line and the text', () => {
    const board = new Board();
    const lord = face('Elf Lord', ['creature'], {
      subtypes: ['Elf'],
      power: 1,
      toughness: 1,
      abilities: [
        always({
          kind: 'modify',
          what: { kind: 'subtype', is: 'Elf' },
          changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }],
        }),
      ],
    });
    const first = board.lay(lord);
    const goblin = board.lay(face('Goblin', ['creature'], { subtypes: ['Goblin'], power: 1, toughness: 1 }));
    board.lasts([first], [words('creature-type', 'Elf', 'Goblin')]);
    expect(board.known(first)).toMatchObject({ name: 'Elf Lord', subtypes: ['Goblin'], power: 2 });
    expect(board.stats(goblin)).toBe('2/2');
  });

  it('cr 612.2: only words used as that kind of word: no name, no other kind', () => {
    const board = new Board();
    const odd = board.lay(
      creature(
        'Odd',
        1,
        1,
        always({
          kind: 'modify',
          what: { kind: 'name', is: 'Forest' },
          changes: [{ kind: 'set-name', name: 'Forest' }],
        }),
      ),
    );
    const before = board.known(odd).abilities;
    board.lasts([odd], [words('land-type', 'Forest', 'Island'), words('colour', 'Forest', 'Island')]);
    expect(board.known(odd).abilities).toEqual(before);
  });

  it('cr 612.2a: the creature types of a token to be made, and its name where it is called by them', () => {
    const board = new Board();
    const made = (name: string): Ability => ({
      kind: 'spell',
      body: {
        kind: 'plain',
        effect: {
          kind: 'create-token',
          token: {
            kind: 'made',
            face: face(name, ['creature'], { subtypes: ['Elf', 'Warrior'], colours: ['green'] }),
          },
        },
      },
    });
    const two = board.lay(
      face('Call', ['enchantment'], { abilities: [made('Elf Warrior'), made('Elfric')] }),
    );
    board.lasts([two], [words('creature-type', 'Elf', 'Goblin'), words('colour', 'green', 'red')]);
    const [one, other] = board.known(two).abilities.map(({ ability }) => JSON.stringify(ability));
    expect(one).toContain('"name":"Goblin Warrior"');
    expect(one).toContain('"subtypes":["Goblin","Warrior"]');
    expect(one).toContain('"colours":["red"]');
    expect(other).toContain('"name":"Elfric"');
  });

  it('cr 612.3: abilities that effects gave are not changed', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'gain-ability', ability: destroysBlack }]);
    board.lasts([bear], [words('colour', 'black', 'white')]);
    expect(JSON.stringify(board.known(bear).abilities[0]?.ability)).toContain('black');
  });

  it('cr 612.1, 613.1c: a word that was changed is read by what asks in later layers', () => {
    const board = new Board();
    const bear = board.lay(face('Bear', ['creature'], { subtypes: ['Bear'], power: 2, toughness: 2 }));
    board.lay(
      creature(
        'Lord',
        1,
        1,
        always({
          kind: 'modify',
          what: { kind: 'subtype', is: 'Elf' },
          changes: [{ kind: 'gain-ability', ability: keyword('reach') }],
        }),
      ),
    );
    board.lasts([bear], [words('creature-type', 'Bear', 'Elf')]);
    expect(board.known(bear).keywords.has('reach')).toBe(true);
  });

  it('cr 612.8: a name that is set is the only one; an added one is another', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [{ kind: 'set-name', name: 'Cub' }]);
    expect(board.known(bear).name).toBe('Cub');
    board.lasts([bear], [{ kind: 'add-name', name: 'Whelp' }]);
    expect(board.known(bear).name).toBe('Cub // Whelp');
  });
});
