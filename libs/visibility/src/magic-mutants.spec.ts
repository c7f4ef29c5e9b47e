// Leak mutants of games of Magic: removes each redaction, one at a time; the search for leaks must find it.
// The redactions come from the events' own declarations: a field that is hidden from anyone but missing from
// the table of redactions fails here.
import { describe, expect, it } from '@jest/globals';
import { EVENT_TYPES, type EventType, type GameEvent, type Seat, type Zone, type ObjectId } from '#rules';
import { batchesOf, eventsIn, idsApart, leakInBatch, type Batch } from './fixtures/batches.fixture.js';
import { SLICE_TYPES } from './fixtures/games.fixture.js';
import { laidOut, magicGame, passingGame, unmelded } from '#testkit/games/magic';
import {
  audience,
  declarationOf,
  fieldsOf,
  foundWith,
  Gallery,
  minting,
  permissions,
  forgetting,
  sightings,
  TRANSLATED,
} from './fixtures/mutated.fixture.js';
import { leftOneByOne } from './fixtures/left-one-by-one.fixture.js';
import { namesGiven, seenHidden } from './fixtures/names.fixture.js';
import { proposedGame } from './fixtures/proposals.fixture.js';
import { fieldsRedacted, HARMLESS, LEAKS } from './fixtures/redactions.fixture.js';

import { players } from './fixtures/watching.fixture.js';
import type { VisibleId } from './view/view.js';
import type { Viewer } from './viewers/viewer.js';
import { malformed } from '#testkit/values/malformed';

const THREE = magicGame({
  seed: 'three',
  decisions: 60,
  deck: 'secretive',
  players: 3,
  concession: { after: 20, player: 1 },
});
const LOGS = [
  magicGame({ seed: 'g', decisions: 120, deck: 'showing' }),
  magicGame({ seed: 'd', decisions: 140, deck: 'hiding' }),
  magicGame({ seed: 'a', decisions: 140, deck: 'chance' }),
  magicGame({ seed: 'f', decisions: 140, deck: 'playing' }),
  magicGame({ seed: 'n', decisions: 140, deck: 'playing' }),
  magicGame({ seed: 'o51', decisions: 100, deck: 'open' }),
  THREE,
  leftOneByOne(THREE),
  magicGame({ seed: 'd', decisions: 250 }),
  magicGame({ seed: 'round and round', decisions: 120, deck: 'looping' }),
  magicGame({ seed: 'anew', decisions: 40, deck: 'restarting' }),
  laidOut(),
  unmelded(),
  passingGame(),
  namesGiven('pentaland'),
  namesGiven('utopia'),
  seenHidden(),
  proposedGame(),
  magicGame({ seed: 'disputes', decisions: 60, deck: 'secretive', disputes: 1 }),
  magicGame({ seed: 'wishes', decisions: 70, deck: 'wishing' }),
];
const BATCHES = LOGS.flatMap(batchesOf);
const HAPPENED = new Map<EventType, GameEvent[]>();
for (const event of LOGS.flat()) HAPPENED.set(event.type, [...(HAPPENED.get(event.type) ?? []), event]);

/** How many batches are searched for one mutant: early ones first, because they are short. */
const MOST = 20;

const batchesWith = (fits: (event: GameEvent) => boolean): Batch[] =>
  BATCHES.filter((batch) => eventsIn(batch).some(fits))
    .sort((one, other) => one.log.length - other.log.length)
    .slice(0, MOST);

