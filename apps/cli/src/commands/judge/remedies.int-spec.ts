// Every remedy that docs/judging.md and the help show, typed at a real server in a game with named cards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { FormatCards } from '#matches';
import { MENTAL_MAGIC } from '#mental';
import { findInPool, POOL } from '#testkit/pool/cards';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, type Caller } from '#testkit/server/caller';
import { inPosition } from '#testkit/server/positions';
import { scenarioPositions } from '../../../../server/src/cards/scenario-positions.js';
import { JudgesTerminal } from './fixtures/judges-terminal.js';
import { REMEDIES, REMEDY_LINES } from './remedies.js';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/judging.md'), 'utf8');

const POSITION = {
  ruleset: 'pentaland',
  now: { turn: 5, step: 'precombat-main', player: 'A' },
  library: [{ card: 'Goblin Spy', count: 12 }],
  players: {
    A: {
      hand: [{ card: 'Grizzly Bears', count: 3 }],
      battlefield: [{ card: 'Grizzly Bears', as: 'Wild Mongrel' }],
      graveyard: [{ card: 'Silvercoat Lion', as: 'Fencing Ace' }],
    },
    B: {},
  },
};
/** The cards of the pool, any of which a card can be named. */
const NAMED: FormatCards = {
  variants: MENTAL_MAGIC,
  cardsFor: () => ({ catalogue: hashText('pool'), definitions: POOL, named: findInPool }),
};
const THINKING = 600;

let server: ApiServer;
let terminal: JudgesTerminal;
let [anna, boris, judith]: Caller[] = [];
let call: string;
/** What the words of the page stand for in this game. */
let meant: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await ApiServer.start({ played: NAMED, scenarios: scenarioPositions });
  terminal = new JudgesTerminal(server);
  [anna, boris, judith] = await Promise.all(['Anna', 'Boris', 'Judith'].map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
  const game = await inPosition([anna!, boris!], POSITION, { clock: { thinking: { each: THINKING } } });
  const { moment, decision } = (await anna!.sight(game)).view;
  accepted(await anna!.answer(game, decision!.decisionId, { action: 'PASS' }));
  const asked = (await boris!.sight(game)).view.decision;
  accepted(await boris!.answer(game, asked!.decisionId, { action: 'PASS' }));
  const stopped = await terminal.done(judith!, 'stop', game);
  const looked = await terminal.done(judith!, 'look', game);
  call = /^Call (\S+)\.$/m.exec(stopped)![1]!;
  const idOf = (card: RegExp): string =>
    new RegExp(`^ {2}(\\w+) {2}${card.source} {2}`, 'm').exec(looked)![1]!;
  meant = {
    '"moment":40': `"moment":${String(moment)}`,
    CARD: idOf(/Grizzly Bears/),
    PERMANENT: idOf(/Wild Mongrel/),
    BURIED: idOf(/Fencing Ace/),
    '"d1"': `"${/^Open question: (\w+)\.$/m.exec(stopped)![1]!}"`,
  };
});
afterAll(() => server.stop());

interface Foreseen {
  readonly seat: number | null;
  readonly entries: readonly { readonly story: { readonly type: string }; readonly patch: unknown }[];
}
/** What a preview of the typed remedy tells everybody. */
async function previewed(typed: object): Promise<readonly Foreseen[]> {
  const json = Object.entries(meant).reduce(
    (text, [word, real]) => text.replaceAll(word, real),
    JSON.stringify(typed),
  );
  const said = ['--question', 'Q', '--findings', 'F', '--words', 'W', '--remedy', json, '--json'];
  return (JSON.parse(await terminal.done(judith!, 'rule', call, ...said)) as { feeds: readonly Foreseen[] })
    .feeds;
}
const kinds = (feeds: readonly Foreseen[]): readonly string[] =>
  feeds.map(({ entries }) => entries.map(({ story }) => story.type).join(' '));

const APPLIED = 'RulingApplied GameResumed';
const REPAIRED = (...stories: readonly string[]): string =>
  [APPLIED, ...stories, 'DecisionClosed DecisionOpened'].join(' ');
