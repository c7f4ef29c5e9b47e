// From a file of card data to a game: what an import knows of a format's banned and restricted cards decides which names
// are given in a game that asks for it (pentaland 706.1), in either shape that is imported.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { importCatalogue } from '#cards/importers';
import { compiledEntry } from '#oracle';
import { mtgjson } from '#testkit/cards/mtgjson5-files';
import { scryfall } from '#testkit/cards/scryfall-files';
import { accepted, GameNode } from '#testkit/node/game-node';
import { readCompiled, writeCompiled } from './compiled-file.js';
import { gameCards } from './game-cards.js';

const folder = mkdtempSync(join(tmpdir(), 'imported-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** In the words of Scryfall; of MTGJSON they begin with a capital, and what is not legal there is not told. */
const CARDS = {
  'Plain Ring': 'legal',
  'Other Ring': 'legal',
  'Bad Ring': 'banned',
  'Rare Ring': 'restricted',
  'Strange Ring': 'not_legal',
} as const;
const NAMES = Object.entries(CARDS);

const SCRYFALL = NAMES.map(([name, vintage]) =>
  scryfall(name, {
    mana_cost: '{1}',
    type_line: 'Artifact',
    legalities: { vintage, modern: 'not_legal' },
  }),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const MTGJSON = {
  meta: { date: '2026-01-16', version: '5.3.0' },
  data: Object.fromEntries(
    NAMES.map(([name, vintage]) => [
      name,
      [
        mtgjson(name, {
          manaCost: '{1}',
          types: ['Artifact'],
          subtypes: [],
          text: '',
          printings: ['NEW'],
          legalities: vintage === 'not_legal' ? {} : { vintage: capital(vintage) },
        }),
      ],
    ]),
  ),
};

/** A server's worth of games with the cards of that file. */
async function playedWith(kind: string, data: unknown): Promise<GameNode> {
  const [file, imported, compiled] = ['json', 'catalogue', 'compiled'].map((end) =>
    join(folder, `${kind}.${end}`),
  );
  writeFileSync(file!, JSON.stringify(data));
  const { catalogue } = importCatalogue(file!, imported!);
  writeCompiled(
    compiled!,
    catalogue,
    'a compiler',
    catalogue.cards.map((one) => compiledEntry(one, catalogue.oracle)),
  );
  const read = readCompiled(compiled!, catalogue, 'a compiler');
  if (!read.ok) throw new Error(read.error);
  return GameNode.start({ cards: gameCards({ catalogue, compiled: read.value }) });
}

/** Why each name cannot be given to the first card of the first hand. */
async function refusals(on: GameNode, legality: string | undefined): Promise<Record<string, string>> {
  const players = [
    await on.player(`Anna ${legality ?? 'at large'}`),
    await on.player(`Boris ${legality ?? 'at large'}`),
  ];
  const [anna] = players;
  const format = legality === undefined ? {} : { format: { cards: { from: 'all' }, legality } as const };
  const library = { cards: [{ name: 'Plain Ring', count: 60 }] };
  const naming = { help: 'none', refused: { free: 100, thenEvery: 5 } } as const;
  const terms = { ruleset: 'pentaland', librarySize: 60, library, naming, ...format } as const;
  const game = await on.playing(players, terms);
  const { view } = await on.sight(anna!, game);
  const object = view.seats['0']!.hand![0]!;
  const found: Record<string, string> = {};
  for (const [name] of NAMES) {
    const outcome = await on.act(anna!, game, {
      type: 'answer',
      decision: view.decision!.id,
      answer: { kind: 'priority', action: { do: 'cast', object, name } },
    });
    found[name] = outcome.kind === 'refused' ? outcome.refusal.rule : 'accepted';
  }
  accepted(await on.act(anna!, game, { type: 'concede' }));
  return found;
}

describe.each([
  ['scryfall', SCRYFALL],
  ['mtgjson', MTGJSON],
])('a game with the cards of %s', (kind, data) => {
  it('pentaland 706.1: refuses the names that the format bans or restricts, and those it does not have', async () => {
    const on = await playedWith(kind, data);
    try {
      const unnamed = 'pentaland 704.1';
      // It is not her main phase: what could be cast then is refused for that.
      const all = await refusals(on, undefined);
      const fits = all['Other Ring']!;
      expect(fits).not.toMatch(/^pentaland/);
      expect(all).toEqual({
        'Plain Ring': unnamed,
        'Other Ring': fits,
        'Bad Ring': fits,
        'Rare Ring': fits,
        'Strange Ring': fits,
      });
      expect(await refusals(on, 'vintage')).toEqual({
        'Plain Ring': unnamed,
        'Other Ring': fits,
        'Bad Ring': 'pentaland 706.1',
        'Rare Ring': 'pentaland 706.1',
        'Strange Ring': unnamed,
      });
    } finally {
      await on.stop();
    }
  });
});
