// Reads the scenarios that tables begin with, with the cards that this server plays with, and writes positions as scenarios.
import { parse as parseYaml } from 'yaml';
import { err, ok } from '#kernel';
import { rulebookFor, type FormatCards, type ScenarioPositions } from '#matches';
import { beginningOf, canBeLaid, parseScenario, scenarioAt, type Cards, type Scenario } from '#scenario';
import { viewerKey } from '#visibility';

/** A position of so many characters is beyond what a table can begin with. */
const MOST_CHARACTERS = 100_000;

export const scenarioPositions = (cards: FormatCards): ScenarioPositions => ({
  read(text) {
    if (text.length > MOST_CHARACTERS) return err(`it has more than ${String(MOST_CHARACTERS)} characters`);
    const data = dataIn(text);
    if (data === undefined) return err('it is neither JSON nor YAML');
    const parsed = parseScenario(data);
    return parsed.ok ? beginningOf(parsed.value, cardsOf(cards, parsed.value)) : parsed;
  },
  canBeLaid,
  write({ game, moment, state, eyes, passage }) {
    const { terms } = state;
    if (terms === null) return err('not-in-turns');
    const origin = { game, moment, eyes: viewerKey(eyes.viewer) };
    const written = scenarioAt({ state, eyes, passage }, origin, cardsOf(cards, terms));
    return written.ok ? ok(JSON.stringify(written.value, null, 2)) : written;
  },
});

/** Aliases are not followed: a few lines of them can stand for any amount. */
function dataIn(text: string): unknown {
  try {
    return parseYaml(text, { maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

function cardsOf(cards: FormatCards, { ruleset, base }: Pick<Scenario, 'ruleset' | 'base'>): Cards {
  const { cards: all } = rulebookFor(cards, { ruleset, base, format: 'all' });
  const find: Cards['find'] = (name) =>
    all.named?.(name) ?? all.definitions.find((card) => card.name === name);
  return { find, definitions: all.definitions };
}
