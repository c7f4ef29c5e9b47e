// What objects are called (docs/scenarios.md, fine print 8 and 12): what they are now, what is printed, and tokens by
// what kind they are.
import { HALVES, nameKey } from '#cards';
import { lastKnownOf, objectNumber, type GameObject, type GameState, type ObjectId } from '#rules';

export const FACE_DOWN = 'Face-down';
const UTOPIA = 'Utopia';

const found = (state: GameState, id: ObjectId): GameObject | undefined => state.objects[objectNumber(id)];

/** What is printed on the card, both halves of a split one; undefined for what is no card. */
function printedOf(state: GameState, { card, identity }: GameObject): string | undefined {
  const { definition } = card ?? identity;
  return definition === null ? undefined : state.definitions[definition]?.name;
}

/** Of a token: its name and its kind, each also with 'Token' after it. */
const asToken = (names: readonly string[], subtypes: readonly string[]): string[] =>
  [...names, subtypes.join(' ')].flatMap((name) => (name === '' ? [] : [name, `${name} Token`]));

/** What everyone calls a permanent: its present name; face down it has none. */
export function presentNames(state: GameState, id: ObjectId): readonly string[] {
  const object = found(state, id);
  if (object === undefined) return [];
  const known = lastKnownOf(state, id);
  const name = known?.name ?? '';
  const faceDown = object.permanent?.faceDown ?? object.faceDown ?? null;
  // It has no name, and everyone has a word for it; a copy has the land type alone.
  if (faceDown === 'utopia' || (name === '' && known?.subtypes.includes(UTOPIA) === true)) return [UTOPIA];
  // pentaland 703.6: what has a name as it lies there is no face-down permanent.
  if (object.permanent !== undefined && faceDown !== null) return [name === '' ? FACE_DOWN : name];
  if (object.token === true) return asToken([name], known?.subtypes ?? []);
  // cr 612.7: by each of several names.
  if (object.permanent !== undefined)
    return [...new Set([name, ...name.split(HALVES)])].filter((one) => one !== '');
  return name === '' ? [] : [name];
}

/** What its owner may call it in a script or an answer; what is an ability is called by its source. */
export function namesOf(state: GameState, id: ObjectId): readonly string[] {
  const object = found(state, id);
  if (object === undefined) return [];
  if (object.item !== undefined && object.item.kind !== 'spell')
    return namesOfSource(state, object.item.source);
  return [...new Set([...presentNames(state, id), printedOf(state, object) ?? ''])].filter(
    (name) => name !== '',
  );
}

function namesOfSource(state: GameState, source: ObjectId): readonly string[] {
  const names = namesOf(state, source);
  if (names.length > 0) return names;
  const known = lastKnownOf(state, source);
  return known === undefined ? [] : asToken([known.name], known.subtypes);
}

export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
export const isCalled = (state: GameState, id: ObjectId, name: string): boolean =>
  namesOf(state, id).some((one) => sameName(one, name));
export const isNowCalled = (state: GameState, id: ObjectId, name: string): boolean =>
  presentNames(state, id).some((one) => sameName(one, name));
/** For messages. */
export const labelOf = (state: GameState, id: ObjectId): string => namesOf(state, id)[0] ?? 'something';
