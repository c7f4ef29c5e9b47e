// Tests `asPrinted`: what an object's own text says, beside its present values.
import { describe, expect, it } from '@jest/globals';
import type { Ability, Change } from '#abilities';
import type { CardDefinition } from '#cards';
import { instant, type Json } from '#kernel';
import { PENTALAND } from '#mental';
import { defining } from '#testkit/tables/board';
import { ANNA, BEN, card, doing, having, NAMES, sized, ToyTable } from '#testkit/tables/toy-table';
import {
  applyPatch,
  Gallery,
  publishedView,
  SPECTATOR,
  viewerAt,
  type ObjectView,
  type Viewer,
} from './index.js';

const EVERYTHING = {
  kind: 'each',
  filter: { kind: 'permanent' },
} as const;

/** A sorcery that applies these changes to everything in play until end of turn. */
const spell = (...changes: readonly Change[]): CardDefinition =>
  card(
    'Change',
    '{0}',
    'sorcery',
    doing({ kind: 'continuous', what: EVERYTHING, changes, until: { kind: 'end-of-turn' } }),
  );

/** How it looks to the viewer after the sorcery, folded from the feed. */
function after(
  it: CardDefinition,
  change: CardDefinition,
  viewer: Viewer = SPECTATOR,
  faceDown?: 'morph',
): ObjectView {
  const table = new ToyTable([it, change], PENTALAND, 'printed', { ruleset: 'pentaland', names: NAMES });
  if (faceDown !== undefined) table.permanent(it.name, { seat: BEN, faceDown });
  const spells = [...(faceDown === undefined ? [it] : []), change];
  const hand = spells.map(({ name }) => table.inHand(name, { named: true }));
  table.begin();
  for (const object of hand) table.cast(object).resolve();
  const gallery = new Gallery([viewer]);
  const projector = gallery.projector(viewer);
  projector.wake(gallery.state);
  let folded: Json = null;
  for (const event of table.events)
    for (const { entry } of gallery.apply(event, instant(1))) folded = applyPatch(folded, entry.patch);
  const view = projector.viewOf(gallery.state);
  expect(folded).toEqual(publishedView(view));
  const objects: Readonly<Record<string, ObjectView>> = view.objects;
  const found = Object.values(objects).find(({ zone }) => zone === 'battlefield');
  if (found === undefined) throw new Error('nothing is in play');
  return found;
}

const FLIES: Ability = { kind: 'keyword', name: 'flying' };
const NOTHING = card('Change', '{0}', 'sorcery', doing({ kind: 'nothing' }));
const BEAR = card('Bear', '{0}', 'creature', { colours: ['red'] }, sized(2, 2), having(FLIES));

it('cr 707.2: what has become a copy says so, and what has only changed does not', () => {
  const copied = after(BEAR, spell({ kind: 'copy', of: { kind: 'this' } }));
  expect(copied).toMatchObject({ name: 'Change', copy: true });
  for (const change of [NOTHING, spell({ kind: 'modify-stats', power: 1, toughness: 1 })])
    expect(after(BEAR, change)).not.toHaveProperty('copy');
});

describe('the printed values beside the present ones', () => {
  it('are left out if nothing has changed', () => {
    expect(after(BEAR, NOTHING)).toMatchObject({ name: 'Bear', power: 2, toughness: 2, text: ['Flying'] });
    expect(after(BEAR, NOTHING)).not.toHaveProperty('asPrinted');
  });

  it.each([viewerAt(ANNA), viewerAt(BEN), SPECTATOR])('cr 613.4: include power and toughness', (viewer) => {
    expect(after(BEAR, spell({ kind: 'modify-stats', power: 3, toughness: -1 }), viewer)).toMatchObject({
      power: 5,
      toughness: 1,
      asPrinted: { typeLine: 'Creature', power: '2', toughness: '2' },
    });
  });

  it('cr 613.1d, f: include types, colours and text', () => {
    const seen = after(
      BEAR,
      spell(
        { kind: 'add-types', types: ['artifact'] },
        { kind: 'set-colours', colours: ['blue'] },
        { kind: 'lose-all-abilities' },
      ),
    );
    expect(seen).toMatchObject({
      typeLine: expect.stringContaining('Artifact') as unknown,
      colours: ['blue'],
    });
    expect(seen).not.toHaveProperty('text');
    expect(seen.asPrinted).toEqual({
      typeLine: 'Creature',
      colours: ['red'],
      text: ['Flying'],
      power: '2',
      toughness: '2',
    });
  });

  it('include no power and toughness if none are printed', () => {
    const RELIC = card('Relic', '{0}', 'artifact');
    const becomes = spell(
      { kind: 'add-types', types: ['creature'] },
      { kind: 'set-stat', stat: 'power', value: 4 },
      { kind: 'set-stat', stat: 'toughness', value: 4 },
    );
    const seen = after(RELIC, becomes);
    expect(seen).toMatchObject({ power: 4, toughness: 4 });
    expect(seen.asPrinted).toEqual({ typeLine: 'Artifact' });
  });

  it('cr 208.2: include a star', () => {
    const many = defining(
      { kind: 'set-stat', stat: 'power', value: { kind: 'hand-size', of: { kind: 'you' } } },
      { kind: 'set-stat', stat: 'toughness', value: 3 },
    );
    expect(after(card('Star', '{0}', 'creature', sized(0, 1), having(many)), NOTHING)).toMatchObject({
      power: 0,
      toughness: 3,
      asPrinted: { power: '*', toughness: '1+*' },
    });
  });

  it('cr 306.5c: include the printed loyalty beside the number of counters', () => {
    const SAGE = card('Sage', '{0}', 'planeswalker', { loyalty: 3 });
    const more = card(
      'Change',
      '{0}',
      'sorcery',
      doing({ kind: 'add-counters', on: EVERYTHING, counter: 'loyalty', count: 2 }),
    );
    expect(after(SAGE, more)).toMatchObject({
      loyalty: 5,
      counters: { loyalty: 5 },
      asPrinted: { loyalty: 3 },
    });
  });

  it.each([viewerAt(ANNA), SPECTATOR])('cr 708.2: what lies face down says nothing of it', (viewer) => {
    const seen = after(BEAR, spell({ kind: 'modify-stats', power: 3, toughness: 3 }), viewer, 'morph');
    expect(seen).toMatchObject({ name: '', power: 5, toughness: 5, faceDown: 'morph' });
    expect(JSON.stringify(seen)).not.toMatch(/asPrinted|Bear|under/);
  });
});
