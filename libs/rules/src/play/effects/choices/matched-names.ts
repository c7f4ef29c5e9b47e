// A card name that is compared with unnamed hidden cards stands for its cost (war-zone Cursed Scroll, Demonic
// Consultation). A search by that name uses it up. A comparison with it does not even count as a name.
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

/** What the card goes on to do with the chosen name. */
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

/** The cost of the cards of that name; for a split card, of its first half. */
function costOfName(run: Run, name: string): string | undefined {
  const definition = definitionNamed(run.proposal.inputs, name);
  if (definition === undefined) return undefined;
  const [cost = null] = costsOf(definition);
  return costWord(cost === null ? null : printManaCost(cost));
}

/** The chosen word as a cost: written in symbols, or the cost of a card. */
export const asCost = (run: Run, said: string): string | undefined =>
  said.startsWith('{') ? costWord(said) : costOfName(run, said);

/** Like any template, it can be used once a game. */
export const isNameUnused = ({ state }: Run, name: string): boolean =>
  state.naming?.names.some((given) => given.name === name) !== true;

export function markNameUsed(run: Run, seat: Seat, name: string): void {
  const { stack, source } = run.context;
  run.proposal.emit({ type: 'CardMarked', seat, object: stack ?? source, name });
}
