// One sentence for each kind of event that somebody would tell.
import { inFull } from '#kernel';
import type { Zone } from '#rules';
import type { ToldEntry } from '../client/told.js';
import { movement, type Movement } from './movements.js';
import { listed, sentenceCase, untilThen, type Words } from './speaking.js';

export type Story = ToldEntry['story'];
type Sentences = Readonly<Record<string, (story: Story, words: Words) => string | undefined>>;

interface Item {
  readonly kind?: 'spell' | 'activated' | 'triggered';
  readonly controller?: number;
  readonly source?: string;
  readonly text?: string;
  readonly x?: number;
  readonly targets?: readonly (readonly {
    readonly objects: readonly string[];
    readonly players: readonly number[];
  }[])[];
}
interface Attack {
  readonly attacker?: string;
  readonly defender?: string | number | null;
}
interface Block {
  readonly blocker?: string;
  readonly attackers?: readonly string[];
}

const itemOf = ({ item }: Story): Item => item ?? {};
const all = (value: unknown): readonly never[] => (Array.isArray(value) ? (value as never[]) : []);

/** ` at Grizzly Bears and Anna`. */
function at({ targets = [], x }: Item, words: Words): string {
  const aims = targets.flat().flatMap(({ objects, players }) => [...objects, ...players]);
  return [
    x === undefined ? '' : `, X being ${x}`,
    aims.length === 0 ? '' : `, at ${listed(aims.map((one) => words.one(one)))}`,
  ].join('');
}

const watched = (story: Story): string => (story['watched'] === true ? ' (a watched name)' : '');
const counted = (count: number, what: string): string => (count === 1 ? `one ${what}` : `${count} ${what}s`);
const counters = (by: unknown, counter: unknown): string => {
  const count = Number(by);
  return `${count > 0 ? 'gets' : 'loses'} ${counted(Math.abs(count), `${String(counter)} counter`)}`;
};
const library = (zone: unknown, words: Words): string => {
  const { seat } = zone as Zone;
  return seat === null ? 'the library' : `the library of ${words.who(seat)}`;
};

const RESUMED: Readonly<Record<string, string>> = {
  ruled: 'The game goes on.',
  withdrawn: 'The call is withdrawn, and the game goes on.',
  lapsed: 'No judge came in time. The game goes on.',
};
const REASONS: Readonly<Record<string, string>> = {
  conceded: 'concedes',
  absent: 'did not answer for too long',
  'drew-from-empty-library': 'had to draw from an empty library',
  'no-life': 'has no life left',
  poisoned: 'is poisoned',
  effect: 'loses by an effect',
  'out-of-time': 'is out of time',
  drawn: 'leaves: for this player the game is a draw',
};
const LEAVINGS: Readonly<Record<string, string>> = {
  'entropy-not-opened': 'did not open what they committed to, and leaves the seat',
  'taken-out': 'is removed from the seat by the host',
};
const ENDINGS: Readonly<Record<string, string>> = {
  'mandatory-loop': 'The game could only repeat itself forever. It is a draw.',
  cancelled: 'The host cancelled the table.',
  expired: 'Nobody started the game in time.',
  abandoned: 'The game was abandoned.',
};
const FACES: Readonly<Record<string, (words: Words, object: unknown) => string>> = {
  'face-up': (words, object) => `A face-down card is turned up: ${words.card(object)}.`,
  'face-down': (words, object) => `${words.was(object)?.name ?? 'A card'} is turned face down.`,
  transform: (words, object) => `${words.was(object)?.name ?? 'A card'} becomes ${words.card(object)}.`,
  flip: (words, object) => `${words.was(object)?.name ?? 'A card'} becomes ${words.card(object)}.`,
};

const own = (sentence: string | undefined): string | undefined =>
  sentence === undefined ? undefined : `  ${sentenceCase(sentence)}`;

