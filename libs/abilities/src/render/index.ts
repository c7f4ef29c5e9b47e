// Writes abilities as Oracle text: always the same text for the same data, without reminder text, with the pronouns
// that bindings allow.
import type { Ability, Effect, Sorts } from '../nodes/sorts.js';
import { ABILITIES } from './abilities/abilities.js';
import { BODIES } from './effects/bodies.js';
import { ACTIONS } from './restrictions/actions.js';
import { CHANGES } from './changes/changes.js';
import { CONDITIONS } from './conditions/conditions.js';
import { COSTS, DURATIONS, MANAS } from './costs/costs.js';
import { asAction, COMBINED } from './effects/combined.js';
import { CHOICES } from './effects/choices.js';
import { ON_GAME } from './effects/game.js';
import { LASTING } from './effects/lasting.js';
import { MOVES } from './effects/moves.js';
import { ON_OBJECTS } from './effects/objects.js';
import { ON_PLAYERS } from './effects/players.js';
import { FACES, TOKENS } from './replacements/faces.js';
import { FILTERS } from './objects/filters.js';
import { sentence, type Clause } from './english/grammar.js';
import { tellingGroup } from './effects/groups.js';
import { PATTERNS } from './events/patterns.js';
import { OUTCOMES, REPLACEMENTS } from './replacements/replacements.js';
import { PERMISSIONS } from './restrictions/permissions.js';
import { keyOf, Page, type Pen, type Table } from './english/pen.js';
import { OBJECTS, PLAYERS } from './objects/references.js';
import { STATICS } from './statics/statics.js';
import { TARGETS } from './objects/targets.js';
import { COLOURS, VALUES, WORDS } from './objects/values.js';

const EFFECTS: Table<'effect', Clause> = {
  ...COMBINED,
  ...CHOICES,
  ...LASTING,
  ...MOVES,
  ...ON_OBJECTS,
  ...ON_PLAYERS,
  ...ON_GAME,
};
const HAS = CHANGES('has');
const GAINS = CHANGES('gains');

/**
 * Writes a node with the table's entry for its kind. The cast to never is safe: the type of a table says that each entry
 * takes a node of its own kind, but the compiler forgets it for an entry that is looked up.
 */
function written<Written>(
  table: Readonly<Record<string, (node: never, pen: Pen, count: string) => Written>>,
  node: { readonly kind: string },
  pen: Pen,
  count = '',
): Written {
  const entry = table[node.kind];
  if (entry === undefined) throw new TypeError(`${node.kind} is no kind of the language`);
  // The cast: see above.
  return entry(node as never, pen, count);
}

function penFor(page: Page, write = written): Pen {
  const pen: Pen = {
    page,
    ability: (node) => write(ABILITIES, node, pen),
    body: (node) => sentence(write(BODIES, node, pen)),
    deed: (node) => write(BODIES, node, pen).replace(/\.$/, ''),
    effect: (node) =>
      tellingGroup(node, pen, (told) => write(EFFECTS, told, pen)) ??
      asAction(node, pen) ??
      write(EFFECTS, node, pen),
    object: (node) => write(OBJECTS, node, pen),
    players: (node) => {
      const phrase = write(PLAYERS, node, pen);
      return node.kind !== 'you' && page.isActing(keyOf(node)) ? { ...phrase, possessive: 'their' } : phrase;
    },
    noun: (node) => write(FILTERS, node, pen),
    value: (node) => (typeof node === 'number' ? String(node) : write(VALUES, node, pen)),
    condition: (node) => write(CONDITIONS, node, pen),
    duration: (node) => write(DURATIONS, node, pen),
    pattern: (node) => write(PATTERNS, node, pen),
    cost: (node) => write(COSTS, node, pen),
    static: (node) => write(STATICS, node, pen),
    change: (node, lasting) => write(lasting === 'has' ? HAS : GAINS, node, pen),
    action: (node) => write(ACTIONS, node, pen),
    permission: (node) => write(PERMISSIONS, node, pen),
    replacement: (node) => write(REPLACEMENTS, node, pen),
    outcome: (node) => write(OUTCOMES, node, pen),
    mana: (node, count) => write(MANAS, node, pen, count),
    colour: (node) => (typeof node === 'string' ? node : write(COLOURS, node, pen)),
    word: (node) => (typeof node === 'string' ? node : write(WORDS, node, pen)),
    face: (node) => FACES.face(node, pen),
    token: (node, count, tapped) => write(TOKENS, node, pen)(count, pen, tapped),
    target: (node, slot) => write(TARGETS, node, pen)(slot, pen),
    with: (targets) =>
      targets === undefined || targets.length === 0 ? pen : penFor(page.within(targets), write),
    apart: (self, granter) =>
      penFor(
        new Page(self, page.host, [], new Set(), page.granter ?? granter ?? speaksOfItself(page.self)),
        write,
      ),
    about: (self) => penFor(page.about(self), write),
  };
  return pen;
}

