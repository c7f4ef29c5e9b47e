// Writes references to linked abilities (cr 607.2a, 607.2c): 'the exiled card', 'tokens created with this creature'.
// The ability that provides the link does not mention it.
import type { Filter, NodeKind } from '../../nodes/sorts.js';
import { many, objectOf, one, type Phrase } from '../english/grammar.js';
import { both, type Noun } from '../english/nouns.js';
import type { Pen } from '../english/pen.js';

export const EXILED = 'exiled';
export const BROUGHT = 'brought';
export const REVEALED = 'revealed';
export const NOTED = 'noted';
/** cr 702.75a */
const HIDDEN = 'hideaway';

/** In parentheses, if no other words mention it. */
export const keptAs = (link: string | undefined, plain: string): string =>
  link === undefined || link === plain ? '' : ` (kept as “${link}”)`;

export function whatIsKept({ name, said }: NodeKind<'reference', 'linked'>, { page }: Pen): Phrase {
  // cr 702.55b
  if (name === 'haunts' && said === undefined)
    return one(`the creature ${page.self === 'this spell' ? page.self : 'it'} haunts`);
  const key = `linked ${name}`;
  const isOne = said === 'one';
  const exiled = isOne ? 'the exiled card' : 'the exiled cards';
  const first = name === EXILED || (name === HIDDEN && isOne) ? exiled : `the cards kept as “${name}”`;
  const text = page.call(key, first);
  const called = said === 'it' || said === 'card' ? said : said === 'one' ? 'name' : undefined;
  return page.mention(key, text === 'the exiled card' ? one(text) : many(text), called);
}

/** 'with this creature', 'with it' */
const withThis = ({ said }: NodeKind<'reference', 'linked'>, pen: Pen): string =>
  `with ${objectOf(pen.object({ kind: 'this', said: said === 'with-it' ? 'it' : 'name' }))}`;

const isInExile = (part: Filter): boolean =>
  part.kind === 'in' && part.zone === 'exile' && part.whose === undefined;
const keptIn = (part: Filter): NodeKind<'reference', 'linked'> | undefined =>
  part.kind === 'is' && part.of.kind === 'linked' && part.of.name === EXILED ? part.of : undefined;

/** 'a creature card exiled with this artifact', which also says where it is. */
export function exiledWith(of: readonly Filter[], pen: Pen): Noun | undefined {
  const kept = of.flatMap((part) => keptIn(part) ?? []);
  const [only] = kept;
  if (only === undefined || kept.length > 1 || of.filter(isInExile).length !== 1) return undefined;
  const rest = of.filter((part) => !isInExile(part) && keptIn(part) === undefined);
  const clause: Noun = { base: 'card', after: [`exiled ${withThis(only, pen)}`] };
  return [...rest.map((part) => pen.noun(part)), clause].reduce(both);
}

/** 'creature put onto the battlefield with this Aura', 'token created with this enchantment' */
export function broughtWith(of: NodeKind<'reference', 'linked'>, pen: Pen): Noun | undefined {
  if (of.name !== BROUGHT) return undefined;
  const how = of.said === 'created' ? 'created' : 'put onto the battlefield';
  return { after: [`${how} ${withThis(of, pen)}`] };
}
