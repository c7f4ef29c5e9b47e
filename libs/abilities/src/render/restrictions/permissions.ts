// Writes permissions: what may be done that otherwise could not.
import type { Effect, Filter, NodeKind, Permission } from '../../nodes/sorts.js';
import { those, who } from './actions.js';
import { asDeed } from '../costs/costs.js';
import { many, numberWord, objectOf, one, spaced, verb, type Phrase } from '../english/grammar.js';
import { any, asCard, words, type Noun } from '../english/nouns.js';
import type { Pen, Predicate, Table } from '../english/pen.js';
import { fromZone } from '../english/vocabulary.js';

const may = (subject: Phrase, rest: string): string => `${subject.text} may ${rest}`;

function play(node: NodeKind<'permission', 'play'>, pen: Pen): string {
  const {
    who: players,
    what,
    from,
    cards,
    costs,
    additional,
    free,
    speed,
    anyMana,
    lands,
    then,
    effect,
    most,
  } = node;
  const told = topCard(node, pen) ?? rather(node, pen);
  if (told !== undefined) return told;
  const said = pen.noun(what);
  const isCast = lands === undefined || lands === 'no';
  const noun: Noun = said.known === undefined ? { base: isCast ? 'spell' : 'card', ...said } : said;
  const isOne = said.known !== undefined && said.several === undefined;
  const [it, they, their] = isOne ? ['it', 'it', 'its mana cost'] : ['them', 'they', 'their mana costs'];
  const onlyLands = said.types?.join() === 'land' ? '' : isOne ? " (if it's a land)" : " (if they're lands)";
  return [
    spaced(
      who(players, pen).text,
      'may',
      isCast ? 'cast' : 'play',
      `${words(noun, isOne ? 'one' : 'many')}${lands === 'only' ? onlyLands : ''}`,
      fromZone(from, players),
    ),
    cards === undefined ? '' : ` from among ${objectOf(pen.object(cards))}`,
    lands === 'no' ? ` unless ${isOne ? "it's a land" : "they're lands"}` : '',
    speed === undefined ? '' : ` as though ${they} had flash`,
    free === undefined ? '' : ` without paying ${their}`,
    costs === undefined ? '' : ` by choosing to ${asDeed(costs, pen)} rather than pay ${their}`,
    additional === undefined || additional.length === 0
      ? ''
      : isOne && speed !== undefined && additional.length === 1 && additional[0]?.kind === 'mana'
        ? ` if you pay ${additional[0].cost} more to cast it`
        : ` by choosing to ${asDeed(additional, pen)} in addition to paying ${isOne ? 'its' : 'their'} other costs`,
    anyMana === undefined
      ? ''
      : `, spending mana as though it were mana of any ${COLOUR_OR_TYPE[anyMana]} to cast ${it}`,
    most === undefined
      ? ''
      : `, up to ${typeof most === 'number' ? numberWord(most) : pen.value(most)} each turn`,
    effect === undefined
      ? ''
      : `. If you cast ${isOne ? 'it' : 'one'} any time a sorcery couldn't have been cast, ${followed(effect, pen)}`,
    then === undefined ? '' : `. If ${they} would then be put into a graveyard, exile ${it} instead`,
  ].join('');
}
/** The controller of the permanent that the spell becomes sacrifices it. */
const BECOMES = { kind: 'successor', of: { kind: 'this' } };
const SACRIFICED = JSON.stringify({
  kind: 'plain',
  effect: { kind: 'sacrifice-these', what: BECOMES, who: { kind: 'controller', of: BECOMES } },
});
const followed = (effect: Effect, pen: Pen): string => {
  const text = pen.deed({ kind: 'plain', effect });
  return effect.kind === 'delayed' && JSON.stringify(effect.body) === SACRIFICED
    ? text.replace(/^.*? sacrifices it\b/, 'the controller of the permanent it becomes sacrifices it')
    : text;
};
/** 'You may pay {0} rather than pay the mana cost for Zombie creature spells you cast.' */
function rather(
  { who: players, what, costs, ...rest }: NodeKind<'permission', 'play'>,
  pen: Pen,
): string | undefined {
  if (costs === undefined || players.kind !== 'you' || Object.keys(rest).length > 1) return undefined;
  const noun = pen.noun(what);
  if (noun.known !== undefined || noun.base !== 'spell') return undefined;
  return `you may ${asDeed(costs, pen)} rather than pay the mana cost for ${words(noun, 'many')} you cast`;
}
/** 'You may play the top card of your library if it's a land card.' */
function topCard(node: NodeKind<'permission', 'play'>, pen: Pen): string | undefined {
  const { who: players, what, from, cards, lands } = node;
  const isCast = lands === undefined;
  if (players.kind !== 'you' || from !== 'library' || Object.keys(node).length !== (isCast ? 5 : 6))
    return undefined;
  if (cards?.kind !== 'top' || cards.whose.kind !== 'you' || cards.count !== 1 || cards.end !== undefined)
    return undefined;
  if (isCast)
    return what.kind === 'anything'
      ? undefined
      : `you may cast ${objectOf(pen.object(cards))} if it's ${any(asCard(pen.noun(what)))}`;
  const text = `you may play ${objectOf(pen.object(cards))}`;
  if (what.kind === 'anything' && lands === 'too') return text;
  return what.kind === 'type' && what.is === 'land' && lands === 'only'
    ? `${text} if it's a land card`
    : undefined;
}
const COLOUR_OR_TYPE = { 'any-colour': 'color', 'any-type': 'type' } as const;

