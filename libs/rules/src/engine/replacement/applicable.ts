// Finds the replacement and prevention effects that could apply to an event (cr 614.4-614.7, 615.4, 616.1),
// with their ranks and who may decline them. The perform frame asks for the order.
import type { Outcome } from '#abilities';
import { lastKnownOf, sightOf } from '../../reading/characteristics/characteristics.js';
import { cannots } from '../../reading/in-force/in-force.js';
import type { Proposal } from '../proposal/proposal.js';
import type { Damage, Verb } from '../verbs/verb.js';
import { isPlayerProtected, isProtected } from '../objects/protection.js';
import { holds } from '../../reading/language/conditions.js';
import { matches } from '../../reading/language/filters.js';
import { fitsPattern } from '../../reading/language/patterns.js';
import { playersOf } from '../../reading/language/players.js';
import type { Sight } from '../../reading/language/sight.js';
import type { Context } from '../../model/state/context.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Happening } from '../../model/state/happening.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { factsOf } from '../watching/facts.js';
import { leafPatterns } from '../watching/watchers.js';
import { mayHaveOwn, mayGrantOwn, ownEnteringSources } from './coming-sources.js';
import { ownInLibrary, speaksInLibrary } from './from-library.js';
import { printedCounters } from '../verbs/printed-counters.js';
import { prospects, TO_BE } from '../verbs/prospects.js';
import { REDIRECTION, redirecting } from './redirection.js';
import { shieldApplies } from './shields.js';
import { isNothingReplaced, sources, sourcesFor, type EffectSource } from '../watching/sources.js';
import { asItWouldBe, isComing, type Coming } from '../verbs/would-be.js';

/** cr 616.1a-e: effects of a lower rank apply first. */
export const RANKS = { self: 0, control: 1, copy: 2, 'back-face': 3, any: 4 } as const;

export interface Applicable {
  /** The key for cr 614.5: an effect applies once to each event. */
  readonly key: string;
  readonly rank: number;
  /** The player who may choose whether to apply it; null: it applies. */
  readonly may: Seat | null;
  /**
   * The player who orders the effects, if the event alone does not tell: the future controller of what
   * enters.
   */
  readonly chooser: Seat | null;
  readonly label: string;
  readonly source: ObjectId;
  readonly effect: EffectSource | ByRule;
  readonly happening: Happening;
  /** The sight for the filters and conditions of this effect. */
  readonly sight: Sight;
}

/** Tokens created together enter one by one if each has a choice of its own (cr 614.12a). */
export const EACH = { form: 'each' } as const;

/** cr 306.5b, 310.4b: it enters with its printed loyalty or defense. */
export const PRINTED = { form: 'printed' } as const;

/** cr 702.16e: damage to an object with protection from its source is prevented. */
export const PROTECTION = { form: 'protection' } as const;

/** Replacements that come from a rule and not from an object's ability. */
type ByRule = typeof EACH | typeof PRINTED | typeof PROTECTION | typeof REDIRECTION;

const NONE: readonly Applicable[] = [];

export function applicable(
  { state }: Proposal,
  verb: Verb,
  applied: readonly string[],
): readonly Applicable[] {
  const isKept =
    verb.verb === 'damage' && !applied.includes(protectionKey(verb)) && isProtectedFrom(state, verb);
  const redirects =
    verb.verb === 'damage' && !applied.includes(REDIRECTION.form) ? redirecting(state, verb) : undefined;
  const speaks = verb.verb === 'move' && speaksInLibrary(state, verb.object);
  const isPlain = !isComing(verb) && !isKept && redirects === undefined && !speaks;
  if (isPlain && isNothingReplaced(sources(state))) return NONE;
  for (const happening of prospects(state, verb)) {
    const others = forEvent(state, verb, happening, applied);
    const kept = isKept ? [protecting(state, verb, happening), ...others] : others;
    const found =
      redirects === undefined ? kept : [redirection(state, verb as Damage, redirects, happening), ...kept];
    // cr 616.1g: effects for contained events apply later.
    if (found.length > 0) return found;
  }
  return NONE;
}

const protectionKey = ({ to }: Damage): string => `${PROTECTION.form} ${String(to)}`;
const isProtectedFrom = (state: GameState, { source, to }: Damage): boolean =>
  typeof to === 'number' ? isPlayerProtected(state, to, source) : isProtected(state, source, to);

const redirection = (state: GameState, { source }: Damage, may: Seat, happening: Happening): Applicable => ({
  key: REDIRECTION.form,
  rank: RANKS.any,
  may,
  chooser: null,
  label: REDIRECTION.form,
  source,
  effect: REDIRECTION,
  happening,
  sight: sightOf(state),
});

