// A game that is played through the API as far as a test of the pages needs it: lands are played, the rest is passed.
import type { Caller } from '#testkit/server/caller';
import { accepted, goOn, started } from '#testkit/server/caller';
import { partOf } from '#testkit/values/part-of';

const SIGHT = `query ($id: ID!) { game(id: $id) { seat legalActions { plays { kind object as text } }
  view { turn { number step active } decision { decisionId seat prompt kind } } } }`;

async function look(player: Caller, game: string) {
  const { game: seen } = await player.ask(SIGHT, { id: game });
  if (seen === null) throw new Error('there is no such game');
  return seen;
}

/** A game of these players in the order of their seats, at its first turn, the first player to act. */
export async function begun(players: readonly Caller[], terms: object = {}): Promise<string> {
  const game = await started(players, terms);
  const [first] = players;
  const { view } = await first!.sight(game);
  const asked = players[view.decision?.seat ?? 0];
  accepted(await asked!.answer(game, view.decision?.decisionId ?? '', { players: [0] }));
  return game;
}

/** On to the first main phase of that turn, a land played in each one before; its player has priority. */
export async function onToMain(players: readonly Caller[], game: string, turn: number): Promise<void> {
  for (;;) {
    const seen = await look(players[0]!, game);
    const { decision, turn: now } = seen.view;
    const asked = players[decision?.seat ?? -1];
    if (decision === null || asked === undefined) throw new Error('no question is open');
    const isMain =
      decision.kind === 'PRIORITY' && now?.step === 'PRECOMBAT_MAIN' && players[now.active] === asked;
    if (isMain) {
      const { legalActions } = await look(asked, game);
      const lands = legalActions.plays.filter(({ kind }) => kind === 'PLAY');
      // What is played face down needs no name.
      const land = lands.find(({ as }) => as !== null) ?? lands[0];
      if (land !== undefined) {
        const act = { kind: 'PLAY', object: land.object, ...(land.as === null ? {} : { as: land.as }) };
        accepted(await asked.answer(game, decision.decisionId, { act }));
        continue;
      }
      if (now.number >= turn) return;
    }
    await goOn(players, game);
  }
}

export interface Story {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** The stories that the server has in its log of a game, as one of its players is told them. */
export async function logOf(player: Caller, game: string): Promise<readonly Story[]> {
  const { feed } = await player.ask(
    'query ($id: ID!) { feed(gameId: $id, first: 500) { entries { story } } }',
    { id: game },
  );
  return feed.entries.map(({ story }) => partOf<Story>(story as object));
}

/** A table that begins with the position of a scenario, its players in the order of their seats. */
export async function fromScenario(players: readonly Caller[], scenario: object): Promise<string> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('a game needs players');
  const args = { scenario: ['String!', JSON.stringify(scenario)], seat: ['Int!', 0] } as const;
  const { gameId } = accepted(await host.act('forkScenario', args));
  for (const player of others) accepted(await player.inGame('join', gameId));
  for (const player of players) accepted(await player.inGame('ready', gameId));
  accepted(await host.inGame('start', gameId));
  return gameId;
}
