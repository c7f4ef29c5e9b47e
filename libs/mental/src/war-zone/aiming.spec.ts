// Tests which of a player's libraries a spell affects if its targets were changed after it was cast (war-zone
// Dual Libraries and Graveyards, cr 115.7, 707.10c).
import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetSpec } from '#abilities';
import { cardsIn, graveyardsOf, ownLibraryOf, type ObjectId, type Seat } from '#rules';
import { card, doing, ToyTable } from '#testkit/mental/pentaland-table';
import { WAR_ZONE } from '../index.js';
import { UTOPIA_CARD } from './utopia-card.js';
import { utopiaLibraryOf } from './zones.js';

const [ANNA, BEN] = [0, 1] as Seat[] as [Seat, Seat];
const A_PLAYER: TargetSpec = { kind: 'target', players: { kind: 'all' } };
const A_SPELL: TargetSpec = { kind: 'target', filter: { kind: 'spell' } };
const IT = { kind: 'target', slot: 0 } as const;
const spell = (name: string, effect: Effect, target: TargetSpec) =>
  card(name, '{0}', 'instant', doing(effect, target));

const CARDS = [
  UTOPIA_CARD,
  card('Blank', '{9}', 'sorcery'),
  spell('Scour', { kind: 'mill', who: IT, count: 2 }, A_PLAYER),
  spell('Swerve', { kind: 'new-targets', what: IT, who: { kind: 'you' }, how: 'all' }, A_SPELL),
  spell('Fork', { kind: 'copy-spell', what: IT, targets: 'may-change' }, A_SPELL),
];
const [MAIN, OTHER] = WAR_ZONE.libraries.called as readonly [string, string];

/** Anna targets Ben's main library; then another spell answers hers. */
function aimed(answering: string) {
  const game = new ToyTable([], WAR_ZONE, 'war-zone', { ruleset: 'war-zone', names: CARDS });
  for (const seat of [ANNA, BEN])
    for (let nth = 0; nth < 4; nth += 1) {
      game.lay(ownLibraryOf(seat), 'Blank', { seat });
      game.lay(utopiaLibraryOf(seat), 'Utopia', { seat, named: true });
    }
  const scour = game.inHand('Scour', { named: true });
  const other = game.inHand(answering, { named: true });
  game.begin().cast(scour, { targets: [[{ seat: BEN }]] });
  expect(game.decision).toMatchObject({ seat: ANNA, kind: 'word', question: { of: 'library' } });
  game.answer({ kind: 'word', word: MAIN });
  game.cast(other, { targets: [[{ object: game.now(scour) }]] });
  return game;
}
/** Plays on until the answering spell asks something. */
function until(game: ToyTable): ToyTable {
  game.answer({ kind: 'priority', action: 'pass' }).answer({ kind: 'priority', action: 'pass' });
  return game;
}
const milled = ({ state }: ToyTable, seat: Seat): readonly number[] =>
  graveyardsOf(state, seat).map((zone) => cardsIn(state, zone).length);
const onStack = ({ state }: ToyTable): ObjectId =>
  cardsIn(state, { kind: 'stack', seat: null, index: 0 }).at(-1)!;
const bindings = (game: ToyTable) => game.object(onStack(game))?.item?.context.bindings;

/** The player who mills leaves the milled cards unnamed. */
function toTheEnd(game: ToyTable): ToyTable {
  for (let times = 0; times < 20; times += 1) {
    game.resolve();
    if (game.decision.kind !== 'word' || game.decision.prompt !== 'name') return game;
    game.answer({ kind: 'word', word: '' });
  }
  return game;
}

describe('war-zone Dual Libraries and Graveyards: a spell aimed at another player by now', () => {
  it('gets its library as its target changes, before anybody responds, and the earlier choice no longer counts', () => {
    const game = until(aimed('Swerve'));
    expect(game.decision).toMatchObject({ seat: ANNA, kind: 'word', question: { of: 'library' } });
    game.answer({ kind: 'word', word: OTHER });
    expect(game.decision.kind).toBe('priority');
    expect(bindings(game)).toEqual({ 'library of 0': { amount: 1 } });
    expect(game.told('TargetsChanged')).toMatchObject([
      {
        zones: [
          { kind: 'library', seat: ANNA, index: 1 },
          { kind: 'library', seat: BEN, index: null },
        ],
      },
    ]);
    toTheEnd(game);
    expect([milled(game, ANNA), milled(game, BEN)]).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  it('keeps its library without a question in a copy with the same target', () => {
    const game = until(aimed('Fork'));
    expect(game.decision.kind).toBe('choose-targets');
    game.answer({ kind: 'choose-targets', targets: [] });
    expect([game.decision.kind, bindings(game)]).toEqual(['priority', { 'library of 1': { amount: 0 } }]);
    toTheEnd(game);
    expect(milled(game, BEN)).toEqual([4, 0]);
  });

  it('gets a library of its own in a copy with another target, before that is on the stack', () => {
    const game = until(aimed('Fork'));
    game.answer({ kind: 'choose-targets', targets: [{ seat: ANNA }] });
    expect(game.decision).toMatchObject({ seat: ANNA, kind: 'word', question: { of: 'library' } });
    expect(game.told('SpellCopied')).toEqual([]);
    game.answer({ kind: 'word', word: OTHER });
    expect([game.decision.kind, bindings(game)]).toEqual(['priority', { 'library of 0': { amount: 1 } }]);
    toTheEnd(game);
    expect([milled(game, ANNA)[1], milled(game, BEN)[0]]).toEqual([2, 2]);
  });
});
