// Writes a choice among cards, and where the chosen and the other cards go, as one sentence: 'put one of them into
// your hand and the rest on the bottom of your library in any order'.
import type { Effect, NodeKind, Reference } from '../../nodes/sorts.js';
import { article, inSentences, order, saying, sentence, third, type Clause } from '../english/grammar.js';
import { actorOf } from '../objects/references.js';
import type { Unit } from './unit.js';

type Choice = NodeKind<'effect', 'choose-objects' | 'let-objects'>;
const isBound = (what: Reference, name: string): boolean => what.kind === 'bound' && what.name === name;

/** The steps after your choice: revealing what was chosen, moving it, moving the rest. */
interface Chosen {
  readonly choice: Choice;
  readonly shown: boolean;
  readonly length: number;
}
function chosen([choice, ...rest]: readonly Effect[]): Chosen | undefined {
  if (choice?.kind !== 'choose-objects' && choice?.kind !== 'let-objects') return undefined;
  if (choice.kind === 'choose-objects' && (choice.who.kind !== 'you' || choice.from.kind === 'each'))
    return undefined;
  if (choice.kind === 'let-objects' && choice.what.kind !== 'only') return undefined;
  const [first] = rest;
  const shown = first?.kind === 'reveal' && isBound(first.what, choice.bind) && first.bind === undefined;
  const [put, others] = rest.slice(shown ? 1 : 0);
  const isPut = (step: Effect | undefined): step is NodeKind<'effect', 'move'> =>
    step?.kind === 'move' && step.cause === 'put' && step.by === undefined;
  if (!isPut(put) || !isBound(put.what, choice.bind)) return undefined;
  if (!isPut(others) || others.what.kind !== 'except' || !isBound(others.what.without, choice.bind))
    return undefined;
  return { choice, shown, length: shown ? 4 : 3 };
}

export function chosenAt(steps: readonly Effect[]): Unit | undefined {
  const found = chosen(steps);
  return found === undefined ? undefined : { length: found.length, told: (clauses) => told(found, clauses) };
}

function told({ choice, shown }: Chosen, clauses: readonly Clause[]): Clause {
  const [choosing, ...others] = clauses.map(({ text }) => text);
  const what = (choosing ?? '').replace(/^(?:choose|note) /, '');
  const [put = '', rest = ''] = others.slice(shown ? 1 : 0);
  // 'Put the chosen card into your hand', 'put the rest on the bottom of your library'.
  const place = put.replace(
    /^put (?:them|it|the (?:\w+ )*?chosen \w+|those objects|the (?:\w+ )*?objects) /,
    '',
  );
  const them = choice.kind === 'choose-objects' && choice.most === 1 ? 'it' : 'them';
  if (isOffer(choice)) {
    const card = them === 'it' ? article(what.replace(/^up to one /, '')) : what;
    const offer = shown ? `reveal ${card} and put ${them} ${place}` : `put ${card} ${place}`;
    return saying(inSentences(`you may ${offer}`, rest));
  }
  const all = choice.kind === 'let-objects' ? `all ${what.replace(' among ', ' from among ')}` : what;
  const deed = shown ? `reveal ${all} and put ${them} ${place}` : `put ${all} ${place}`;
  return order(`${deed} and ${rest.replace(/^put /, '')}`);
}
/** One of a kind or none: 'you may put a creature card from among them'. */
const isOffer = (choice: Choice): boolean =>
  choice.kind === 'choose-objects' &&
  choice.from.kind === 'only' &&
  choice.least === 0 &&
  (choice.most === 1 || choice.unbounded !== undefined);

/** Words left out because one can only do this with one's own. */
const OWN: Readonly<Record<string, RegExp>> = { sacrifice: / you control$/, discard: / from your hand$/ };
const isOfAnyNumber = (step: Effect | undefined): boolean =>
  step?.kind === 'sacrifice-these' ||
  step?.kind === 'tap' ||
  (step?.kind === 'move' && step.cause === 'discard');
type DealtWith = NodeKind<'effect', 'move' | 'untap' | 'tap' | 'cast-now' | 'sacrifice-these' | 'reveal'>;
const isDealtWith = (step: Effect | undefined): step is DealtWith =>
  step !== undefined && ['move', 'untap', 'tap', 'cast-now', 'sacrifice-these'].includes(step.kind);

/**
 * 'Put a land card from your hand onto the battlefield', 'untap up to two lands': a choice and its use in one clause.
 */
export function chosenHere([choice, step]: readonly Effect[]): Unit | undefined {
  if (choice?.kind !== 'choose-objects' || choice.from.kind !== 'each') return undefined;
  if (choice.together !== undefined || choice.said !== undefined) return undefined;
  const isShown =
    step?.kind === 'reveal' &&
    (step.bind === undefined ? choice.random !== undefined : choice.unbounded !== undefined);
  if (!isDealtWith(step) && !isShown) return undefined;
  if (isOfAnyNumber(step) && choice.unbounded === undefined) return undefined;
  if (!isBound(step.what, choice.bind)) return undefined;
  if (choice.who.kind !== 'you') return othersChoice(choice, step);
  return {
    length: 2,
    told: ([first, second]) => {
      const what = (first?.text ?? '').replace(/^(?:you )?choose /, '');
      const deed = second?.text ?? '';
      const said =
        /^(put|return|untap|tap|exile|cast|reveal|sacrifice|discard) (?:it|them|the (?:\w+ )*?chosen \w+)(?= |$)(.*)$/.exec(
          deed,
        );
      if (said === null) return order(`choose ${what}. ${deed}`);
      const [, verb = '', rest = ''] = said;
      // The choice says where it is from: 'a land card from your hand'.
      const from = what.replace(
        / in ((?:your|their) (?:hand|graveyard|library))( at random)?$/,
        (_, zone: string, how = '') => `${String(how)} from ${zone}`,
      );
      const text = `${verb} ${OWN[verb] === undefined ? from : from.replace(OWN[verb], '')}${rest}`;
      return first?.told === undefined || !/^you /.test(first.text)
        ? order(text)
        : { text: `you ${text}`, by: () => text };
    },
  };
}

/** 'That player returns a creature they control to its owner's hand' */
function othersChoice(choice: NodeKind<'effect', 'choose-objects'>, step: Effect): Unit | undefined {
  const actor = actorOf(choice.who);
  if ((step.kind !== 'move' && step.kind !== 'reveal') || step.by === undefined || actorOf(step.by) !== actor)
    return undefined;
  return {
    length: 2,
    told: ([choosing = order(''), moving = order('')]) => {
      const what = choosing.by(actor).replace(/^choose /, '');
      const said = /^(put|return|exile|reveal) (?:it|them|the (?:\w+ )*?chosen \w+)(?= |$)(.*)$/.exec(
        moving.by(actor),
      );
      if (said === null || choosing.subject === undefined)
        return order(`${choosing.text}. ${sentence(moving.text)}`.replace(/\.$/, ''));
      const [, verb = '', rest = ''] = said;
      const from = what.replace(
        / in (their (?:hand|graveyard|library))( at random)?$/,
        (_, zone: string, how = '') => `${String(how)} from ${zone}`,
      );
      const base = `${from}${rest}`;
      return {
        text: `${choosing.subject} ${third(verb)} ${base}`,
        by: (who) => (who === actor ? `${verb} ${base}` : `have ${choosing.subject ?? ''} ${verb} ${base}`),
        subject: choosing.subject,
      };
    },
  };
}
