// Evaluates everything in a list of changes once (cr 608.2h, 611.2d). Values replace the nodes for numbers,
// colours and words; the objects and players that are meant are stored as bindings of the context.
import {
  isNode,
  rewritten,
  type Change,
  type Colour,
  type Players,
  type Reference,
  type SortName,
  type Value,
  type Word,
} from '#abilities';
import { addedToStat } from '../../reading/language/added-to-stats.js';
import { playersOf } from '../../reading/language/players.js';
import { objectsOf } from '../../reading/language/references.js';
import type { Sight } from '../../reading/language/sight.js';
import { valueOf } from '../../reading/language/values.js';
import { colourOf, wordOf } from '../../reading/language/words.js';
import type { Context } from '../../model/state/context.js';
import type { Lasting } from '../../model/state/lasting.js';

export interface Fixed {
  readonly changes: Lasting['changes'];
  readonly context: Context;
}

/**
 * A granted ability evaluates its own numbers when it does something. What was chosen for it is fixed now.
 */
export function fixed(sight: Sight, changes: readonly Change[], context: Context): Fixed {
  const fixing = new Fixing(sight, context);
  const made = changes.map((change) => fixing.change(change));
  return { changes: made, context: fixing.context };
}

/** cr 113.7: in a granted ability, 'this' is the object that has it. */
const isOfItself = (word: unknown): boolean =>
  isNode(word) &&
  (word.kind === 'name-of' || word.kind === 'types-of') &&
  isNode(word['of']) &&
  word['of'].kind === 'this';

class Fixing {
  context: Context;
  private named = 0;

  constructor(
    private readonly sight: Sight,
    private readonly given: Context,
  ) {
    this.context = given;
  }

  change(change: Change): Change {
    return rewritten('change', this.added(change), (sort, node) => this.part(sort, node));
  }

  private added(change: Change): Change {
    if (change.kind !== 'modify-stats') return change;
    const { power, toughness } = change;
    const of = (value: Value): number => addedToStat(this.sight, value, this.given);
    return { ...change, power: of(power), toughness: of(toughness) };
  }

  private part(sort: SortName, node: unknown): { readonly becomes: readonly unknown[] } | undefined {
    switch (sort) {
      case 'value':
        return { becomes: [valueOf(this.sight, node as Value, this.given)] };
      case 'players':
        return { becomes: [this.players(node as Players)] };
      case 'reference':
        return { becomes: [this.reference(node as Reference)] };
      case 'ability':
      case 'face':
      case 'filter':
        return { becomes: [this.words(sort, node)] };
      case 'colour':
      case 'word':
        return this.word(sort, node);
      case 'body':
      case 'option':
      case 'target':
      case 'effect':
      case 'condition':
      case 'duration':
      case 'pattern':
      case 'cost':
      case 'static':
      case 'change':
      case 'action':
      case 'permission':
      case 'replacement':
      case 'outcome':
      case 'mana':
      case 'token':
        return undefined;
    }
  }

  /** Inside an ability or a filter only what was chosen is evaluated. */
  private words(sort: 'ability' | 'face' | 'filter', node: unknown): unknown {
    return rewritten(sort, node, (part, inner) => {
      if (part !== 'colour' && part !== 'word') return undefined;
      return sort !== 'filter' && isOfItself(inner) ? { becomes: [inner] } : this.word(part, inner);
    });
  }

  private word(sort: 'colour' | 'word', node: unknown): { readonly becomes: readonly unknown[] } | undefined {
    if (!isNode(node)) return undefined;
    const now =
      sort === 'colour'
        ? colourOf(this.sight, node as Colour, this.given)
        : wordOf(this.sight, node as Word, this.given);
    return now === undefined ? undefined : { becomes: [now] };
  }

  private players(players: Players): Players {
    if (players.kind === 'you') return players;
    return { kind: 'bound', name: this.name({ players: [...playersOf(this.sight, players, this.given)] }) };
  }

  private reference(reference: Reference): Reference {
    if (reference.kind === 'this') return reference;
    return { kind: 'bound', name: this.name({ objects: [...objectsOf(this.sight, reference, this.given)] }) };
  }

  private name(bound: Context['bindings'][string]): string {
    this.named += 1;
    const name = `~${String(this.named)}`;
    this.context = { ...this.context, bindings: { ...this.context.bindings, [name]: bound } };
    return name;
  }
}
