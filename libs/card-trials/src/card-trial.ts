// The trial of one card: what broke, what it did against its words, and what its games never reached.
import type { Ability } from '#abilities';
import { definitionHash, type CardDefinition } from '#cards';
import type { Hash } from '#kernel';
import { tryOut, type Resolved } from './play.js';
import { SITUATIONS } from './situations.js';
import { fieldsOf, traced } from './traced.js';
import { deed, disagreements } from './words.js';

/** A line of a card's text, and what it was compiled to. */
export interface Line {
  readonly text: string;
  readonly abilities: readonly Ability[];
}
export interface CardTrial {
  /** The rules broke off, or what happened is not what the words say. */
  readonly faults: readonly string[];
  /** Lines that never resolved, verbs never seen, fields never read: no game reached them. */
  readonly missed: readonly string[];
  readonly games: number;
}

const MOST_GAMES = SITUATIONS.length;

/** The lines of each face, in the order of its abilities. */
export function cardTrial(
  compiled: CardDefinition,
  faces: readonly (readonly Line[])[],
  most = MOST_GAMES,
): CardTrial {
  // As it comes out of a log: no part of it is another part, and each is read for itself.
  const definition = JSON.parse(JSON.stringify(compiled)) as CardDefinition;
  const hash = definitionHash(definition);
  const watch = traced(definition);
  const fields = abilityFields(definition);
  const faults = new Set<string>();
  const resolved: Resolved[] = [];
  const deeds = deedsOf(faces);
  // Of a node that was never reached, the node is told.
  const isRead = (field: string): boolean => watch.read.has(field) || !fields.includes(field);
  const missed = (done: readonly Resolved[]): readonly string[] => [
    ...deeds.flatMap(({ text, place, besides }) => {
      const own = done.filter((one) => placeOf(one, hash) === place);
      return disagreements(text, own, besides, laterOf(place, done, hash)).flatMap(({ what, how }) =>
        how === 'unseen' ? [`${place}: ${what}`] : [],
      );
    }),
    ...fields
      .filter((field) => !watch.read.has(field) && isRead(field.slice(0, field.lastIndexOf('/'))))
      .map((field) => `${field}: never read`),
  ];
  let games = 0;
  for (; games < most && (games === 0 || missed(resolved).length > 0); games += 1) {
    // The seeds that played.txt and untried.txt were written with.
    const seed = `smoke ${definition.name} ${String(games)}`;
    const { resolved: done, fault } = tryOut(
      { definition, watched: watch.value, hash },
      seed,
      games,
      (now) => missed([...resolved, ...now]).length === 0,
    );
    resolved.push(...done);
    if (fault !== undefined) faults.add(`${seed}: ${fault}`);
  }
  for (const { text, place, besides } of deeds)
    for (const { what, how } of disagreements(
      text,
      resolved.filter((one) => placeOf(one, hash) === place),
      besides,
    ))
      if (how === 'wrong') faults.add(`${place}: ${what}`);
  return { faults: [...faults], missed: missed(resolved), games };
}

interface Deed {
  readonly text: string;
  readonly place: string;
  /** The other lines of the face. */
  readonly besides: string;
}
/** What each line does when it resolves, and where it stands; what a spell says in several lines is one deed. */
const deedsOf = (faces: readonly (readonly Line[])[]): readonly Deed[] =>
  faces.flatMap((lines, face) => {
    const besides = lines.map(({ text }) => text).join('\n');
    const spells: string[] = [];
    const others: Deed[] = [];
    let at = 0;
    for (const { text, abilities } of lines) {
      const [first] = abilities;
      const ability = first?.kind === 'named' ? first.ability : first;
      const place = `/${String(face)}/abilities/${String(at)}`;
      // A line without abilities is told by the spell before it.
      const isSpell = ability?.kind === 'spell' || (ability === undefined && spells.length > 0);
      if (isSpell) spells.push(deed(text, 'spell'));
      else if (abilities.length === 1 && ability !== undefined && isStacked(ability))
        others.push({ text: deed(text, ability.kind as 'activated' | 'triggered'), place, besides });
      at += abilities.length;
    }
    return spells.length === 0
      ? others
      : [...others, { text: spells.join('\n'), place: spellPlace(face), besides }];
  });
/** cr 605.3b: a mana ability uses no stack. */
const isStacked = (ability: Ability): boolean =>
  (ability.kind === 'triggered' || ability.kind === 'activated') &&
  !JSON.stringify(ability).includes('"add-mana"');

const spellPlace = (face: number): string => `/${String(face)}/spell`;
const placeOf = ({ ability, face }: Resolved, hash: Hash): string =>
  // What waits for later is an ability of its own.
  ability === null ? spellPlace(face) : ability.slice(hash.length + 1).replace(/\/ability$/, '');

/** What a deed left for later, and was done then: an ability within it. */
const laterOf = (place: string, done: readonly Resolved[], hash: Hash): readonly Resolved[] =>
  done.filter((one) => {
    const at = placeOf(one, hash);
    if (!/\/abilities\/\d+\/./.test(at)) return false;
    return place.endsWith('/spell')
      ? at.startsWith(place.replace('spell', 'abilities'))
      : at.startsWith(`${place}/`);
  });

/** Fields that say how the text puts something, or under what name something is kept: reading them is not acting on them. */
const MEANS_NOTHING = ['said', 'bind', 'label', 'word'];
/** Kinds of which there is one. */
const ONLY_KIND = /\/(?:options\/\d+|token\/face|levels\/\d+|targets\/\d+)\/kind$/;
const abilityFields = ({ faces = [] }: CardDefinition): readonly string[] =>
  faces.flatMap((face, index) =>
    fieldsOf(face.abilities ?? [], `/faces/${String(index)}/abilities`).filter(
      (path) => !MEANS_NOTHING.includes(path.slice(path.lastIndexOf('/') + 1)) && !ONLY_KIND.test(path),
    ),
  );