function leakIn(batches: readonly Batch[]): string | undefined {
  for (const batch of batches)
    for (const viewer of players(batch.log)) {
      const found = leakInBatch(Gallery, batch, viewer);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** A sample of all batches, short ones first. */
const SOME = BATCHES.filter((_, at) => at % 30 === 0).sort((one, other) => one.log.length - other.log.length);

describe('with every redaction in its place', () => {
  it('no search finds a leak', () => {
    expect(leakIn(SOME)).toBeUndefined();
  });

  it('exactly the fields in the table of redactions are hidden from somebody', () => {
    const hidden = EVENT_TYPES.flatMap((type) => {
      const events = HAPPENED.get(type) ?? [malformed({ type, seat: 0 })];
      const audiences = events.map((event) => declarationOf(type).audience(event).everyone ?? []);
      return fieldsOf(type)
        .filter((field) => audiences.some((everyone) => !everyone.includes(field)))
        .map((field) => `${type}.${field}`);
    });
    expect(hidden.toSorted()).toEqual(fieldsRedacted.toSorted());
  });

  it('every hidden event happens in these games, or in those before cards are played', () => {
    const redacted = new Set([...LEAKS, ...HARMLESS].map(({ type }) => type));
    const happens = (type: EventType) =>
      HAPPENED.has(type) || ONLY_BEFORE.includes(type) || ELSEWHERE.includes(type);
    expect([...redacted].filter((type) => !happens(type))).toEqual([]);
  });
});

/** Covered by rewound.spec.ts, forked.spec.ts and forked-twins.spec.ts. */
const ELSEWHERE: readonly EventType[] = ['Rewound', 'PositionRecorded', 'PositionEntered'];

/** Covered by leak-mutants.spec.ts: the start of a game, and what only a common library knows. */
const ONLY_BEFORE: readonly EventType[] = SLICE_TYPES.filter(
  (type) => !['DecisionOpened', 'CardDrawn', 'LibraryShuffled'].includes(type),
);

describe('a mutant event that reveals a field is detected', () => {
  const leaks = LEAKS.filter(({ type }) => !ONLY_BEFORE.includes(type));

  it.each(leaks)('$type $field $where', ({ type, field, isLeak }) => {
    const isMeant = (event: GameEvent): boolean => event.type === type && isLeak(event);
    const declared = declarationOf(type);
    const intact = declared.audience;
    const told = (event: GameEvent) => {
      const { everyone = [], ...rest } = intact(event);
      return isMeant(event) ? { ...rest, everyone: [...everyone, field] } : intact(event);
    };
    const found = foundWith(declared, 'audience', told, () => leakIn(batchesWith(isMeant)));
    expect(found).toBeDefined();
  });

  const tellsOne = (event: GameEvent): boolean =>
    (declarationOf(event.type).audience(event).seat?.fields.length ?? 0) > 0;

  it.each([...HAPPENED].filter(([, events]) => events.some(tellsOne)).map(([type]) => type))(
    '%s, told to the wrong seat',
    (type) => {
      const declared = declarationOf(type);
      const intact = declared.audience;
      const batches = batchesWith((event) => event.type === type && tellsOne(event));
      const astray = (event: GameEvent) => {
        const { everyone, seat } = intact(event);
        const other = (seat?.seat === 0 ? 1 : 0) as Seat;
        return {
          ...(everyone === undefined ? {} : { everyone }),
          ...(seat === undefined ? {} : { seat: { ...seat, seat: other } }),
        };
      };
      expect(foundWith(declared, 'audience', astray, () => leakIn(batches))).toBeDefined();
    },
  );

  // An effect is told by what it does, never by its id in EffectUsed.
  it('but fields withheld without need would reveal nothing', () => {
    const restore = HARMLESS.filter(({ type }) => type !== 'EffectUsed').map(({ type, field }) => {
      const declared = declarationOf(type);
      const intact = declared.audience;
      declared.audience = (event) => {
        const { everyone = [], ...rest } = intact(event);
        return { ...rest, everyone: [...everyone, field] };
      };
      return () => (declared.audience = intact);
    });
    try {
      expect(leakIn(SOME)).toBeUndefined();
    } finally {
      for (const back of restore.reverse()) back();
    }
  });
});

/** The mutants of each member, named by what they reveal. */
type Mutants<M> = { readonly [K in keyof M]: Readonly<Record<string, M[K]>> };

const isSeat = ({ kind }: Viewer): boolean => kind === 'seat';
const isSpectator = ({ kind }: Viewer): boolean => kind === 'spectator';

/** `batches`: where the mutant shows, for some kinds of event. */
function searched<M extends object>(holder: M, mutants: Mutants<M>, batches: readonly Batch[] = SOME): void {
  const cases = Object.entries(mutants).flatMap(([key, wide]) =>
    Object.entries(wide as Readonly<Record<string, M[keyof M]>>).map(
      ([what, mutant]) => [`${key}: ${what}`, key as keyof M, mutant] as const,
    ),
  );
  it.each(cases)('%s', (_, key, mutant) => {
    expect(foundWith(holder, key, mutant, () => leakIn(batches))).toBeDefined();
  });
}

describe('a mutant permission that grants too much is detected', () => {
  const { mayReadFor, seesInto, seesQuestionOf, seesFaceDown, seesCovered } = permissions;
  const zones =
    (kind: Zone['kind'], who: (viewer: Viewer) => boolean): typeof seesInto =>
    (viewer, zone) =>
      seesInto(viewer, zone) || (zone.kind === kind && who(viewer));
  searched(permissions, {
    mayReadFor: {
      'what one seat is told, to every seat': (viewer) => viewer.kind !== 'spectator',
      'what one seat is told, to a spectator': (viewer, seat) =>
        isSpectator(viewer) || mayReadFor(viewer, seat),
    },
    seesInto: {
      'every hand, to every seat': zones('hand', isSeat),
      'every hand, to a spectator': zones('hand', isSpectator),
      'every library, to every seat': zones('library', isSeat),
      'every library, to a spectator': zones('library', isSpectator),
      'what is outside the game, to every seat': zones('outside', isSeat),
      'what is outside the game, to a spectator': zones('outside', isSpectator),
    },
    seesQuestionOf: {
      'the question, to every seat': (viewer, seat) => isSeat(viewer) || seesQuestionOf(viewer, seat),
      'the question, to a spectator': (viewer, seat) => isSpectator(viewer) || seesQuestionOf(viewer, seat),
    },
    seesFaceDown: {
      'what lies face down in play, to every seat': (viewer, seat) =>
        isSeat(viewer) || seesFaceDown(viewer, seat),
      'what lies face down in play, to a spectator': (viewer, seat) =>
        isSpectator(viewer) || seesFaceDown(viewer, seat),
    },
    seesCovered: {
      'what is exiled face down, to every seat': (viewer, shown) =>
        isSeat(viewer) || seesCovered(viewer, shown),
      'what is exiled face down, to a spectator': (viewer, shown) =>
        isSpectator(viewer) || seesCovered(viewer, shown),
    },
    // Tested on a separate position (looking-at.spec.ts).
    looksAt: {},
  });
});

describe('a mutant sight that lasts too long or reaches too many is detected', () => {
  const { cameIntoSight } = sightings;
  const { forgetShown } = forgetting;
  searched(
    sightings,
    {
      cameIntoSight: {
        'what one looks at, by everyone': (event, viewer) =>
          event.type === 'CardsLookedAt'
            ? event.objects.map((object) => ({ object, by: 'some', shown: true, hidden: true }))
            : cameIntoSight(event, viewer),
      },
    },
    batchesOf(LOGS[0]!).filter((_, at) => at % 4 === 3),
  );
  searched(
    forgetting,
    {
      forgetShown: {
        'what was shown and then shuffled away': (state, event, viewer, knowledge) => {
          const isMixed = event.type === 'LibraryShuffled' || event.type === 'LibraryCut';
          if (!isMixed) forgetShown(state, event, viewer, knowledge);
        },
      },
    },
    batchesOf(LOGS[0]!).filter((_, at) => at % 4 === 3),
  );

  it('cameIntoSight: ids counted by everyone for cards that only some see', () => {
    const counted: typeof cameIntoSight = (event, viewer) =>
      cameIntoSight(event, viewer).map((sighting) => ({ ...sighting, by: 'everyone' }));
    const apart = () => SOME.map((batch) => idsApart(Gallery, batch)).find((found) => found !== undefined);
    expect(apart()).toBeUndefined();
    expect(foundWith(sightings, 'cameIntoSight', counted, apart)).toBeDefined();
  });
});

describe('a mutant id or count that says too much is detected', () => {
  class OfTheLog extends minting.Knowledge {
    override idOf(object: ObjectId): VisibleId {
      super.idOf(object);
      return `c${object.slice(1)}` as VisibleId;
    }
  }
  searched(minting, { Knowledge: { 'ids that are the log’s own': OfTheLog } });
  const { visibleFields } = audience;
  searched(audience, {
    isPublic: { 'moments that count hidden events': () => true },
    visibleFields: {
      'entries of events nobody learns of': (event, viewer) => visibleFields(event, viewer) ?? [],
    },
  });
});

describe('a mutant field told as it is in the log is detected', () => {
  const { visibleFields } = audience;
  const telling =
    (field: string): typeof visibleFields =>
    (event, viewer) => {
      const seen = visibleFields(event, viewer);
      return field in event ? [...(seen ?? []), field] : seen;
    };

  it.each(Object.keys(TRANSLATED))('%s', (field) => {
    const raw = (_: unknown, value: unknown) => malformed(value);
    const batches = batchesWith((event) => field in event);
    const found = foundWith(TRANSLATED as Record<string, unknown>, field, raw, () =>
      foundWith(audience, 'visibleFields', telling(field), () => leakIn(batches)),
    );
    expect(found).toBeDefined();
  });

  it('an unseen object by its id in the log', () => {
    class OfTheUnseen extends minting.Knowledge {
      override find(object: ObjectId): VisibleId | undefined {
        return super.find(object) ?? (object as string as VisibleId);
      }
    }
    const batches = batchesWith(({ type }) => type === 'GameRestarted');
    const told = () => foundWith(audience, 'visibleFields', telling('libraries'), () => leakIn(batches));
    expect(told()).toBeUndefined();
    expect(foundWith(minting, 'Knowledge', malformed(OfTheUnseen), told)).toMatch('has an id of the log');
  });
});
