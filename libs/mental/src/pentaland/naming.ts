// The naming rules of pentaland (704, 705).
import { PENTALAND_WATCHED, type CardDefinition } from '#cards';
import {
  isPublicZone,
  faceDownLandKind,
  refuse,
  type NamingPolicy,
  type Refusal,
  type UnnamedCard,
} from '#rules';
import { costFits, fittingNames, isOwnName, preparing } from '../naming/fitting.js';
import { isUsed } from '../naming/used-names.js';
import { bannedBy } from './bans.js';

const no = (rule: string, message: string): Refusal => refuse('illegal-answer', rule, message);

function misfit(printed: CardDefinition, name: CardDefinition): Refusal | undefined {
  if (isOwnName(printed, name))
    return no('pentaland 704.1', 'A card cannot be named as the card that is printed on it.');
  if (!costFits(printed, name, 'instantiated'))
    return no('pentaland 704.1', `${name.name} does not have the mana cost of the card.`);
  return undefined;
}

const fits = (card: UnnamedCard, name: CardDefinition): boolean =>
  misfit(card.printed, name) === undefined && bannedBy(name) === undefined;

export const NAMING: NamingPolicy = {
  /** pentaland 705.9. */
  granted: 'nonland-where-it-costs',
  refuses(state, { printed }, name) {
    const misfits = misfit(printed, name);
    if (misfits !== undefined) return misfits;
    const ban = bannedBy(name);
    if (ban !== undefined) return no(ban, `${name.name} is banned.`);
    return isUsed(state, name)
      ? no('pentaland 704.2', 'That name was already used in this game.')
      : undefined;
  },
  byCost: (printed, cards) => fittingNames(cards, printed, 'instantiated'),
  preparing: (cards) => preparing(cards, 'instantiated'),
  /** 706.4a. */
  watched: PENTALAND_WATCHED,
  counts: () => true,
  /**
   * The chooser (705.5), the controller (705.4), or the owner (705.2, 3, 6); in the library nobody owns it
   * (702.2b).
   */
  asks: (_, { object: { owner, zone, permanent, item } }, __, chooser) =>
    chooser ?? permanent?.controlledBy ?? item?.controller ?? owner ?? zone.seat,
  /** 705.5: also for a choice by colour or cost, or of nonland cards. */
  criteria: 'are-named',
  /** 705.5: the card's owner. */
  namesNext: ({ object: { owner } }, chooser) => (owner === chooser ? null : owner),
  /**
   * 705.2-4: a card needs a name when it leaves a hand face up, goes to a graveyard, leaves a zone where it
   * lay face down, or enters the battlefield.
   */
  mustHaveOne: (_, { object }, to) =>
    // 703.7-8: a card that lies as a Pentaland is never revealed.
    faceDownLandKind(object) === null &&
    (to.kind === 'graveyard' ||
      to.kind === 'battlefield' ||
      object.zone.kind === 'battlefield' ||
      object.zone.kind === 'stack' ||
      (object.zone.kind === 'hand' && isPublicZone(to))),
  /** 704.4. */
  staysNamed: () => true,
  revealed: 'as-it-is',
  seenByOthers: 'as-it-is',
  matchedBy: 'name',
  /** 705.11. */
  soughtInHand: 'what-could-be-it',
  /** 705.4, 705.1: from a zone where nobody else sees it. */
  faceDown: {
    from: (zone) => !isPublicZone(zone),
    fits,
    isUsed,
    /** 705.4a. */
    runsOut: 'reused-or-lost',
    rule: 'pentaland 705.4',
  },
  landInstead: null,
  givenUp: 'random-name',
  rules: {
    noSuchName: 'pentaland 704.1',
    criterion: 'pentaland 705.5',
    missing: 'pentaland 705.1',
    named: 'pentaland 704.4',
    banned: 'pentaland 706.1',
  },
};
