// The qualities: meanings that only the rules core can carry out, each with its rule and what the core must do.
export const QUALITIES = {
  deathtouch: 'cr 702.2: any damage it deals to a creature is lethal; one point of it is enough to assign',
  'double-strike': 'cr 702.4: deals combat damage in both combat damage steps',
  enchant:
    'cr 702.5: `filter` or `players` says what the Aura spell targets and what the Aura can be attached to',
  'first-strike': 'cr 702.7: deals combat damage in the first of two combat damage steps',
  haste: 'cr 702.10: attacks and pays {T} and {Q} without having been controlled since the turn began',
  indestructible: 'cr 702.12: cannot be destroyed, by lethal damage neither',
  lifelink: 'cr 702.15: its controller gains life as its damage is dealt',
  protection:
    'cr 702.16: from `filter` or `players`: targeting, attaching, damage, blocking; `text`: what stays attached',
  reach: 'cr 702.17: nothing of its own; flying reads it',
  trample:
    'cr 702.19: excess combat damage goes to what it attacks; and from what fits `filter` on to its controller',
  vigilance: 'cr 702.20: attacking does not tap it',
  banding: 'cr 702.22: attacks in bands; its controller divides damage dealt to its band',
  'bands-with-other': 'cr 702.22b: the same among creatures that fit `filter`',
  phasing: 'cr 702.26: phases out and in during its controller’s untap step',
  'turn-up':
    'cr 702.37e, 116.2b: face down, its controller may turn it face up for `costs`; `text` is the name that paying has',
  entwine: 'cr 702.42: all modes are chosen if the cost of this label was paid',
  splice: 'cr 702.47: revealed from hand, its text joins a spell that fits `filter` for `costs`',
  offering:
    'cr 702.48: what was sacrificed for this label takes its mana cost off the total; then castable as an instant',
  convoke: 'cr 702.51: untapped creatures of its controller may be tapped for its mana',
  suspend: 'cr 702.62: from hand, for `costs`, exiled with `value` time counters as a special action',
  delve: 'cr 702.66: cards of its controller’s graveyard may be exiled for its generic mana',
  wither: 'cr 702.80: its damage to creatures becomes -1/-1 counters',
  infect: 'cr 702.90: the same, and its damage to players becomes poison counters',
  miracle:
    'cr 702.94: revealed as the first card drawn this turn; then the keyword action miracle has happened',
  overload: 'cr 702.96: if the cost of this label was paid, target reads each',
  bestow: 'cr 702.103: cast for this label it is an Aura with enchant creature until it is unattached',
  escalate: 'cr 702.120: `costs` for each mode chosen beyond the first',
  partner: 'cr 702.124: two commanders; `text` is the name of the other, if only that one fits',
  improvise: 'cr 702.126: untapped artifacts of its controller may be tapped for its generic mana',
  fuse: 'cr 702.102: from hand, both halves may be cast as one spell',
  assist: 'cr 702.132: another player may pay generic mana of its cost',
  toxic: 'cr 702.164: combat damage to a player also gives `value` poison counters',
} as const;

export type QualityName = keyof typeof QUALITIES;
export const QUALITY_NAMES = Object.keys(QUALITIES) as [QualityName, ...QualityName[]];
