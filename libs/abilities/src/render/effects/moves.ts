// Writes moves of objects between zones, and what is done to spells.
import { BROUGHT, EXILED, keptAs } from '../objects/kept.js';
import type { NodeKind, Outcome, Players, Reference, Value } from '../../nodes/sorts.js';
import { changed } from '../changes/changes.js';
import { asDeed } from '../costs/costs.js';
import {
  doing,
  inSentences,
  list,
  many,
  objectOf,
  one,
  numberWord,
  order,
  ordinal,
  spaced,
  type Clause,
  type Phrase,
} from '../english/grammar.js';
import { words } from '../english/nouns.js';
import type { Pen, Table } from '../english/pen.js';
import { actorOf } from '../objects/references.js';
import { entering, exceptions } from '../replacements/replacements.js';
import { numbered } from '../objects/values.js';
import { arrived, named, player } from './verbs.js';
import { CAUSED } from '../english/vocabulary.js';

type Moves =
  | 'move'
  | 'destroy'
  | 'sacrifice'
  | 'sacrifice-these'
  | 'counter'
  | 'exchange'
  | 'copy-spell'
  | 'new-targets'
  | 'cast-now'
  | 'turn-over-meld';

const ZONE: Readonly<Record<string, string>> = {
  exile: 'exile',
  stack: 'the stack',
  battlefield: 'the battlefield',
  command: 'the command zone',
  outside: 'outside the game',
};

/** The zone's owner. */
const ownersOf = (it: Phrase): string =>
  it.mine !== undefined ? it.mine() : it.number === 'one' ? "its owner's" : "their owners'";
/** 'from your graveyard' for an object 'in your graveyard'. */
const IN_PLACE =
  / in ((?:your|their|its owner's|their owners'|that player's|(?:a|an|target) \w+'s) (?:graveyard|hand|library)|a graveyard|all graveyards)/;

function along(place: string, { to, position, nth }: NodeKind<'effect', 'move'>, pen: Pen): string {
  if (position === undefined) return `${to === 'battlefield' ? 'onto' : 'into'} ${place}`;
  const count = () => (nth === undefined ? 'under the top' : `${nthOf(nth, pen)} from the top`);
  if (position === 'nth') return `into ${place} ${count()}`;
  return {
    'shuffled-in': `into ${place}, shuffled in`,
    top: `on top of ${place}`,
    bottom: `on the bottom of ${place}`,
  }[position];
}
const nthOf = (nth: Value, pen: Pen): string => (typeof nth === 'number' ? ordinal(nth) : pen.value(nth));

function destination(node: NodeKind<'effect', 'move'>, it: Phrase, pen: Pen): string {
  const { to, order: sorted } = node;
  if (it.back !== undefined && to === 'library' && node.position === 'top' && sorted === 'any')
    return 'back in any order';
  const zones = it.number === 'one' || it.mine !== undefined ? to : to === 'library' ? 'libraries' : `${to}s`;
  const place = ZONE[to] ?? `${ownersOf(it)} ${zones}`;
  const inOrder = sorted === undefined ? '' : ` in ${sorted === 'any' ? 'any' : 'a random'} order`;
  return `${along(place, node, pen)}${inOrder}`;
}

/** 'your hand and graveyard' */
function zonesOf(
  what: Reference,
): { readonly whose: Players; readonly zones: readonly string[] } | undefined {
  const parts = what.kind === 'union' ? what.of : [what];
  const [first] = parts;
  if (first?.kind !== 'zone' || first.whose === undefined) return undefined;
  const { whose } = first;
  const isSame = (part: Reference): part is NodeKind<'reference', 'zone'> =>
    part.kind === 'zone' && JSON.stringify(part.whose) === JSON.stringify(whose);
  return parts.every(isSame) ? { whose, zones: parts.map(({ zone }) => zone) } : undefined;
}

/** 'this artifact and your graveyard' */
function besidesGraveyard(what: Reference, pen: Pen): string | undefined {
  if (what.kind !== 'union' || what.of.length !== 2) return undefined;
  const [self, zone] = what.of;
  const isYours = zone?.kind === 'zone' && zone.zone === 'graveyard' && zone.whose?.kind === 'you';
  return self?.kind === 'this' && isYours ? pen.page.self : undefined;
}

/** A card stays a card unless it enters the battlefield. */
function asCardIn(to: string, { card, ...it }: Phrase): Phrase {
  const isCard = card !== undefined || it.mine !== undefined || / cards?\b/.test(it.text);
  return to !== 'battlefield' && isCard ? { ...it, card: 'card' } : it;
}

