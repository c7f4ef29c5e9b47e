// Writes combined effects: in order, by choice, under conditions, repeated.
import type { Condition, Effect, NodeKind, Players, Reference } from '../../nodes/sorts.js';
import { actionOf } from '../../actions/actions.js';
import { countable, within, withinBy } from './clauses.js';
import { asDeed } from '../costs/costs.js';
import {
  placeOf,
  list,
  many,
  numberWord,
  objectOf,
  one,
  order,
  saying,
  sentence,
  spaced,
  inSentences,
  type Clause,
} from '../english/grammar.js';
import { isGroup } from './groups.js';
import { originOf } from './choices.js';
import { actorOf } from '../objects/references.js';
import { unitsOf } from './units.js';
import { NOBODY, SOMEBODY } from '../english/vocabulary.js';
import type { Pen, Table } from '../english/pen.js';

type Combined =
  | 'sequence'
  | 'nothing'
  | 'may'
  | 'if'
  | 'pay'
  | 'for-each'
  | 'for-each-player'
  | 'together'
  | 'repeat'
  | 'repeat-while'
  | 'let-value'
  | 'let-objects'
  | 'parameter'
  | 'assisted';
type Joined = NonNullable<NodeKind<'effect', 'sequence'>['said']>;
/** 'Draw two cards, then discard a card', 'that player discards a card and loses 1 life'. */
function inOneSentence(steps: readonly Effect[], clauses: readonly Clause[], said: Joined): Clause {
  const joint = (parts: readonly string[]) =>
    said.startsWith('then')
      ? `${parts.slice(0, -1).join(', ')}, then ${parts[parts.length - 1] ?? ''}`
      : list(parts);
  const isOneDeed = said === 'one-deed' && isOfOneSource(steps);
  const isOfOne = (said.endsWith('of-one') || isOneDeed) && new Set(steps.map(doer)).size === 1;
  const areOfOneObject = said === 'and-of-one' && isOfOneObject(steps);
  const [first, ...others] = clauses;
  const subject = first?.subject;
  const rest = others.map((clause) => {
    if (!isOfOne) return clause.text;
    if (areOfOneObject) return clause.predicate ?? clause.text;
    const deed =
      clause.subject === undefined ? clause.by('you') : clause.text.slice(clause.subject.length + 1);
    return isOneDeed ? deed.replace(/^\S+ /, '') : deed;
  });
  return {
    text: joint([first?.text ?? '', ...rest]),
    by: (actor) => joint(clauses.map((clause) => clause.by(actor))),
    ...(subject === undefined ? {} : { subject }),
    ...(first?.told === undefined ? {} : { told: joint([first.told, ...rest]) }),
  };
}
/** 'It gets +1/+1 until end of turn and can't be blocked this turn'. */
const isOfOneObject = (steps: readonly Effect[]): boolean =>
  new Set(steps.map((step) => (step.kind === 'continuous' ? sourceOf(step.what) : undefined))).size === 1 &&
  steps.every(({ kind }) => kind === 'continuous');
/** Damage from one source. */
const isOfOneSource = (steps: readonly Effect[]): boolean =>
  steps.every(({ kind }) => kind === 'damage') &&
  new Set(steps.map((step) => sourceOf(step.kind === 'damage' ? step.from : undefined))).size === 1;
/** The source, however it is called; this if absent. */
const sourceOf = (from: Reference | undefined): string =>
  JSON.stringify({ ...(from ?? { kind: 'this' }), said: undefined });
/** Who does it; an effect without a player is yours. */
function doer(effect: Effect): string {
  const who = 'who' in effect ? effect.who : 'by' in effect ? effect.by : undefined;
  return who === undefined ? 'you' : actorOf(who);
}

