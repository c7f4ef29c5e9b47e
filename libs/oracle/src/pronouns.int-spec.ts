// Every card that says 'him', 'her' or 'them', over the whole embedded catalogue: what each line that is read takes the
// word for, class by class. A line that no class covers fails, and so does one that means something else.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isNode, type AnyNode } from '#abilities';
import { readCardUnder } from '#cards';
import { embeddedCards, readMtgjson3 } from '#cards/importers';
import { compileCard } from './index.js';

/** What the words before the pronoun say it is, and the node that must be there: its kind, and by what that was named. */
const CLASSES: readonly { readonly said: RegExp; readonly means: string; readonly lines: number }[] = [
  { said: /\bany (player|opponent) may\b.* damage to $/i, means: 'damage of may', lines: 5 },
  { said: / damage to $/, means: 'damage of subject', lines: 8 },
  { said: / with no (\S+ )?counters on $/, means: 'counter of each', lines: 2 },
  { said: / creature named .* exile $/, means: 'move of union', lines: 3 },
  { said: /, then meld $/, means: 'turn-over-meld of move', lines: 3 },
  { said: /(^|\W)gain control of $/i, means: 'continuous of let-objects', lines: 1 },
  { said: /(^|\W)untap $/i, means: 'untap of let-objects', lines: 2 },
  { said: /\bchoose .* and shuffle $/i, means: 'move of choose-objects', lines: 1 },
  { said: /\bsearch(es)? .* reveals? $/i, means: 'reveal of search', lines: 19 },
  { said: /\bsearch(es)? .* (put|exile)s? $/i, means: 'move of search', lines: 66 },
  { said: /\bcreate .* exile $/i, means: 'move of create-token', lines: 5 },
  { said: /\bchoose .* from it\. put $/i, means: 'move of choose-objects', lines: 1 },
  { said: /\blook at the exiled cards and put $/i, means: 'move of move', lines: 1 },
  { said: /\blooks? at .* then puts? $/i, means: 'move of look', lines: 26 },
  { said: /\breveal .* all \S+ cards from among $/i, means: 'let-objects of reveal', lines: 1 },
  { said: /\breveal the top .* (of|from among) $/i, means: 'choose-objects of reveal', lines: 9 },
  { said: /\blook at .* (of|from among) $/i, means: 'choose-objects of look', lines: 51 },
];

/**
 * The cards on which 'him' or 'her' stands alone, for the character (cr 201.5), and what is done to it; null where nobody
 * could read the line.
 */
const CHARACTERS: Readonly<Record<string, string | null>> = {
  'Chandra, Fire of Kaladesh': null,
  'Garruk Relentless': 'damage of this',
  'Gideon Jura': 'prevent-damage of this',
  'Gideon, Ally of Zendikar': 'prevent-damage of this',
  'Gideon, Champion of Justice': null,
  // It goes, and what went comes back.
  "Jace, Vryn's Prodigy": 'move of this, move of move',
  'Kytheon, Hero of Akros': 'prevent-damage of this',
  'Liliana, Heretical Healer': null,
  'Nissa, Vastwood Seer': 'move of this, move of move',
  'Sarkhan the Mad': 'damage of this',
};

/** The fields of nodes that say what, or whom, something is done to. */
const FIELDS = ['what', 'from', 'to', 'players'] as const;
const nodesOf = (tree: unknown): AnyNode[] => {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf);
  if (typeof tree !== 'object' || tree === null) return [];
  return [...(isNode(tree) ? [tree] : []), ...Object.values(tree).flatMap(nodesOf)];
};

/** Each thing that a line does, and what the object or player it does that to was named by. */
function doneIn(abilities: unknown): Set<string> {
  const nodes = nodesOf(abilities);
  const namedBy = new Map(nodes.map((node) => [node['bind'], node.kind]));
  const referent = (reference: AnyNode): string => {
    if (reference.kind === 'bound') return namedBy.get(reference['name']) ?? 'nothing';
    return reference.kind === 'only' ? referent(reference['of'] as AnyNode) : reference.kind;
  };
  return new Set(
    nodes.flatMap((node) => [
      // What has counters is told by a filter of the very objects that it is one of.
      ...(node.kind === 'counter' && 'compare' in node ? ['counter of each'] : []),
      ...FIELDS.map((field) => node[field])
        .filter(isNode)
        .map((reference) => `${node.kind} of ${referent(reference)}`),
    ]),
  );
}

interface Said {
  readonly card: string;
  readonly before: string;
  readonly done: ReadonlySet<string>;
}
const said: Said[] = [];
const ofCharacter = new Map<string, { readonly isRead: boolean; readonly lines: readonly Set<string>[] }>();
const withoutReminder = (text: string): string => text.replaceAll(/\([^)]*\)/g, '');

beforeAll(() => {
  for (const printed of readMtgjson3(embeddedCards()).cards) {
    const text = withoutReminder(printed.faces.map((face) => face.text).join('\n'));
    if (!/\b(him|her|them|himself|herself)\b/i.test(text)) continue;
    const { faces, status } = compileCard(readCardUnder(printed, 'cr', 'older'));
    const lines = faces.flatMap((face) => face.lines).flatMap((line) => ('failed' in line ? [] : [line]));
    for (const line of lines) {
      const words = withoutReminder(line.text);
      for (const { index } of words.matchAll(/\b(him|her|them)\b/g))
        said.push({ card: printed.name, before: words.slice(0, index), done: doneIn(line.abilities) });
    }
    // 'His or her' and 'him or her' are a player's.
    if (/\b(him|her|himself|herself)\b/i.test(text.replaceAll(/\b\w+ or her\b/gi, '')))
      ofCharacter.set(printed.name, {
        isRead: status === 'complete',
        lines: lines.map(({ abilities }) => doneIn(abilities)),
      });
  }
}, 180_000);

describe('"him", "her" and "them" on every card of the catalogue', () => {
  const classOf = ({ before }: Said) => CLASSES.find(({ said: words }) => words.test(before));

  it('are of one of the classes', () => {
    expect(said.filter((one) => classOf(one) === undefined).map(({ card }) => card)).toEqual([]);
  });

  it.each(CLASSES)('after $said they are the $means', (one) => {
    const of = said.filter((each) => classOf(each) === one);
    expect(of.filter(({ done }) => !done.has(one.means)).map(({ card }) => card)).toEqual([]);
    expect(of).toHaveLength(one.lines);
  });

  it('alone are on the cards of that table', () => {
    expect([...ofCharacter.keys()].toSorted()).toEqual(Object.keys(CHARACTERS));
  });

  it.each(Object.entries(CHARACTERS))('cr 201.5: alone are the character: %s, %s', (name, means) => {
    const { isRead, lines } = ofCharacter.get(name)!;
    if (means === null) expect(isRead).toBe(false);
    else expect(lines.filter((done) => means.split(', ').every((one) => done.has(one)))).toHaveLength(1);
  });
});
