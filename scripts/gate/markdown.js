// The blocks of a document that say of themselves that they are to be run.

/**
 * Fenced blocks whose info string carries `marker`, in order. A `bash` block is to be run; a block of another
 * language right after one is what it prints.
 */
export function markedBlocks(markdown, marker) {
  const found = [];
  const fence = /^```(\w+)([^\n]*)\n([\s\S]*?)^```\s*$/gm;
  for (const { 1: language, 2: info, 3: text, index } of markdown.matchAll(fence)) {
    if (!info.split(/\s+/).includes(marker)) continue;
    const line = markdown.slice(0, index).split('\n').length;
    if (language === 'bash') found.push({ line, script: text });
    else if (found.length > 0) found.at(-1).prints = { language, text };
    else throw new Error(`line ${line}: an output before anything was run`);
  }
  return found;
}

/** What is printed where the document shows '…' may be anything. */
const ANYTHING = '…';

/** Whether `actual` is what the document says is printed. */
export function asPrinted({ language, text }, actual) {
  if (language !== 'json') return patternOf(text.trimEnd()).test(actual.trimEnd());
  try {
    return sameJson(JSON.parse(text), JSON.parse(actual));
  } catch {
    return false;
  }
}

const patternOf = (text) =>
  new RegExp(
    `^${text
      .split(ANYTHING)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*?')}$`,
  );

function sameJson(expected, actual) {
  if (typeof expected === 'string' && expected.includes(ANYTHING))
    return expected === ANYTHING || (typeof actual === 'string' && patternOf(expected).test(actual));
  if (typeof expected !== 'object' || expected === null) return expected === actual;
  if (typeof actual !== 'object' || actual === null || Array.isArray(expected) !== Array.isArray(actual))
    return false;
  const keys = Object.keys(expected);
  return (
    keys.length === Object.keys(actual).length &&
    keys.every((key) => key in actual && sameJson(expected[key], actual[key]))
  );
}
