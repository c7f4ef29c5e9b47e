// Finds which abilities of a card are linked (cr 607.2) by its text: one refers to what another did. Example:
// Oblivion Ring.
export const EXILED = 'exiled';
export const BROUGHT = 'brought';
export const REVEALED = 'revealed';
export const NOTED = 'noted';

const CHOICES = [
  [/^As .* enters(?: the battlefield)?, choose a color\.$/m, 'chosen color'],
  [/^As .* enters(?: the battlefield)?, choose a creature type\.$/m, 'chosen type'],
  [/^As .* enters(?: the battlefield)?, choose an? (?:opponent|player)\.$/m, 'chosen player'],
  [/^Tribute \d/m, 'tribute'],
  [/^Devour \w/m, 'devoured'],
  [/^Haunt\b/m, 'haunts'],
  [/^Hideaway\b/m, 'hideaway'],
] as const;

const EXILES = /\bexiles?\b/i;
/** True if the line refers to what another line exiled, not to what it exiles itself. */
function speaksOfExiled(line: string): boolean {
  if (/\bexiled with\b/.test(line)) return true;
  const at = line.search(/\bthe exiled cards?\b/);
  return at !== -1 && !EXILES.test(line.slice(0, at));
}
const SPEAKS_OF_BROUGHT = /\b(?:put onto the battlefield|created) with\b/;
const BRINGS = /\bcreates?\b|\bputs?\b[^.]* onto the battlefield\b|\breturns?\b[^.]* to the battlefield\b/i;

/** cr 607.2e */
const NOTES_MANA = /^[^\n]*\bNote the type(?: and amount)? of mana spent to pay this activation cost\b/m;
const SPEAKS_OF_NOTED = /\blast noted type\b/;

/** The links the card provides for its own abilities. */
export function keptBy(text: string, types: readonly string[]): readonly string[] {
  const kept: string[] = CHOICES.flatMap(([choice, name]) => (choice.test(text) ? [name] : []));
  if (types.includes('instant') || types.includes('sorcery')) return kept;
  const lines = text.replace(/ ?\([^)]*\)/g, '').split('\n');
  if (lines.some(speaksOfExiled) && lines.some((line) => EXILES.test(line))) kept.push(EXILED);
  if (lines.some((line) => SPEAKS_OF_BROUGHT.test(line)) && lines.some((line) => BRINGS.test(line)))
    kept.push(BROUGHT);
  if (NOTES_MANA.test(text) && SPEAKS_OF_NOTED.test(text)) kept.push(NOTED);
  return kept;
}
