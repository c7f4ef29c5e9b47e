// The operator imports other cards while a game is played: each command is checked with the cards it was decided with,
// by whoever has them, and what came out otherwise with others is named, and no fault.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { importCatalogue } from '#cards/importers';
import { MemoryEventStore } from '#event-store/memory';
import { verifyGames, type FormatCards } from '#matches';
import { compiledEntry } from '#oracle';
import { scryfall } from '#testkit/cards/scryfall-files';
import { HandClock, TEST_KEYS } from '#testkit/accounts/world';
import { accepted, GameNode } from '#testkit/node/game-node';
import { readCompiled, writeCompiled } from './compiled-file.js';
import { gameCards } from './game-cards.js';

const folder = mkdtempSync(join(tmpdir(), 'reimported-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same names; what the rings say is another thing in each. */
function imported(kind: string, text: string): FormatCards {
  const [file, catalogueFile, compiled] = ['json', 'catalogue', 'compiled'].map((end) =>
    join(folder, `${kind}.${end}`),
  );
  const cards = ['Plain Ring', 'First Ring', 'Second Ring'].map((name) =>
    scryfall(name, {
      mana_cost: '{1}',
      type_line: 'Artifact',
      oracle_text: name === 'Plain Ring' ? '' : text,
    }),
  );
  writeFileSync(file!, JSON.stringify(cards));
  const { catalogue } = importCatalogue(file!, catalogueFile!);
  writeCompiled(
    compiled!,
    catalogue,
    'a compiler',
    catalogue.cards.map((one) => compiledEntry(one, catalogue.oracle)),
  );
  const read = readCompiled(compiled!, catalogue, 'a compiler');
  if (!read.ok) throw new Error(read.error);
  return gameCards({ catalogue, compiled: read.value });
}

const PASS = { kind: 'priority', action: 'pass' } as const;

it('a game that goes on with imported cards verifies with either catalogue', async () => {
  const [earlier, later] = [imported('earlier', '{T}: Add {C}.'), imported('later', '{T}: You gain 1 life.')];
  const terms = { ruleset: 'pentaland', base: 'cr', format: 'all' } as const;
  const [before, after] = [earlier, later].map((cards) => cards.cardsFor(terms).catalogue);
  expect(after).not.toBe(before);
  const setting = { store: new MemoryEventStore(), clock: new HandClock() };

  let on = await GameNode.start({ ...setting, cards: earlier });
  const players = [await on.player('Anna'), await on.player('Boris')];
  const library = { cards: [{ name: 'Plain Ring', count: 60 }] };
  const game = await on.playing(players, { ruleset: 'pentaland', librarySize: 60, library });
  /** Whose turn it is plays a land and a ring of that name. */
  const casts = async (name: string): Promise<void> => {
    const seen = async () => (await on.sight(players[0]!, game)).view;
    const isMain = async () => {
      const { turn, decision } = await seen();
      return turn?.step === 'precombat-main' && decision?.seat === turn.active;
    };
    while (!(await isMain())) {
      const { decision } = await seen();
      if (decision!.kind === 'attackers')
        await on.answerOpen(players, game, { kind: 'attackers', attacks: [] });
      else if (decision!.kind === 'choose-objects') {
        const asked = players[decision!.seat]!;
        const { question } = (await on.sight(asked, game)).view.decision!;
        const objects =
          question?.kind === 'choose-objects' ? question.candidates.slice(0, question.count) : [];
        await on.answerOpen(players, game, { kind: 'choose-objects', objects });
      } else await on.answerOpen(players, game, PASS);
    }
    const { turn } = await seen();
    const mine = players[turn!.active]!;
    const hand = async () => (await on.sight(mine, game)).view.seats[turn!.active]!.hand!;
    const [land] = await hand();
    await on.answerOpen(players, game, {
      kind: 'priority',
      action: { do: 'play', object: land!, as: 'any-land' },
    });
    const [card] = await hand();
    await on.answerOpen(players, game, { kind: 'priority', action: { do: 'cast', object: card!, name } });
    for (let passes = 0; passes < 2; passes += 1) await on.answerOpen(players, game, PASS);
    // Somebody else comes to their turn.
    await on.answerOpen(players, game, PASS);
  };
  await casts('First Ring');
  await on.stop();
  on = await GameNode.start({ ...setting, cards: later });
  await casts('Second Ring');
  accepted(await on.act(players[0]!, game, { type: 'concede' }));
  await on.stop();

  const verdictWith = async (cards: FormatCards) => {
    for await (const found of verifyGames(setting.store, TEST_KEYS, cards)) return found.verdict;
    throw new Error('there is no game');
  };
  for (const [cards, catalogue] of [
    [earlier, after],
    [later, before],
  ] as const) {
    const { fault, differences } = await verdictWith(cards);
    expect(fault).toBeNull();
    expect(differences.length).toBeGreaterThan(0);
    for (const difference of differences) expect(difference).toMatchObject({ why: 'other-cards', catalogue });
  }
});
