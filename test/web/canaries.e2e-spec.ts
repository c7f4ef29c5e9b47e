// What is hidden reaches no page but a judge's: not in what it shows, its sockets, its answers, its storage or its console.
// Every page of a replay and of a dispute is opened by those who may not see all of it, under every address.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { accepted, passTurn, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { callJudge, grant, inDispute, rulingOf, the } from '../fixtures/desk.js';
import { reached } from './driver/reached.js';
import { WebStage } from './driver/web-stage.js';

const web = WebStage.forThisFile({ PENTALAND_FIRST_ADMIN: 'Ada' });
/** What each of the two has that the other has never seen: in hand, drawn later, and face down. */
const OF_ANNA = ['Serra Angel', 'Air Elemental', 'Shivan Dragon', 'Abomination of Gudul'];
const OF_JONAS = ['Hill Giant', 'War Mammoth', 'Craw Wurm', 'Battering Craghorn'];
const side = ([first, second, drawn, under]: readonly string[]) => ({
  hand: [first, second],
  library: [drawn],
  battlefield: ['Forest', { card: under, faceDown: true }],
});
/** Jonas is a judge in other games. */
let anna: Caller, jonas: Caller, chloe: Caller, judith: Caller;
beforeAll(async () => {
  const people = await web.register('Anna', 'Jonas', 'Chloe', 'Judith', 'Ada');
  const ada = people.pop()!;
  [anna, jonas, chloe, judith] = people as [Caller, Caller, Caller, Caller];
  for (const name of ['Jonas', 'Judith']) await grant(ada, name, 'JUDGE');
});

/** Each of them has drawn a card. */
async function aGame(): Promise<string> {
  const position = {
    now: { turn: 2, step: 'end', player: 'B' },
    players: { A: side(OF_ANNA), B: side(OF_JONAS) },
  };
  const game = await inPosition([anna, jonas], position, { opens: 'JUDGES_ONLY' });
  for (let turns = 0; turns < 3; turns += 1) await passTurn([anna, jonas], game);
  const hands = await Promise.all([anna, jonas].map((player) => player.sight(game)));
  expect(hands.map(({ seat, view }) => view.seats[seat!]!.hand!.length)).toEqual([3, 3]);
  return game;
}

const REFUSED = 'You may not use these eyes: the game has not opened.';

interface Visit {
  readonly path: string;
  /** Until this is said there, the page has not come. */
  readonly says: string | RegExp;
}

/** Everything that reaches somebody who goes to these addresses, one after the other. */
async function visiting(who: Caller, visits: readonly Visit[]): Promise<string> {
  const watched = await web.page(who);
  const all: string[] = [];
  for (const { path, says } of visits) {
    await watched.page.goto(`${web.server.url}${path}`);
    await watched.page.getByText(says).first().waitFor();
    if (says !== REFUSED) {
      // All of a replay is asked for at its end.
      await watched.page.keyboard.press('End');
      await watched.page.waitForLoadState('networkidle');
    }
    all.push(await reached(watched));
  }
  return all.join('\n');
}

const told = (all: string, canaries: readonly string[]): readonly string[] =>
  canaries.filter((canary) => all.includes(canary));

describe('a replay of a game that has not opened', () => {
  it('has for each player their own cards alone, and for a spectator none, through whatever eyes they try', async () => {
    const game = await aGame();
    accepted(await jonas.inGame('concede', game));
    // What lies face down is shown to all as the game ends (cr 708.9).
    const [annas, jonases] = [OF_ANNA, OF_JONAS].map((cards) => cards.slice(0, -1)) as [string[], string[]];
    const { shareGame: code } = await anna.ask(
      'query ($game: ID!) { shareGame(gameId: $game, moment: 3, eyes: SEAT, seat: 0) }',
      { game },
    );
    const seen = (path: string): Visit => ({ path, says: /^Moment \d+ of \d+/ });
    const refused = (eyes: string): Visit => ({ path: `/replay/${game}?eyes=${eyes}`, says: REFUSED });
    const own = seen(`/replay/${game}`);
    // Whoever gets a link through her eyes has none of them by it.
    const linked = { path: `/share/${code}`, says: /^This link is meant for eyes that you may not use/ };
    const [hers, his, spectators, without] = await Promise.all([
      visiting(anna, [own, refused('1'), refused('everything'), seen(`/share/${code}`)]),
      visiting(jonas, [own, refused('0'), refused('everything'), linked]),
      visiting(chloe, [own, refused('0'), refused('everything'), linked]),
      visiting(anna, [seen(`/replay/${game}?eyes=spectator`)]),
    ]);
    expect(told(hers, [...annas, ...jonases])).toEqual(annas);
    expect(told(his, [...annas, ...jonases])).toEqual(jonases);
    for (const all of [spectators, without]) {
      expect(told(all, [...annas, ...jonases])).toEqual([]);
      // A canary that sings where it may: everyone has seen the land.
      expect(told(all, ['Forest'])).toEqual(['Forest']);
    }
  });
});

