// Whether the rule that refused is the one expected, or below it (docs/scenarios.md, fine print 9).

interface Rule {
  readonly document: string;
  readonly number: string;
}

/** 'cr 601.2c', 'pentaland', '904.1'. */
function parsed(rule: string): Rule {
  const found = /^(?:([^\d\s][^\s]*(?: [^\d\s][^\s]*)*)\s*)?(\d[\w.]*)?$/.exec(rule.trim());
  return {
    document: (found?.[1] ?? (found === null ? rule.trim() : '')).toLowerCase(),
    number: found?.[2] ?? '',
  };
}

/** `904.1` covers 904.1 and 904.1a, not 904.10; a document's name covers all of it. */
export function covers(expected: string, cited: string): boolean {
  const { document, number } = parsed(expected);
  const found = parsed(cited);
  if (number === '' && found.document.startsWith(`${document} `)) return true;
  if (document !== '' && document !== found.document) return false;
  if (number === '') return true;
  const stem = number.replace(/\.$/, '');
  return found.number.startsWith(stem) && !/^\d/.test(found.number.slice(stem.length));
}
