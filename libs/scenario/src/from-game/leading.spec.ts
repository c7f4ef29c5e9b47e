// A moment in the middle of something: the file has an earlier position, and a script that leads to the moment.
import { describe, expect, it, jest } from '@jest/globals';
import type { JsonObject } from '#kernel';
import { objectNumber, type Seat } from '#rules';
import { JUDGE, SPECTATOR, viewerAt, type Viewer } from '#visibility';
import { findInPool, POOL } from '#testkit/pool/cards';
import { batchesOf, Moments } from '../fixtures/moments.fixture.js';
import { parseScenario } from '../format/scenario.js';
import { runScenario } from '../run/run.js';
import { Witness } from '../run/witness.js';
import { Learning } from './learnt.js';
import { Called } from './named.js';
import { scenarioAt } from './scenario-at.js';

const KNOWN = { find: findInPool, definitions: POOL };
const A = viewerAt(0 as Seat);
const EYES: readonly Viewer[] = [SPECTATOR, A, viewerAt(1 as Seat), JUDGE];
const NOW = { turn: 4, step: 'precombat-main' } as const;
const STOP = { turn: 4, step: 'end' } as const;

const FOUR = (land: string) => [{ card: land, count: 4 }];

/** The files of every moment of a scripted game in which something is going on, or why there is none. */
function filesOf(game: JsonObject, eyes: Viewer): readonly (JsonObject | string)[] {
  const parsed = parseScenario({ scenario: 'a game', now: { ...NOW, player: 'A' }, stop: STOP, ...game });
  if (!parsed.ok) throw new Error(parsed.error);
  const witness = new Witness();
  const outcome = runScenario(parsed.value, KNOWN, witness);
  if (outcome.result !== 'pass') throw new Error(outcome.reason);
  const moments = new Moments(EYES);
  const files: (JsonObject | string)[] = [];
  for (const batch of batchesOf(witness.events)) {
    moments.take(batch);
    if (moments.state.stage.kind !== 'turns' || moments.isLaid) continue;
    const file = scenarioAt(moments.pastOf(eyes), { game: 'g', moment: files.length, eyes: 'x' }, KNOWN);
    files.push(file.ok ? file.value : file.error);
  }
  return files;
}

const fileAt = (game: JsonObject, eyes: Viewer, nth: number): JsonObject => {
  const file = filesOf(game, eyes)[nth];
  if (file === undefined || typeof file === 'string') throw new Error(file ?? 'there is no such moment');
  return file;
};

const outcomeOf = (file: JsonObject) => {
  const parsed = parseScenario(file);
  return parsed.ok ? runScenario(parsed.value, KNOWN).result : parsed.error;
};

const DUEL = {
  players: {
    A: { hand: ['Lightning Bolt', 'Forest'], battlefield: FOUR('Mountain'), librarySize: 20 },
    B: {
      hand: ['Giant Growth', 'Forest'],
      battlefield: ['Grizzly Bears', ...FOUR('Forest')],
      librarySize: 20,
    },
  },
  script: [
    { ...NOW, player: 'A', cast: 'Lightning Bolt', targets: ['Grizzly Bears'] },
    { ...NOW, player: 'B', cast: 'Giant Growth', targets: ['Grizzly Bears'] },
  ],
};

describe('a moment with spells on the stack', () => {
  it('is written as the position before them, and who cast what at what', () => {
    const file = fileAt(DUEL, SPECTATOR, 2);
    expect(file).toMatchObject({
      now: { turn: 4, step: 'precombat-main', player: 'A' },
      players: {
        A: { hand: ['Lightning Bolt', { unknown: 1 }] },
        B: { hand: ['Giant Growth', { unknown: 1 }] },
      },
      stop: { ...NOW, answered: 3 },
    });
    expect(file['script']).toEqual([
      expect.objectContaining({ check: expect.any(Array) }),
      {
        ...{ ...NOW, player: 'A', cast: 'hand:Lightning Bolt', targets: ['Grizzly Bears'] },
        pay: { mana: ['Mountain#1@A'] },
      },
      expect.objectContaining({ player: 'B', cast: 'hand:Giant Growth' }),
    ]);
    expect(file['expect']).toContainEqual({ stack: ['Lightning Bolt', 'Giant Growth'] });
    expect(outcomeOf(file)).toBe('pass');
  });

  it('does not say what is cast later', () => {
    expect(fileAt(DUEL, SPECTATOR, 0)).toMatchObject({ players: { B: { hand: [{ unknown: 2 }] } } });
  });
});