function move(node: NodeKind<'effect', 'move'>, pen: Pen): Clause {
  const { to, cause, under, enters, face, link, by, bind, position, until } = node;
  let coming = 'it';
  const whole = () => {
    const spoken = pen.object(node.what);
    const said = objectOf(spoken);
    const from = IN_PLACE.exec(said)?.[1];
    const what = from === undefined ? said : said.replace(IN_PLACE, '');
    const source = from === undefined ? '' : `from ${from} `;
    const mine = from?.startsWith('your ') === true ? { mine: () => 'your' } : {};
    const it: Phrase = { ...spoken, text: what, object: what, ...mine };
    const way = `${source}${destination(node, it, pen)}`;
    const called = to === 'battlefield' ? arrived(pen, node.what, spoken) : undefined;
    coming = called ?? 'it';
    named(
      pen,
      bind,
      asCardIn(to, spoken),
      CAUSED[cause] ?? 'moved',
      to === 'exile' ? 'exiled' : 'moved',
      called,
    );
    const isPlain = position === undefined && node.order === undefined;
    if (to === 'exile' && cause === 'exile') return spaced('exile', what, isPlain ? source.trim() : way);
    if (cause === 'discard' && to === 'graveyard' && from === undefined && isPlain) return `discard ${what}`;
    const own = besidesGraveyard(node.what, pen);
    if (own !== undefined && cause === 'put' && position === 'shuffled-in' && to === 'library')
      return `shuffle ${own} and your graveyard into their owner's library`;
    const zones = position === 'shuffled-in' && to === 'library' ? zonesOf(node.what) : undefined;
    if (cause === 'put' && zones !== undefined) {
      // 'Their' refers to the player who shuffles; any other player is named.
      const isTheirs =
        by === undefined ? zones.whose.kind === 'you' : pen.page.isActing(actorOf(zones.whose));
      const said = pen.players(zones.whose).possessive;
      const own = said === 'their' && !isTheirs ? "that player's" : said;
      return `shuffle ${own} ${list(zones.zones)} into ${own === 'your' ? own : 'their'} library`;
    }
    // Its owner shuffles it into their own library.
    if (cause === 'put' && position === 'shuffled-in' && to === 'library' && by?.kind === 'owner')
      return `shuffle ${what} into their library`;
    if (cause === 'put' && position === 'shuffled-in' && to === 'library')
      return `shuffle ${what} ${way.replace(', shuffled in', '')}`;
    const verbs: Readonly<Record<string, string>> = { put: 'put', search: 'put' };
    if (cause === 'return') return `return ${what} ${way.replace(/\b(?:onto|into)\b/, 'to')}`;
    return `${verbs[cause] ?? cause} ${what} ${way}`;
  };
  const how = () => {
    const whose = under === undefined ? '' : `under ${pen.players(under).possessive} control`;
    const atOnce = (enters ?? []).filter((outcome) => !isSoAsItComes(outcome));
    const enter = atOnce.length === 0 ? '' : entering(atOnce, pen).replace(/^enters /, '');
    return [
      face === undefined ? '' : face.replace('face-', 'face '),
      ...(enter === 'tapped' ? [enter, whose] : [whose, enter]),
      until === undefined ? '' : `until ${pen.pattern(until).text}`,
    ];
  };
  const isSoAsItComes = (outcome: Outcome): outcome is NodeKind<'outcome', 'changed'> =>
    outcome.kind === 'changed' && outcome.changes.some(({ kind }) => kind !== 'gain-ability');
  /** cr 611.2e: what is so of it as it comes. */
  const sentences = () =>
    (enters ?? []).filter(isSoAsItComes).map(({ changes }) => {
      const it = one(coming);
      return `${it.text} ${changed(changes, it, pen, 'has')}`;
    });
  const text = () =>
    inSentences(
      `${spaced(whole(), ...how())}${keptAs(link, to === 'battlefield' ? BROUGHT : EXILED)}`,
      ...sentences(),
    );
  if (by === undefined) return order(text());
  // What was found was named last, whoever moves it.
  const subject = node.what.kind === 'bound' ? pen.page.aside(() => pen.players(by)) : pen.players(by);
  const [infinitive = '', ...rest] = pen.page.acting(actorOf(by), text).split(' ');
  return doing(subject, actorOf(by), infinitive, rest.join(' '));
}

