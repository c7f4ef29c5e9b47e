import { describe, expect, it } from '@jest/globals';
import { parseCard, parseTypeLine, type PrintedCard, type PrintedFace } from '#cards';
import { compileCard, readingOnce } from '../index.js';

type Rest = Partial<Omit<PrintedFace, 'name' | 'manaCost' | 'types'>>;
const face = (name: string, manaCost: string | null, line: string, rest: Rest = {}): PrintedFace => ({
  name,
  manaCost,
  text: '',
  ...parseTypeLine(line),
  ...rest,
});
const card = (layout: PrintedCard['layout'], ...faces: [PrintedFace, ...PrintedFace[]]): PrintedCard => ({
  name: layout === 'split' ? faces.map(({ name }) => name).join(' // ') : faces[0].name,
  layout,
  faces,
  printings: [{ set: 'LEA', date: '1993-08-05' }],
});
const one = (line: string, rest: Rest = {}) => card('normal', face('Otter Sage', '{1}{U}', line, rest));
const creature = 'Legendary Snow Creature — Otter Wizard';

const unread = (as: string, text: string) => ({
  kind: 'assisted',
  as,
  body: { kind: 'plain', effect: { kind: 'assisted', text } },
});

describe('a compiled card', () => {
  it('has its printed characteristics', () => {
    const { definition, status } = compileCard(
      one(creature, { power: '2', toughness: '-1', colourIndicator: ['G', 'W'], text: 'Flying' }),
    );
    expect(status).toBe('complete');
    expect(definition).toEqual({
      name: 'Otter Sage',
      cost: '{1}{U}',
      typeLine: creature,
      faces: [
        {
          kind: 'face',
          name: 'Otter Sage',
          cost: '{1}{U}',
          supertypes: ['legendary', 'snow'],
          types: ['creature'],
          subtypes: ['Otter', 'Wizard'],
          colours: ['green', 'white'],
          power: 2,
          toughness: -1,
          abilities: [{ kind: 'keyword', name: 'flying' }],
        },
      ],
    });
    expect(parseCard(definition).ok).toBe(true);
  });

  it('is complete without text, assisted with one unread line, untouched if no line is understood', () => {
    const status = (text: string) => compileCard(one('Creature — Otter', { text })).status;
    expect(status('')).toBe('complete');
    expect(status('(It swims.)')).toBe('complete');
    expect(status('Flying\nSwims well.')).toBe('assisted');
    expect(status('Swims well.')).toBe('untouched');
  });

  it('keeps unread lines in their own words', () => {
    const { definition } = compileCard(one('Creature — Otter', { text: 'Flying\nSwims well.' }));
    expect(definition.faces?.[0]).toMatchObject({
      abilities: [{ kind: 'keyword', name: 'flying' }, unread('static', 'Swims well.')],
      unknown: ['Swims well.'],
    });
  });

  it('has an unread line in its printed place, as the kind of ability it looks like', () => {
    const text = 'When it swims well, it floats.\nSwim well: It floats.\nDraw a card.';
    const abilities = (line: string) => compileCard(one(line, { text })).definition.faces?.[0]?.abilities;
    expect(abilities('Artifact')).toEqual([
      unread('triggered', 'When it swims well, it floats.'),
      unread('activated', 'Swim well: It floats.'),
      unread('static', 'Draw a card.'),
    ]);
    const sung = { kind: 'plain', effect: { kind: 'assisted', text: 'Swims well.' } };
    expect(
      compileCard(one('Sorcery', { text: 'Swims well.\nDraw a card.' })).definition.faces?.[0],
    ).toMatchObject({
      abilities: [
        { kind: 'spell', body: sung },
        { kind: 'spell', body: { effect: { kind: 'draw' } } },
      ],
      unknown: ['Swims well.'],
    });
  });

  it('is assisted although the cost or event of an unread line is read', () => {
    const { definition, status } = compileCard(
      one('Creature — Otter', { text: '{2}, {T}: It swims well. Activate only once each turn.' }),
    );
    expect(status).toBe('untouched');
    expect(definition.faces?.[0]).toMatchObject({
      abilities: [
        {
          kind: 'activated',
          costs: [{ kind: 'mana', cost: '{2}' }, { kind: 'tap' }],
          limit: 'once-each-turn',
          body: { kind: 'plain', effect: { kind: 'assisted', text: 'It swims well.' } },
        },
      ],
      unknown: ['{2}, {T}: It swims well. Activate only once each turn.'],
    });
    const dies = compileCard(one('Creature — Otter', { text: 'When Otter Sage dies, it swims well.' }));
    expect(dies.definition.faces?.[0]?.abilities).toMatchObject([
      {
        kind: 'triggered',
        when: { kind: 'moves' },
        body: { effect: { kind: 'assisted', text: 'it swims well.' } },
      },
    ]);
  });

  it('cr 208.2: a star needs an ability that defines it', () => {
    const sized = (text: string) =>
      compileCard(one('Creature — Otter', { power: '*', toughness: '1+*', text })).definition.faces?.[0];
    expect(sized('Flying')).toMatchObject({ power: 0, unknown: ['power *', 'toughness 1+*'] });
    const counted = sized(
      "Otter Sage's power and toughness are each equal to the number of Forests you control.",
    );
    expect(counted).not.toHaveProperty('unknown');
    expect(counted).toMatchObject({ power: 0, toughness: 1 });
  });

  it('has a number as its loyalty', () => {
    const walker = (loyalty: string) =>
      compileCard(one('Planeswalker — Otter', { loyalty })).definition.faces?.[0];
    expect(walker('3')).toMatchObject({ loyalty: 3 });
    expect(walker('X')).toMatchObject({ unknown: ['loyalty X'] });
  });

  it('cr 305.6: a basic land type gives a mana ability', () => {
    const land = card(
      'normal',
      face('Isle', null, 'Land — Forest Island', { text: '({T}: Add {G} or {U}.)' }),
    );
    const { definition, status } = compileCard(land);
    expect(status).toBe('complete');
    expect(definition.faces?.[0]).not.toHaveProperty('abilities');
    expect(definition).toMatchObject({ cost: null, faces: [{ subtypes: ['Forest', 'Island'] }] });
  });

  it('cr 709: both halves of a split card are in one definition', () => {
    const { definition } = compileCard(
      card(
        'split',
        face('Left', '{U}', 'Instant', { text: 'Draw a card.' }),
        face('Right', '{1}{R}', 'Sorcery', { text: 'Discard a card.' }),
      ),
    );
    expect(definition).toMatchObject({
      name: 'Left // Right',
      cost: '{U} // {1}{R}',
      typeLine: 'Instant // Sorcery',
      layout: 'split',
      faces: [{ name: 'Left' }, { name: 'Right' }],
    });
  });

  it('is the same whether or not its lines were read before for another card', () => {
    const read = readingOnce();
    const text = 'When Otter Sage enters the battlefield, draw a card.\nIt swims well.';
    for (const line of ['Creature — Otter', 'Creature — Bear', 'Artifact', 'Artifact — Equipment', 'Sorcery'])
      expect(compileCard(one(line, { text }), read)).toEqual(compileCard(one(line, { text })));
  });

  it('is complete only if all its faces are complete', () => {
    const front = face('Cub', '{G}', 'Creature — Bear');
    const back = face('Bear', null, 'Creature — Bear', { text: 'Growls.' });
    expect(compileCard(card('transform', front, back)).status).toBe('untouched');
    expect(compileCard(card('transform', { ...front, text: 'Flying' }, back)).status).toBe('assisted');
  });

  it('cr 711.2: the bands of a leveler belong to its level up ability', () => {
    const text = 'Level up {1}\nLEVEL 1-3\n2/2\nFlying\nLEVEL 4+\n4/4';
    const leveler = card(
      'leveler',
      face('Pup', '{W}', 'Creature — Dog', { power: '1', toughness: '1', text }),
    );
    const { definition, status } = compileCard(leveler);
    expect(status).toBe('complete');
    expect(definition.faces?.[0]?.abilities).toEqual([
      {
        kind: 'keyword',
        name: 'level up',
        costs: [{ kind: 'mana', cost: '{1}' }],
        levels: [
          {
            kind: 'face',
            name: 'Level 1-3',
            types: ['creature'],
            power: 2,
            toughness: 2,
            from: 1,
            to: 3,
            abilities: [{ kind: 'keyword', name: 'flying' }],
          },
          { kind: 'face', name: 'Level 4+', types: ['creature'], power: 4, toughness: 4, from: 4 },
        ],
      },
    ]);
  });

  it('a malformed band, or one without level up before it, is not understood', () => {
    const status = (text: string) => compileCard(one('Creature — Dog', { text })).status;
    expect(status('LEVEL 1-3\n2/2\nFlying')).not.toBe('complete');
    expect(status('Level up {1}\nLEVEL 1-3\nFlying')).not.toBe('complete');
  });
});