const protecting = (state: GameState, damage: Damage, happening: Happening): Applicable => ({
  key: protectionKey(damage),
  rank: RANKS.any,
  may: null,
  chooser: null,
  label: PROTECTION.form,
  source: typeof damage.to === 'number' ? damage.source : damage.to,
  effect: PROTECTION,
  happening,
  sight: sightOf(state),
});

function forEvent(
  state: GameState,
  verb: Verb,
  happening: Happening,
  applied: readonly string[],
): readonly Applicable[] {
  const others = sourcesFor(sources(state), happening.kind);
  const own = ownInLibrary(state, happening);
  const watching = own.length === 0 ? others : [...others, ...own];
  if (happening.kind === 'moves' && isComing(verb))
    return forComing(state, verb, happening, watching, applied);
  if (watching.length === 0) return NONE;
  const sight = sightFor(state, verb, happening);
  const isCounted = happening.kind === 'adds-counters' && isComing(verb);
  return watching.flatMap((source) => {
    // cr 614.5, 122.6: each kind of counter it enters with is an event of its own.
    const key = isCounted ? `${source.key} ${happening.word ?? ''}` : source.key;
    return !applied.includes(key) && applies(state, sight, source, verb, happening)
      ? [{ ...told(sight, source, verb, happening), key }]
      : [];
  });
}

/** For counters put on an entering object, the object is seen as it would be on the battlefield. */
const sightFor = (state: GameState, verb: Verb, { kind }: Happening): Sight =>
  (kind === 'adds-counters' && isComing(verb) ? asItWouldBe(state, verb)?.sight : undefined) ??
  sightOf(state);

function applies(
  state: GameState,
  sight: Sight,
  source: EffectSource,
  verb: Verb,
  happening: Happening,
): boolean {
  switch (source.form) {
    case 'regeneration':
      return (
        verb.verb === 'destroy' &&
        canRegenerate(state, verb) &&
        source.objects.includes(verb.object) &&
        source.lasting?.left !== 0
      );
    case 'shield':
      return verb.verb === 'damage' && shieldApplies(sight, source, verb);
    case 'enters':
      return source.node.what !== undefined && entersFits(sight, source, happening);
    case 'replace':
      return replaceFits(state, sight, source, verb, happening);
  }
}

/** cr 701.19c. */
function canRegenerate(
  state: GameState,
  { object, regeneration }: Extract<Verb, { verb: 'destroy' }>,
): boolean {
  if (!regeneration) return false;
  return !cannots(state, 'regenerate').some(({ action, context, object: alone }) =>
    alone !== null && action.what === undefined
      ? alone === object
      : action.what === undefined || matches(sightOf(state), action.what, object, context),
  );
}

const withEvent = (context: Context, happening: Happening): Context => ({
  ...context,
  event: factsOf(happening),
});

function entersFits(
  sight: Sight,
  { node, context }: Extract<EffectSource, { form: 'enters' }>,
  happening: Happening,
): boolean {
  const { subject } = happening;
  if (node.what !== undefined && (subject === null || !matches(sight, node.what, subject, context)))
    return false;
  return node.if === undefined || holds(sight, node.if, withEvent(context, happening));
}

/** `verb`: null for steps, which are not verbs. */
export function replaceFits(
  state: GameState,
  sight: Sight,
  { node, context, lasting }: Extract<EffectSource, { form: 'replace' }>,
  verb: Verb | null,
  happening: Happening,
): boolean {
  if (lasting?.left === 0) return false;
  // cr 616.1g: destruction contains the move to a graveyard, but an effect that watches for one does not see
  // the other.
  if (happening.cause === 'destroy' && speaksOfDestroying(node.event) !== (verb?.verb === 'destroy'))
    return false;
  if (verb?.verb === 'destroy' && node.outcomes.some(({ kind }) => kind === 'regenerate'))
    if (!canRegenerate(state, verb)) return false;
  // cr 118.1: no effect puts counters that pay a cost.
  if (verb?.verb === 'counters' && verb.asCost === true && passesOverCosts(node.event)) return false;
  if (!fitsPattern(sight, node.event, happening, context)) return false;
  return node.if === undefined || holds(sight, node.if, withEvent(context, happening));
}

const passesOverCosts = (event: Parameters<typeof leafPatterns>[0]): boolean =>
  leafPatterns(event).some((leaf) => leaf.kind === 'adds-counters' && leaf.except !== undefined);

