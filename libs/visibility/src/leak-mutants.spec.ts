// Leak mutants: removes each redaction, one at a time; one of the searches for leaks must find it. Redactions
// are the audiences of events, the permissions, and the counting of ids, seqs and moments.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventType, GameEvent, ObjectId } from '#rules';
import { played, recipes, SLICE_TYPES } from './fixtures/games.fixture.js';
import { leakIn } from './fixtures/leaks.fixture.js';
import {
  audience,
  declarationOf,
  fieldsOf,
  foundWith,
  Gallery,
  minting,
  permissions,
} from './fixtures/mutated.fixture.js';
import { countOf } from './fixtures/twins.fixture.js';
import { players } from './fixtures/watching.fixture.js';
import type { VisibleId } from './view/view.js';
import { malformed } from '#testkit/values/malformed';

/** Games with mulligans, cards put back, invitations and losses; a few batches of each. */
const LOGS = fc
  .sample(recipes({ steps: 70 }), { numRuns: 60, seed: 5 })
  .map((recipe) => played({ ...recipe, players: 2 + (recipe.players % 3) }).events)
  .filter((log) => countOf(log, 'CardPutOnBottom') > 0 && countOf(log, 'PlayerInvited') > 1)
  .slice(0, 4);

const leak = (): string | undefined => leakIn(Gallery, LOGS, players);

/** What the search finds while `change` replaces a member. */
const searchedWith = <T extends object, K extends keyof T>(
  holder: T,
  key: K,
  change: T[K],
): string | undefined => foundWith(holder, key, change, leak);

const happened = (type: EventType): GameEvent =>
  LOGS.flat().find((event) => event.type === type) ?? malformed({ type, seat: 0 });

/** The reports of the searches. */
const FOUND = /tells twins apart|^(seat-\d|spectator), entry \d+: |refused to show it/;

interface Mutant {
  readonly type: EventType;
  readonly field: string;
}

/**
 * Fields about cards in play and of games that were rewound: these games have none, so `magic-mutants.spec.ts`
 * and `rewound.spec.ts` cover them.
 */
const OF_PLAY: ReadonlySet<string> = new Set(['PlayerLost.leaving', 'LibraryShuffled.kept']);

/** Every field that not everyone learns. */
const HIDDEN: readonly Mutant[] = SLICE_TYPES.flatMap((type) => {
  const { everyone = [] } = declarationOf(type).audience(happened(type));
  return fieldsOf(type)
    .filter((field) => !everyone.includes(field) && !OF_PLAY.has(`${type}.${field}`))
    .map((field) => ({ type, field }));
});
/** Every field that not even the seat the event is about learns. */
const HIDDEN_FROM_THE_SEAT = HIDDEN.filter(({ type, field }) => {
  const told = declarationOf(type).audience(happened(type)).seat?.fields ?? [];
  return fieldsOf(type).includes('seat') && !told.includes(field);
});

describe('with every redaction in its place', () => {
  it('no search finds a leak', () => {
    expect(LOGS.length).toBe(4);
    expect(leak()).toBeUndefined();
  });

  it('exactly these fields are hidden from somebody', () => {
    expect(HIDDEN.map(({ type, field }) => `${type}.${field}`)).toEqual([
      'CommandAccepted.command',
      'CommandAccepted.engine',
      'CommandAccepted.at',
      'CommandAccepted.catalogue',
      'StarterChooserDetermined.drawn',
      'DefinitionRecorded.hash',
      'DefinitionRecorded.definition',
      'LibraryMade.cards',
      'LibraryMade.drawn',
      'LibraryShuffled.order',
      'LibraryShuffled.drawn',
      'LibraryCut.at',
      'LibraryCut.drawn',
      'HandsReturned.cards',
      'HandsReturned.drawn',
      'CardDrawn.object',
      'CardDrawn.becomes',
      'CardPutOnBottom.object',
      'CardPutOnBottom.becomes',
      'DecisionOpened.question',
    ]);
  });
});

