// Writes targets.
import type { Filter, TargetSpec } from '../../nodes/sorts.js';
import { choice } from './choice.js';
import {
  list,
  many,
  numberWord,
  objectOf,
  one,
  plural,
  sentence,
  spaced,
  type Phrase,
} from '../english/grammar.js';
import { words } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { anyone } from './references.js';

type Target = Extract<TargetSpec, { kind: 'target' }>;
export const TARGETS: Table<'target', (slot: number, pen: Pen) => Phrase> = {
  target: (node) => (slot, pen) => {
    const { filter, players, different = [] } = node;
    const { text: count, number } = choice(node, pen);
    const noun = filter === undefined ? undefined : pen.noun(filter);
    const isOther = noun?.other === true;
    const isAny = filter?.kind === 'anything' && players?.kind === 'all';
    const who = players === undefined ? '' : objectOf(anyone(players, pen)).replace(/^an? /, '');
    const isTogether = isOfOneGraveyard(node, slot);
    const things =
      noun === undefined
        ? []
        : [
            words(noun, number, '')
              .replace(/ in all graveyards$/, isTogether ? ' from a single graveyard' : ' from graveyards')
              .replace(/ an? (opponent|player)'s graveyard$/, (whole, who: string) =>
                number === 'one' || isTogether ? whole : ` ${who}s' graveyards`,
              ),
          ];
    const people = who === '' ? [] : [number === 'one' ? who : plural(who)];
    // 'Target player or planeswalker', but 'target creature or player'.
    const nouns = isPlaneswalker(filter) ? [...people, ...things] : [...things, ...people];
    const targeted = isAny
      ? number === 'one'
        ? 'target'
        : 'targets'
      : `target ${list(nouns, number === 'one' ? 'or' : 'and/or') || 'something'}`;
    const another = different.length > 0 || isOther;
    const single = isAny
      ? another
        ? 'any other target'
        : 'any target'
      : another
        ? `another ${targeted}`
        : targeted;
    const text = count === '' ? single : spaced(count, another ? 'other' : '', targeted);
    const said = notes(node, slot, isOther, pen);
    const whole = spaced(text, said.length === 0 ? '' : `(${said.join(', ')})`);
    return number === 'one' ? one(whole) : many(whole);
  },
  parameter:
    ({ name }) =>
    () =>
      one(`[${name}]`),
};

/** 'from a single graveyard': the graveyard of their one owner (cr 404.1). */
const isOfOneGraveyard = ({ together, filter }: Target, slot: number): boolean =>
  together?.kind === 'share-among' &&
  together.what === 'owner' &&
  together.how === 'all-same' &&
  together.among.kind === 'target' &&
  together.among.slot === slot &&
  filter !== undefined &&
  (filter.kind === 'all' ? filter.of : [filter]).some(
    (part) =>
      part.kind === 'in' &&
      part.zone === 'graveyard' &&
      // 'From a player's graveyard' says it already.
      (part.whose === undefined || part.whose.kind === 'all' || part.whose.kind === 'opponents'),
  );
const isPlaneswalker = (filter: Filter | undefined): boolean =>
  filter?.kind === 'type' && filter.is === 'planeswalker';

function notes(node: Target, slot: number, isOther: boolean, pen: Pen): readonly string[] {
  const { different = [], divides, together, by, random, if: condition } = node;
  const isAnother = different.length === 1 && different[0] === 0 && slot === 1;
  const slots = different.map((each) => numberWord(each + 1));
  return [
    ...(isOther && slots.length > 0 ? [`other than ${pen.page.self}`] : []),
    ...(slots.length > 0 && !isAnother ? [`different from target ${list(slots)}`] : []),
    ...(together === undefined || isOfOneGraveyard(node, slot)
      ? []
      : [`such that ${pen.condition(together)}`]),
    ...(by === undefined || by.kind === 'you' ? [] : [`of ${pen.players(by).possessive} choice`]),
    ...(random === undefined ? [] : ['chosen at random']),
    ...(condition === undefined || pen.page.isUnder(condition) ? [] : [`if ${pen.condition(condition)}`]),
    ...(condition === undefined && pen.page.isUnder() ? ['in any case'] : []),
    ...(divides === undefined && pen.page.isDividing() ? ['undivided'] : []),
    ...(divides === undefined || pen.page.isDividing(divides) ? [] : [`dividing ${pen.value(divides)}`]),
  ];
}

/** Targets the text did not mention, noted at its end. */
export const unsaid = (targets: readonly TargetSpec[] | undefined, pen: Pen): string[] =>
  (targets ?? []).flatMap((spec, slot) => {
    if (pen.page.introduced.has(slot)) return [];
    pen.page.introduced.add(slot);
    return [sentence(`choose ${objectOf(pen.target(spec, slot))}`)];
  });
