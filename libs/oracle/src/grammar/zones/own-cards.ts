// What a player chooses among their own cards or permanents on resolution, and what is done with it. Example: Elvish
// Piper.
import type { Effect, Filter, MoveCause, Players } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { aThing, both, cards, things } from '../nouns/nouns.js';
import { destination, type Destination } from '../nouns/places.js';
import { someCards } from '../nouns/some-cards.js';
import { deed, whose, type Deed } from '../words/nonterminals.js';
import { numberWord } from '../words/numbers.js';

type Chosen = Pick<Extract<Effect, { kind: 'choose-objects' }>, 'least' | 'most' | 'random' | 'unbounded'> & {
  readonly filter: Filter;
};
const some: Parser<Chosen> = either<Chosen>(
  rule([aThing], (filter) => ({ filter })),
  rule([numberWord, things], (count, filter) =>
    count === 1 ? undefined : { filter, least: count, most: count },
  ),
  rule(['up to', numberWord, things], (count, filter) => ({ filter, least: 0, most: count })),
  rule(['any number of', things], (filter) => ({ filter, least: 0, unbounded: 'unbounded' })),
);
/** Any number of one's own. */
const anyNumber: Parser<Chosen> = rule(['any number of', things], (filter) => ({
  filter: both(filter, { kind: 'controller', is: { kind: 'you' } }),
  least: 0,
  unbounded: 'unbounded',
}));
const CHOSEN = { kind: 'bound', name: 'chosen' } as const;
const isOne = ({ kind }: Players): boolean => !['all', 'opponents', 'others', 'teammates'].includes(kind);
const chosen =
  ({ filter, ...limits }: Chosen, then: (who: Players) => Effect): Deed =>
  (who) =>
    isOne(who)
      ? {
          kind: 'sequence',
          steps: [
            {
              kind: 'choose-objects',
              who,
              from: { kind: 'each', filter },
              ...limits,
              bind: 'chosen',
            },
            then(who),
          ],
        }
      : { kind: 'parameter', name: 'another chooses' };
const moved =
  (where: Destination, cause: MoveCause) =>
  (who: Players): Effect => ({
    kind: 'move',
    what: CHOSEN,
    cause,
    ...where,
    ...(who.kind === 'you' ? {} : { by: who }),
  });

/** cr 115.1: cards in public zones are targets, or the text says whose they are. */
const isFromHand = (filter: Filter): boolean =>
  filter.kind === 'all'
    ? filter.of.some(isFromHand)
    : filter.kind === 'in' && filter.zone === 'hand' && filter.whose?.kind === 'you';

/** cr 608.2d: a card of another player that is not a target. */
const isFromGraveyard = (filter: Filter): boolean =>
  filter.kind === 'all'
    ? filter.of.some(isFromGraveyard)
    : filter.kind === 'in' && filter.zone === 'graveyard' && filter.whose?.kind === 'parameter';
const ofOthers =
  (does: Deed): Deed =>
  (who) =>
    who.kind === 'you' ? { kind: 'parameter', name: 'you choose' } : does(who);
/** Only you: the text names no other player. */
const ofYours =
  (does: Deed): Deed =>
  (who) =>
    who.kind === 'you' ? does(who) : { kind: 'parameter', name: 'another chooses' };

/** cr 701.9b: chosen at random. */
const atRandom = (zone: 'graveyard' | 'hand'): Parser<Chosen> =>
  rule([someCards, 'at random from', whose, zone], ({ filter, limits }, of) => ({
    filter: both(filter, { kind: 'in', zone, whose: of }),
    ...limits,
    random: 'random',
  }));
const ownHand = either(
  words("its owner 's hand"),
  words("their owner|owners '|'s hand|hands"),
  words('your hand'),
);
export const ownCardsProductions: Productions = [
  production(
    deed,
    rule(['return', atRandom('graveyard'), 'to', ownHand], (what) =>
      ofYours(chosen(what, moved({ to: 'hand' }, 'return'))),
    ),
    rule(['return', atRandom('graveyard'), 'to the battlefield'], (what) =>
      ofYours(chosen(what, moved({ to: 'battlefield' }, 'return'))),
    ),
    rule(['reveal|reveals', atRandom('hand')], (what) =>
      chosen(what, (who) => ({
        kind: 'reveal',
        what: CHOSEN,
        ...(who.kind === 'you' ? {} : { by: who }),
      })),
    ),
    rule(['put|puts', some, destination], (what, where) => chosen(what, moved(where, 'put'))),
    rule(['return|returns', some, 'to', ownHand], (what) => chosen(what, moved({ to: 'hand' }, 'return'))),
    // cr 608.2g
    rule(['cast', some, 'without paying its mana cost'], (what) =>
      isFromHand(what.filter) && what.most === undefined
        ? ofYours(
            chosen(what, () => ({ kind: 'cast-now', who: { kind: 'you' }, what: CHOSEN, free: 'free' })),
          )
        : undefined,
    ),
    rule(['exile|exiles', some], (what) =>
      isFromGraveyard(what.filter) ? ofOthers(chosen(what, moved({ to: 'exile' }, 'exile'))) : undefined,
    ),
    rule(['exile', some], (what) =>
      isFromHand(what.filter) ? chosen(what, moved({ to: 'exile' }, 'exile')) : undefined,
    ),
    // cr 608.2d: any number, chosen on resolution.
    rule(['sacrifice', anyNumber], (what) =>
      ofYours(chosen(what, () => ({ kind: 'sacrifice-these', what: CHOSEN }))),
    ),
    rule(['tap any number of', things], (filter) =>
      ofYours(chosen({ filter, least: 0, unbounded: 'unbounded' }, () => ({ kind: 'tap', what: CHOSEN }))),
    ),
    rule(['discard any number of', cards], (filter) =>
      ofYours(
        chosen(
          {
            filter: both(filter, { kind: 'in', zone: 'hand', whose: { kind: 'you' } }),
            least: 0,
            unbounded: 'unbounded',
          },
          moved({ to: 'graveyard' }, 'discard'),
        ),
      ),
    ),
    rule(['untap', some], (what) => ofYours(chosen(what, () => ({ kind: 'untap', what: CHOSEN })))),
  ),
];
