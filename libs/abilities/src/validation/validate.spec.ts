// Malformed ability data is refused with the path and the reason, whatever is wrong with it.
import fc from 'fast-check';
import { nodesOf } from '#testkit/language/nodes';
import { SORT_NAMES } from '../notation/field.js';
import { validate, validateAbility, validateFace, walk } from '../index.js';

const draws = (effect: unknown) => ({ kind: 'spell', body: { kind: 'plain', effect } });
const DRAW = { kind: 'draw', who: { kind: 'you' }, count: 1 };
const faultsOf = (data: unknown) => {
  const result = validate('ability', data);
  return result.ok ? [] : result.faults;
};

describe('ability data', () => {
  it('passes unchanged if it is well formed', () => {
    const ability = draws(DRAW);
    expect(validate('ability', ability)).toEqual({ ok: true, value: ability });
  });

  it.each<[string, unknown, string, string]>([
    ['no object', 7, '/', 'an ability is an object with a kind'],
    ['nothing', null, '/', 'an ability is an object with a kind'],
    ['a list', [], '/', 'an ability is an object with a kind'],
    ['no kind', {}, '/kind', 'no ability is called undefined'],
    ['an unknown kind', { kind: 'sing' }, '/kind', 'no ability is called "sing"'],
    ['a kind of another sort', { kind: 'draw' }, '/kind', 'no ability is called "draw"'],
    ['a kind every object has', { kind: 'constructor' }, '/kind', 'no ability is called "constructor"'],
    ['a missing field', { kind: 'spell' }, '/body', 'an ability spell needs it'],
    ['a field too many', { ...draws(DRAW), also: 1 }, '/also', 'an ability spell has no such field'],
    [
      'half a card for a value',
      draws({ ...DRAW, count: 1.5 }),
      '/body/effect/count',
      'a value is a whole number or an object with a kind',
    ],
    [
      'a word not in the vocabulary',
      draws({ kind: 'end-turn', x: 1 }),
      '/body/effect/x',
      'an effect end-turn has no such field',
    ],
    [
      'an unknown zone',
      draws({ kind: 'move', what: { kind: 'this' }, to: 'attic', cause: 'put' }),
      '/body/effect/to',
      'must be one of library, hand, battlefield, graveyard, stack, exile, command, outside',
    ],
    ['no list', draws({ kind: 'sequence', steps: DRAW }), '/body/effect/steps', 'must be a list'],
    [
      'a list too short',
      draws({ kind: 'together', effects: [] }),
      '/body/effect/effects',
      'must have at least 1',
    ],
    [
      'a fault within a list',
      draws({ kind: 'sequence', steps: [DRAW, 3] }),
      '/body/effect/steps/1',
      'an effect is an object with a kind',
    ],
    [
      'a slot below zero',
      draws({ kind: 'tap', what: { kind: 'target', slot: -1 } }),
      '/body/effect/what/slot',
      'must be a whole number from 0',
    ],
    ['an empty text', draws({ kind: 'assisted', text: '' }), '/body/effect/text', 'must be a text'],
    [
      'a mana cost of an unknown symbol',
      { kind: 'activated', costs: [{ kind: 'mana', cost: '{Ñ}' }], body: draws(DRAW).body },
      '/costs/0/cost',
      '"{Ñ}" is no mana cost',
    ],
    ['an unknown keyword', { kind: 'keyword', name: 'hovering' }, '/name', 'no keyword is called "hovering"'],
    [
      'an unknown quality',
      { kind: 'static', effects: [{ kind: 'quality', is: 'hovering' }] },
      '/effects/0/is',
      expect.stringContaining('must be one of deathtouch,'),
    ],
    [
      'an unknown colour',
      draws({ kind: 'choose-colour', who: { kind: 'you' }, from: ['pink'], bind: 'it' }),
      '/body/effect/from/0',
      'a colour is one of white, blue, black, red, green, or an object',
    ],
    [
      'a number for a word',
      { kind: 'static', effects: [{ kind: 'modify-this', changes: [{ kind: 'set-name', name: 3 }] }] },
      '/effects/0/changes/0/name',
      'a word is a text or an object with a kind',
    ],
  ])('%s', (_, data, path, reason) => {
    expect(faultsOf(data)).toContainEqual({ path, reason });
  });

  it('is refused with all its faults, not only the first', () => {
    expect(faultsOf(draws({ kind: 'draw', who: 1, count: 'x', loudly: true }))).toHaveLength(3);
  });

  it('is refused if it is nested deeper than any card', () => {
    let effect: unknown = DRAW;
    for (let depth = 0; depth < 5_000; depth += 1) effect = { kind: 'sequence', steps: [effect] };
    expect(faultsOf(draws(effect)).map(({ reason }) => reason)).toEqual(['nested too deeply']);
    expect(validateAbility(draws(effect)).ok).toBe(false);
  });
});

describe('generated from the tables', () => {
  it.each(SORT_NAMES)('any %s is valid, survives JSON and is walked completely', (sort) => {
    fc.assert(
      fc.property(nodesOf(sort), (node) => {
        expect(validate(sort, node)).toEqual({ ok: true, value: node });
        const again: unknown = JSON.parse(JSON.stringify(node));
        expect(validate(sort, again)).toEqual({ ok: true, value: node });
        const visited = [...walk(sort, node)];
        expect(visited[0]).toEqual({ sort, node, path: [] });
        for (const part of visited) expect(validate(part.sort, part.node).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('any damage to one part is accepted or refused, and never throws', () => {
    fc.assert(
      fc.property(nodesOf('ability', 5), fc.nat(), fc.anything(), (ability, which, rubbish) => {
        const spoilt = structuredClone(ability);
        const places: [object, string][] = [];
        const visit = (part: unknown): void => {
          if (typeof part !== 'object' || part === null) return;
          for (const [name, value] of Object.entries(part)) {
            places.push([part, name]);
            visit(value);
          }
        };
        visit(spoilt);
        const [holder, name] = places[which % places.length]!;
        (holder as Record<string, unknown>)[name] = rubbish;
        for (const result of [
          validate('ability', spoilt),
          validateAbility(spoilt),
          validateFace({ kind: 'face', name: 'Spoilt', types: ['creature'], abilities: [spoilt] }),
        ])
          if (!result.ok)
            for (const { path, reason } of result.faults) {
              expect(path).toMatch(/^\//);
              expect(reason).not.toBe('');
            }
      }),
      { numRuns: 500 },
    );
  });
});
