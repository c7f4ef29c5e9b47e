// The subject of a static ability: 'this creature', 'enchanted creature', 'Goblins you control'.
import type { Change, Filter, Static } from '#abilities';
import { either, listed, map, rule, spread, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import type { Restriction } from './can-cannot-must.js';
import { both, thing, things } from '../nouns/nouns.js';
import { noun } from '../words/nonterminals.js';
import { hostObject, thisObject } from '../nouns/objects.js';

/** This object and its host have static effects of their own kinds; `modify` makes the one that fits. */
export interface Subject {
  readonly filter: Filter;
  readonly said?: 'all' | 'each';
  readonly modify: (changes: readonly Change[]) => Static;
}
const THIS: Subject = {
  filter: { kind: 'is', of: { kind: 'this' } },
  modify: (changes) => ({ kind: 'modify-this', changes }),
};
const HOST: Subject = {
  filter: { kind: 'is', of: { kind: 'host' } },
  modify: (changes) => ({ kind: 'modify-host', changes }),
};
/** cr 702.95: this creature and the one it is paired with. */
const PAIRED: Filter = {
  kind: 'is',
  of: {
    kind: 'union',
    of: [{ kind: 'this' }, { kind: 'combat', of: { kind: 'this' }, relation: 'paired-with' }],
  },
};
const PAIR: Subject = {
  filter: PAIRED,
  modify: (changes) => ({ kind: 'modify', what: PAIRED, changes }),
};
const ofAll =
  (said?: 'all' | 'each') =>
  (filter: Filter): Subject => ({
    filter,
    ...(said === undefined ? {} : { said }),
    modify: (changes) => ({ kind: 'modify', what: filter, ...(said === undefined ? {} : { said }), changes }),
  });

/** 'Goblins you control', 'all Goblins', 'each Goblin'. */
export const pluralSubject: Parser<Subject> = either<Subject>(
  map(things, ofAll()),
  map(
    rule(['all', things], (filter) => filter),
    ofAll('all'),
  ),
  map(
    rule(['each', thing], (filter) => filter),
    ofAll('each'),
  ),
);
/** 'Skeletons you control and other Zombies you control': two complete noun phrases. */
const groups: Parser<Filter> = map(listed(things, 'and'), (of) =>
  of.length > 1 && of.every(isMore) && isToldWhole(of) ? { kind: 'any', of, said: 'and' } : undefined,
);
const isMore = ({ kind }: Filter): boolean => ['all', 'not', 'spell', 'permanent'].includes(kind);
const parts = (filter: Filter): readonly Filter[] => (filter.kind === 'all' ? filter.of : [filter]);
const OF_NOUNS: readonly string[] = [
  'type',
  'supertype',
  'subtype',
  'colour',
  'colours',
  'spell',
  'permanent',
];
const isSaidAfter = (part: Filter): boolean =>
  part.kind === 'not' ? part.of.kind === 'in' : part.kind !== 'status' && !OF_NOUNS.includes(part.kind);
const isOther = (part: Filter): boolean =>
  part.kind === 'not' && part.of.kind === 'is' && part.of.of.kind === 'this';
/** A clause after the last noun, or 'other' before the first, would apply to all nouns of the list. */
function isToldWhole(of: readonly Filter[]): boolean {
  const clauses = of.map((filter) => parts(filter).some(isSaidAfter));
  if (clauses.at(-1) === true) return clauses.every(Boolean);
  const [first, ...others] = of.map((filter) => parts(filter).some(isOther));
  return first !== true || others.every(Boolean);
}
/** 'Artifact spells you cast': spells you control, except copies. */
const castByYou = (number: 'one' | 'many'): Parser<Filter> =>
  rule([noun, 'you cast'], ({ filter, base, number: of }) =>
    base === 'spell' && of === number
      ? both(both(filter, { kind: 'status', is: 'cast' }), { kind: 'controller', is: { kind: 'you' } })
      : undefined,
  );
export const subject: Parser<Subject> = either<Subject>(
  map(castByYou('many'), ofAll()),
  map(
    rule(['each', castByYou('one')], (filter) => filter),
    ofAll('each'),
  ),
  map(thisObject, () => THIS),
  map(hostObject, () => HOST),
  map(groups, ofAll()),
  map(
    rule(['all', groups], (filter) => filter),
    ofAll('all'),
  ),
  map(words('each of those creatures'), () => PAIR),
  spread(words('it'), () => [THIS, HOST]),
  pluralSubject,
);
/** A restriction as a static effect, with the wording of its subject. */
export const staticRestriction = (about: ReturnType<Restriction>, said: Subject['said']): Static =>
  said === undefined || about.kind === 'may' ? about : { ...about, said };
