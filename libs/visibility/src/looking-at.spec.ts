// If an effect lets a player look at a card in exile, that player alone sees it, until it leaves exile.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { instant } from '#kernel';
import type { Seat } from '#rules';
import { showWhatLiesOpen } from '../../rules/src/decide/going-on/lying-open.js';
import { EffectTable } from '#testkit/tables/effect-table';
import { card } from '#testkit/tables/rules-table';
import { foundWith, Gallery, permissions } from './fixtures/mutated.fixture.js';
import { SPECTATOR, viewerAt, type Viewer } from './viewers/viewer.js';
import { YOU } from '#testkit/language/words';

const exileDown = (controller: number): [Effect, { controller: number }] => [
  {
    kind: 'move',
    what: { kind: 'top', whose: YOU, count: 1 },
    to: 'exile',
    cause: 'exile',
    face: 'face-down',
  },
  { controller },
];
const [anna, ben] = [viewerAt(0 as Seat), viewerAt(1 as Seat)];

/**
 * Two cards lie face down in exile; one effect lets its controller look at them, until it changes
 * controllers.
 */
function table(...then: readonly Effect[]): EffectTable {
  const all = { kind: 'each', filter: { kind: 'in', zone: 'exile' } } as const;
  const eye = card('Eye', {
    abilities: [
      { kind: 'static', effects: [{ kind: 'may', permission: { kind: 'look-at', who: YOU, what: all } }] },
    ],
    types: ['artifact'],
  });
  const at = new EffectTable(
    [{ library: ['Canary'], battlefield: ['Eye'] }, { library: ['Late', 'Robin'] }],
    {
      more: [eye],
    },
  );
  at.do(...exileDown(0)).do(...exileDown(1));
  showWhatLiesOpen(at.proposal);
  for (const effect of then) {
    at.do(effect, { bindings: { it: { objects: [at.id('Eye')] } } });
    showWhatLiesOpen(at.proposal);
  }
  return at;
}
const given: Effect = {
  kind: 'continuous',
  what: { kind: 'bound', name: 'it' },
  changes: [{ kind: 'control', to: { kind: 'opponents' } }],
  until: { kind: 'end-of-turn' },
};

function exiledFor(viewer: Viewer, { proposal }: EffectTable): readonly string[] {
  const gallery = new Gallery([viewer]);
  for (const event of proposal.events) gallery.apply(event, instant(1));
  const { objects } = gallery.projector(viewer).viewOf(gallery.state);
  return Object.values(objects)
    .filter(({ zone }) => zone === 'exile')
    .map(({ under }) => under?.name ?? '');
}

describe('a face-down card in exile', () => {
  it('cr 406.3: is seen by the player an effect lets look at it, and by nobody else', () => {
    expect(exiledFor(anna, table())).toEqual(['Canary', 'Robin']);
    expect(exiledFor(ben, table())).toEqual(['', '']);
    expect(exiledFor(SPECTATOR, table())).toEqual(['', '']);
  });

  it('cr 406.3: is seen by a new controller of its source as well, and still by the old one', () => {
    expect(exiledFor(ben, table(given))).toEqual(['Canary', 'Robin']);
    expect(exiledFor(anna, table(given))).toEqual(['Canary', 'Robin']);
    expect(exiledFor(SPECTATOR, table(given))).toEqual(['', '']);
  });

  it('cr 406.3: is still seen once the effect is gone, but nobody sees a card exiled later', () => {
    const gone: Effect = { kind: 'destroy', what: { kind: 'bound', name: 'it' } };
    expect(exiledFor(anna, table(gone))).toEqual(['Canary', 'Robin']);
    expect(exiledFor(anna, table(gone).do(...exileDown(1)))).toEqual(['Canary', 'Robin', '']);
    expect(exiledFor(ben, table(gone))).toEqual(['', '']);
  });

  const { looksAt } = permissions;
  it.each<[string, typeof looksAt]>([
    ['every seat', (viewer, lets) => viewer.kind === 'seat' || looksAt(viewer, lets)],
    ['a spectator', (viewer, lets) => viewer.kind === 'spectator' || looksAt(viewer, lets)],
  ])('is guarded: a mutant permission for %s is detected', (_, wide) => {
    const leak = () =>
      [...exiledFor(ben, table()), ...exiledFor(SPECTATOR, table())].find((name) => name !== '');
    expect(leak()).toBeUndefined();
    expect(foundWith(permissions, 'looksAt', wide, leak)).toBeDefined();
  });
});

describe('hidden cards', () => {
  it('cr 401.3, 402.3: can be counted by everyone in a library or a hand', () => {
    const { proposal } = new EffectTable([{ library: ['One', 'Two', 'Three'], hand: ['Four'] }, {}]);
    for (const viewer of [anna, ben, SPECTATOR]) {
      const gallery = new Gallery([viewer]);
      for (const event of proposal.events) gallery.apply(event, instant(1));
      const [first] = Object.values(gallery.projector(viewer).viewOf(gallery.state).seats);
      expect(first).toMatchObject({ librarySize: 3, handSize: 1 });
    }
  });
});
