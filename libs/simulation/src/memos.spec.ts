// Memos change no game. The same games are played with all memos, while they are dropped again and again, and with
// none that keeps anything; every event and the last state are compared.
import { dropMemos, hashText, withoutMemos } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import { POOL } from '#testkit/pool/cards';
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { playGame, type Setting } from './play.js';

const deck = mixedDeck(POOL, 120);
/** Without memos every name is read again for every question. */
const FEW_NAMES = POOL.filter((_, nth) => nth % 20 === 0);

type Table = Pick<Setting, 'cards' | 'variants' | 'terms'>;

const mental = (ruleset: 'pentaland' | 'utopia' | 'war-zone'): Table => ({
  cards: { catalogue: hashText('memos'), definitions: FEW_NAMES },
  variants: MENTAL_MAGIC,
  terms: { ruleset, librarySize: ruleset === 'pentaland' ? 300 : 60, startingLife: 40 },
});

const TABLES: Readonly<Record<string, Table>> = {
  magic: { cards: { catalogue: hashText('memos'), definitions: POOL, decks: [deck, deck] } },
  pentaland: mental('pentaland'),
  utopia: mental('utopia'),
  'war-zone': mental('war-zone'),
};

/** A hash of the events of each command of a game, and one of the state it ended in. */
function gameAt(
  table: Table,
  seed: string,
  mostDecisions: number,
  afterEach = (): void => undefined,
): string[] {
  const said: string[] = [];
  const played = playGame({
    ...table,
    seed,
    bots: [uniformBot, uniformBot],
    mostDecisions,
    watch(_, events) {
      said.push(hashText(JSON.stringify(events)));
      afterEach();
    },
  });
  if (!played.ok) throw new Error(played.error.why);
  return [...said, hashText(JSON.stringify(played.value.state))];
}

/** Without memos a command takes up to a hundred times as long, and the longer the fuller the table. */
const PLAINLY = { magic: 60, other: 40 };

describe.each(Object.entries(TABLES))('a game of %s', (name, table) => {
  it('is the same when all memos are dropped after every third command', () => {
    let commands = 0;
    const drop = (): void => {
      if ((commands += 1) % 3 === 0) dropMemos();
    };
    const dropped = gameAt(table, `dropped in ${name}`, 150, drop);
    expect(commands).toBeGreaterThan(120);
    expect(dropped).toEqual(gameAt(table, `dropped in ${name}`, 150));
  });

  it('is the same when no memo keeps anything', () => {
    const most = name === 'magic' ? PLAINLY.magic : PLAINLY.other;
    const plain = withoutMemos(() => gameAt(table, `plain in ${name}`, most));
    expect(plain.length).toBeGreaterThan(most * 0.9);
    expect(plain).toEqual(gameAt(table, `plain in ${name}`, most));
  });
});
