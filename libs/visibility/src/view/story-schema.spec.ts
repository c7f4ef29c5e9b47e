// The published shapes of stories, held against the stories of generated games as everybody sees them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { greedyBot, uniformBot } from '#bots';
import { hashText, inFull, type JsonObject } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import { initialState, SEATS, type GameEvent, type Terms } from '#rules';
import { playGame } from '#simulation';
import { laidOut, magicGame, passingGame, unmelded } from '#testkit/games/magic';
import { POOL } from '#testkit/pool/cards';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { played, recipes } from '../fixtures/games.fixture.js';
import { players, throughJson, timed } from '../fixtures/watching.fixture.js';
import { visibleFields } from '../viewers/audience.js';
import { Gallery } from '../projection/gallery.js';
import type { Knowledge } from './knowledge.js';
import { storyOf } from './story.js';
import { storyKinds, storySchema } from './story-schema.js';
import { JUDGE, SPECTATOR, viewerAt } from '../viewers/viewer.js';
import { malformed } from '#testkit/values/malformed';
import fc from 'fast-check';

/** Whole games of real cards. */
const realGame = (ruleset: Terms['ruleset'], seed: string) => (): readonly GameEvent[] => {
  const log: GameEvent[] = [];
  playGame({
    seed,
    bots: [greedyBot, uniformBot],
    cards: {
      catalogue: hashText('fixtures'),
      definitions: POOL,
      ...(ruleset === 'magic' ? { decks: [mixedDeck(POOL), mixedDeck(POOL)] } : {}),
    },
    variants: MENTAL_MAGIC,
    terms: { ruleset, ...(ruleset === 'magic' ? { librarySize: 60 } : {}) },
    mostDecisions: 400,
    watch: (_, events) => log.push(...events),
  });
  return log;
};

const GAMES: readonly (() => readonly GameEvent[])[] = [
  ...fc.sample(recipes(), { numRuns: 12, seed: 5 }).map((recipe) => () => played(recipe).events),
  ...(
    ['secretive', 'hiding', 'chance', 'playing', 'open', 'restarting', 'looping', 'wishing', 'mixed'] as const
  ).map((deck) => () => magicGame({ seed: `stories ${deck}`, decisions: 60, deck })),
  ...(['pentaland', 'utopia', 'war-zone'] as const).map(
    (variant) => () => magicGame({ seed: `stories ${variant}`, decisions: 80, variant, deck: 'secretive' }),
  ),
  () => magicGame({ seed: 'stories disputed', decisions: 80, deck: 'disputed', disputes: 9 }),
  () =>
    magicGame({ seed: 'stories of three', decisions: 80, players: 3, concession: { after: 60, player: 1 } }),
  ...(['magic', 'pentaland', 'utopia', 'war-zone'] as const).flatMap((ruleset) => [
    realGame(ruleset, 'stories one'),
    realGame(ruleset, 'stories two'),
  ]),
  passingGame,
  laidOut,
  unmelded,
];

/** Kinds that these games lack: their golden samples are told instead, to somebody who has seen every object. */
const SAMPLED = [
  ...['CardLeftUnnamed', 'CardMarked', 'UtopiaIdentitiesSwapped', 'TurnPassedOver', 'TurnOrderReversed'],
  ...['PlayerCountersChanged', 'ControllerChanged', 'Phased', 'Marked', 'CardRevealedAgain'],
  ...['TargetsChanged', 'Countered', 'CoinFlipped', 'DieRolled', 'AttackerAdded'],
  ...['BecameBlocked', 'BlockersOrdered', 'RemovedFromCombat', 'DamageAssigned', 'AssignedDamageTaken'],
  ...['TurnPlanned', 'PlayerDesignated', 'ShortcutProposed', 'ShortcutRound', 'FlagFell', 'ClocksResumed'],
  ...['GameQuarantined', 'QuarantineLifted', 'GameRepaired', 'ForkedFrom', 'PositionEntered'],
  ...['CallHandedBack', 'NameFreed', 'ControlCorrected', 'Rewound', 'TakeBackAsked', 'TakeBackAgreed'],
  'TakeBackEnded',
];

/** Kinds that need a whole position: at-once.spec.ts and others look at what is told of them. */
const ELSEWHERE: readonly string[] = ['HappenedAtOnce', 'SpellCopied'];

