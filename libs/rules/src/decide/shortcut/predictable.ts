// cr 731.2a: a shortcut contains only what everyone can foresee. It is refused at the first event that shows,
// draws or randomises something, or could tell anybody anything.
import type { GameEvent } from '../../model/events/events.js';
import { partsOf, type SingleEvent, type SingleType } from '../../model/events/parts.js';
import { isPublicZone } from '../../model/events/objects.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { liesFaceDown } from '../../reading/in-force/in-the-open.js';

type Foreseen = { readonly [K in SingleType]?: (event: SingleEvent<K>) => boolean };

const always = (): boolean => true;

/** Types not listed here are never predictable. */
const FORESEEN: Foreseen = {
  ShortcutRound: always,
  DecisionOpened: always,
  DecisionClosed: always,
  PriorityPassed: always,
  PrioritySet: always,
  ResolutionBegan: always,
  Countered: always,
  AbilityStacked: always,
  SpellCopied: always,
  TargetsChanged: always,
  ManaAdded: always,
  ManaSpent: always,
  EffectBegan: always,
  EffectUsed: always,
  EffectEnded: always,
  ActionTaken: always,
  ActivationCounted: always,
  TokenCreated: always,
  PermanentTapped: always,
  CountersChanged: always,
  PlayerCountersChanged: always,
  PlayerDesignated: always,
  DamageDealt: always,
  DamagePrevented: always,
  StateBasedChecked: always,
  LifeChanged: always,
  AttachmentChanged: always,
  ControllerChanged: always,
  Marked: always,
  LinkSet: always,
  WordChosen: always,
  EmblemMade: always,
  SpellCast: ({ item }) => item.faceDown === null,
  ObjectMoved: ({ from, to, faceDown }) => isPublicZone(from) && isPublicZone(to) && faceDown === null,
  ObjectCeased: ({ from }) => from === undefined,
  FaceChanged: ({ how }) => how === 'transform' || how === 'flip',
  PlayerLost: always,
  GameEnded: always,
};

/** `covered`: the objects that were face down before. */
export const isPredictable = (event: GameEvent, covered: ReadonlySet<ObjectId>): boolean =>
  partsOf(event).every(
    (part) =>
      !(part.type === 'ObjectMoved' && covered.has(part.object)) &&
      ((FORESEEN[part.type] as ((event: SingleEvent) => boolean) | undefined)?.(part) ?? false),
  );

export const coveredIn = ({ objects }: GameState): ReadonlySet<ObjectId> =>
  new Set(Object.values(objects).flatMap((object) => (liesFaceDown(object) ? [object.id] : [])));
