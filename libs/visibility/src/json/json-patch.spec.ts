import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldPatch } from '#client';
import type { Json, JsonObject } from '#kernel';
import { holds } from '../fixtures/generated.fixture.js';
import { bytes } from '../fixtures/watching.fixture.js';
import { jsonPatch, made, Unmade, type Draft, type PatchOperation } from './json-patch.js';

const SUITE = 'libs/visibility/src/json-patch.spec.ts';

/** The clients' own fold. Their JSON has no undefined members, and nor have these documents. */
const fold = (view: Json, patch: readonly PatchOperation[]): Json =>
  foldPatch(view as Parameters<typeof foldPatch>[0], patch as Parameters<typeof foldPatch>[1]);

/** Few names and few values, so that two documents often have some in common; also with ids that repeat. */
const documents = fc.letrec<{ value: Json; object: JsonObject; card: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, '', 'x', 0, 1, true, false),
    tie('object'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(tie('card'), { maxLength: 6 }),
    fc.array(fc.constantFrom('c1', 'c2', 'c3'), { maxLength: 5 }),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', '~1', 'a/b', '__typename', 'constructor'), tie('value'), {
    maxKeys: 4,
  }),
  card: fc.record({
    objectId: fc.constantFrom('c1', 'c2', 'c3', 'c4'),
    tapped: fc.constantFrom<Json>(null, true),
    inner: tie('value'),
  }),
})).value;

class UnmadeCard extends Unmade {
  constructor(readonly source: JsonObject & { readonly objectId: string }) {
    super();
  }

  get key(): string {
    return this.source.objectId;
  }

  make(): Json {
    return this.source;
  }
}

/** The same document, no card of which is made. */
function unmade(document: Json): Draft {
  if (typeof document !== 'object' || document === null) return document;
  if (Array.isArray(document)) return (document as readonly Json[]).map(unmade);
  if ('objectId' in document) return new UnmadeCard(document as UnmadeCard['source']);
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, unmade(value!)]));
}

/** What a plain whole diff would send. */
const whole = (after: Json): PatchOperation[] => [{ op: 'replace', path: '', value: after }];

describe('the JSON Patch between two documents', () => {
  const pairs = fc.tuple(documents, documents);

  it('makes of the one what the plain whole patch makes of it', () => {
    holds({ suite: SUITE, test: 'makes of the one', runs: 3000 }, pairs, ([before, after]) => {
      const made = fold(before, jsonPatch(before, after));
      expect(bytes(made)).toBe(bytes(fold(before, whole(after))));
    });
  });

  it('is empty exactly when they are the same, and leaves both as they were', () => {
    holds({ suite: SUITE, test: 'is empty exactly when', runs: 2000 }, pairs, ([before, after]) => {
      const texts = [bytes(before), bytes(after)];
      expect(jsonPatch(before, after).length === 0).toBe(texts[0] === texts[1]);
      expect([bytes(before), bytes(after)]).toEqual(texts);
      expect(jsonPatch(before, JSON.parse(JSON.stringify(before)) as Json)).toEqual([]);
    });
  });

  it('is the same, and made, where the cards of both are unmade', () => {
    holds({ suite: SUITE, test: 'is the same, and made', runs: 2000 }, pairs, ([before, after]) => {
      expect(made(unmade(after))).toEqual(after);
      const patch = jsonPatch(unmade(before), unmade(after));
      expect(bytes(patch)).toBe(bytes(jsonPatch(before, after)));
    });
  });

  it('folds over many steps, whatever the steps share', () => {
    const games = fc.array(documents, { minLength: 2, maxLength: 6 });
    holds({ suite: SUITE, test: 'folds over many steps', runs: 500 }, games, (steps) => {
      let folded: Json = {};
      for (const [nth, step] of steps.entries()) {
        folded = fold(folded, jsonPatch(nth === 0 ? {} : steps[nth - 1]!, step));
        expect(bytes(folded)).toBe(bytes(step));
      }
    });
  });
});

describe('a list of cards', () => {
  const card = (objectId: string, tapped: true | null = null): JsonObject => ({ objectId, tapped });
  const [one, two, three] = [card('c1'), card('c2'), card('c3')];
  const patch = (before: readonly Json[], after: readonly Json[]) =>
    jsonPatch({ battlefield: before }, { battlefield: after });

  it('is told one tapped card by one member', () => {
    expect(patch([one, two, three], [one, card('c2', true), three])).toEqual([
      { op: 'replace', path: '/battlefield/1/tapped', value: true },
    ]);
  });

  it('is told a card that came, wherever it came, by one operation', () => {
    for (const place of [0, 1, 2]) {
      const after: Json[] = [one, three].toSpliced(place, 0, two);
      expect(patch([one, three], after)).toEqual([{ op: 'add', path: `/battlefield/${place}`, value: two }]);
    }
  });

  it('is told a card that left by one operation', () => {
    expect(patch([one, two, three], [one, three])).toEqual([{ op: 'remove', path: '/battlefield/1' }]);
  });

  it('is told a moved card by its removal and its return', () => {
    const moved = [
      { op: 'remove', path: '/battlefield/0' },
      { op: 'add', path: '/battlefield/2', value: one },
    ];
    expect(patch([one, two, three], [two, three, one])).toEqual(moved);
  });

  it('is told only what changed when several things happen together', () => {
    expect(patch([one, two, three], [card('c4'), three, card('c2', true)])).toHaveLength(4);
  });

  it('knows a library’s known card and an attack by their objects', () => {
    const known = (of: JsonObject, fromTop: number): JsonObject => ({ card: of, fromTop });
    expect(jsonPatch([known(one, 1), known(two, 2)], [known(two, 1)])).toEqual([
      { op: 'remove', path: '/0' },
      { op: 'replace', path: '/0/fromTop', value: 1 },
    ]);
  });
});

it('what both share is not looked into', () => {
  const shared = new Proxy<JsonObject>(
    {},
    {
      ownKeys: () => {
        throw new Error('looked into');
      },
    },
  );
  expect(jsonPatch({ a: shared, b: 1 }, { a: shared, b: 2 })).toEqual([
    { op: 'replace', path: '/b', value: 2 },
  ]);
});

it('a question of another kind comes whole', () => {
  const [yes, number] = [
    { __typename: 'YesNo', prompt: 'MAY' },
    { __typename: 'ChooseNumber', lowest: 0 },
  ];
  expect(jsonPatch({ question: yes }, { question: number })).toEqual([
    { op: 'replace', path: '/question', value: number },
  ]);
});