const GOLDEN = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../rules/src/fixtures/golden/events.json'), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
const shownId = (object: string): string => object.replace('o', 'c');
/** The story of the newest golden sample of a kind, for each seat and for spectators. */
function sampleStories(kind: string): JsonObject[] {
  const newest = Object.values(GOLDEN[kind] ?? {}).at(-1);
  const event: GameEvent = malformed({ type: kind, ...newest });
  const knowledge: Knowledge = malformed({ idOf: shownId, find: shownId });
  const all = [SPECTATOR, JUDGE, ...SEATS.slice(0, 2).map(viewerAt)];
  return all
    .filter((viewer) => visibleFields(event, viewer) !== undefined)
    .map((viewer) => storyOf(initialState(), event, { viewer, knowledge }));
}

type Published = z.core.JSONSchema.BaseSchema;
const published = storySchema() as { readonly $defs: Record<string, Published> };
const shapes = new Map<string, z.ZodType>(
  storyKinds().map((kind) => [kind, z.fromJSONSchema({ ...published.$defs[kind], $defs: published.$defs })]),
);

type Told = JsonObject & { readonly type: string };
const stories = new Map<string, Set<string>>();
beforeAll(() => {
  for (const game of GAMES) {
    const log = game();
    const gallery = new Gallery([...players(log), JUDGE]);
    for (const projector of gallery.viewers) projector.wake(gallery.state);
    for (const { event, at } of timed(log))
      for (const { entry } of gallery.apply(event, at)) {
        const story: Told = throughJson(entry.story);
        const told =
          story.type === 'HappenedAtOnce'
            ? [story, ...(inFull(story['events'] as JsonObject[]) as Told[])]
            : [story];
        for (const one of told) {
          const kind = one.type;
          stories.set(kind, (stories.get(kind) ?? new Set()).add(JSON.stringify(one)));
        }
      }
  }
});

describe('the published shapes of stories', () => {
  it('are those of every story of many games, for every viewer', () => {
    let checked = 0;
    const wrong: unknown[] = [];
    for (const [kind, all] of stories)
      for (const story of all) {
        checked += 1;
        const read = shapes.get(kind)?.safeParse(JSON.parse(story));
        if (read?.success !== true && wrong.length < 10)
          wrong.push([story.slice(0, 400), read?.error.issues ?? 'no such kind']);
      }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(5_000);
  });

  it('are of kinds that occur in these games, but for those that are listed', () => {
    expect(storyKinds().filter((kind) => !stories.has(kind))).toEqual(
      storyKinds().filter((kind) => [...SAMPLED, ...ELSEWHERE].includes(kind)),
    );
  });

  it.each(SAMPLED)('are those of the golden sample of %s', (kind) => {
    const told = sampleStories(kind);
    expect(told.length).toBeGreaterThan(0);
    for (const story of told)
      expect([story, shapes.get(kind)!.safeParse(story).error?.issues]).toEqual([story, undefined]);
  });

  it('refuse a field that nobody is told, and one that is missing', () => {
    const [drawn] = [...(stories.get('CardDrawn') ?? [])].map((story) => JSON.parse(story) as object);
    const shape = shapes.get('CardDrawn')!;
    expect(shape.safeParse(drawn).success).toBe(true);
    expect(shape.safeParse({ ...drawn, object: 'c1', secret: 1 }).success).toBe(false);
    expect(shape.safeParse({ type: 'CardDrawn' }).success).toBe(false);
    expect(shape.safeParse({ ...drawn, seat: 'first' }).success).toBe(false);
  });

  it('name no field that stays on the server', () => {
    for (const kind of [
      'CommandAccepted',
      'AgendaMoved',
      'DefinitionRecorded',
      'RandomnessUsed',
      'PositionNoted',
    ])
      expect(shapes.has(kind)).toBe(false);
    for (const [kind, field] of [
      ['LibraryShuffled', 'order'],
      ['LibraryMade', 'cards'],
      ['CoinFlipped', 'drawn'],
      ['CardNamed', 'definition'],
    ] as const)
      expect(JSON.stringify(Object.keys(published.$defs[kind]?.properties ?? {}))).not.toContain(
        `"${field}"`,
      );
  });

  it('are in the file', () => {
    const file = join(import.meta.dirname, '../../../../schemas/stories.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(published);
  });
});