const speaksOfDestroying = (event: Parameters<typeof leafPatterns>[0]): boolean =>
  leafPatterns(event).some((leaf) => leaf.kind === 'moves' && leaf.cause?.includes('destroy') === true);

// Objects that enter the battlefield.

function forComing(
  state: GameState,
  verb: Coming,
  happening: Happening,
  watching: readonly EffectSource[],
  applied: readonly string[],
): readonly Applicable[] {
  const { entering } = sources(state);
  const toBattlefield = watching.filter(speaksOfComing);
  const couldBring = mayHaveOwn(state, verb) || mayGrantOwn(state);
  const counted = !applied.includes(PRINTED.form) && sourcesFor(sources(state), 'adds-counters').length > 0;
  if (entering.length === 0 && toBattlefield.length === 0 && !couldBring && !counted) return NONE;
  const wouldBe = asItWouldBe(state, verb);
  if (wouldBe === undefined) return NONE;
  const own = couldBring ? ownEnteringSources(wouldBe, verb.entering.under) : [];
  const found = [...own, ...entering, ...toBattlefield].filter(
    (source) =>
      !applied.includes(source.key) &&
      (source.form === 'enters'
        ? entersFits(wouldBe.sight, source, happening)
        : applies(state, wouldBe.sight, source, verb, happening)),
  );
  if (found.length === 0)
    return counted && Object.keys(printedCounters(wouldBe, verb)).length > 0
      ? [byRule(wouldBe.sight, verb, happening, PRINTED)]
      : NONE;
  if (verb.verb === 'token' && verb.count > 1 && found.some(hasChoice))
    return [byRule(wouldBe.sight, verb, happening, EACH)];
  return found.map((source) => told(wouldBe.sight, source, verb, happening));
}

const speaksOfComing = (source: EffectSource): boolean =>
  source.form === 'replace' &&
  leafPatterns(source.node.event).some(
    (leaf) => leaf.kind === 'moves' && (leaf.to === undefined || leaf.to.includes('battlefield')),
  );

// The result for the perform frame.

const CHOOSES: readonly Outcome['kind'][] = ['choosing', 'as-copy', 'attacking', 'blocking', 'also'];
const hasChoice = (source: EffectSource): boolean =>
  outcomesOf(source).some(({ kind }) => CHOOSES.includes(kind)) ||
  (source.form === 'enters' && source.node.may !== undefined) ||
  (source.form === 'replace' && source.node.may !== undefined);

export function outcomesOf(source: EffectSource): readonly Outcome[] {
  return source.form === 'replace' || source.form === 'enters' ? source.node.outcomes : [];
}

function rankOf(source: EffectSource): number {
  if (source.form === 'replace' && source.node.self !== undefined) return RANKS.self;
  const kinds = outcomesOf(source).map(({ kind }) => kind);
  if (kinds.includes('under-control')) return RANKS.control;
  if (kinds.includes('as-copy')) return RANKS.copy;
  return kinds.includes('transformed') ? RANKS['back-face'] : RANKS.any;
}

function mayOf(sight: Sight, source: EffectSource, verb: Verb, happening: Happening): Seat | null {
  if (source.form === 'enters')
    return source.node.may === undefined
      ? null
      : isComing(verb)
        ? verb.entering.under
        : source.context.controller;
  if (source.form !== 'replace' || source.node.may === undefined) return null;
  const [seat] = playersOf(sight, source.node.may, withEvent(source.context, happening));
  return seat ?? null;
}

function told(sight: Sight, effect: EffectSource, verb: Verb, happening: Happening): Applicable {
  const { key, context } = effect;
  return {
    key,
    rank: rankOf(effect),
    may: mayOf(sight, effect, verb, happening),
    chooser: isComing(verb) && happening.kind === 'moves' ? verb.entering.under : null,
    label: labelOf(sight, effect),
    source: context.source,
    effect,
    happening,
    sight,
  };
}

function labelOf({ state, remembered }: Sight, { context: { source }, ...effect }: EffectSource): string {
  const named = effect.form === 'replace' ? effect.node.label : undefined;
  return named ?? remembered(source)?.name ?? lastKnownOf(state, source)?.name ?? '';
}

const byRule = (
  sight: Sight,
  { entering: { under } }: Coming,
  happening: Happening,
  effect: ByRule,
): Applicable => ({
  key: effect.form,
  rank: RANKS.any,
  may: null,
  chooser: under,
  label: '',
  source: happening.subject ?? TO_BE,
  effect,
  happening,
  sight,
});