function pay(node: NodeKind<'effect', 'pay'>, pen: Pen): Clause {
  const { who, costs, paid, unpaid, times, all, bind } = node;
  // The effect of 'unless' comes first, and so do the names in it.
  const first = paid === undefined && unpaid !== undefined ? within(unpaid, pen) : undefined;
  const subject = pen.players(who);
  const isAnybody = subject.text.startsWith('each ');
  const they = subject.text === 'you' ? 'you do' : isAnybody ? SOMEBODY : 'that player does';
  const price = (number: 'one' | 'many') => pen.page.acting(actorOf(who), () => asDeed(costs, pen, number));
  const count = times === undefined || typeof times === 'number' ? numberWord(times ?? 1) : pen.value(times);
  const often =
    times === undefined ? '' : all === undefined ? ` up to ${count} times` : ` exactly ${count} times`;
  const binds = () => pen.page.bind(bind, one('that payment'), they, 'how often it was paid');
  if (first !== undefined) {
    const text = `${first} unless ${subject.text} ${price(subject.number)}${often}`;
    binds();
    return saying(text);
  }
  const offer = `${subject.text.replace(/^each /, 'any ')} may ${price('many')}${often}`;
  binds();
  const sentences = [
    // A reflexive trigger says 'when' itself (cr 603.12).
    ...(paid === undefined
      ? []
      : [paid.kind === 'reflexive' ? within(paid, pen) : `if ${they}, ${within(paid, pen)}`]),
    ...(unpaid === undefined ? [] : [`if ${isAnybody ? NOBODY : `${they}n't`}, ${within(unpaid, pen)}`]),
  ];
  return saying(inSentences(offer, ...sentences));
}

/** 'Draw a card. If you control a Forest, draw two cards instead.' */
function inStead(
  usual: Effect,
  condition: Condition,
  then: Effect,
  said: NonNullable<NodeKind<'effect', 'if'>['said']>,
  pen: Pen,
): Clause {
  const first = within(usual, pen);
  if (said === 'instead-if') {
    const other = within(then, pen);
    return saying(inSentences(first, `${other} instead if ${pen.condition(condition)}`));
  }
  const when = pen.condition(condition);
  if (said === 'condition-last')
    return saying(inSentences(`${within(then, pen)} if ${when}`, `otherwise, ${first}`));
  const other = within(then, pen);
  const many = /^create (\w+) /.exec(other)?.[1] ?? other;
  return saying(
    inSentences(
      first,
      `if ${when}, ${said === 'of-those' && isOfThose(usual, then) ? `create ${many} of those tokens` : other} instead`,
    ),
  );
}

/** The same tokens, another number of them. */
const isOfThose = (usual: Effect, then: Effect): boolean =>
  usual.kind === 'create-token' &&
  then.kind === 'create-token' &&
  typeof then.count === 'number' &&
  JSON.stringify({ ...usual, count: 0 }) === JSON.stringify({ ...then, count: 0 });
export const COMBINED: Pick<Table<'effect', Clause>, Combined> = {
  sequence: ({ steps, said }, pen) => {
    const [known, does] = steps;
    if (known?.kind === 'let-value' && known.said !== undefined && does !== undefined && steps.length === 2) {
      pen.page.bind(known.bind, one('X'), 'X is more than zero', 'X');
      pen.page.speakOf(undefined);
      const { text, ...rest } = pen.effect(does);
      return { ...rest, text: `${text}, where X is ${pen.value(known.value)}` };
    }
    const told = unitsOf(
      steps,
      steps.map((step) => pen.effect(step)),
    ).filter(({ clause }) => clause.text !== '');
    const clauses = told.map(({ clause }) => clause);
    if (said !== undefined && told.length > 1 && !clauses.some(({ text }) => text.includes('. ')))
      return inOneSentence(
        told.map(({ step }) => step),
        clauses,
        said,
      );
    const [first = order('do nothing'), ...others] = clauses;
    const text = others.reduce(
      (before, clause) => `${before.replace(/\.$/, '')}. ${sentence(clause.text)}`,
      first.text,
    );
    return {
      text: text.replace(/\.$/, ''),
      by: (actor) => list(clauses.map((clause) => clause.by(actor))) || 'do nothing',
    };
  },
  nothing: () => order('do nothing'),
  may: ({ who, effect, else: other, each, said, bind }, pen) => {
    const actor = actorOf(who);
    const subject = pen.players(who);
    if (said === 'any') pen.page.bind(bind, many('they'), SOMEBODY);
    const deed = withinBy(effect, actor, pen);
    const they = subject.text === 'you' ? 'you do' : said === 'any' ? SOMEBODY : `that player does`;
    pen.page.bind(bind, one('that choice'), they, 'how often that was done');
    // The name of the choice is not the name of an object.
    const asked =
      (each === undefined) === (said === undefined)
        ? subject.text.replace(/^each /, 'any ')
        : subject.text.startsWith('each ')
          ? subject.text
          : `${subject.text} (each of them)`;
    const offer = `${asked} may ${deed}`;
    return saying(other === undefined ? offer : inSentences(offer, `if ${they}n't, ${within(other, pen)}`));
  },
  if: ({ condition, then, else: other, said }, pen) => {
    if (said !== undefined && other !== undefined) return inStead(other, condition, then, said, pen);
    if (said !== undefined && other === undefined) {
      const first = within(then, pen);
      if (said === 'unless' && condition.kind === 'not')
        return saying(`${first} unless ${pen.condition(condition.of)}`);
      return saying(`${first} if ${pen.condition(condition)}`);
    }
    const when = pen.condition(condition);
    const text = `if ${when}, ${pen.page.under(condition, () => within(then, pen))}`;
    return saying(other === undefined ? text : inSentences(text, `otherwise, ${within(other, pen)}`));
  },
  pay,
  'for-each': ({ over, bind, effect }, pen) => {
    const all = pen.object(over);
    const those = all.kind === undefined ? objectOf(all) : `the ${all.kind}`;
    const unit =
      over.kind === 'bound' && over.said === undefined ? pen.page.named(over.name).unit : undefined;
    const text = unit ?? (all.each ?? `each of ${those}`).replace(/^each /, '');
    pen.page.bind(
      bind,
      one(`that ${/permanent|creature|land|artifact|card|spell/.exec(text)?.[0] ?? 'object'}`),
      `that was so`,
    );
    return saying(`for each ${text}, ${within(effect, pen)}`);
  },
  'for-each-player': ({ over, bind, effect }, pen) => {
    const said = objectOf(pen.players(over));
    if (effect.kind === 'may' && said.startsWith('each ') && isOffered(effect, bind)) {
      pen.page.bind(bind, one('that player'), 'that was so');
      return saying(`${said} may ${withinBy(effect.effect, actorOf(effect.who), pen)}`);
    }
    pen.page.bind(bind, one('that player'), 'that was so');
    const own = said.startsWith('each ') ? ofTheirOwn(over, bind, effect) : undefined;
    if (own !== undefined) return pen.effect(own);
    const all = said.startsWith('each ') ? said.slice(5) : `of ${said}`;
    return saying(`for each ${all}, ${within(effect, pen)}`);
  },
  together: ({ effects }, pen) =>
    saying(`at the same time, ${list(effects.map((effect) => within(effect, pen)))}`),
  repeat: ({ times, effect }, pen) =>
    saying(
      inSentences(
        within(effect, pen),
        `do this ${typeof times === 'number' ? numberWord(times) : pen.value(times)} times in all`,
      ),
    ),
  'repeat-while': ({ condition, effect }, pen) =>
    saying(inSentences(within(effect, pen), `if ${pen.condition(condition)}, repeat this process`)),
  'let-value': ({ value, bind }, pen) => {
    const text = `note ${pen.value(value)}`;
    pen.page.bind(bind, one('that number'), 'it is more than zero', 'that number');
    return order(text);
  },
  'let-objects': (node, pen) => {
    const { what, bind, said } = node;
    if (isGroup(node)) {
      pen.page.awaitGroup(node);
      return order('');
    }
    const those = pen.object(what);
    if (said === 'choose') {
      const chosen = those.number === 'one' ? one('the chosen object') : many('the chosen objects');
      pen.page.bind(bind, { ...chosen, ...placeOf(those) }, 'there are any');
      return order(`choose ${objectOf(those)}`);
    }
    const text = `note ${said !== 'that-card' ? '' : 'that card, of '}${countable(those)}`;
    pen.page.bind(bind, { ...many('those objects'), ...placeOf(those) }, 'there are any');
    pen.page.choseFrom(bind, originOf(what));
    return order(text);
  },
  parameter: ({ name }) => order(`[${name}]`),
  assisted: ({ text }) => order(text.replace(/\.$/, '')),
};

/** The field with the player who does it or has it done to them. */
const PARTY: Readonly<Record<string, 'who' | 'players'>> = {
  draw: 'who',
  mill: 'who',
  'gain-life': 'who',
  'lose-life': 'who',
  'set-life': 'who',
  'create-token': 'who',
  'player-counters': 'who',
  damage: 'players',
};
/** 'Each player loses 1 life for each creature they control': written for all of them, worked out for each. */
function ofTheirOwn(over: Players, name: string, effect: Effect): Effect | undefined {
  if (effect.kind === 'pay') return ofTheirPrice(over, name, effect);
  const party = PARTY[effect.kind];
  if (party === undefined) return undefined;
  const { [party]: who, ...rest }: Readonly<Record<string, unknown>> = { ...effect };
  const isTheirs = JSON.stringify(who) === JSON.stringify({ kind: 'bound', name });
  const speaksOfThem = JSON.stringify(rest).includes(`{"kind":"bound","name":${JSON.stringify(name)}`);
  return isTheirs && speaksOfThem ? { ...effect, [party]: over } : undefined;
}

/** 'Each opponent sacrifices a permanent unless they pay {1}' */
function ofTheirPrice(over: Players, name: string, effect: NodeKind<'effect', 'pay'>): Effect | undefined {
  const { who, unpaid, paid } = effect;
  if (who.kind !== 'bound' || who.name !== name || who.said === undefined) return undefined;
  if (paid !== undefined || unpaid === undefined || !('who' in unpaid)) return undefined;
  const isTheirs = JSON.stringify(unpaid.who) === JSON.stringify({ kind: 'bound', name });
  return isTheirs ? { ...effect, unpaid: { ...unpaid, who: over } as Effect } : undefined;
}

/** An offer to each in turn, with nothing else. */
const isOffered = ({ who, else: other, each, bind }: NodeKind<'effect', 'may'>, name: string): boolean =>
  who.kind === 'bound' &&
  who.name === name &&
  other === undefined &&
  each === undefined &&
  bind === undefined;

/** Written with a keyword action, if the rules have one for it. */
export function asAction(effect: Effect, pen: Pen): Clause | undefined {
  const found = actionOf(effect);
  if (found === undefined || found.macro.takes !== (found.value === undefined ? undefined : 'value'))
    return undefined;
  if (found.macro.name === 'clash with an opponent') pen.page.bind('clash', one('that clash'), 'you win');
  return order(spaced(found.macro.name, found.value === undefined ? '' : pen.value(found.value)));
}
