// What each event means to triggers, replacement effects and history (cr 603.2): computed from the event and
// the state before it.
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import type { GameObject, GameState } from '../../model/state/game-state.js';
import { goingAlong } from '../../model/state/going-along.js';
import { happening, type Happening, type PatternKind } from '../../model/state/happening.js';
import type { ReadOnly } from '../../model/basics/read-only.js';
import { isPublicZone } from '../../model/events/objects.js';
import type { EventData } from '../../model/events/events.js';
import type { SingleEvent, SingleType } from '../../model/events/parts.js';

const NOTHING: readonly Happening[] = [];

/** Kinds that nothing looks back at; they would fill every turn's history. */
const FORGOTTEN: ReadonlySet<PatternKind> = new Set<PatternKind>([
  'adds-mana',
  'taps',
  'untaps',
  'taps-for-mana',
  'reveals',
  'step',
]);
export const isRemembered = (kind: PatternKind): boolean => !FORGOTTEN.has(kind);

const controllerIn = (state: GameState, id: ObjectId): Seat | null =>
  state.objects[objectNumber(id)]?.permanent?.controlledBy ?? null;

const objectOrSeat = (to: ObjectId | Seat): Pick<Happening, 'subject' | 'player'> =>
  typeof to === 'number' ? { subject: null, player: to } : { subject: to, player: null };

/** cr 805.10d: a team with shared turns declares its blockers together. */
const defendsAs = ({ seats, sharedLife }: GameState, defending: Seat, declaring: Seat): boolean =>
  defending === declaring || (sharedLife && seats[defending]?.team === seats[declaring]?.team);

/** cr 603.6c: it leaves the game together with its owner. */
const leavesTheGame = ({ id, permanent }: GameObject): readonly Happening[] =>
  permanent === undefined
    ? NOTHING
    : [happening('moves', { subject: id, before: id, from: 'battlefield', to: 'outside' })];

type Targeting = ReadOnly<EventData<'SpellCast'>['item']['targets']>;

/** cr 115.10, 603.2e: everything that becomes a target now and was none before. */
function targeted(agent: ObjectId, other: Seat | null, targets: Targeting): Happening[] {
  const chosen = targets.flat();
  return [
    ...new Set<ObjectId | Seat>(chosen.flatMap(({ objects, players }) => [...objects, ...players])),
  ].map((to) => happening('targeted', { ...objectOrSeat(to), agent, other }));
}

const MARKS = ['monstrous', 'renowned', 'suspected'];

/** Keyword actions that have a pattern of their own. */
const ACTION_PATTERNS: Readonly<Record<string, PatternKind>> = {
  search: 'searches',
  scry: 'scries',
  surveil: 'surveils',
  vote: 'votes',
  proliferate: 'proliferates',
  clash: 'clashes',
  regenerate: 'regenerates',
};

type Reader<K extends SingleType> = (state: GameState, event: ReadOnly<EventData<K>>) => readonly Happening[];
type Speaking = { readonly [K in SingleType]?: Reader<K> };