/** What everybody is told, by the remedy and what it repairs; of what a card is, each is told what they may see. */
const TOLD: Readonly<Record<string, string>> = {
  rewind: 'RulingApplied Rewound GameResumed',
  life: REPAIRED('LifeChanged'),
  counters: REPAIRED('CountersChanged'),
  'counters of a player': REPAIRED('PlayerCountersChanged'),
  tapped: REPAIRED('PermanentTapped'),
  control: REPAIRED('ControlCorrected', 'ControllerChanged'),
  move: REPAIRED('ObjectMoved'),
  reveal: REPAIRED('CardsLookedAt'),
  mark: REPAIRED('CardMarked'),
  free: REPAIRED('NameFreed'),
  word: REPAIRED('TemplateReleased', 'CardNamed'),
  answer: `${APPLIED} DecisionClosed PriorityPassed DecisionOpened`,
  time: APPLIED,
  result: `${APPLIED} DecisionClosed GameEnded`,
};
function kindOf(typed: object): string {
  const [kind = ''] = Object.keys(typed);
  if (!('repair' in typed)) return kind;
  const [[repair, what]] = Object.entries(typed.repair as object) as [[string, object]];
  return repair === 'counters' && 'seat' in what ? 'counters of a player' : repair;
}

describe('a remedy as a judge types it', () => {
  it.each(REMEDIES.map(({ does, typed }) => [does, typed] as const))('is foreseen: %s', async (_, typed) => {
    const feeds = await previewed(typed);
    expect(feeds.map(({ seat }) => seat)).toEqual([0, 1, null]);
    for (const told of kinds(feeds)) expect(told).toBe(TOLD[kindOf(typed)]);
  });

  it.each([
    ['names stay used', { rewind: { moment: 40, keepKnown: true, freeNames: false } }, TOLD['rewind']],
    ['on top', place({ top: true }), TOLD['move']],
    ['at the bottom', place({ bottom: true }), TOLD['move']],
    ['at a place that is drawn', place({ random: true }), TOLD['move']],
    ['into a graveyard', moved('PERMANENT', { zone: 'GRAVEYARD', seat: 0 }), TOLD['move']],
    ['into the command zone', moved('PERMANENT', { zone: 'COMMAND' }), TOLD['move']],
    ['with its triggers', moved('BURIED', { zone: 'BATTLEFIELD', under: 1, triggers: true }), TOLD['move']],
    ['to everyone', { repair: { reveal: { objects: ['CARD'] } } }, REPAIRED('CardsRevealed')],
    [
      'the name it had is free',
      { repair: { word: { object: 'PERMANENT', of: 'NAME', word: 'Ambush Viper', frees: true } } },
      REPAIRED('TemplateReleased', 'NameFreed', 'CardNamed'),
    ],
    ['a draw', { result: { winners: [] } }, TOLD['result']],
  ])('has what the page says besides: %s', async (_, typed, told) => {
    expect(kinds(await previewed(typed))).toEqual([told, told, told]);
  });

  it('gives the time that it says', async () => {
    const [ofAnna] = await previewed({ time: { seat: 0, seconds: 120 } });
    const until = new Date(server.clock.now() + (THINKING + 120) * 1_000).toISOString();
    expect(JSON.stringify(ofAnna)).toContain(until);
  });

  it('is no other in the page, and the help of `judge rule` has all of them', async () => {
    const rows = [...PAGE.matchAll(/^\| (.+?) +\| `(\{.*\})` +\|$/gm)];
    const onPage = rows.map(([, does, typed = '']) => ({ does, typed: JSON.parse(typed) as unknown }));
    expect(onPage).toEqual(REMEDIES);
    const help = (await terminal.judge(judith!, 'rule', '--help')).out;
    for (const line of REMEDY_LINES) expect(help.split('\n')).toContain(line);
  });
});

function moved(object: string, to: object): object {
  return { repair: { move: { object, ...to } } };
}
function place(at: object): object {
  return moved('CARD', { zone: 'LIBRARY', place: at });
}