/**
 * The name of the object that gives an ability, for use in that ability, unless the object that has it has the same
 * name.
 */
const speaksOfItself = (self: string): string | undefined =>
  /^this (?:Aura|Equipment|Fortification)$/.test(self) ? self : undefined;

/** The object with the ability, for 'this creature' and 'enchanted creature'. */
export interface Bearer {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly abilities?: readonly Ability[];
}

function selfOf({ types = [], subtypes = [] }: Bearer): string {
  for (const subtype of [
    'Aura',
    'Equipment',
    'Fortification',
    'Vehicle',
    'Saga',
    'Case',
    'Class',
    'Siege',
    'Room',
  ])
    if (subtypes.includes(subtype) && !types.includes('creature')) return `this ${subtype}`;
  for (const type of ['instant', 'sorcery']) if (types.includes(type)) return 'this spell';
  for (const type of ['creature', 'land', 'planeswalker', 'artifact', 'enchantment', 'battle'])
    if (types.includes(type)) return `this ${type}`;
  return types.length === 0 ? 'this permanent' : 'this card';
}

function hostOf(bearer: Bearer, pen: Pen): string {
  const { subtypes = [], abilities = [] } = bearer;
  if (subtypes.includes('Equipment')) return 'equipped creature';
  if (subtypes.includes('Fortification')) return 'fortified land';
  const enchant = abilities.find((ability) => ability.kind === 'keyword' && ability.name === 'enchant');
  if (enchant?.kind !== 'keyword' || enchant.filter === undefined) return 'enchanted permanent';
  const { types = [], subtypes: kinds = [] } = pen.noun(enchant.filter);
  return `enchanted ${types[types.length - 1] ?? kinds[kinds.length - 1] ?? 'permanent'}`;
}

/** One ability as a line (or, for modes and levels, lines) of Oracle text. */
export function renderAbility(ability: Ability, bearer: Bearer = {}): string {
  const host = hostOf(bearer, penFor(new Page('this permanent', 'enchanted permanent')));
  return penFor(new Page(selfOf(bearer), host)).ability(ability);
}

/** Longer than anything that a table would read. Some nodes write their parts twice, so a nested one could be endless. */
const LONGEST_EFFECT = 4_000;

const lengthOf = (text: unknown): number => {
  if (typeof text === 'string') return text.length;
  return typeof text === 'object' && text !== null && 'text' in text ? lengthOf(text.text) : 0;
};

/** As `written`, for what anybody may have made up. */
const writtenShortly: typeof written = (...given) => {
  const text = written(...given);
  if (lengthOf(text) > LONGEST_EFFECT) throw new RangeError('too long to read');
  return text;
};

/**
 * An effect alone, as a table proposes it; null: it is too long to read. Which object has the text is not said: it is
 * 'this card'. A name that nothing in the effect gives stands in quotation marks.
 */
export function renderEffect(effect: Effect): string | null {
  const page = new Page('this card', 'what this card is attached to');
  try {
    return penFor(page, writtenShortly).body({ kind: 'plain', effect });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** All abilities of a face, one a line; neighbouring keywords share a line. */
export function renderFace(face: Sorts['face']): string {
  const lines: string[] = [];
  let listing = false;
  for (const ability of face.abilities ?? []) {
    const line = renderAbility(ability, face);
    const plain = ability.kind === 'keyword' && !/[—.\n:{]/.test(line);
    const before = lines[lines.length - 1];
    if (plain && listing && before !== undefined)
      lines[lines.length - 1] = `${before}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
    else lines.push(line);
    listing = plain;
  }
  // An unread line among the abilities is written in its place already.
  const left = (face.unknown ?? []).filter((clause) => !lines.includes(clause));
  return [...lines, ...left].join('\n');
}