/** Indented under their turn. */
const IN_A_TURN: Sentences = {
  CardDrawn({ seat, becomes }, words) {
    const mine = words.object(becomes);
    if (words.active === undefined || (mine === undefined && words.isDealing)) return undefined;
    return `${words.who(seat)} draws ${mine === undefined ? 'a card' : words.card(becomes)}.`;
  },
  PentalandPlayed: ({ seat, object }, words) =>
    `${words.who(seat)} plays ${words.card(object)} as a land, face down.`,
  UtopiaPlayed: ({ seat, object }, words) =>
    `${words.who(seat)} plays ${words.card(object)} as a Utopia, face down.`,
  SpellCast(story, words) {
    const item = itemOf(story);
    return `${words.who(item.controller)} casts ${words.card(story['object'])}${at(item, words)}.`;
  },
  AbilityStacked(story, words) {
    const item = itemOf(story);
    // What is cycled was said to be.
    if (/cycling/i.test(item.text ?? '') && item.kind === 'activated') return undefined;
    const source = words.card(item.source);
    const text = item.text === undefined ? '' : `: ${item.text.replace(/\.$/, '')}`;
    return item.kind === 'activated'
      ? `${words.who(item.controller)} uses ${source}${text}${at(item, words)}.`
      : `${source} triggers${text}${at(item, words)}.`;
  },
  SpellCopied: ({ of }, words) => `${words.card(of)} is copied.`,
  ResolutionBegan: ({ object, fizzled }, words) =>
    fizzled === true ? `${words.card(object)} comes to nothing: its targets are gone.` : undefined,
  Countered: ({ object }, words) => `${words.card(object)} is countered.`,
  AttackersDeclared({ attacks }, words) {
    const groups = new Map<unknown, string[]>();
    for (const { attacker, defender } of all(attacks) as readonly Attack[])
      groups.set(defender, [...(groups.get(defender) ?? []), words.card(attacker)]);
    if (groups.size === 0) return undefined;
    const parts = [...groups].map(([defender, cards]) => `${words.one(defender)} with ${listed(cards)}`);
    return `${words.who(words.active)} attacks ${listed(parts)}.`;
  },
  BlockersDeclared({ seat, blocks }, words) {
    const groups = new Map<string, string[]>();
    for (const { blocker, attackers = [] } of all(blocks) as readonly Block[])
      for (const attacker of attackers)
        groups.set(attacker, [...(groups.get(attacker) ?? []), words.card(blocker)]);
    if (groups.size === 0) return undefined;
    const parts = [...groups].map(([attacker, cards]) => `${words.card(attacker)} with ${listed(cards)}`);
    return `${words.who(seat)} blocks ${listed(parts)}.`;
  },
  DamagePrevented: ({ source, to, amount }, words) =>
    `${String(amount)} damage of ${words.card(source)} to ${words.one(to)} is prevented.`,
  LifeChanged({ seat, by, cause }, words) {
    const change = `${Number(by) > 0 ? 'gains' : 'loses'} ${Math.abs(Number(by))} life and `;
    const [before, after] = [words.lifeBefore(seat), words.life(seat)];
    return `${words.who(seat)} ${cause === 'damage' ? `goes from ${before} life` : `${change}goes from ${before}`} to ${after}.`;
  },
  // The cast: a story is told over the wire by its type; the server says which fields this type has.
  ObjectMoved: (story, words) => movement(story as unknown as Movement, words),
  TokenCreated: ({ controller, identity }, words) =>
    `${words.who(controller)} gets a token: ${(identity as { name: string }).name}.`,
  CountersChanged: ({ object, counter, by }, words) => `${words.card(object)} ${counters(by, counter)}.`,
  PlayerCountersChanged: ({ seat, counter, by }, words) => `${words.who(seat)} ${counters(by, counter)}.`,
  AttachmentChanged: ({ object, to }, words) =>
    to === null ? undefined : `${words.card(object)} is attached to ${words.one(to)}.`,
  ControllerChanged: ({ object, controller }, words) =>
    `${words.who(controller)} gains control of ${words.card(object)}.`,
  FaceChanged: ({ object, how }, words) => FACES[String(how)]?.(words, object),
  CardsRevealed: ({ seat, objects }, words) =>
    `${words.who(seat)} reveals ${listed(all(objects).map((id) => words.card(id)))}.`,
  CardsLookedAt: ({ seat, zone, count }, words) =>
    (zone as Zone).kind === 'library'
      ? `${words.who(seat)} looks at ${counted(Number(count), 'card')} of ${library(zone, words)}.`
      : undefined,
  LibraryShuffled: ({ zone }, words) =>
    words.active === undefined ? undefined : `${library(zone, words)} is shuffled.`,
  LibraryCut: ({ zone }, words) =>
    words.active === undefined ? undefined : `${library(zone, words)} is cut.`,
  CoinFlipped: ({ seat, heads }, words) =>
    `${words.who(seat)} flips a coin: ${heads === true ? 'heads' : 'tails'}.`,
  DieRolled: ({ seat, result }, words) => `${words.who(seat)} rolls ${String(result)}.`,
  WordChosen: ({ seat, word }, words) => `${words.who(seat)} chooses ${String(word)}.`,
  CardLeftUnnamed: ({ object }, words) => `${words.card(object)} stays without a name.`,
  PlayerDesignated: ({ seat, designation, on }, words) =>
    on === true && seat !== null ? `${words.who(seat)} is the ${String(designation)} now.` : undefined,
  // Whoever votes next has to know what is proposed. A text too long for words is as it was written.
  ClauseProposed: ({ seat, text, inWords, does }, words) =>
    `${words.who(seat)} says what this does: “${String(text)}” Proposed: ${
      typeof inWords === 'string' ? inWords : JSON.stringify(does)
    }`,
  ProposalRefused: ({ by }, words) => `${words.who(by)} does not agree.`,
  ProposalAccepted: () => 'That is agreed.',
  ClauseReferred: ({ until }) =>
    `A judge can rule on it ${untilThen(Number(until))}. Without a ruling, nothing happens.`,
  ClauseSettled: ({ outcome, why, ruling }, words) => {
    const settled = outcome === 'nothing' ? 'nothing happens' : 'what was proposed stands';
    if (ruling === undefined)
      return `${why === 'unruled' ? 'No judge has ruled' : 'It is settled'}: ${settled}.`;
    const { judge, attempt, reason } = ruling as { judge: string; attempt: number | null; reason: string };
    const stands = attempt === null ? settled : `proposal ${String(attempt)} stands`;
    return `${words.player(judge) ?? 'A judge'} rules that ${stands}: “${reason}”`;
  },
  ShortcutProposed: ({ seat, times }, words) =>
    `${words.who(seat)} would do that ${counted(Number(times), 'time')} more.`,
};

