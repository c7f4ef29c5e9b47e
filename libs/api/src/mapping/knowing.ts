// Maps what a judge finds out about a game to the contract's types.
import type {
  EverythingKnown,
  Judged,
  KnewCard,
  KnownCard,
  KnownName,
  KnownObject,
  SameCardSight,
  Sights,
  ToldEntry,
} from '#matches';
import { ZONE_KINDS, type Viewer, type WayOfKnowing, type WayOfLosing } from '#visibility';
import type { WayOfKnowing as ShownWay, WayOfLosing as ShownLoss } from '../generated/schema.js';
import { refused } from './action.js';
import { seenEntry } from './feed.js';
import type { Answer, Words } from './types.js';
import { gameView, viewerKind } from './view.js';

const WAYS: Words<WayOfKnowing | 'named', ShownWay> = {
  public: 'PUBLIC',
  drew: 'DREW',
  'in-hand': 'IN_HAND',
  sideboard: 'SIDEBOARD',
  revealed: 'REVEALED',
  looked: 'LOOKED',
  controls: 'CONTROLS',
  allowed: 'ALLOWED',
  rewound: 'REWOUND',
  named: 'NAMED',
};

const LOSSES: Words<WayOfLosing, ShownLoss> = {
  moved: 'MOVED',
  ceased: 'CEASED',
  shuffled: 'SHUFFLED',
  mixed: 'MIXED',
  covered: 'COVERED',
  rewound: 'REWOUND',
};

/** The answer, or the refusal in its place. */
export const judged = <T, A>(found: Judged<T>, shown: (value: T) => A): A | ReturnType<typeof refused> =>
  found.kind === 'found' ? shown(found.value) : refused(found.refusal);

const who = (viewer: Viewer) => ({
  viewer: viewerKind(viewer),
  seat: viewer.kind === 'seat' ? viewer.seat : null,
});

export const sideBySide = ({ moment, sights, matches }: Sights): Answer<'SideBySideResult'> => ({
  __typename: 'SideBySide',
  moment,
  sights: sights.map(({ viewer, view }) => ({ ...who(viewer), view: gameView({ view, moment }) })),
  matches: matches.map(({ object, spectators, seats, summoningSick }) => ({
    judge: object,
    spectators,
    summoningSick,
    seats: seats.map(({ seat, id }) => ({ seat, objectId: id })),
  })),
});

const knownObject = ({ judge, spectators, seats, zone, ...rest }: KnownObject): Answer<'KnownObject'> => ({
  ...rest,
  zone: ZONE_KINDS[zone],
  judge: [...judge],
  spectators: [...spectators],
  seats: seats.map(({ seat, ids }) => ({ seat, ids: [...ids] })),
});

export const sameCard = ({ object, now, name }: SameCardSight): Answer<'SameCardResult'> => ({
  __typename: 'SameCard',
  object: knownObject(object),
  now: now === null ? null : knownObject(now),
  name,
});

const knewCard = ({ viewer, knows, times }: KnewCard): Answer<'KnewCard'> => ({
  ...who(viewer),
  knows,
  times: times.map(({ since, how, until, lost, isTold }) => ({
    since,
    how: WAYS[how],
    until,
    lost: lost === null ? null : LOSSES[lost],
    isTold,
  })),
});

const cardKnown = (card: KnownCard): Answer<'CardKnowledge'> => ({
  name: card.name,
  objects: card.objects.map(knownObject),
  who: card.who.map(knewCard),
});

export const knownCard = (card: KnownCard): Answer<'WhoKnewCardResult'> => ({
  __typename: 'CardKnowledge',
  ...cardKnown(card),
});

export const knownName = ({ said, cards, who: everybody }: KnownName): Answer<'WhoKnewNameResult'> => ({
  __typename: 'NameKnowledge',
  said: said.map(({ heardBy, ...rest }) => ({
    ...rest,
    heardBy: heardBy.flatMap((viewer) => (viewer.kind === 'seat' ? [viewer.seat] : [])),
  })),
  cards: cards.map(cardKnown),
  who: everybody.map(({ viewer, since, how }) => ({
    ...who(viewer),
    since,
    how: how === null ? null : WAYS[how],
  })),
});

export const toldEntry = ({ entry, told }: ToldEntry): Answer<'WhoWasToldResult'> => ({
  __typename: 'ToldEntry',
  entry: seenEntry(entry),
  told: told.map((one) => ({
    ...who(one.viewer),
    entry: one.entry === null ? null : seenEntry(one.entry),
  })),
});

export const everythingKnown = ({ moment, cards, names }: EverythingKnown): Answer<'KnewAtResult'> => ({
  __typename: 'EverythingKnown',
  moment,
  cards: cards.map(({ how, id, zone, ...card }) => ({
    ...card,
    objectId: id,
    zone: ZONE_KINDS[zone],
    how: WAYS[how],
  })),
  names: names.map((name) => ({ ...name })),
});
