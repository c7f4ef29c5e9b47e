import { describe, expect, it } from '@jest/globals';
import { compiledLine, type Printed } from '../../index.js';

const spell: Printed = { name: 'Deep Query', types: ['sorcery'], subtypes: [], supertypes: [], text: '' };
const effectOf = (text: string): unknown => {
  const line = compiledLine(text, spell);
  if (!('abilities' in line)) return line;
  const [ability] = line.abilities;
  return ability?.kind === 'spell' && ability.body.kind === 'plain' ? ability.body.effect : ability;
};
const YOU = { kind: 'you' };
const CHOSEN = { kind: 'bound', name: 'chosen' };

describe('tokens', () => {
  it('cr 111.4: are named after their subtypes, or have a name of their own', () => {
    expect(effectOf('Create a 1/1 colorless Otter artifact creature token with flying.')).toMatchObject({
      token: { face: { name: 'Otter', types: ['artifact', 'creature'] } },
    });
    expect(effectOf('Create a 1/1 blue Otter creature token named River.')).toMatchObject({
      token: { face: { name: 'River', subtypes: ['Otter'] } },
    });
  });
  it('enter tapped or attacking, or in a number for each object', () => {
    expect(effectOf('Create two tapped 1/1 blue Otter creature tokens.')).toMatchObject({
      count: 2,
      enters: [{ kind: 'tapped' }],
    });
    expect(
      effectOf('Create two 1/1 blue Otter creature tokens that are tapped and attacking.'),
    ).toMatchObject({ enters: [{ kind: 'tapped' }, { kind: 'attacking' }] });
    expect(effectOf('Create a 1/1 blue Otter creature token for each Island you control.')).toMatchObject({
      count: { kind: 'count' },
    });
  });
  it('cr 509.4: enter blocking what the text says', () => {
    expect(
      effectOf("Create a 1/1 white Otter creature token that's blocking target attacking creature."),
    ).toMatchObject({ enters: [{ kind: 'blocking', attacker: { kind: 'target', slot: 0 } }] });
  });
  it('cr 701.16a: investigating is creating a Clue', () => {
    expect(effectOf('Investigate.')).toMatchObject({
      kind: 'create-token',
      token: { face: { name: 'Clue' } },
    });
  });
});

describe('choices on resolution', () => {
  it('a card chosen from a hand goes onto the battlefield', () => {
    expect(effectOf('You may put an Otter card from your hand onto the battlefield.')).toMatchObject({
      kind: 'may',
      effect: {
        steps: [
          { kind: 'choose-objects', who: YOU, from: { kind: 'each' } },
          { kind: 'move', what: CHOSEN, to: 'battlefield' },
        ],
      },
    });
  });
  it('cr 701.9a: a card chosen from a revealed hand is discarded by its player', () => {
    expect(
      effectOf(
        'Target opponent reveals their hand. You choose an Otter card from it. That player discards that card.',
      ),
    ).toMatchObject({
      steps: [
        { kind: 'reveal', what: { kind: 'zone', zone: 'hand', whose: { kind: 'target', slot: 0 } } },
        { kind: 'choose-objects', who: YOU },
        { kind: 'move', what: CHOSEN, cause: 'discard', by: { kind: 'target', slot: 0 } },
      ],
    });
  });
  it('cr 400.7: an exiled card returns as the card it is now', () => {
    expect(
      effectOf("Exile target creature, then return that card to the battlefield under its owner's control."),
    ).toMatchObject({
      steps: [
        { kind: 'move', bind: 'it' },
        { kind: 'move', what: { kind: 'bound', name: 'it' } },
      ],
    });
  });
  it("cr 610.3: 'until this leaves the battlefield' is one effect, not two abilities", () => {
    const line = compiledLine(
      'When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.',
      { ...spell, types: ['creature'] },
    );
    expect(line).toMatchObject({
      abilities: [{ body: { effect: { kind: 'move', to: 'exile', until: { from: ['battlefield'] } } } }],
    });
  });
  it('cr 705.2: a flip is won or lost', () => {
    expect(effectOf('Flip a coin. If you lose the flip, draw a card.')).toMatchObject({
      steps: [{ bind: 'flip' }, { condition: { kind: 'not', of: { kind: 'did', name: 'flip' } } }],
    });
  });
});