describe('a mutant audience that reveals a field is detected', () => {
  it.each(HIDDEN)('$type $field to everyone', ({ type, field }) => {
    const declared = declarationOf(type);
    const intact = declared.audience;
    const found = searchedWith(declared, 'audience', (event) => {
      const { everyone = [], ...rest } = intact(event);
      return { ...rest, everyone: [...everyone, field] };
    });
    expect(found).toMatch(FOUND);
  });

  it.each(HIDDEN_FROM_THE_SEAT)('$type $field to the seat it concerns', ({ type, field }) => {
    const declared = declarationOf(type);
    const intact = declared.audience;
    const found = searchedWith(declared, 'audience', (event) => {
      const { seat } = event as GameEvent<'CardDrawn'>;
      const told = intact(event);
      return { ...told, seat: { seat, fields: [...(told.seat?.fields ?? []), field] } };
    });
    expect(found).toMatch(FOUND);
  });
});

describe('a mutant permission that grants too much is detected', () => {
  const { mayReadFor, seesInto, seesQuestionOf } = permissions;

  it('one seat’s fields, to every seat', () => {
    expect(searchedWith(permissions, 'mayReadFor', ({ kind }) => kind !== 'spectator')).toMatch(
      /refused to show/,
    );
  });
  it('one seat’s fields, to a spectator', () => {
    const mutant: typeof mayReadFor = (viewer, seat) =>
      viewer.kind === 'spectator' || mayReadFor(viewer, seat);
    expect(searchedWith(permissions, 'mayReadFor', mutant)).toMatch(/refused to show/);
  });
  it('every hand, to every seat', () => {
    const mutant: typeof seesInto = (viewer, zone) =>
      zone.kind === 'hand' ? viewer.kind !== 'spectator' : seesInto(viewer, zone);
    expect(searchedWith(permissions, 'seesInto', mutant)).toMatch(/canary/);
  });
  it('the hand of the first seat, to a spectator', () => {
    const mutant: typeof seesInto = (viewer, zone) =>
      seesInto(viewer, zone) || (viewer.kind === 'spectator' && zone.kind === 'hand' && zone.seat === 0);
    expect(searchedWith(permissions, 'seesInto', mutant)).toMatch(/canary/);
  });
  it('the library, to a seat', () => {
    const mutant: typeof seesInto = (viewer, zone) =>
      seesInto(viewer, zone) || (viewer.kind === 'seat' && zone.kind === 'library');
    expect(searchedWith(permissions, 'seesInto', mutant)).toMatch(/canary/);
  });
  it('the library, to a spectator', () => {
    const mutant: typeof seesInto = (viewer, zone) =>
      seesInto(viewer, zone) || (viewer.kind === 'spectator' && zone.kind === 'library');
    expect(searchedWith(permissions, 'seesInto', mutant)).toMatch(/canary/);
  });
  it('the question, to seats that do not answer it', () => {
    expect(searchedWith(permissions, 'seesQuestionOf', () => true)).toMatch(/question|refused to show/);
  });
  it('the question, to a spectator', () => {
    const mutant: typeof seesQuestionOf = (viewer, seat) =>
      viewer.kind === 'spectator' || seesQuestionOf(viewer, seat);
    expect(searchedWith(permissions, 'seesQuestionOf', mutant)).toMatch(/question|refused to show/);
  });
});

describe('a mutant number that counts hidden things is detected', () => {
  it('ids from the log', () => {
    class Leaky extends minting.Knowledge {
      override idOf(object: ObjectId): VisibleId {
        super.idOf(object);
        return `c${object.slice(1)}` as VisibleId;
      }
    }
    expect(searchedWith(minting, 'Knowledge', malformed(Leaky))).toMatch(/tells twins apart/);
  });
  it('moments that count hidden events', () => {
    expect(searchedWith(audience, 'isPublic', () => true)).toMatch(/tells twins apart/);
  });
  it('empty entries for events that nobody learns of', () => {
    const { visibleFields } = audience;
    expect(
      searchedWith(audience, 'visibleFields', (event, viewer) => visibleFields(event, viewer) ?? []),
    ).toMatch(/tells twins apart/);
  });
});