const damage = ({ source, to, amount }: Story, words: Words): string =>
  `${words.card(source)} deals ${String(amount)} damage to ${words.one(to)}.`;

/** What happened to a crowd at once; what is said of several of them is said once, and how often. */
function ofCrowd({ events }: Story, words: Words): string | undefined {
  const times = new Map<string, number>();
  // The cast: each row of a crowd is a story in full.
  for (const story of inFull(all(events)) as unknown as readonly Story[]) {
    const said = story.type === 'DamageDealt' ? damage(story, words) : IN_A_TURN[story.type]?.(story, words);
    if (said !== undefined) times.set(said, (times.get(said) ?? 0) + 1);
  }
  const lines = [...times].map(([said, count]) =>
    own(count === 1 ? said : `${said.replace(/\.$/, '')} (${String(count)} times).`),
  );
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** What may be said better with what follows. */
export const OPENINGS: Sentences = {
  CardNamed: (story, words) =>
    own(
      `${words.who(story['seat'])} names ${words.printed(story['object']) ?? 'a card'}: ${String(story['name'])}${watched(story)}.`,
    ),
  DamageDealt: (story, words) => own(damage(story, words)),
};

interface Part {
  readonly story: Story;
  readonly words: Words;
}
type Together = (first: Part, then: Part) => string | undefined;

/** The end of something begun: both in one sentence; undefined where they have nothing to do with each other. */
export const TOGETHER: Readonly<Record<string, Together>> = {
  SpellCast({ story: first, words: before }, { story, words }) {
    const item = itemOf(story);
    if (first.type !== 'CardNamed' || first['name'] !== words.card(story['object'])) return undefined;
    const printed = before.printed(first['object']) ?? 'a card';
    return own(
      `${words.who(item.controller)} casts ${printed} as ${words.card(story['object'])}${watched(first)}${at(item, words)}.`,
    );
  },
  LifeChanged({ story: first }, { story, words }) {
    if (first.type !== 'DamageDealt' || first['to'] !== story['seat'] || story['cause'] !== 'damage')
      return undefined;
    const { source, amount } = first;
    return own(
      `${words.card(source)} deals ${String(amount)} damage to ${words.who(story['seat'])}, who goes from ${words.lifeBefore(story['seat'])} life to ${words.life(story['seat'])}.`,
    );
  },
};

const indented: Sentences = Object.fromEntries(
  Object.entries(IN_A_TURN).map(([type, say]) => [type, (story, words) => own(say(story, words))]),
);

export const SENTENCES: Sentences = {
  ...indented,
  HappenedAtOnce: ofCrowd,
  ForkedFrom: ({ origin }) => {
    const { kind, game, moment, name } = origin as Readonly<Record<string, string>>;
    return kind === 'game'
      ? `The game goes on from moment ${String(moment)} of ${String(game)}.`
      : `The game goes on from the scenario ${String(name)}.`;
  },
  PlayerInvited: ({ player }, words) => `${words.player(player) ?? 'Somebody'} is invited.`,
  InvitationEnded: ({ player, reason }, words) =>
    `${words.player(player) ?? 'Somebody'} ${reason === 'declined' ? 'declines' : 'is invited no longer'}.`,
  SeatTaken: ({ seat }, words) => `${words.who(seat)} sits down.`,
  SeatLeft: ({ seat, reason }, words) => `${words.who(seat)} ${LEAVINGS[String(reason)] ?? 'stands up'}.`,
  SeatReady: ({ seat }, words) => `${words.who(seat)} is ready.`,
  StartingPlayerChosen: ({ seat }, words) => `${words.who(seat)} goes first.`,
  MulliganDeclared: ({ seat, choice }, words) =>
    `${words.who(seat)} ${choice === 'keep' ? 'keeps' : 'takes a mulligan'}.`,
  TurnBegan: ({ turn, seat, extra }, words) =>
    `\nTurn ${String(turn)}, ${words.who(seat)}${extra === true ? ', an extra one' : ''} (${words.standing})`,
  TurnPassedOver: ({ seat }, words) => `\nThe turn of ${words.who(seat)} is skipped.`,
  GameStopped: ({ seat }, words) =>
    seat === null ? 'A judge stops the game.' : `${words.who(seat)} calls a judge. The game is stopped.`,
  CallTaken: () => 'A judge takes the call.',
  CallHandedBack: () => 'The judge gives the call back. It waits for another one.',
  RulingApplied: ({ words: said, rules }) => {
    const cited = listed(all(rules));
    return `A judge rules: “${String(said)}”${cited === '' ? '' : ` (${cited})`}`;
  },
  GameResumed: ({ why }) => RESUMED[String(why)] ?? 'The game goes on.',
  NameFreed: ({ name }) => `${String(name)} can be named again.`,
  FlagFell: ({ seat }, words) => `The time of ${words.who(seat)} is over.`,
  PlayerLost: ({ seat, reason }, words) => {
    const why = REASONS[String(reason)];
    return `\n${words.who(seat)} ${why === undefined ? 'loses' : `${why}${/loses/.test(why) ? '' : ' and loses'}`}.`;
  },
  Rewound({ moment, by }, words) {
    const { kind, seat } = by as { readonly kind: string; readonly seat?: number };
    const why =
      kind === 'consent' ? `as ${words.who(seat)} asked and the others agreed` : 'by the ruling of a judge';
    return `\nThe game returns to moment ${Number(moment)}, ${why}.`;
  },
  TakeBackAsked: ({ seat, moment }, words) =>
    `${words.who(seat)} asks to return to moment ${Number(moment)}.`,
  TakeBackAgreed: ({ seat }, words) => `${words.who(seat)} agrees to take that back.`,
  TakeBackEnded: ({ seat, why }, words) =>
    why === 'moved-on'
      ? 'The game went on: nothing is taken back.'
      : `${words.who(seat)} ${why === 'refused' ? 'refuses to take that back' : 'no longer asks for it'}.`,
  GameEnded({ winners, reason }, words) {
    const won = all(winners).map((seat) => words.who(seat));
    if (won.length > 0) return `${listed(won)} ${won.length === 1 ? 'wins' : 'win'}.`;
    return ENDINGS[String(reason)] ?? 'Nobody wins.';
  },
};
