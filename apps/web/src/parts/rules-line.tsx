// A line of a card's text, in which keywords say what they mean when one points at them or reaches them by keyboard. Those
// that the pages have no words for have the text of their rule, if the server knows it.
import { useState } from 'preact/hooks';
import { ruleOf } from '../state/rules.js';
import { quietly } from '../state/server.js';
import { words } from '../words/words.js';
import { RULED_KEYWORDS, ruleOfKeyword } from './keyword-rules.js';

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

/** They begin a line: elsewhere the same word may be a word like any other. */
const RULED = new RegExp(
  `^(${[...RULED_KEYWORDS].toSorted((a, b) => b.length - a.length).join('|')})(?=$|[ ,.—{])`,
  'i',
);

export function RulesLine({ line }: { readonly line: string }) {
  const [ruled = ''] = RULED.exec(line) ?? [];
  const rest = line.slice(ruled.length);
  return (
    <>
      {ruled !== '' && <RuledKeyword key={ruled} word={ruled} />}
      {rest.split(FOUND).map((part, place) => {
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

/** The rule is asked for when somebody wants to read it. */
function RuledKeyword({ word }: { readonly word: string }) {
  const rule = ruleOfKeyword(word.toLowerCase()) ?? '';
  const [text, setText] = useState<string | null>(null);
  // A rule without a letter is a heading: what it says is below it.
  const look = (): void => {
    if (text !== null) return;
    const number = /[a-z]$/.test(rule) ? rule : `${rule}a`;
    void quietly(ruleOf(`cr ${number}`)).then((found) => {
      if (found !== undefined) setText(found?.text ?? '');
    });
  };
  return (
    <span class="keyword" tabIndex={0} onMouseEnter={look} onFocus={look}>
      {word}
      <span role="tooltip" class="tip">
        cr {rule}
        {text !== null && text !== '' && <>: {text}</>}
      </span>
    </span>
  );
}
