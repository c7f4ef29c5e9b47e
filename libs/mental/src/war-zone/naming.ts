// Templates (war-zone Special Rules on Cards): what a card is once the game needs to know.
import { isBasicLand, type CardDefinition } from '#cards';
import { refuse, type NamingPolicy, type Refusal } from '#rules';
import { costFits, fittingNames, isOwnName, preparing } from '../naming/fitting.js';
import { isUsed } from '../naming/used-names.js';
import { bannedBy } from './bans.js';

const isNonbasicLand = (card: CardDefinition): boolean =>
  card.typeLine.split(' — ')[0]?.includes('Land') === true && !isBasicLand(card);

const CARDS = 'war-zone Special Rules on Cards';
const no = (message: string): Refusal => refuse('illegal-answer', CARDS, message);

export const NAMING: NamingPolicy = {
  granted: 'nonland-where-it-costs',
  refuses(state, { printed }, name) {
    if (isOwnName(printed, name)) return no('A card cannot be named as the card that is printed on it.');
    if (!costFits(printed, name, 'same-symbols'))
      return no('A template must have exactly the mana cost of the card.');
    // war-zone Optional Land Rule: a card that is not a Utopia is never a basic land.
    if (isNonbasicLand(printed) && !isNonbasicLand(name))
      return no('A land must be named as another nonbasic land.');
    const ban = bannedBy(name);
    if (ban !== undefined)
      return refuse('illegal-answer', ban, 'That name is banned here. Choose another name.');
    return isUsed(state, name) ? no('That template was already used in this game.') : undefined;
  },
  byCost: (printed, cards) => fittingNames(cards, printed, 'same-symbols'),
  preparing: (cards) => preparing(cards, 'same-symbols'),
  counts: () => true,
  /** war-zone Using Templates: the card's owner. */
  asks: (_, { object: { owner } }, __, chooser) => owner ?? chooser,
  criteria: 'where-asked',
  /**
   * A card needs a name to enter the battlefield; war-zone Discard Rule: it may have one to go to a
   * graveyard.
   */
  namesNext: () => null,
  mustHaveOne: (_, { object: { zone } }, { kind }) => {
    if (kind === 'battlefield') return true;
    return kind === 'graveyard' && isHidden(zone.kind) ? 'may' : false;
  },
  /** war-zone Out of Play: until it goes to a hand or library, or is removed from the game. */
  staysNamed: (_, __, { kind }) => !isHidden(kind) && kind !== 'exile',
  revealed: 'as-it-is',
  seenByOthers: 'as-it-is',
  /** war-zone Cursed Scroll, Demonic Consultation. */
  matchedBy: 'cost',
  soughtInHand: 'every-card',
  faceDown: null,
  landInstead: null,
  givenUp: 'random-name',
  rules: {
    noSuchName: 'war-zone Card Templating',
    criterion: CARDS,
    missing: 'war-zone Using Templates',
    named: CARDS,
    banned: 'terms format',
  },
};

const isHidden = (kind: string): boolean => kind === 'hand' || kind === 'library';
