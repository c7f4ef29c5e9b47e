// A node that refers to something missing is refused, with the path and the reason.
import { validateAbility, validateFace } from '../index.js';

const you = { kind: 'you' };
const it_ = { kind: 'bound', name: 'it' };
const creature = { kind: 'type', is: 'creature' };
const spell = (effect: unknown, targets?: unknown[]) => ({
  kind: 'spell',
  body: targets === undefined ? { kind: 'plain', effect } : { kind: 'plain', targets, effect },
});
const seq = (...steps: unknown[]) => ({ kind: 'sequence', steps });
const tap = (what: unknown) => ({ kind: 'tap', what });
const target = (slot: number) => ({ kind: 'target', slot });
const aCreature = { kind: 'target', filter: creature };
const faults = (data: unknown, links: string[] = []) => {
  const result = validateAbility(data, { links });
  return result.ok ? [] : result.faults;
};
const unbound = (path: string, name = 'it') => [{ path, reason: `nothing before this is called "${name}"` }];

it('cr 115.1: a target says which objects or players it can be', () => {
  const aimless = {
    kind: 'spell',
    body: { kind: 'plain', targets: [{ kind: 'target' }], effect: { kind: 'nothing' } },
  };
  expect(faults(aimless)).toEqual([
    { path: '/body/targets/0', reason: 'a target needs a filter or players' },
  ]);
});

describe('names', () => {
  const chosen = { kind: 'choose-objects', who: you, from: { kind: 'each', filter: creature }, bind: 'it' };

  it('cr 608.2c: a name bound by an earlier step is known to a later one', () => {
    expect(faults(spell(seq(chosen, tap(it_))))).toEqual([]);
  });

  it('a name bound later or never is unknown', () => {
    expect(faults(spell(seq(tap(it_), chosen)))).toEqual(unbound('/body/effect/steps/0/what/name'));
    expect(faults(spell(tap(it_)))).toEqual(unbound('/body/effect/what/name'));
  });

  it('cr 603.7c: a delayed ability knows the names of the body that made it', () => {
    const delayed = {
      kind: 'delayed',
      when: { kind: 'step', is: 'end' },
      body: { kind: 'plain', effect: tap(it_) },
    };
    expect(faults(spell(seq(chosen, delayed)))).toEqual([]);
    expect(faults(spell(seq(delayed, chosen)))).toHaveLength(1);
  });

  it('a name bound by a delayed ability is unknown outside it', () => {
    const delayed = {
      kind: 'delayed',
      when: { kind: 'step', is: 'end' },
      body: { kind: 'plain', effect: chosen },
    };
    expect(faults(spell(seq(delayed, tap(it_))))).toEqual(unbound('/body/effect/steps/1/what/name'));
  });

  it('one mode does not know the names of another', () => {
    const mode = (effect: unknown) => ({ kind: 'mode', effect });
    const modal = { kind: 'modal', least: 1, most: 1, options: [mode(chosen), mode(tap(it_))] };
    expect(faults({ kind: 'spell', body: modal })).toEqual(unbound('/body/options/1/effect/what/name'));
  });

  it('for-each binds each object for its effect, not for the objects it runs over', () => {
    const over = { kind: 'each', filter: creature };
    expect(faults(spell({ kind: 'for-each', over, bind: 'it', effect: tap(it_) }))).toEqual([]);
    expect(faults(spell({ kind: 'for-each', over: it_, bind: 'it', effect: tap(it_) }))).toEqual(
      unbound('/body/effect/over/name'),
    );
  });

  it('a condition to repeat may depend on the repeated process', () => {
    const again = (name: string) => ({
      kind: 'repeat-while',
      condition: { kind: 'did', name },
      effect: seq(chosen, tap(it_)),
    });
    expect(faults(spell(again('it')))).toEqual([]);
    expect(faults(spell(again('that')))).toEqual(unbound('/body/effect/condition/name', 'that'));
  });

  it('a name for one of several players is known only within the choice', () => {
    const most = {
      kind: 'extreme',
      of: { kind: 'all' },
      which: 'most',
      bind: 'it',
      value: { kind: 'life', of: it_ },
    };
    expect(faults(spell({ kind: 'draw', who: most, count: 1 }))).toEqual([]);
    expect(
      faults(spell(seq({ kind: 'draw', who: most, count: 1 }, { kind: 'draw', who: it_, count: 1 }))),
    ).toEqual(unbound('/body/effect/steps/1/who/name'));
  });

  it('a name bound by a cost is known to the effect', () => {
    const sacrifice = {
      kind: 'move',
      filter: creature,
      count: 1,
      to: 'graveyard',
      cause: 'sacrifice',
      bind: 'it',
    };
    const gain = { kind: 'gain-life', who: you, amount: { kind: 'stat', of: it_, stat: 'power' } };
    expect(faults({ kind: 'activated', costs: [sacrifice], body: { kind: 'plain', effect: gain } })).toEqual(
      [],
    );
  });

  it('a granted ability does not know the names of the ability that grants it', () => {
    const granted = { kind: 'activated', costs: [], body: { kind: 'plain', effect: tap(it_) } };
    const grants = {
      kind: 'continuous',
      what: it_,
      changes: [{ kind: 'gain-ability', ability: granted }],
      until: { kind: 'forever' },
    };
    expect(faults(spell(seq(chosen, grants)))).toEqual(
      unbound('/body/effect/steps/1/changes/0/ability/body/effect/what/name'),
    );
  });
});

