// Writes damage as an event: dealt by a source, or dealt to something by any number of sources.
import type { Filter, NodeKind } from '../../nodes/sorts.js';
import { many, objectOf, one, saying, spaced, type Clause, type Phrase } from '../english/grammar.js';
import { any, head, words, type Noun } from '../english/nouns.js';
import { or, said, subject, whom } from './roles.js';
import type { Pen } from '../english/pen.js';

export function damage(node: NodeKind<'pattern', 'damage'>, pen: Pen): Clause {
  const { from, to, players, combat, group } = node;
  const sort = spaced(combat, 'damage');
  if (from === undefined && group !== undefined) {
    const it = or(
      to === undefined ? undefined : subject(to, pen).text,
      players === undefined ? undefined : whom(players, pen)?.text,
    );
    return it === 'you'
      ? saying(`you're dealt ${sort}`)
      : said(one(it === '' ? 'anything' : it), 'be', `dealt ${sort}`);
  }
  const source = dealing(node, pen);
  const targets = isOneTarget(node)
    ? any(pen.noun(node.to))
    : or(
        players === undefined ? undefined : objectOf(whom(players, pen) ?? one('')),
        to === undefined ? undefined : subject(to, pen).text,
      ) + halfOf(node, pen);
  if (from !== undefined && to === undefined) pen.page.speakOf(isThis(from) ? 'this' : 'agent');
  return said(source, 'deal', spaced(sort, targets === '' ? '' : `to ${targets}`));
}

/** 'Any target': one target, of either kind. */
const isOneTarget = (
  node: NodeKind<'pattern', 'damage'>,
): node is NodeKind<'pattern', 'damage'> & { readonly to: Filter } =>
  node.to?.kind === 'is' &&
  node.to.of.kind === 'target' &&
  node.players?.kind === 'target' &&
  node.players.slot === node.to.of.slot;

/** For a recipient of either kind, one of the two. */
function halfOf({ to, players }: NodeKind<'pattern', 'damage'>, pen: Pen): string {
  const mayBeEither = (slot: number): boolean => {
    const spec = pen.page.targets[slot];
    return spec?.kind === 'target' && spec.filter !== undefined && spec.players !== undefined;
  };
  if (to === undefined && players?.kind === 'target' && mayBeEither(players.slot)) return ', if a player';
  if (players !== undefined || to?.kind !== 'is' || to.of.kind !== 'target') return '';
  return mayBeEither(to.of.slot) ? ', if no player' : '';
}

/** 'damage that would be dealt to you is prevented', 'damage from a black source is prevented'. */
export function damagePrevented(
  { from, to, players, combat }: NodeKind<'pattern', 'damage-prevented'>,
  pen: Pen,
): Clause {
  const targets = or(
    players === undefined ? undefined : objectOf(whom(players, pen) ?? one('')),
    to === undefined ? undefined : subject(to, pen).text,
  );
  const source = from === undefined ? '' : `from ${dealing({ kind: 'damage', from }, pen).text}`;
  const where = targets === '' ? '' : `that would be dealt to ${targets}`;
  return saying(spaced(combat, 'damage', source, where, 'is prevented'));
}

const isThis = (filter: Filter): boolean => filter.kind === 'is' && filter.of.kind === 'this';

/** 'a source', 'a creature you control', 'one or more creatures'. */
export function dealing({ from, group }: NodeKind<'pattern', 'damage'>, pen: Pen): Phrase {
  if (from === undefined) return one('a source');
  if (from.kind === 'anything') return group === undefined ? one('any source') : many('one or more sources');
  const noun = chosenSource(from, pen) ?? asSource(pen.noun(from));
  if (group !== undefined)
    return noun.known === undefined
      ? many(`one or more ${words(noun, 'many')}`)
      : many(`one or more of ${any(noun)}`);
  if (noun.known === undefined) pen.page.call('agent', `that ${head(noun)}`);
  return one(any(noun));
}
/** An object known only by its controller or colour is a 'source', because it need not be a permanent. */
const asSource = (noun: Noun): Noun =>
  noun.known === undefined &&
  noun.base === undefined &&
  (noun.types ?? []).length + (noun.subtypes ?? []).length === 0
    ? { ...noun, base: 'source' }
    : noun;
/** cr 609.7b: the source must still be what it was chosen as; the text would have to say otherwise. */
function chosenSource(from: Filter, pen: Pen): Noun | undefined {
  const [chosen, ...qualities] = from.kind === 'all' ? from.of : [from];
  if (chosen?.kind !== 'is' || chosen.of.kind !== 'bound') return undefined;
  const as = pen.page.chosenAs(chosen.of.name);
  if (as === undefined) return undefined;
  if (qualities.length === 0) return { known: `${any(pen.noun(chosen))} of any sort by then` };
  return JSON.stringify(qualities) === JSON.stringify([as]) ? pen.noun(chosen) : undefined;
}
