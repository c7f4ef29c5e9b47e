// A name that does not do, in each ruleset of Mental Magic, over GraphQL: refused with its rule, and nobody else learns
// that there was one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accepted, Caller, refused, started } from '#testkit/server/caller';
import type { ServerProcess } from '#testkit/server/server-process';
import { withFragments } from '#client';
import { register, Stage } from './support.js';

const stage = new Stage();
let server: ServerProcess;
let anna: Caller;
let boris: Caller;
let watcher: Caller;
beforeAll(async () => {
  server = await stage.serverOn(stage.dataFolder());
  const named = (name: string) => register(server, `${name} ${randomUUID().slice(0, 8)}`);
  [anna, boris, watcher] = [await named('Anna'), await named('Boris'), await named('Chloe')];
}, 180_000);
afterAll(() => stage.clear());

/** Artifacts for one mana that can always be cast: whatever is drawn, any of them can be named. */
const FORMAT = [
  ...[
    'Adventuring Gear',
    'Aether Spellbomb',
    'Aether Vial',
    'Amulet of Vigor',
    'Barbed Sextant',
    'Basilisk Collar',
  ],
  ...['Black Vise', 'Blazing Torch', 'Bonesplitter', 'Brass Man', 'Brittle Effigy', 'Candelabra of Tawnos'],
  ...[
    'Chromatic Sphere',
    'Chromatic Star',
    'Clockwork Beetle',
    "Conjurer's Bauble",
    'Copper Carapace',
    'Crystal Rod',
  ],
  ...[
    'Darksteel Axe',
    'Darkwater Egg',
    'Elixir of Immortality',
    'Expedition Map',
    "Explorer's Scope",
    "Feldon's Cane",
  ],
  ...[
    'Flayer Husk',
    'Flight Spellbomb',
    'Glasses of Urza',
    'Golden Urn',
    'Golem-Skin Gauntlets',
    'Grindstone',
  ],
  ...['Heap Doll', 'Helm of Chatzuk', 'Horizon Spellbomb', 'Infiltration Lens', 'Iron Star', 'Ivory Cup'],
  ...['Ivory Tower', 'Jawbone Skulkin', 'Jeweled Bird', 'Juju Bubble', 'Lantern of Insight', 'Leonin Bola'],
  ...[
    'Leonin Scimitar',
    'Lifespark Spellbomb',
    'Locket of Yesterdays',
    'Magma Mine',
    'Mana Cylix',
    'Mana Vault',
  ],
  ...[
    'Meekstone',
    'Metallic Sliver',
    'Mossfire Egg',
    'Myr Servitor',
    'Necrogen Spellbomb',
    'Neurok Hoversail',
  ],
  ...[
    'Nihil Spellbomb',
    'Origin Spellbomb',
    'Panic Spellbomb',
    'Pithing Needle',
    'Pyrite Spellbomb',
    'Skullclamp',
  ],
  ...[
    'Runed Stalactite',
    'Sol Ring',
    'Soul Net',
    'Steel Wall',
    'Straw Golem',
    'Sunbeam Spellbomb',
    'Terrarion',
  ],
  ...["Sensei's Divining Top", 'Tanglebloom', 'Throne of Bone', 'Vector Asp', 'Voltaic Key', 'Wooden Sphere'],
];
const TERMS = { chosenFormat: { cards: { names: FORMAT } }, librarySize: 60, naming: { refusedFree: 100 } };
/** What a ruleset bans may lie in a library all the same. */
const BANNED: readonly string[] = ["Sensei's Divining Top", 'Jeweled Bird'];

interface Mine {
  readonly decision: { readonly decisionId: string; readonly kind: string } | null;
  readonly hand: readonly { readonly objectId: string; readonly printed: string }[];
  readonly plays: readonly { readonly kind: string; readonly object: string; readonly as: string | null }[];
  readonly step: string | null;
}

async function mine(player: Caller, seat: number, game: string): Promise<Mine> {
  const { game: seen } = (await player.told(`{ game(id: "${game}") {
    view { turn { step } seats { hand { objectId printed } } }
    legalActions { decision { decisionId kind } plays { kind object as } } } }`)) as {
    game: {
      view: { turn: { step: string } | null; seats: { hand: Mine['hand'] | null }[] };
      legalActions: Pick<Mine, 'decision' | 'plays'>;
    };
  };
  const { view, legalActions } = seen;
  return { ...legalActions, hand: view.seats[seat]?.hand ?? [], step: view.turn?.step ?? null };
}

/** What leads to the first main phase; of two libraries some cards are drawn from each. */
const ON: Readonly<Record<string, object>> = {
  CHOOSE_PLAYERS: { players: [0] },
  YES_NO: { yes: false },
  NUMBER: { number: 3 },
  PRIORITY: { action: 'PASS' },
};

/** Seat 0 has played a land, and cast a card named as what is printed on another of the hand: both of these. */
async function havingNamed(ruleset: string) {
  for (;;) {
    const made = await named(ruleset);
    if (made !== undefined) return made;
  }
}

