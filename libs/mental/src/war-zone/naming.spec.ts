// Tests templates at a table: banned names, what happens if nobody knows a name, and when the cards run out.
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { graveyardOf, handOf, ownLibraryOf, type Zone } from '#rules';
import { ANNA, BEN, word } from '#testkit/tables/toy-table';
import { card, doing, NAMES, sized, ToyTable } from '#testkit/mental/pentaland-table';
import { UTOPIA_CARD, utopiaLibraryOf, WAR_ZONE } from '../index.js';
import { ANTE_NAMES, PORTAL_NAMES } from './banned-names.js';
import { YOU } from '#testkit/language/words';

const CARDS = [
  ...NAMES,
  UTOPIA_CARD,
  card(PORTAL_NAMES[0]!, '{W}', 'creature', sized(1, 1)),
  card(ANTE_NAMES[0]!, '{W}', 'creature', sized(1, 1)),
];

const table = (effect: Effect = { kind: 'gain-life', who: YOU, amount: 1 }): ToyTable =>
  new ToyTable([card('Spell', '{0}', 'sorcery', doing(effect))], WAR_ZONE, 'war-zone', {
    ruleset: 'war-zone',
    names: CARDS,
  });

const RULE = 'war-zone Special Rules on Cards';

describe('war-zone Special Rules on Cards', () => {
  it.each([
    ['what is printed on it', 'Cub', RULE],
    ['of another cost', 'Piker', RULE],
    ['a hybrid that could be of that cost', 'Figure', RULE],
    ['a Portal card', PORTAL_NAMES[0]!, RULE],
    ['war-zone Optional Ante Rule: an ante card', ANTE_NAMES[0]!, 'war-zone Optional Ante Rule'],
    ['war-zone Card Templating: no name at all', 'Nobody', 'war-zone Card Templating'],
  ])('a card may not be %s, and nothing is recorded', (_, name, rule) => {
    const made = table();
    const cub = made.inHand('Cub');
    made.begin();
    expect(made.whyNot({ do: 'cast', object: cub, name })).toBe(rule);
    expect(made.used).toEqual([]);
  });

  it('war-zone Using Templates: a card is not cast without a template', () => {
    const made = table();
    const cub = made.inHand('Cub');
    expect(made.begin().whyNot({ do: 'cast', object: cub })).toBe('war-zone Using Templates');
  });

  it('war-zone Using Templates: a card that needs no template gets none, and a name given out of turn is refused', () => {
    const made = table();
    const [utopia, bauble] = [made.inHand('Utopia', { named: true }), made.inHand('Bauble')];
    made.begin();
    expect(made.whyNot({ do: 'play', object: utopia, name: 'Fox' })).toBeDefined();
    expect(made.tryAnswer(word('Fox'))).toBeDefined();
    made.cast(bauble, { name: 'Husk' }).resolve();
    const husk = made.now(bauble);
    expect(made.whyNot({ do: 'cast', object: husk, name: 'Trinket' })).toBeDefined();
    expect(made.used).toEqual(['Husk']);
  });

  it('a template is used once, by whichever player', () => {
    const made = table();
    const [one, two] = [made.inHand('Bauble'), made.inHand('Trinket')];
    made.begin().cast(one, { name: 'Husk' }).resolve();
    expect(made.whyNot({ do: 'cast', object: two, name: 'Husk' })).toBe(RULE);
  });
});

describe('war-zone Discard Rule', () => {
  const discard: Effect = { kind: 'discard', who: YOU, count: 1 };
  const discarding = (): ToyTable => {
    const made = table(discard);
    made.inHand('Cub');
    const spell = made.inHand('Spell', { named: true });
    return made.begin().cast(spell).resolve();
  };

  it('the discarding player may name the card', () => {
    const made = discarding().name('Fox').resolve();
    expect(made.names(graveyardOf(ANNA))).toEqual(['Fox', 'Spell']);
  });

  it('the discarding player may leave it without a template, and then it never gets one there', () => {
    const made = discarding();
    made.answer(word('')).resolve();
    expect([made.names(graveyardOf(ANNA)), made.used]).toEqual([['', 'Spell'], []]);
    expect(made.told('CardLeftUnnamed')).toHaveLength(1);
    const [gone] = made.told('ObjectMoved').filter(({ cause }) => cause === 'discard');
    expect(made.object(gone!.becomes)?.identity).toMatchObject({ unnamed: 'closed' });
  });
});