/** Events without an entry here concern only the fold and the spectators. */
const READERS: Speaking = {
  ObjectMoved(_, { object, becomes, from, to, cause, by, faceDown, half, controller }) {
    // cr 603.10a: triggers look back if everyone could see it leave; otherwise the new object counts.
    const back =
      to.kind !== 'battlefield' &&
      (from.kind === 'battlefield' ||
        from.kind === 'graveyard' ||
        (isPublicZone(from) && (to.kind === 'hand' || to.kind === 'library')));
    return [
      happening('moves', {
        subject: back ? object : becomes,
        before: object,
        other: by,
        from: from.kind,
        to: to.kind,
        cause,
        word: faceDown === null ? 'face-up' : 'face-down',
        under: to.kind === 'battlefield' ? controller : null,
      }),
      // cr 712.21: one permanent left the battlefield; the other card comes from no zone that a pattern could
      // name.
      ...(half === undefined
        ? []
        : [
            happening('moves', {
              subject: half.object,
              other: by,
              to: to.kind,
              cause,
              word: faceDown === null ? 'face-up' : 'face-down',
            }),
          ]),
    ];
  },
  ObjectCeased: (state, { object }) => {
    const ceasing = state.objects[objectNumber(object)];
    return ceasing === undefined ? NOTHING : leavesTheGame(ceasing);
  },
  TokenCreated: (_, { object, controller, castAs }) => {
    const comes = happening('moves', {
      subject: object,
      from: castAs === undefined ? null : 'stack',
      to: 'battlefield',
      cause: castAs === undefined ? 'put' : 'resolve',
      other: controller,
      word: 'face-up',
      under: controller,
    });
    // cr 111.13: a token that a copy of a spell becomes is not created.
    return castAs === undefined
      ? [happening('creates', { subject: object, other: controller, under: controller }), comes]
      : [comes];
  },
  CardDrawn: (_, { seat, object, becomes }) => [
    happening('draws', { player: seat, agent: becomes }),
    happening('moves', {
      subject: becomes,
      before: object,
      other: seat,
      from: 'library',
      to: 'hand',
      cause: 'draw',
      word: 'face-up',
    }),
  ],
  PermanentTapped: (_, { object, tapped }) => [happening(tapped ? 'taps' : 'untaps', { subject: object })],
  CountersChanged: (_, { object, counter, by }) => [
    happening(by > 0 ? 'adds-counters' : 'removes-counters', {
      subject: object,
      amount: Math.abs(by),
      word: counter,
    }),
  ],
  PlayerCountersChanged: (_, { seat, counter, by }) => [
    happening(by > 0 ? 'adds-counters' : 'removes-counters', {
      player: seat,
      amount: Math.abs(by),
      word: counter,
    }),
  ],
  DamageDealt: (_, { source, to, amount, combat }) => [
    happening('damage', { ...objectOrSeat(to), agent: source, amount, combat }),
  ],
  DamagePrevented: (_, { source, to, amount, combat }) => [
    happening('damage-prevented', { ...objectOrSeat(to), agent: source, amount, combat }),
  ],
  LifeChanged: (_, { seat, by }) =>
    by === 0
      ? NOTHING
      : [happening(by > 0 ? 'gains-life' : 'loses-life', { player: seat, amount: Math.abs(by) })],
  AttachmentChanged(state, { object, to }) {
    const { attachedTo: host = null, phasedOut = 'no' } =
      state.objects[objectNumber(object)]?.permanent ?? {};
    // cr 702.26j: phased-out objects cause no triggers.
    if (phasedOut !== 'no') return NOTHING;
    return [
      ...(host === null
        ? []
        : [
            happening('unattached', {
              subject: object,
              ...(typeof host === 'number' ? { other: host } : { agent: host }),
            }),
          ]),
      ...(to === null
        ? []
        : [
            happening('attached', {
              subject: object,
              ...(typeof to === 'number' ? { other: to } : { agent: to }),
            }),
          ]),
    ];
  },
  ControllerChanged: (state, { object, controller }) => [
    happening('control-changes', {
      subject: object,
      other: controller,
      player: controllerIn(state, object),
    }),
  ],
  FaceChanged: (_, { object, how, x = 0 }) => {
    const kind = {
      transform: 'transforms',
      flip: 'flips',
      'face-up': 'turned-face-up',
      'face-down': 'turned-face-down',
    } as const;
    return [happening(kind[how], { subject: object, amount: x })];
  },
  Phased: (_, { object, phasedOut }) => [
    happening(phasedOut === 'no' ? 'phases-in' : 'phases-out', { subject: object }),
  ],
  Marked: (_, { object, mark, on, x = 0 }) =>
    on && MARKS.includes(mark)
      ? [happening('becomes-designated', { subject: object, word: mark, amount: x })]
      : NOTHING,
  CardsRevealed: (_, { seat, objects, by }) =>
    objects.map((object) =>
      happening('reveals', {
        subject: object,
        other: seat,
        agent: by?.source ?? null,
        word: by?.link ?? null,
      }),
    ),
  CardRevealedAgain: (_, { seat, becomes }) => [happening('reveals', { subject: becomes, other: seat })],
  SpellCast: (_, { object, item, colours = null }) => [
    happening('cast', {
      subject: object,
      other: item.controller,
      word: item.from,
      under: item.controller,
      colours,
    }),
    ...targeted(object, item.controller, item.targets),
  ],
  AbilityStacked: (_, { object, item }) => [
    happening(item.kind === 'activated' ? 'activated' : 'triggered', {
      subject: object,
      other: item.controller,
    }),
    ...targeted(object, item.controller, item.targets),
  ],
  SpellCopied: (_, { object, item }) => targeted(object, item.controller, item.targets),
  TargetsChanged(state, { object, targets }) {
    const item = state.objects[objectNumber(object)]?.item;
    const before = new Set(
      item?.targets.flat().flatMap(({ objects, players }) => [...objects, ...players]) ?? [],
    );
    return targeted(object, item?.controller ?? null, targets).filter(({ subject, player }) => {
      const now = subject ?? player;
      return now !== null && !before.has(now);
    });
  },
  /** cr 106.12a: it is tapped for mana when the mana is made, whatever mana that is. */
  ManaAdded: (state, { seat, mana, source, tapped }) => {
    const word = mana.map(({ type }) => type).join('');
    const added = happening('adds-mana', { player: seat, agent: source, amount: mana.length, word });
    return tapped === undefined || source === null
      ? [added]
      : [
          happening('taps-for-mana', { subject: source, other: controllerIn(state, source) ?? seat, word }),
          added,
        ];
  },
  /** One for each attacker; `agent` and `player` are the object and the player it attacks. */
  AttackersDeclared: (state, { attacks }) =>
    attacks.map(({ attacker, defender, defending }) =>
      happening('attacks', {
        subject: attacker,
        other: controllerIn(state, attacker),
        under: controllerIn(state, attacker),
        agent: typeof defender === 'string' ? defender : null,
        player: defending,
        amount: attacks.length,
        combat: true,
      }),
    ),
  /**
   * 'blocks' and 'becomes-blocked' for each pair; 'unblocked' for attackers that player could have blocked.
   */
  BlockersDeclared(state, { seat, blocks }) {
    const pairs = blocks.flatMap(({ blocker, attackers }) =>
      attackers.map((attacker) => ({ blocker, attacker })),
    );
    const attacks = state.combat?.attacks ?? [];
    return [
      ...pairs.map(({ blocker, attacker }) =>
        happening('blocks', { subject: blocker, agent: attacker, other: seat, under: seat, combat: true }),
      ),
      ...pairs.map(({ blocker, attacker }) =>
        happening('becomes-blocked', {
          subject: attacker,
          agent: blocker,
          under: controllerIn(state, attacker),
          combat: true,
        }),
      ),
      ...attacks
        .filter(
          (attack) =>
            defendsAs(state, attack.defending, seat) &&
            !attack.blocked &&
            !pairs.some(({ attacker }) => attacker === attack.attacker),
        )
        .map(({ attacker }) => happening('unblocked', { subject: attacker, combat: true })),
    ];
  },
  /**
   * cr 509.3c-d: a creature that is already blocked becomes blocked again only for patterns that ask by which
   * creature.
   */
  BecameBlocked: ({ combat }, { attacker, blocker = null }) => {
    const before = combat?.attacks.find((attack) => attack.attacker === attacker)?.blocked ?? false;
    return [
      happening('becomes-blocked', {
        subject: attacker,
        agent: blocker,
        word: before ? 'again' : null,
        combat: true,
      }),
    ];
  },
  StepBegan: (state, { step }) => [happening('step', { player: state.turn?.active ?? null, word: step })],
  PlayerLost: (state, { seat, leaving }) => [
    ...(leaving === undefined ? NOTHING : goingAlong(state, seat).flatMap(leavesTheGame)),
    happening('loses-game', { player: seat }),
  ],
  PlayerDesignated: (_, { seat, designation, on }) =>
    designation === 'monarch' && on && seat !== null
      ? [happening('becomes-monarch', { player: seat })]
      : NOTHING,
  CoinFlipped: (_, { seat, won }) => [
    happening('flips-coin', { player: seat, word: won === null ? null : won ? 'wins' : 'loses' }),
  ],
  DieRolled: (_, { seat, result }) => [happening('rolls-die', { player: seat, amount: result })],
  LibraryShuffled: (_, { zone }) => [happening('shuffles', { player: zone.seat })],
  /** pentaland 701.1b: a cut counts as a shuffle. */
  LibraryCut: (_, { zone, by }) => [happening('shuffles', { player: by ?? zone.seat })],
  ActionTaken: (_, { action, seat, object, word, amount }) => {
    const own = ACTION_PATTERNS[action];
    if (own !== undefined)
      return [
        happening(own, {
          player: seat,
          subject: object,
          word: word ?? null,
          amount: amount ?? 1,
        }),
      ];
    return [
      happening('keyword-action', {
        subject: object,
        other: seat,
        player: seat,
        word: action,
        amount: amount ?? 1,
      }),
    ];
  },
};

type AnyReader = (state: GameState, event: SingleEvent) => readonly Happening[];

/** Empty before the first turn begins: nothing can look back at that time. */
export function happeningsOf(state: GameState, event: SingleEvent): readonly Happening[] {
  const reader = READERS[event.type] as AnyReader | undefined;
  return reader === undefined || state.turn === null ? NOTHING : reader(state, event);
}
