// Mana abilities (cr 605.1) and the mana they could make (cr 106.7), whether or not anyone may activate them
// now.
import { COLOURS, type Ability, type ColourName, type Effect, type ManaSpec } from '#abilities';
import { contextOf, type Context } from '../../model/state/context.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { runsOfCost } from './mana-of-cost.js';
import type { Sight } from './sight.js';
import { colourOf, symbolsNoted } from './words.js';

export type ManaKind = ColourName | 'colourless';

const OF_LETTER: Readonly<Record<string, ManaKind>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
};

const kindsIn = (symbols: string): readonly ManaKind[] =>
  [...symbols.matchAll(/[WUBRGC]/g)].flatMap(([letter]) => OF_LETTER[letter] ?? []);

type Adding = Extract<Effect, { kind: 'add-mana' }>;
type Within = {
  readonly [K in Effect['kind']]?: (effect: Extract<Effect, { kind: K }>) => readonly Adding[];
};

/** The kinds of effects that add mana, or contain other effects. */
const WITHIN: Within = {
  'add-mana': (effect) => [effect],
  sequence: ({ steps }) => steps.flatMap(addsOf),
  if: ({ then, else: otherwise }) => [...addsOf(then), ...(otherwise === undefined ? [] : addsOf(otherwise))],
  may: ({ effect }) => addsOf(effect),
  pay: ({ paid, unpaid }) => [paid, unpaid].flatMap((effect) => (effect === undefined ? [] : addsOf(effect))),
  repeat: ({ effect }) => addsOf(effect),
  'for-each': ({ effect }) => addsOf(effect),
  'for-each-player': ({ effect }) => addsOf(effect),
  together: ({ effects }) => effects.flatMap(addsOf),
  'choose-effect': ({ options }) => options.flatMap((option) => addsOf(option.effect)),
};

const addsOf = (effect: Effect): readonly Adding[] =>
  (WITHIN[effect.kind] as ((effect: Effect) => readonly Adding[]) | undefined)?.(effect) ?? [];

const bodyAdds = (ability: Extract<Ability, { kind: 'activated' | 'triggered' }>) => {
  const { body } = ability;
  if (body.kind === 'parameter') return [];
  return body.kind === 'plain'
    ? addsOf(body.effect)
    : body.options.flatMap((option) => addsOf(option.effect));
};

const hasTargets = ({ body }: Extract<Ability, { kind: 'activated' | 'triggered' }>): boolean =>
  body.kind === 'plain'
    ? (body.targets?.length ?? 0) > 0
    : body.kind === 'modal' && body.options.some(({ targets = [] }) => targets.length > 0);

/**
 * cr 605.1a-b: no target, could add mana, no loyalty ability; a triggered one triggers on mana being made.
 */
export function isManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return false;
  // war-zone Utopia: a mana source, as in older rules.
  if (ability.kind === 'activated' && ability.speed === 'mana-source') return true;
  if (hasTargets(ability) || bodyAdds(ability).length === 0) return false;
  if (ability.kind === 'activated') return ability.loyalty === undefined;
  return ability.when.kind === 'taps-for-mana' || ability.when.kind === 'adds-mana';
}

/** cr 106.7: every type of mana its mana abilities could add. */
export function producible(
  sight: Sight,
  id: ObjectId,
  asking: ReadonlySet<ObjectId> = new Set(),
): ReadonlySet<ManaKind> {
  const known = sight.remembered(id);
  if (known === undefined || asking.has(id)) return new Set();
  const context = contextOf(id, known.controller ?? known.owner ?? (0 as Seat));
  const more = new Set([...asking, id]);
  return new Set(
    known.abilities.flatMap(({ ability, acquired }) =>
      (ability.kind === 'activated' || ability.kind === 'triggered') && isManaAbility(ability)
        ? bodyAdds(ability).flatMap(({ mana }) => [
            ...kindsOf(sight, mana, acquired === undefined ? context : { ...context, acquired }, more),
          ])
        : [],
    ),
  );
}

function kindsOf(
  sight: Sight,
  mana: ManaSpec,
  context: Context,
  asking: ReadonlySet<ObjectId>,
): readonly ManaKind[] {
  switch (mana.kind) {
    case 'exactly':
      return kindsIn(mana.symbols);
    case 'choice':
    case 'combination':
      return mana.of.flatMap(kindsIn);
    case 'any-colour':
      return COLOURS;
    case 'colour': {
      const named = colourOf(sight, mana.of, context);
      return named === undefined ? [] : [named];
    }
    case 'could-produce': {
      const found = sight.read
        .objectsOf(sight, { kind: 'each', filter: mana.filter }, context)
        .flatMap((other) => [...producible(sight, other, asking)]);
      return mana.of === 'colour' ? found.filter((kind) => kind !== 'colourless') : found;
    }
    case 'same-as-event':
    case 'doubled':
    case 'parameter':
      return [];
    case 'noted':
      return kindsIn(symbolsNoted(sight, mana.name, context));
    case 'cost-of':
      return runsOfCost(sight, mana.of, context).flat().flatMap(kindsIn);
    case 'among-colours':
      return sight.read
        .objectsOf(sight, mana.of, context)
        .flatMap((other) => sight.remembered(other)?.colours ?? []);
  }
}
