// What changes about objects: 'gets +1/+1', 'gains flying', 'can't block', 'becomes blue'; and for how long.
import type { Change, Value } from '#abilities';
import { either, from, listed, map, rule, token, words, type Parser } from '../parsing/parser.js';
import { change, clause, duration, keyword, objects, predicate, whose } from './sorts.js';
import { forbidden } from './forbidden.js';
import { quoted } from './tokens.js';
import { forEach } from './values.js';
import { COLOUR_WORDS } from './vocabulary.js';

const side = (text: string | undefined): Value => {
  const found = /^([+-])(\d+|X)$/.exec(text ?? '');
  if (found === null) return 0;
  const size: Value = found[2] === 'X' ? { kind: 'x' } : Number(found[2]);
  if (found[1] === '+') return size;
  return typeof size === 'number' ? (size === 0 ? 0 : -size) : { kind: 'product', of: -1, by: size };
};
/** '+1/+1', '-X/-0' */
export const modifier: Parser<readonly [Value, Value]> = token(({ text }) => {
  const found = /^([+-](?:\d+|X))\/([+-](?:\d+|X))$/.exec(text);
  return found === null ? undefined : [side(found[1]), side(found[2])];
});
const gains = words('gains|gain|has|have');
const gained: Parser<readonly Change[]> = map(listed(either(keyword, quoted), 'and'), (abilities) =>
  abilities.map((ability) => ({ kind: 'gain-ability', ability }) as const),
);
const times = (of: Value, by: Value): Value => (of === 1 ? by : of === 0 ? 0 : { kind: 'product', of, by });

predicate.add(
  rule(['gets|get', modifier], ([power, toughness]) => [{ kind: 'modify-stats', power, toughness }]),
  rule(['gets|get', modifier, forEach], ([power, toughness], count) => [
    { kind: 'modify-stats', power: times(power, count), toughness: times(toughness, count) },
  ]),
  rule([gains, gained], (_, changes) => changes),
  rule(['loses|lose', keyword], (lost) =>
    lost.kind === 'keyword' ? [{ kind: 'lose-ability', keyword: lost.name }] : undefined,
  ),
  rule(['loses|lose all abilities'], () => [{ kind: 'lose-all-abilities' }]),
  rule(['becomes|become', listed(from(COLOUR_WORDS), 'and')], (colours) => [
    { kind: 'set-colours', colours },
  ]),
  rule(['becomes|become colorless'], () => [{ kind: 'set-colours', colours: [] }]),
);
const forbiddenIt: Parser<readonly Change[]> = map(forbidden, (all) => all.map((said) => said(undefined)));
change.add(map(listed(either(predicate, forbiddenIt), 'and'), (all) => all.flat()));

duration.add(
  rule(['until end of turn'], () => ({ kind: 'end-of-turn' })),
  rule(['this turn'], () => ({ kind: 'end-of-turn', said: 'this-turn' })),
  rule(['until end of combat'], () => ({ kind: 'end-of-combat' })),
  rule(['until', whose, 'next turn'], (of) => ({ kind: 'next-turn', whose: of })),
);

clause.add(
  rule([objects, change, duration], (what, changes, until) => ({ kind: 'continuous', what, changes, until })),
  rule(['gain control of', objects], (what) => ({
    kind: 'continuous',
    what,
    changes: [{ kind: 'control', to: { kind: 'you' } }],
    until: { kind: 'forever' },
  })),
  rule(['gain control of', objects, duration], (what, until) => ({
    kind: 'continuous',
    what,
    changes: [{ kind: 'control', to: { kind: 'you' } }],
    until,
  })),
);