export const MOVES: Pick<Table<'effect', Clause>, Moves> = {
  move,
  destroy: ({ what, regeneration, bind }, pen) => {
    const it = pen.object(what);
    named(pen, bind, it, 'destroyed', 'moved');
    const text = `destroy ${objectOf(it)}`;
    return order(
      regeneration === undefined
        ? text
        : `${text}. ${it.number === 'one' ? "It can't" : "They can't"} be regenerated`,
    );
  },
  sacrifice: ({ who, filter, count, bind }, pen) => {
    const subject = pen.players(who);
    const noun = pen.noun(filter);
    const what = pen.page.acting(actorOf(who), () => numbered(noun, count, pen));
    named(pen, bind, count === 1 ? one(words(noun, 'one')) : many(words(noun, 'many')), 'sacrificed', 'here');
    const own = who.kind === 'you' ? what.replace(/ you control$/, '') : what;
    return doing(subject, actorOf(who), 'sacrifice', own);
  },
  'sacrifice-these': ({ what, who, bind }, pen) => {
    const own = () => {
      const it = pen.object(what);
      named(pen, bind, it, 'sacrificed', 'moved');
      return objectOf(it);
    };
    return who === undefined ? order(`sacrifice ${own()}`) : player(who, 'sacrifice', own, pen);
  },
  counter: ({ what, to, position, bind }, pen) => {
    const it = pen.object(what);
    named(pen, bind, it, 'countered', 'moved');
    if (to === undefined)
      return order(spaced('counter', objectOf(it), position === undefined ? '' : `(${position})`));
    const place = ZONE[to] ?? `its owner's ${to}`;
    const where = position === undefined ? 'into' : position === 'top' ? 'on top of' : 'on the bottom of';
    const instead =
      to === 'exile' && position === undefined
        ? "exile it instead of putting it into its owner's graveyard"
        : `put it ${where} ${place} instead of into that player's graveyard`;
    return order(`counter ${objectOf(it)}. If that spell is countered this way, ${instead}`);
  },
  exchange: ({ one: first, other, of }, pen) => {
    const left = objectOf(pen.object(first));
    const right = objectOf(pen.object(other));
    return order(
      {
        control: `exchange control of ${left} and ${right}`,
        text: `exchange the text boxes of ${left} and ${right}`,
        counters: `exchange the counters on ${left} and ${right}`,
        power: `exchange the power of ${left} and ${right}`,
        toughness: `exchange the toughness of ${left} and ${right}`,
        zones: `exchange ${left} with ${right}`,
      }[of],
    );
  },
  'copy-spell': ({ what, count, who, targets, except = [], bind }, pen) => {
    const copies = count === undefined ? 'the copy' : 'the copies';
    const rest = () => {
      const it = objectOf(pen.object(what));
      const often =
        count === undefined
          ? ''
          : typeof count === 'number'
            ? ` ${numberWord(count)} times`
            : ` a number of times equal to ${pen.value(count)}`;
      const changes = exceptions(except, pen);
      const copied = `${it}${often}${changes}`;
      if (targets === undefined) return copied;
      return inSentences(
        copied,
        targets === 'same'
          ? `the targets of ${copies} stay the same`
          : `you may choose new targets for ${copies}`,
      );
    };
    const clause = who === undefined ? order(`copy ${rest()}`) : player(who, 'copy', rest, pen);
    pen.page.bind(bind, count === undefined ? one('the copy') : many('the copies'), 'it is copied this way');
    return clause;
  },
  'new-targets': ({ what, who, how, to, players }, pen) => {
    const infinitive = { all: 'choose', any: 'may choose', change: 'change', to: 'change' }[how];
    const aim = {
      all: 'new targets for',
      any: 'new targets for',
      change: 'the target of',
      to: 'each target of',
    }[how];
    return player(
      who,
      infinitive,
      () => {
        const it = objectOf(pen.object(what));
        const targets = [
          ...(to === undefined ? [] : [objectOf(pen.object(to))]),
          ...(players === undefined ? [] : [objectOf(pen.players(players))]),
        ];
        return `${aim} ${it}${targets.length === 0 ? '' : ` to ${list(targets, 'or')}`}`;
      },
      pen,
    );
  },
  'cast-now': ({ who, what, play = 'cast', free, costs, for: label, copy, bind }, pen) => {
    let it = one('that spell');
    const rest = () => {
      const cast = pen.object(what);
      it = cast.number === 'one' ? one('that spell') : many('those spells');
      const itself = objectOf(cast).replace(IN_PLACE, ' from $1');
      const its = cast.number === 'one' ? 'its mana cost' : 'their mana costs';
      return [
        copy === undefined ? itself : `a copy of ${itself}`,
        free === undefined ? '' : ` without paying ${its}`,
        costs === undefined ? '' : ` by choosing to ${asDeed(costs, pen)} rather than pay ${its}`,
        label === undefined ? '' : ` (${label})`,
      ].join('');
    };
    const clause = player(who, play, rest, pen);
    pen.page.bind(bind, it, 'a spell is cast this way');
    return clause;
  },
  'turn-over-meld': ({ what, with: other, into }, pen) =>
    order(`meld ${objectOf(pen.object(what))}, one of them named ${other}, into ${into}`),
};
