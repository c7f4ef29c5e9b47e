// All effects that could replace or prevent something now (cr 614.1, 615.1), by the kind of event they watch
// for. The list is memoized per epoch. An entering object brings its own effects (would-be.ts).
import type { Effect, Pattern, Replacement, Static } from '#abilities';
import { inForce, type InForce } from '../../reading/in-force/in-force.js';
import { childRef, nodeAt } from '../../model/printed/node-ref.js';
import { perGame, perShape } from '../../fold/journal/epoch.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { PatternKind } from '../../model/state/happening.js';
import type { NodeRef, ObjectId } from '../../model/basics/ids.js';
import type { Lasting } from '../../model/state/lasting.js';
import { leafPatterns } from './watchers.js';

export type Replace = Extract<Replacement, { kind: 'replace' }>;
export type Enters = Extract<Static, { kind: 'enters' }>;
export type Shield = Extract<Effect, { kind: 'prevent-damage' }>;

interface From {
  /** Identifies the effect among all others, for cr 614.5. */
  readonly key: string;
  /** The place of the node itself. */
  readonly ref: NodeRef;
  readonly context: Context;
  /** The continuous effect, with what is left of it; null for a static ability. */
  readonly lasting: Lasting | null;
}

export type EffectSource =
  | ({ readonly form: 'replace'; readonly node: Replace } & From)
  | ({ readonly form: 'enters'; readonly node: Enters } & From)
  | ({ readonly form: 'shield'; readonly node: Shield } & From)
  | ({ readonly form: 'regeneration'; readonly objects: readonly ObjectId[] } & From);

export interface Sources {
  readonly byKind: ReadonlyMap<PatternKind, readonly EffectSource[]>;
  /** How other objects enter (cr 614.1d). */
  readonly entering: readonly EffectSource[];
}

const NONE: readonly EffectSource[] = [];
export const sourcesFor = ({ byKind }: Sources, kind: PatternKind): readonly EffectSource[] =>
  byKind.get(kind) ?? NONE;

const kindsOf = (pattern: Pattern): ReadonlySet<PatternKind> =>
  new Set(leafPatterns(pattern).flatMap(({ kind }) => (kind === 'state' ? [] : [kind])));

/** Entering objects are not covered: they bring their own effects. */
export const isNothingReplaced = ({ byKind }: Sources): boolean => byKind.size === 0;

const keyOf = (ref: NodeRef, source: ObjectId): string => `${ref}@${source}`;

/**
 * Builds the source of a static ability's `replace`, wherever that was found. `ref`: the place of the
 * static's effect.
 */
export const replaceOf = (
  effect: Extract<Static, { kind: 'replace' }>,
  ref: NodeRef,
  context: Context,
): EffectSource[] =>
  effect.replacement.kind === 'replace'
    ? [
        {
          form: 'replace',
          node: effect.replacement,
          key: keyOf(ref, context.source),
          ref: childRef(ref, 'replacement'),
          context,
          lasting: null,
        },
      ]
    : [];

export const entersOf = (node: Enters, ref: NodeRef, context: Context): EffectSource => ({
  form: 'enters',
  node,
  key: keyOf(ref, context.source),
  ref,
  context,
  lasting: null,
});

/** Several instances of one ability count as several effects (cr 614.5, 702.64c). */
export function distinctInstances(all: readonly EffectSource[]): EffectSource[] {
  const times = new Map<string, number>();
  return all.map((source) => {
    const { key } = source;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before === 0 ? source : { ...source, key: `${key}*${String(before)}` };
  });
}

/** An effect, and the kinds of event it watches for. */
interface Watching {
  readonly source: EffectSource;
  readonly kinds: ReadonlySet<PatternKind>;
}

interface Sourced {
  readonly context: Context;
  readonly affects: Lasting['affects'];
  readonly watching: readonly Watching[];
}

const sourced = perGame((): WeakMap<Lasting, Sourced> => new WeakMap());

/**
 * Only its context and its objects can change (cr 400.7a). All effects are read again whenever an object
 * moves: in a game with 600 shields that was a twelfth of the time. `kept-answers.spec.ts` of
 * libs/simulation compares with a copy of the game that remembers nothing.
 */
function ofLasting(state: GameState, lasting: Lasting): readonly Watching[] {
  const { context, affects } = lasting;
  const memo = sourced(state);
  let found = memo.get(lasting);
  if (found?.context !== context || found.affects !== affects) {
    found = { context, affects, watching: sourcesIn(state, lasting).map(watching) };
    memo.set(lasting, found);
  }
  return found.watching;
}

function sourcesIn(state: GameState, lasting: Lasting): readonly EffectSource[] {
  const { id: key, at, context } = lasting;
  if (lasting.kind === 'prevention')
    return [{ form: 'shield', node: nodeAt(state, at) as Shield, key, ref: at, context, lasting }];
  const node = nodeAt(state, at) as Effect;
  if (node.kind === 'create-replacement')
    return node.replacement.kind === 'replace'
      ? [
          {
            form: 'replace',
            node: node.replacement,
            key,
            ref: childRef(at, 'replacement'),
            context,
            lasting,
          },
        ]
      : [];
  return [{ form: 'regeneration', key, ref: at, context, lasting, objects: lasting.affects ?? [] }];
}

function kindsWatched(source: EffectSource): ReadonlySet<PatternKind> {
  switch (source.form) {
    case 'replace':
      return kindsOf(source.node.event);
    case 'enters':
    case 'regeneration':
      return new Set(['moves']);
    case 'shield':
      return new Set(['damage']);
  }
}

const watching = (source: EffectSource): Watching => ({ source, kinds: kindsWatched(source) });

function madeOf(
  state: GameState,
  replaces: readonly InForce<'replace'>[],
  enters: readonly InForce<'enters'>[],
): Sources {
  const byKind = new Map<PatternKind, EffectSource[]>();
  const add = ({ source, kinds }: Watching): void => {
    for (const kind of kinds) {
      const list = byKind.get(kind);
      if (list === undefined) byKind.set(kind, [source]);
      else list.push(source);
    }
  };
  const replacing = replaces.flatMap(({ effect, ref, context }) => replaceOf(effect, ref, context));
  for (const source of distinctInstances(replacing)) add(watching(source));
  // There may be a thousand effects that only change objects.
  for (const lasting of state.lasting)
    if (lasting.kind === 'prevention' || lasting.kind === 'replacement')
      for (const one of ofLasting(state, lasting)) add(one);
  // An effect that speaks only of its own object has no more use once that object has entered.
  const entering = distinctInstances(
    enters.flatMap(({ effect, ref, context }) =>
      effect.what === undefined ? [] : [entersOf(effect, ref, context)],
    ),
  );
  return { byKind, entering };
}

interface Made {
  replaces: readonly InForce<'replace'>[] | null;
  enters: readonly InForce<'enters'>[] | null;
  sources: Sources;
}
const NOTHING: Sources = { byKind: new Map(), entering: NONE };
const made = perShape((): Made => ({ replaces: null, enters: null, sources: NOTHING }));

/** Rebuilt only when other effects are in force. */
export function sources(state: GameState): Sources {
  const kept = made(state);
  const replaces = inForce(state, 'replace');
  const enters = inForce(state, 'enters');
  if (kept.replaces !== replaces || kept.enters !== enters) {
    kept.replaces = replaces;
    kept.enters = enters;
    kept.sources = madeOf(state, replaces, enters);
  }
  return kept.sources;
}