/** B draws two, discards, chooses a card in secret, and casts what they drew or what they had. */
const SECRETS = (hand: readonly string[], library: readonly string[], more: readonly JsonObject[]) => ({
  players: {
    A: { hand: ['Lightning Bolt', 'Mind Rot'], battlefield: [...FOUR('Mountain'), ...FOUR('Swamp')] },
    B: { hand: [...hand], library: [...library], battlefield: [...FOUR('Island'), 'Merfolk Looter'] },
  },
  script: [{ ...NOW, player: 'A', cast: 'Lightning Bolt', targets: ['B'] }, ...more],
});

const LOOTS = { ...NOW, player: 'B', activate: '{T}', of: 'Merfolk Looter' };

const NAMED = (printed: string) => {
  const lands = [{ card: 'Forest', as: 'pentaland', count: 2 }];
  return {
    ruleset: 'pentaland',
    players: { A: { battlefield: lands }, B: { hand: [printed, 'Forest'], battlefield: lands } },
    script: [{ ...NOW, player: 'B', cast: printed, as: 'Shock', targets: ['A'] }],
  };
};

interface Twins {
  readonly what: string;
  readonly one: JsonObject;
  readonly other: JsonObject;
}

const TWINS: readonly Twins[] = [
  {
    what: 'other cards in a hand and a library',
    one: SECRETS(['Shock', 'Forest'], ['Opt', 'Island'], []),
    other: SECRETS(['Hill Giant', 'Duress'], ['Blaze', 'Shock'], []),
  },
  {
    what: 'a discarded card that was drawn a moment ago, or was in the hand before',
    one: {
      ...SECRETS(['Shock', 'Forest'], ['Opt', 'Island'], [LOOTS]),
      answers: { B: [{ choose: 'Shock' }] },
    },
    other: {
      ...SECRETS(['Opt', 'Forest'], ['Shock', 'Island'], [LOOTS]),
      answers: { B: [{ choose: 'Shock' }] },
    },
  },
  {
    what: 'a card looked at and put on the bottom, or another one left on top',
    one: {
      ...SECRETS(['Opt', 'Forest'], ['Shock', 'Island'], [{ ...NOW, player: 'B', cast: 'Opt' }]),
      answers: { B: [{ choose: 'Shock' }] },
    },
    other: {
      ...SECRETS(['Opt', 'Island'], ['Blaze', 'Forest'], [{ ...NOW, player: 'B', cast: 'Opt' }]),
      answers: { B: [{ choose: 'Blaze' }] },
    },
  },
  {
    what: 'what is printed on a card that was named in public',
    one: NAMED('Lightning Bolt'),
    other: NAMED('Raging Goblin'),
  },
];

/** Nothing of the file of the one twin tells it from the other. */
const areAlike = ({ one, other }: Twins, eyes: Viewer): boolean =>
  JSON.stringify(filesOf(one, eyes)) === JSON.stringify(filesOf(other, eyes));

describe('twin games that differ only in what the eyes do not know give the same files', () => {
  it.each(TWINS)('$what', (twins) => {
    expect(filesOf(twins.one, SPECTATOR).some((file) => typeof file === 'object')).toBe(true);
    for (const eyes of [SPECTATOR, A]) expect(areAlike(twins, eyes)).toBe(true);
    expect(areAlike(twins, JUDGE)).toBe(false);
  });

  it('and a writer that names each card as it is, or as it will turn out to be, is found out', () => {
    const real = jest.spyOn(Called.prototype, 'name').mockImplementation(function (this: Called, id) {
      const { state } = this;
      const { definition } = state.objects[objectNumber(id)]?.identity ?? {};
      return state.definitions[definition ?? '']?.name ?? 'Blank';
    });
    const told = jest.spyOn(Learning.prototype, 'isShownIn').mockReturnValue(true);
    try {
      expect(TWINS.every((twins) => areAlike(twins, SPECTATOR))).toBe(false);
    } finally {
      real.mockRestore();
      told.mockRestore();
    }
  });
});
