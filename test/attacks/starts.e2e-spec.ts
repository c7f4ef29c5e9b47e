// A sample of the games that the offer of a built server advertises, through its API: each ruleset under each base, by odd
// numbers of players, with libraries of the smallest, the usual and the largest size. Each is refused as it is created, by
// what stands in its terms, or it starts and somebody is asked something. All others: libs/mental/src/starting-terms.spec.ts.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { terms as schema } from '#rules';
import { accepted, answerOpen, refused, type Caller } from '#testkit/server/caller';
import { extremesOf } from '#testkit/mental/extremes';
import { Siege } from './fixtures/siege.fixture.js';
import { Stage } from '../support.js';

const SEATS = [3, 5, 7];

const stage = new Stage();
let siege: Siege;
let players: readonly Caller[];
beforeAll(async () => {
  siege = await Siege.begin(stage, stage.dataFolder(), {
    PENTALAND_REQUESTS_PER_MINUTE: '1000000',
    PENTALAND_LOG_BYTES_PER_MINUTE: '1000000000',
    PENTALAND_TABLES_PER_ACCOUNT: '1000',
    PENTALAND_GAMES_PER_ACCOUNT: '1000',
    PENTALAND_ACCOUNTS_PER_ADDRESS: '1000',
  });
  const { anna, boris } = siege;
  const others = Array.from({ length: Math.max(...SEATS) - 2 }, () => siege.newcomer());
  players = [anna, boris, ...(await Promise.all(others))];
}, 300_000);
afterAll(() => stage.clear());

interface Said {
  readonly ruleset: string;
  readonly base: string;
  readonly seats: number;
  readonly librarySize: number;
}

/** The rule by which it was refused as it was created; null: it has started, who goes first is said, and the next question is asked. */
async function begun(said: Said): Promise<string | null> {
  const [host, ...guests] = players.slice(0, said.seats) as [Caller, ...Caller[]];
  const created = await host.create(said);
  if (created.__typename !== 'Accepted') {
    const { code, rule } = refused(created);
    expect([said, code]).toEqual([said, 'NOT_BUILT']);
    return rule;
  }
  const { gameId } = accepted(created);
  for (const guest of guests) accepted(await guest.inGame('join', gameId));
  for (const player of [host, ...guests]) accepted(await player.inGame('ready', gameId));
  accepted(await host.inGame('start', gameId));
  await answerOpen(players.slice(0, said.seats), gameId, { players: [0] });
  const { view } = await host.sight(gameId);
  expect([said, view.decision === null]).toEqual([said, false]);
  return null;
}

it('every ruleset under every base starts through the API, or is refused as it is created', async () => {
  const { offer } = await siege.anna.ask('{ offer { rulesets bases defaults { librarySize } } }');
  const extremes = extremesOf(schema.shape.librarySize) as number[];
  const sizes = [...new Set([...extremes, offer.defaults.librarySize])].sort((one, other) => one - other);
  const [smallest = 60] = sizes;
  expect(offer.rulesets.length * offer.bases.length).toBeGreaterThan(3);
  const results: (string | null)[] = [];
  for (const [row, ruleset] of offer.rulesets.entries())
    for (const [column, base] of offer.bases.entries()) {
      const at = row + column;
      const said = {
        ruleset,
        base,
        seats: SEATS[at % SEATS.length]!,
        librarySize: sizes[(at + row) % sizes.length]!,
      };
      const result = await begun(said);
      results.push(result);
      // What is too large is refused by its size, and the smallest always starts.
      if (result !== null)
        expect([result, await begun({ ...said, librarySize: smallest })]).toEqual([
          'terms librarySize',
          null,
        ]);
      await siege.goesOn();
    }
  expect(new Set(results)).toEqual(new Set([null, 'terms librarySize']));
  expect(siege.faults).toEqual([]);
  expect(siege.server.log.filter(({ level }) => level === 'error')).toEqual([]);
}, 300_000);