describe('war-zone Using Templates: a template is used when there is a reason', () => {
  it('and not for a card that enters a graveyard from another zone than a hand or library', () => {
    const made = table({
      kind: 'move',
      what: { kind: 'zone', zone: 'exile' },
      to: 'graveyard',
      cause: 'put',
    });
    made.lay({ kind: 'exile', seat: null, index: 0 }, 'Cub');
    const spell = made.inHand('Spell', { named: true });
    made.begin().cast(spell).resolve();
    expect([made.decision.kind, made.names(graveyardOf(ANNA))]).toEqual(['priority', ['', 'Spell']]);
  });

  it('and chosen by the card’s owner, whoever chose the card', () => {
    const made = table({
      kind: 'sequence',
      steps: [
        { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: { kind: 'opponents' } } },
        {
          kind: 'choose-objects',
          who: YOU,
          from: {
            kind: 'each',
            filter: {
              kind: 'all',
              of: [
                { kind: 'in', zone: 'hand' },
                { kind: 'owner', is: { kind: 'opponents' } },
                { kind: 'type', is: 'creature' },
              ],
            },
          },
          least: 1,
          most: 1,
          bind: 'chosen',
        },
        { kind: 'move', what: { kind: 'bound', name: 'chosen' }, to: 'graveyard', cause: 'discard' },
      ],
    });
    const spell = made.inHand('Spell', { named: true });
    const cub = made.inHand('Cub', { seat: BEN });
    made.inHand('Fox', { seat: BEN });
    made.begin().cast(spell).resolve();
    made.answer({ kind: 'choose-objects', objects: [cub] });
    expect(made.decision).toMatchObject({ seat: BEN, question: { kind: 'word', of: 'card' } });
    made.name('Fox');
    expect(made.names(graveyardOf(BEN))).toEqual(['Fox']);
  });
});

describe('war-zone Running Out of Cards', () => {
  const draw = (count: number): Effect => ({ kind: 'draw', who: YOU, count });
  const lying = (effect: Effect, mains: number, utopias: number): ToyTable => {
    const made = table(effect);
    for (let nth = 0; nth < mains; nth += 1) made.lay(ownLibraryOf(ANNA), 'Cub');
    for (let nth = 0; nth < utopias; nth += 1) made.lay(utopiaLibraryOf(ANNA), 'Utopia', { named: true });
    const spell = made.inHand('Spell', { named: true });
    return made.begin().cast(spell).resolve();
  };
  const size = (made: ToyTable, zone: Zone) => made.names(zone).length;

  it('the Utopia Library supplies what the Main Library lacks', () => {
    const made = lying(draw(3), 1, 5);
    expect(made.decision.question).toEqual({ kind: 'number', least: 2, most: 3 });
    made.answer({ kind: 'number', number: 2 }).resolve();
    expect([size(made, handOf(ANNA)), size(made, utopiaLibraryOf(ANNA))]).toEqual([3, 3]);
  });

  it('nothing is asked if there is only one way, and nobody loses while either library has cards', () => {
    const made = lying(draw(1), 0, 2);
    expect([size(made, handOf(ANNA)), made.state.seats[ANNA]?.lost]).toEqual([1, null]);
  });

  it('a player who chose to draw and cannot does not lose', () => {
    const may: Effect = { kind: 'may', who: YOU, effect: draw(2) };
    const made = lying(may, 1, 0).answer({ kind: 'yes-no', yes: true });
    expect([size(made, handOf(ANNA)), made.state.seats[ANNA]?.lost]).toEqual([1, null]);
  });

  it('a player who has to draw because another chose it loses', () => {
    const opponent = { kind: 'opponents' } as const;
    const may: Effect = { kind: 'may', who: YOU, effect: { kind: 'draw', who: opponent, count: 1 } };
    const made = lying(may, 0, 0).answer({ kind: 'yes-no', yes: true });
    expect(made.state.result).toMatchObject({ winners: [ANNA] });
  });

  it('a player who has to draw and cannot from either loses', () => {
    const made = lying(draw(3), 1, 1);
    expect(made.state.result).toMatchObject({ winners: [BEN] });
  });
});

describe('war-zone Utopia', () => {
  it('gets no template, and goes to a graveyard of its own', () => {
    const made = table({ kind: 'discard', who: YOU, count: 1 });
    made.inHand('Utopia', { named: true });
    const spell = made.inHand('Spell', { named: true });
    made.begin().cast(spell).resolve();
    expect(made.names({ ...graveyardOf(ANNA), index: 1 })).toEqual(['Utopia']);
    expect(made.state.decision?.kind).toBe('priority');
  });

  it('is shown when it is put into a library, and goes into the Utopia Library', () => {
    const back: Effect = {
      kind: 'move',
      what: { kind: 'zone', zone: 'hand', whose: YOU },
      to: 'library',
      position: 'bottom',
      cause: 'put',
    };
    const made = table(back);
    made.lay(utopiaLibraryOf(ANNA), 'Utopia', { named: true });
    made.lay(ownLibraryOf(ANNA), 'Cub');
    made.inHand('Fox');
    const utopia = made.inHand('Utopia', { named: true });
    const spell = made.inHand('Spell', { named: true });
    made
      .begin()
      .cast(spell)
      .resolve()
      .answer({ kind: 'order', order: [0, 1] });
    expect(made.names(utopiaLibraryOf(ANNA))).toEqual(['Utopia', 'Utopia']);
    expect(made.names(ownLibraryOf(ANNA))).toHaveLength(2);
    expect(made.told('CardsRevealed').flatMap(({ objects }) => objects)).toEqual([utopia]);
  });
});
