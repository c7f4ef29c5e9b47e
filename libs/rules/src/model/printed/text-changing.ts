// Text-changing effects (cr 612): they replace words of one kind in an object's text and type line.
import { memoByIdentity } from '#kernel';
import { isNode, rewritten, type Ability, type Face, type SortName } from '#abilities';
import { kindOfSubtype } from './subtypes.js';

/** `from` null: every word of the kind. */
export interface WordChange {
  readonly of: 'colour' | 'land-type' | 'creature-type';
  readonly from: string | null;
  readonly to: string;
}

/** The step in a node's place below which the changed text is found. */
export const wordStep = ({ of, from, to }: WordChange): string => `!${of}:${from ?? ''}>${to}`;

export function parseWordStep(step: string): WordChange {
  const [, of, from, to] = /^!([a-z-]+):([^>]*)>(.+)$/.exec(step) ?? [];
  if (of === undefined || to === undefined) throw new Error(`no change of words is called ${step}`);
  return { of: of as WordChange['of'], from: from === '' || from === undefined ? null : from, to };
}

/** cr 612.2: only words that are used as that kind of word. */
function isMeant({ of, from }: WordChange, word: string): boolean {
  if (from !== null) return word === from;
  return of !== 'colour' && kindOfSubtype(word) === (of === 'land-type' ? 'land' : 'creature');
}

export const changedSubtypes = (change: WordChange, subtypes: readonly string[]): readonly string[] =>
  change.of === 'colour' || !subtypes.some((word) => isMeant(change, word))
    ? subtypes
    : subtypes.map((word) => (isMeant(change, word) ? change.to : word));

/** Fields that hold names, which are never changed (cr 612.2). */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  filter: ['name'],
  change: ['set-name', 'add-name'],
};

const memo = memoByIdentity<Ability, Map<string, Ability>>();

export function changedText(change: WordChange, ability: Ability): Ability {
  const step = wordStep(change);
  const known = memo.get(ability) ?? new Map<string, Ability>();
  memo.set(ability, known);
  let made = known.get(step);
  if (made === undefined) known.set(step, (made = rewritten('ability', ability, rewriterFor(change))));
  return made;
}

const rewriterFor = (change: WordChange) => {
  const rewrite = (sort: SortName, node: unknown): { becomes: readonly unknown[] } | undefined => {
    if (isNode(node)) {
      if (NAMING[sort]?.includes(node.kind) === true) return { becomes: [node] };
      if (sort === 'face') return { becomes: [changedFace(change, node as Face, rewrite)] };
      return undefined;
    }
    if (typeof node !== 'string') return undefined;
    const speaksOf = change.of === 'colour' ? 'colour' : 'word';
    if (sort !== speaksOf) return undefined;
    const meant =
      change.of === 'colour' ? change.from === null || node === change.from : isMeant(change, node);
    return meant ? { becomes: [change.to] } : undefined;
  };
  return rewrite;
};

/** cr 612.2a: a token's creature types are changed even where they are its name. */
function changedFace(
  change: WordChange,
  face: Face,
  rewrite: (sort: SortName, node: unknown) => { becomes: readonly unknown[] } | undefined,
): Face {
  const { subtypes = [], abilities = [], colours } = face;
  const changed = changedSubtypes(change, subtypes);
  const isNamedSo = subtypes.length > 0 && face.name === subtypes.join(' ');
  const part = (sort: SortName, node: unknown): unknown => rewritten(sort, node, rewrite);
  return {
    ...face,
    name: isNamedSo ? changed.join(' ') : face.name,
    subtypes: changed,
    abilities: abilities.map((ability) => part('ability', ability) as Ability),
    ...(colours === undefined
      ? {}
      : { colours: colours.map((colour) => part('colour', colour)) as typeof colours }),
  };
}
