// Every page, before a server with the same data each time.
import { setTimeout as sleep } from 'node:timers/promises';
import { accepted, answerOpen, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { callJudge, grant, inDispute, the } from '../../fixtures/desk.js';
import { untilCounted, won } from './counted-games.js';
import { BOARD } from './shown-board.js';
import type { WebStage } from './web-stage.js';

export interface ShownPage {
  readonly name: string;
  readonly path: string;
  readonly as: Caller | 'a stranger';
  /** What is there when the page is. */
  readonly ready: string;
}

export async function shownPages(web: WebStage): Promise<readonly ShownPage[]> {
  const [anna, boris, judith, ada] = (await web.register('Anna', 'Boris', 'Judith', 'Ada')) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  await grant(ada, 'Judith', 'JUDGE');
  accepted(await boris.create({ access: 'OPEN', seats: 4 }));
  const { gameId: gathering } = accepted(await boris.create({ access: 'OPEN', ruleset: 'WAR_ZONE' }));
  const table = await inPosition([anna, boris], BOARD, { opens: 'AT_END' });
  const over = await inPosition([anna, boris], BOARD, { opens: 'AT_END' });
  await answerOpen([anna, boris], over, { action: 'PASS' });
  accepted(await boris.inGame('concede', over));
  await judith.sight(over);
  await untilTold(anna, over);
  const stopped = await inPosition([anna, boris], BOARD);
  const { id: dispute } = await callJudge(anna, stopped);
  await inDispute(judith, 'takeCall', the(dispute));
  const called = await inPosition([anna, boris], BOARD);
  await callJudge(boris, called);
  return [
    { name: 'entering', path: '/', as: 'a stranger', ready: 'main form' },
    { name: 'from-file', path: '/replay', as: 'a stranger', ready: 'main input' },
    { name: 'lobby', path: '/', as: anna, ready: '.games li' },
    { name: 'new-game', path: '/new', as: anna, ready: 'main button' },
    { name: 'account', path: '/account', as: anna, ready: 'main button' },
    { name: 'gathering', path: `/game/${gathering}`, as: anna, ready: 'code' },
    { name: 'table', path: `/game/${table}`, as: anna, ready: '.hand .card:nth-child(5)' },
    { name: 'stopped', path: `/game/${stopped}`, as: anna, ready: '.open-dispute form' },
    { name: 'replay', path: `/replay/${over}`, as: anna, ready: '.scrubber' },
    { name: 'watching', path: `/watch?games=${table},${stopped}`, as: anna, ready: '.small-table .card' },
    { name: 'queue', path: '/judge', as: judith, ready: 'li.waits' },
    { name: 'desk', path: `/judge/${dispute}`, as: judith, ready: '.one-sight .card' },
    { name: 'looks', path: `/looks/${over}`, as: anna, ready: '.looks li' },
    // A good link leads to the replay.
    { name: 'shared', path: '/share/a-link-to-nothing', as: anna, ready: 'main [role=alert]' },
    { name: 'nowhere', path: '/statistics/month/may', as: anna, ready: 'main a' },
    { name: 'tournaments', path: '/tournaments', as: 'a stranger', ready: 'main a' },
  ];
}

/** Read models follow the log moments later. */
async function untilTold(player: Caller, game: string): Promise<void> {
  for (;;) {
    const { lookedAt } = await player.ask(`{ lookedAt(gameId: "${game}") { until } }`);
    if (lookedAt?.some(({ until }) => until !== null) === true) return;
    await sleep(READ_AGAIN_MS);
  }
}
const READ_AGAIN_MS = 50;

/** The pages of the statistics, before a server that follows its log for them. */
export async function statisticsPages(web: WebStage): Promise<readonly ShownPage[]> {
  const players = await web.register('Chloe', 'Dana', 'Emil', 'Frida', 'Gustav');
  const pairs = players.map((one, place) => [one, players[(place + 1) % players.length]!] as const);
  // Of fewer games or players there are no figures.
  for (const pair of pairs) await won(pair, 1);
  const game = await won(pairs[0]!, 5);
  const [chloe] = players as [Caller];
  await untilCounted(chloe, pairs.length + 1);
  const figures = { as: chloe, ready: '.figure' };
  return [
    { name: 'statistics', path: '/statistics', ...figures },
    { name: 'statistics-card', path: '/statistics/card/Fyndhorn%20Elves', ...figures },
    { name: 'statistics-player', path: '/statistics/player/Chloe', ...figures },
    { name: 'statistics-game', path: `/statistics/game/${game}`, ...figures },
    { name: 'statistics-position', path: `/statistics/position/${game}`, ...figures },
  ];
}