/** Undefined where the hand has not the cards for it: then another game is begun. */
async function named(ruleset: string) {
  const game = await started([anna, boris], { ...TERMS, ruleset });
  for (;;) {
    const [one, other] = [await mine(anna, 0, game), await mine(boris, 1, game)];
    if (one.decision?.kind === 'PRIORITY' && one.step === 'PRECOMBAT_MAIN') break;
    const [who, { decision }] = one.decision === null ? [boris, other] : [anna, one];
    accepted(await who.answer(game, decision!.decisionId, ON[decision!.kind]!));
  }
  const first = await mine(anna, 0, game);
  const land = first.plays.find((play) => play.kind === 'PLAY');
  const { kind, object, as } = land!;
  accepted(
    await anna.answer(game, first.decision!.decisionId, {
      act: { kind, object, ...(as === null ? {} : { as }) },
    }),
  );
  const { decision, hand } = await mine(anna, 0, game);
  const [cast, ...rest] = hand.filter(({ printed }) => FORMAT.includes(printed) && !BANNED.includes(printed));
  // Of one name there may be several in a library.
  const own = rest.find(({ printed }) => printed !== cast?.printed);
  const card = rest.find(({ printed }) => printed !== own?.printed);
  if (cast === undefined || own === undefined || card === undefined) return undefined;
  const used = own.printed;
  accepted(
    await anna.answer(game, decision!.decisionId, {
      act: { kind: 'CAST', object: cast.objectId, name: used },
    }),
  );
  return { game, used, own, card, decision: (await mine(anna, 0, game)).decision!.decisionId };
}

const ALL_OF_IT = withFragments(`query ($game: ID!) {
  game(id: $game) { seq cursor legalActions { commands plays { text } decision { decisionId } }
    view { moment ...TableView } }
  feed(gameId: $game, first: 500) { complete cursor entries { seq moment at story patch } }
  myGames { nodes { id waitsForMe } }
}`);

const COMMON = [
  ['of no card', 'No Such Card At All'],
  ['that may be either of two', 'Lifelinq'],
  ['of another cost', 'Craw Wurm'],
  ['that is not of the format', 'Chronomaton'],
] as const;
const RULESETS = [
  {
    ruleset: 'PENTALAND',
    rules: ['pentaland 704.1', 'pentaland 704.1', 'pentaland 704.1', 'pentaland 704.1'],
    printed: ['pentaland 704.1', 'A card cannot be named as the card that is printed on it.'],
    used: ['pentaland 704.2', 'That name was already used in this game.'],
    banned: ["Sensei's Divining Top", 'pentaland 706.3'],
  },
  {
    ruleset: 'UTOPIA',
    rules: ['utopia 904.6', 'utopia 904.6', 'utopia 904.6', 'utopia 904.6'],
    printed: ['utopia 904.6a', 'That name is marked as used, on its own card as well.'],
    used: ['utopia 904.6', 'That name is marked as used.'],
    banned: ['Jeweled Bird', 'cr 407.1'],
  },
  {
    ruleset: 'WAR_ZONE',
    rules: [
      'war-zone Card Templating',
      'war-zone Card Templating',
      'war-zone Special Rules on Cards',
      'war-zone Card Templating',
    ],
    printed: ['war-zone Special Rules on Cards', 'A card cannot be named as the card that is printed on it.'],
    used: ['war-zone Special Rules on Cards', 'That template was already used in this game.'],
    banned: ['Jeweled Bird', 'war-zone Optional Ante Rule'],
  },
] as const;

describe('a refused name', () => {
  it.each(RULESETS)(
    '$ruleset: is refused with its rule, whatever is wrong with it, and nobody else can tell that there was one',
    async ({ ruleset, rules, printed, used: isUsed, banned }) => {
      const { game, used, own, card, decision } = await havingNamed(ruleset);
      const others = [boris, watcher];
      const told = () =>
        Promise.all(others.map(async (one) => JSON.stringify(await one.ask(ALL_OF_IT, { game }))));
      const feeds = others.map((one) => stage.follower(server, one).follow(game));
      for (const feed of feeds) await feed.untilCaughtUp();
      const before = await told();
      const mineBefore = JSON.stringify(await anna.ask(ALL_OF_IT, { game }));

      const refusals: [what: string, object: string, name: string, rule: string, message?: string][] = [
        ...COMMON.map(
          ([what, name], nth) => [what, card.objectId, name, rules[nth]!] as [string, string, string, string],
        ),
        ['that is printed on it', own.objectId, own.printed, ...printed],
        ['that is used up', card.objectId, used, ...isUsed],
        ['that is banned', card.objectId, ...banned],
      ];
      for (const [what, object, name, rule, message] of refusals) {
        const act = { kind: 'CAST', object, name };
        const said = refused(await anna.answer(game, decision, { act }));
        expect([what, said.code, said.rule]).toEqual([what, 'ILLEGAL_ANSWER', rule]);
        if (message !== undefined) expect([what, said.message]).toEqual([what, message]);
        // Putting it together asks no more than casting it does.
        const { game: tried } = await anna.ask(
          `query ($game: ID!, $play: PlayInput!) { game(id: $game) {
            completion(play: $play) { __typename ... on Refused { rule } } } }`,
          { game, play: act },
        );
        expect([what, tried?.completion]).toEqual([what, { __typename: 'Refused', rule }]);
        expect([what, await told()]).toEqual([what, before]);
      }
      expect(JSON.stringify(await anna.ask(ALL_OF_IT, { game }))).toBe(mineBefore);

      // The next thing that is pushed is the next thing that happens.
      accepted(await anna.answer(game, decision, { action: 'PASS' }));
      for (const [nth, feed] of feeds.entries()) {
        const { game: seen, feed: page } = JSON.parse(before[nth]!) as {
          game: { seq: number };
          feed: { entries: { moment: number }[] };
        };
        const pushed = await feed.next();
        expect(pushed).toMatchObject({ seq: seen.seq + 1, moment: page.entries.at(-1)!.moment + 1 });
        await feed.stop();
      }
    },
  );
});