/** Creatures 'can' do something; players 'may'. */
const can = (who: Filter | undefined, how: (it: Phrase) => string, pen: Pen): string => {
  const it = those(who, pen);
  return `${it.text} can ${how(it)}`;
};
const attacking =
  ({ what }: NodeKind<'permission', 'attack-as-though'>) =>
  ({ number }: Phrase): string => {
    const they = number === 'one' ? 'it' : 'they';
    return {
      'no-defender': `attack as though ${they} didn't have defender`,
      haste: `attack as though ${they} had haste`,
      unblocked: `attack as though ${they} were unblocked`,
    }[what];
  };
function blocking(
  { what, count, attacker }: NodeKind<'permission', 'block-as-though'>,
  it: Phrase,
  pen: Pen,
): string {
  const they = it.number === 'one' ? 'it' : 'they';
  const limit = count === undefined ? '' : typeof count === 'number' ? numberWord(count) : pen.value(count);
  const more =
    count === undefined
      ? 'any number of creatures'
      : `${count === 1 ? 'an additional creature' : `${limit} additional creatures`} each combat`;
  const how = {
    more: `block ${more}`,
    reach: `block as though ${they} had reach`,
    'no-shadow': `block creatures with shadow as though ${they} had shadow`,
    untapped: `block as though ${they} were untapped`,
  }[what];
  return spaced(
    how,
    what === 'more' || count === undefined ? '' : `up to ${limit} times`,
    attacker === undefined
      ? ''
      : `if ${they} ${it.number === 'one' ? 'blocks' : 'block'} ${objectOf(those(attacker, pen))}`,
  );
}
/** A permission of the object itself, as something it can do. */
export function ableTo(permission: Permission, pen: Pen): Predicate | undefined {
  if (permission.kind !== 'attack-as-though' && permission.kind !== 'block-as-though') return undefined;
  if (permission.who !== undefined) return undefined;
  const how = (it: Phrase) =>
    permission.kind === 'attack-as-though' ? attacking(permission)(it) : blocking(permission, it, pen);
  return { verb: 'can', rest: how(one('it')), many: how(many('they')) };
}

export const PERMISSIONS: Table<'permission', string> = {
  play,
  'activate-as-instant': ({ who: players, of }, pen) =>
    may(
      who(players, pen),
      `activate abilities of ${objectOf(those(of, pen))} any time ${players.kind === 'you' ? 'you' : 'they'} could cast an instant`,
    ),
  'attack-as-though': (node, pen) => can(node.who, attacking(node), pen),
  'block-as-though': (node, pen) => can(node.who, (it) => blocking(node, it, pen), pen),
  'assign-as-though-unblocked': (_, { page }) =>
    `you may have ${page.self} assign its combat damage as though it weren't blocked`,
  'assign-with-toughness': ({ what }, pen) => {
    const it = those(what, pen);
    return `${it.text} ${verb(it, 'assign')} combat damage equal to ${it.number === 'one' ? 'its' : 'their'} toughness rather than ${it.number === 'one' ? 'its' : 'their'} power`;
  },
  'not-untap': ({ what }, pen) =>
    `you may choose not to untap ${objectOf(those(what, pen))} during your untap step`,
  'look-at': ({ who: players, what, said }, pen) =>
    may(who(players, pen), `look at ${objectOf(pen.object(what))}${said === undefined ? ' any time' : ''}`),
  'target-as-though': ({ who: players, what, without }, pen) =>
    may(who(players, pen), `target ${objectOf(those(what, pen))} as though without ${without}`),
  'spend-as-though': ({ who: players, what, for: filter }, pen) =>
    may(
      who(players, pen),
      `spend mana as though it were mana of any ${COLOUR_OR_TYPE[what]}${filter === undefined ? '' : ` to cast ${words(pen.noun(filter), 'many')}`}`,
    ),
  'discard-any-time': (_, { page }) => `you may discard ${page.self} any time you could cast an instant`,
  'legend-rule-off': ({ what }, pen) => `the "legend rule" doesn't apply to ${objectOf(those(what, pen))}`,
  'loyalty-anytime': ({ what }, pen) =>
    `you may activate loyalty abilities of ${objectOf(those(what, pen))} any time you could cast an instant`,
  'loyalty-again': ({ what }, pen) =>
    `you may activate loyalty abilities of ${objectOf(those(what, pen))} twice each turn`,
  parameter: ({ name }) => `[${name}]`,
};
