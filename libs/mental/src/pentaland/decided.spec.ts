// Tests our own decisions where the rules of pentaland are silent.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { COMMON_LIBRARY, graveyardOf, handOf, leastAnswer } from '#rules';
import { ANNA, BEN, word } from '#testkit/tables/toy-table';
import { card, doing, pentaland, type ToyTable } from '#testkit/mental/pentaland-table';
import { ALL } from '#testkit/language/words';

const LANDS = { kind: 'each', filter: { kind: 'type', is: 'land' } } as const;
const spell = (name: string, effect: Effect) => card(name, '{0}', 'sorcery', doing(effect));

/** Anna casts a card that is already named. */
function casting(effect: Effect, lay: (table: ToyTable) => void): ToyTable {
  const table = pentaland([spell('Spell', effect)]);
  lay(table);
  const object = table.inHand('Spell', { named: true });
  return table.begin().cast(object).resolve();
}

describe('the common library', () => {
  it('serves several players one after the other, in turn order', () => {
    const table = casting({ kind: 'mill', who: ALL, count: 1 }, (made) => {
      made.library('Lone');
      made.library('Vision');
    });
    expect(table.decision).toMatchObject({ kind: 'word', seat: ANNA });
    table.name('Grove').answer(word(''));
    expect([graveyardOf(ANNA), graveyardOf(BEN)].map((zone) => table.names(zone))).toEqual([
      ['Grove', 'Spell'],
      [''],
    ]);
  });

  it('defeats every player who has to draw from it when it is empty, all of them together', () => {
    const table = casting({ kind: 'draw', who: ALL, count: 1 }, () => undefined);
    expect(table.state.result).toMatchObject({ reason: 'nobody-left', winners: [] });
  });

  it('gives its last card to the first player, and defeats the next', () => {
    const table = casting({ kind: 'draw', who: ALL, count: 1 }, (made) => void made.library('Cub'));
    expect(table.state.result).toMatchObject({ winners: [ANNA] });
    expect([table.names(COMMON_LIBRARY), table.names(handOf(BEN))]).toEqual([[], []]);
  });
});

describe('a card that must be named', () => {
  it('gets a random name as the smallest legal answer of a player who does not answer in time', () => {
    const table = casting(
      { kind: 'mill', who: { kind: 'you' }, count: 1 },
      (made) => void made.library('Cub'),
    );
    const least = leastAnswer(table.state, table.decision);
    expect(least).toEqual(word(''));
    if (least !== null) table.answer(least);
    expect(table.used).toHaveLength(1);
    expect(['Fox', 'Figure']).toContain(table.used[0]);
  });
});

describe('a Pentaland', () => {
  it('turned face down by an effect is a Pentaland again when turned up, and is never named', () => {
    const table = pentaland([
      spell('Bury', { kind: 'turn-face', face: 'down', what: LANDS }),
      spell('Dig', {
        kind: 'turn-face',
        face: 'up',
        what: { kind: 'each', filter: { kind: 'status', is: 'face-down' } },
      }),
    ]);
    const land = table.permanent('Cub', { faceDown: 'pentaland' });
    const [bury, dig] = [table.inHand('Bury', { named: true }), table.inHand('Dig', { named: true })];
    table.begin().cast(bury).resolve();
    expect(table.object(land)?.permanent?.faceDown).toBe('effect');
    table.cast(dig).resolve();
    expect([table.object(land)?.permanent?.faceDown, table.used]).toEqual(['pentaland', []]);
  });
});

describe('a copy', () => {
  it('of a named card uses up no name', () => {
    const what = { kind: 'each', filter: { kind: 'type', is: 'creature' } } as const;
    const twin = spell('Twin', { kind: 'create-token', token: { kind: 'copy', of: what } });
    const table = pentaland([twin]);
    const [bauble, copying] = [table.inHand('Bauble'), table.inHand('Twin', { named: true })];
    table.begin().cast(bauble, { name: 'Husk' }).resolve().cast(copying).resolve();
    expect([table.battlefield, table.used]).toEqual([['Husk', 'Husk'], ['Husk']]);
  });
});