describe('a dispute', () => {
  it('has for each player what they wrote and were told; all of it is on the page of its judge alone', async () => {
    const game = await aGame();
    const live = await Promise.all([anna, jonas, chloe].map((who) => web.page(who, `/game/${game}`)));
    for (const { page: on } of live) await on.locator('.rows').first().waitFor();
    const { id } = await callJudge(anna, game);
    const say = (by: Caller, text: string, to: object): Promise<unknown> =>
      inDispute(by, 'say', { ...the(id), text: ['String!', text], ...to });
    await inDispute(judith, 'takeCall', the(id));
    await inDispute(judith, 'askName', { ...the(id), seat: ['Int!', 1] });
    await inDispute(jonas, 'writeName', { ...the(id), name: ['String!', 'Chaos Orb'] });
    await inDispute(jonas, 'stateCase', { ...the(id), text: ['String!', 'It was once, I am sure.'] });
    await inDispute(anna, 'stateCase', { ...the(id), text: ['String!', 'I saw it happen twice.'] });
    await say(judith, 'Which card did you take?', { to: ['Int', 1] });
    await say(anna, 'He looked at his library.', { privately: ['Boolean', true] });
    await say(judith, 'Please wait a moment.', {});
    const ruling = { ...rulingOf([]), question: 'Did he draw one?', findings: 'The log has one draw.' };
    await inDispute(judith, 'giveRuling', { ...the(id), ruling: ['RulingInput!', ruling] });

    const hers = ['Boris drew twice.', 'I saw it happen twice.', 'He looked at his library.'];
    const his = ['Chaos Orb', 'It was once, I am sure.', 'Which card did you take?'];
    const judges = ['Did he draw one?', 'The log has one draw.'];
    const everyones = ['Please wait a moment.', ruling.words];
    const all = [...OF_ANNA, ...OF_JONAS, ...hers, ...his, ...judges];
    for (const { page: on } of live.slice(0, 2))
      await on.locator('.ruling').getByText(ruling.words).waitFor();
    const desk = { path: `/judge/${id}`, says: ruling.words };
    const eyes = (word: string): Visit => ({ path: `/replay/${game}?eyes=${word}`, says: REFUSED });
    const [annas, jonases, chloes] = await Promise.all([
      visiting(anna, [
        { path: '/judge', says: 'This page is for judges.' },
        desk,
        eyes('1'),
        eyes('everything'),
      ]),
      visiting(jonas, [{ path: '/judge', says: 'None now.' }, desk, eyes('0'), eyes('everything')]),
      visiting(chloe, [{ ...desk, says: /./ }, eyes('0'), eyes('everything')]),
    ]);
    const [toAnna, toJonas, toChloe] = await Promise.all(
      live.map(
        async (watched, place) => `${await reached(watched)}\n${[annas, jonases, chloes][place] ?? ''}`,
      ),
    );
    expect(told(toAnna!, [...all, ...everyones])).toEqual([...OF_ANNA, ...hers, ...everyones]);
    expect(told(toJonas!, [...all, ...everyones])).toEqual([...OF_JONAS, ...his, ...everyones]);
    expect(told(toChloe!, all)).toEqual([]);
    const judge = await visiting(judith, [
      desk,
      { path: `/replay/${game}?eyes=everything`, says: /^Moment/ },
    ]);
    expect(told(judge, [...all, ...everyones])).toEqual([...all, ...everyones]);
  });
});
