// What a permanent of the position can be beyond a card that lies there: a token, and what has changed about it.
import { KEYWORDS, type Ability, type Face } from '#abilities';
import type { CardDefinition } from '#cards';
import { parseTypeLine, type GameEvent, type Identity, type ObjectId } from '#rules';
import type { Described, DescribedToken } from '../format/position.js';
import { Unplayable } from './unplayable.js';

function keywordOf(name: string): Ability {
  if (!KEYWORDS.has(name)) throw new Unplayable(`no keyword is called ${JSON.stringify(name)}`);
  return { kind: 'keyword', name };
}

/** A token is defined by its own characteristics (cr 111.3). */
export function tokenOf(
  name: string,
  { typeLine, power, toughness, colors, keywords = [] }: DescribedToken,
): CardDefinition {
  const face: Face = {
    kind: 'face',
    name,
    ...parseTypeLine(typeLine),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(colors === undefined ? {} : { colours: colors }),
    ...(keywords.length === 0 ? {} : { abilities: keywords.map(keywordOf) }),
  };
  return { name, cost: null, typeLine, faces: [face] };
}

/** After it was placed. */
export function changedSince(object: ObjectId, entry: Described, identity: Identity): readonly GameEvent[] {
  const { flipped = false, phasedOut = false, marks = [] } = entry;
  const events: GameEvent[] = marks.map((mark) => ({ type: 'Marked', object, mark, on: true }));
  if (flipped) events.push({ type: 'FaceChanged', object, how: 'flip', identity, faceDown: null });
  if (phasedOut) events.push({ type: 'Phased', object, phasedOut: 'directly' });
  return events;
}
