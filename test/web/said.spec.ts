// Every kind of story has a sentence in the log of the page, or a reason why it has none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

/** What the words ask of a browser: which language somebody wants. */
const BROWSER = {
  localStorage: { getItem: () => 'en' },
  document: { documentElement: { lang: 'en' } },
};
Object.assign(globalThis, BROWSER);
afterAll(() => Object.keys(BROWSER).forEach((name) => Reflect.deleteProperty(globalThis, name)));

interface Story {
  readonly type: string;
  readonly [member: string]: unknown;
}
interface Speakers {
  readonly who: (seat: unknown) => string;
  readonly card: (id: unknown) => string;
  readonly beforeNaming: (id: unknown) => string | undefined;
}
/** Types of browsers belong to the pages: these modules are not imported by name. */
const PAGES = '../../apps/web/src';
const { language } = (await import(`${PAGES}/words/words.js`)) as { language: { value: string } };
const { isSaid, said } = (await import(`${PAGES}/table/log/said.js`)) as {
  isSaid: (type: string) => boolean;
  said: (story: Story, speak: Speakers) => string | undefined;
};

/** What nobody would tell at a table, and where it can be seen. */
const SILENT: Readonly<Record<string, string>> = {
  ActionTaken: 'what it does has stories of its own',
  AssignedDamageTaken: 'the damage is told',
  BlockersOrdered: 'the damage is told',
  CallHandedBack: 'the call is beside the table',
  CallTaken: 'the call is beside the table',
  CardRevealedAgain: 'the card is known already',
  CardsPlaced: 'the position is on the table',
  ClocksResumed: 'the clocks are on the table',
  CombatBegan: 'the step is on the table',
  CombatEnded: 'the step is on the table',
  DamageAssigned: 'the damage is told when it is dealt',
  DamageRemoved: 'the damage is on the card',
  DecisionClosed: 'what was answered is told by what it does',
  DecisionOpened: 'the question is on the table',
  EffectBegan: 'the card says what it is now',
  EntropyOpened: 'the check of chance shows it',
  FuturePlanned: 'the turn is told when it comes',
  GameCreated: 'one stands at the table',
  HandsReturned: 'the mulligan is told',
  HostChanged: 'the guests are beside the seats',
  InvitationEnded: 'the guests are beside the seats',
  LibraryMade: 'the game begins, and says so',
  ManaAdded: 'the mana is on the table',
  ManaEmptied: 'the mana is on the table',
  ManaSpent: 'the mana is on the table',
  Marked: 'the mark is on the card',
  MulliganRoundBegan: 'the question is on the table',
  ObjectCeased: 'a token that is gone was told of when it went',
  OpeningBegan: 'the game begins, and says so',
  OwnershipTransferred:
    'pentaland 702.2: whose the cards of the common library are for as long as they are seen',
  PassingSet: 'the bar of steps shows it',
  PermanentPlaced: 'the position is on the table',
  PermanentTapped: 'the card shows it',
  PlayerInvited: 'the guests are beside the seats',
  PositionEntered: 'the position is on the table',
  PriorityPassed: 'it happens at every step',
  ReadinessWithdrawn: 'the seats show who is ready',
  ShortcutRound: 'what is done in it is told',
  StateBasedChecked: 'what came of it is told',
  StepBegan: 'the bar of steps shows it',
  TakenForUtopia: 'utopia 904.8: the cards become lands, which is told when one is played',
  TemplateReleased: 'the hidden cards are nameless again, as they were before they were seen',
  TurnPlanned: 'the turn is told when it comes',
};

const { oneOf } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../schemas/stories.json'), 'utf8'),
) as { readonly oneOf: readonly { readonly $ref: string }[] };
const KINDS = oneOf.map(({ $ref }) => $ref.replace('#/$defs/', ''));

const speak = {
  who: (seat: unknown) => ['Anna', 'Boris'][Number(seat)] ?? '?',
  card: (id: unknown) => (id === 'a' ? 'Gray Ogre' : 'Bear Cub'),
  beforeNaming: (id: unknown) => (id === 'a' ? 'Gray Ogre' : undefined),
};
const inEach = (story: Story): readonly (string | undefined)[] =>
  ['en', 'de', 'fr'].map((tag) => {
    language.value = tag;
    return said(story, speak);
  });

describe('the log of a table', () => {
  it('has a sentence for every kind of story, or says why there is none', () => {
    expect(KINDS.length).toBeGreaterThan(100);
    expect(KINDS.filter((kind) => !isSaid(kind) && !(kind in SILENT))).toEqual([]);
    expect(Object.keys(SILENT).filter((kind) => isSaid(kind) || !KINDS.includes(kind))).toEqual([]);
  });

  it.each<[Story, readonly string[]]>([
    [
      { type: 'CardNamed', seat: 0, object: 'a', name: 'Hill Giant' },
      [
        'Anna names Gray Ogre: Hill Giant.',
        'Anna nennt Gray Ogre: Hill Giant.',
        'Anna nomme Gray Ogre : Hill Giant.',
      ],
    ],
    [
      { type: 'CardNamed', seat: 0, object: 'b', name: 'Hill Giant' },
      [
        'Anna names a card: Hill Giant.',
        'Anna nennt eine Karte: Hill Giant.',
        'Anna nomme une carte : Hill Giant.',
      ],
    ],
    [
      { type: 'FaceChanged', object: 'a', how: 'face-up', faceDown: null },
      ['Gray Ogre is turned face up.', 'Gray Ogre wird aufgedeckt.', 'Gray Ogre est retournée face visible.'],
    ],
    [
      { type: 'TargetsChanged', object: 'a', targets: [{ objects: ['b'], players: [1] }] },
      [
        'Gray Ogre is now aimed at Bear Cub and Boris.',
        'Gray Ogre hat jetzt als Ziel: Bear Cub und Boris.',
        'Gray Ogre vise maintenant Bear Cub et Boris.',
      ],
    ],
    [
      { type: 'CardsLookedAt', seat: 1, count: 1 },
      ['Boris looks at 1 card.', 'Boris sieht sich 1 Karte an.', 'Boris regarde 1 carte.'],
    ],
    [
      { type: 'BecameBlocked', attacker: 'a', blocker: 'b' },
      [
        'Gray Ogre becomes blocked by Bear Cub.',
        'Gray Ogre wird geblockt von Bear Cub.',
        'Gray Ogre devient bloquée par Bear Cub.',
      ],
    ],
    [
      { type: 'QuarantineLifted', stood: 5 },
      ['The game goes on.', 'Das Spiel geht weiter.', 'La partie continue.'],
    ],
  ])('says %j in each language', (story, sentences) => {
    expect(inEach(story)).toEqual(sentences);
  });
});
