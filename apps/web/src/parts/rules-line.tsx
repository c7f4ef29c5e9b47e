// A line of a card's text, in which keywords say what they mean when one points at them or reaches them by keyboard.
import { words } from '../words/words.js';

/** The longest first: 'double strike' is no 'strike'. */
const KEYWORDS = [
  'indestructible',
  'double strike',
  'first strike',
  'deathtouch',
  'protection',
  'vigilance',
  'lifelink',
  'defender',
  'hexproof',
  'trample',
  'shroud',
  'flying',
  'menace',
  'haste',
  'reach',
  'flash',
  'ward',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

const FOUND = new RegExp(`\\b(${KEYWORDS.join('|')})\\b`, 'i');
const isKeyword = (word: string): word is Keyword => KEYWORDS.some((one) => one === word);

export function RulesLine({ line }: { readonly line: string }) {
  return (
    <>
      {line.split(FOUND).map((part, place) => {
        const word = part.toLowerCase();
        return place % 2 === 1 && isKeyword(word) ? (
          <span key={place} class="keyword" tabIndex={0}>
            {part}
            <span role="tooltip" class="tip">
              {words().playing.keywords[word]}
            </span>
          </span>
        ) : (
          part
        );
      })}
    </>
  );
}