describe('targets', () => {
  it('cr 115.1: a slot is one of the targets declared', () => {
    expect(faults(spell(tap(target(0)), [aCreature]))).toEqual([]);
    expect(faults(spell(tap(target(1)), [aCreature]))).toEqual([
      { path: '/body/effect/what/slot', reason: 'the only target here is 0' },
    ]);
    expect(faults(spell(tap(target(0))))).toEqual([
      { path: '/body/effect/what/slot', reason: 'there is no target here' },
    ]);
  });

  it('cr 603.12: a reflexive ability with targets of its own does not see those before', () => {
    const reflexive = (targets: unknown[]) => ({
      kind: 'reflexive',
      body: { kind: 'plain', targets, effect: tap(target(1)) },
    });
    expect(faults(spell(reflexive([aCreature]), [aCreature, aCreature]))).toHaveLength(1);
    expect(faults(spell(reflexive([]), [aCreature, aCreature]))).toEqual([]);
  });

  it('cr 700.2: each mode has its own targets', () => {
    const modal = {
      kind: 'modal',
      least: 1,
      most: 1,
      options: [
        { kind: 'mode', targets: [aCreature], effect: tap(target(0)) },
        { kind: 'mode', effect: tap(target(0)) },
      ],
    };
    expect(faults({ kind: 'spell', body: modal })).toEqual([
      { path: '/body/options/1/effect/what/slot', reason: 'there is no target here' },
    ]);
  });

  it('a static ability has no target', () => {
    const modify = {
      kind: 'modify',
      what: { kind: 'is', of: target(0) },
      changes: [{ kind: 'lose-all-abilities' }],
    };
    expect(faults({ kind: 'static', effects: [modify] })).toHaveLength(1);
  });
});

describe('cr 607: links', () => {
  const returns = {
    kind: 'triggered',
    when: { kind: 'moves', what: { kind: 'is', of: { kind: 'this' } }, from: ['battlefield'] },
    body: {
      kind: 'plain',
      effect: { kind: 'move', what: { kind: 'linked', name: 'kept' }, to: 'battlefield', cause: 'return' },
    },
  };
  const exiles = spell({ kind: 'move', what: target(0), to: 'exile', cause: 'exile', link: 'kept' }, [
    aCreature,
  ]);
  const face = (...abilities: unknown[]) => ({
    kind: 'face',
    name: 'Keeper',
    types: ['creature'],
    abilities,
  });

  it('a name kept by one ability may be used by another of the same face', () => {
    expect(validateFace(face(exiles, returns)).ok).toBe(true);
    expect(faults(returns, ['kept'])).toEqual([]);
  });

  it('a name that no ability keeps may not be used', () => {
    expect(validateFace(face(returns))).toEqual({
      ok: false,
      faults: [
        {
          path: '/abilities/0/body/effect/what/name',
          reason: 'no ability here keeps anything as "kept"',
        },
      ],
    });
    expect(faults(returns)).toHaveLength(1);
  });

  it('cr 702.55c: a name kept by a keyword may be used too', () => {
    const haunted = {
      kind: 'triggered',
      when: { kind: 'taps', what: { kind: 'is', of: { kind: 'linked', name: 'haunts' } } },
      body: { kind: 'plain', effect: { kind: 'nothing' } },
      zone: 'exile',
    };
    expect(validateFace(face({ kind: 'keyword', name: 'haunt' }, haunted)).ok).toBe(true);
    expect(validateFace(face(haunted)).ok).toBe(false);
  });
});

describe('keywords and holes', () => {
  it('a keyword has its own parameters and no others', () => {
    expect(faults({ kind: 'keyword', name: 'equip' })).toEqual([
      { path: '/costs', reason: 'the keyword equip needs it' },
    ]);
    expect(faults({ kind: 'keyword', name: 'flying', value: 2 })).toEqual([
      { path: '/value', reason: 'the keyword flying does not take it' },
    ]);
  });

  it('a hole is for macros only', () => {
    expect(faults({ kind: 'parameter', name: 'ability' })).toEqual([
      { path: '/', reason: 'the hole "ability" is not within a macro' },
    ]);
    expect(faults(spell({ kind: 'draw', who: you, count: { kind: 'parameter', name: 'value' } }))).toEqual([
      { path: '/body/effect/count', reason: 'the hole "value" is not within a macro' },
    ]);
  });

  it('a malformed node is reported as malformed, and its references are not checked', () => {
    expect(validateAbility(spell({ kind: 'tap' }))).toEqual({
      ok: false,
      faults: [{ path: '/body/effect/what', reason: 'an effect tap needs it' }],
    });
    expect(validateFace({ kind: 'face' }).ok).toBe(false);
  });
});
