// What a hidden card may be named, and how long the name lasts (utopia 904.6-904.12).
import type { CardDefinition } from '#cards';
import { refuse, type GameObject, type NamingPolicy, type Refusal, type UnnamedCard } from '#rules';
import { costFits, fittingNames, isOwnName, preparing } from '../naming/fitting.js';
import { isUsed } from '../naming/used-names.js';

const no = (rule: string, message: string): Refusal => refuse('illegal-answer', rule, message);

const fits = ({ printed }: UnnamedCard, name: CardDefinition): boolean =>
  costFits(printed, name, 'same-symbols');

const isHidden = (kind: string): boolean => kind === 'hand' || kind === 'library';

/** Cast or put face down; not face down as a land. */
const liesDown = ({ permanent, item, faceDown }: GameObject): boolean => {
  const down = permanent?.faceDown ?? item?.faceDown ?? null;
  return down !== null && down !== 'utopia' && faceDown !== 'utopia';
};

export const NAMING: NamingPolicy = {
  // utopia 904.8: a card of any cost can be a land.
  granted: 'nothing',
  refuses(state, card, name) {
    if (!fits(card, name))
      return no('utopia 904.6', 'A card must be named as a card with exactly the same mana cost.');
    if (!isUsed(state, name)) return undefined;
    return isOwnName(card.printed, name)
      ? no('utopia 904.6a', 'That name is marked as used, on its own card as well.')
      : no('utopia 904.6', 'That name is marked as used.');
  },
  byCost: (printed, cards) => fittingNames(cards, printed, 'same-symbols'),
  preparing: (cards) => preparing(cards, 'same-symbols'),
  // utopia 904.11: a name announced for a hidden card is not marked; a name it takes as it enters a public
  // zone is. 904.12: cards that enter together cannot take the same name.
  counts: (occasion) => occasion === 'used' || occasion === 'moving',
  // utopia 904.11c, 904.12: the owner names it; 904.10: the controller names a face-down card.
  asks: (_, { object: { owner, permanent } }, __, chooser) => permanent?.controlledBy ?? owner ?? chooser,
  criteria: 'where-asked',
  namesNext: () => null,
  // utopia 904.12; 904.10b: a face-down card needs a name as soon as it leaves.
  mustHaveOne: (_, { object }, { kind }) =>
    liesDown(object) || (isHidden(object.zone.kind) && !isHidden(kind)),
  staysNamed: (_, __, { kind }) => !isHidden(kind),
  revealed: 'announced',
  seenByOthers: 'land',
  matchedBy: 'name',
  soughtInHand: 'every-card',
  // utopia 904.10: a player need not say which card it is if a card in that zone can be cast face down.
  faceDown: {
    from: ({ kind }) => isHidden(kind),
    fits,
    isUsed,
    runsOut: 'stays-a-creature',
    rule: 'utopia 904.10',
  },
  // utopia 904.8.
  landInstead: 'Utopia',
  givenUp: 'random-name',
  rules: {
    noSuchName: 'utopia 904.6',
    criterion: 'utopia 904.11a',
    missing: 'utopia 904.6',
    named: 'utopia 904.6',
    banned: 'terms format',
  },
};
