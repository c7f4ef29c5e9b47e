// A card name that hidden cards are held against, where those have no names (war-zone Cursed Scroll, Demonic Consultation):
// it stands for its cost. One that something is looked for by is used up by that; one that something is compared with is
// not even a name.
import { isNode, walk, type Effect } from '#abilities';
import { costsOf, printManaCost } from '#cards';
import { faceAt } from '../../../model/printed/node-ref.js';
import { definitionNamed } from '../../../engine/naming/definition-named.js';
import type { Run } from '../../../engine/frames/run.js';
import { costWord } from '../../../reading/language/cost-words.js';
import type { NodeRef, Seat } from '../../../model/basics/ids.js';

type ChooseName = Extract<Effect, { kind: 'choose-name' }>;

export type Matching = 'finds' | 'compares' | 'neither';

const FACE = /^[0-9a-f]+#\/\d+/;

const speaksOf = (part: unknown, bind: string): boolean =>
  [...walk('filter', part)].some(
    ({ node }) => isNode(node) && node.kind === 'chosen' && node['name'] === bind,
  );

/** What the card goes on to do with the name that is chosen. */
export function matchingOf(run: Run, { bind }: ChooseName): Matching {
  const [face] = FACE.exec(run.at) ?? [];
  if (run.proposal.variant.naming?.matchedBy !== 'cost' || face === undefined) return 'neither';
  const nodes = [...walk('face', faceAt(run.state, face as NodeRef))].flatMap(({ node }) =>
    isNode(node) ? [node] : [],
  );
  const is = (kinds: readonly string[]): boolean =>
    nodes.some((node) => kinds.includes(node.kind) && speaksOf(node['filter'], bind));
  if (is(['search', 'top-until'])) return 'finds';
  return is(['matches']) ? 'compares' : 'neither';
}

/** The cost that cards of that name have; of a split card that of its first half. */
function costOfName(run: Run, name: string): string | undefined {
  const definition = definitionNamed(run.proposal.inputs, name);
  if (definition === undefined) return undefined;
  const [cost = null] = costsOf(definition);
  return costWord(cost === null ? null : printManaCost(cost));
}

/** What is said, as a cost: one in symbols, or that of a card. */
export const asCost = (run: Run, said: string): string | undefined =>
  said.startsWith('{') ? costWord(said) : costOfName(run, said);

/** It serves once a game, as any template does. */
export const isFree = ({ state }: Run, name: string): boolean =>
  state.naming?.names.some((given) => given.name === name) !== true;

export function useUp(run: Run, seat: Seat, name: string): void {
  const { stack, source } = run.context;
  run.proposal.emit({ type: 'CardMarked', seat, object: stack ?? source, name });
}
