// The terms of a table as its form has them. What is left out is the server's offer.
import type { Ruleset } from '../words/kinds.js';

export type Given = Pick<FormData, 'get' | 'getAll'>;
type Said = Readonly<Record<string, unknown>>;

const MINUTE = 60;
const HOUR = 3600;

export function termsOf(given: Given, ruleset: Ruleset): Said {
  const seats = number(given, 'seats') ?? 2;
  return {
    ruleset,
    base: text(given, 'base'),
    ...cardsOf(given, ruleset, seats),
    seats,
    access: text(given, 'access'),
    spectators: isTicked(given, 'spectators'),
    ...(ruleset === 'MAGIC' ? {} : { naming: namingOf(given) }),
    ...(seats > 2 ? ofMany(given) : {}),
    ...clockOf(given),
    ...count(given, 'startWithin', 'startHours', HOUR),
    ...count(given, 'openWithin', 'openSeconds'),
    ...count(given, 'absentAfter', 'absentMinutes', MINUTE),
    ...count(given, 'abandonAfter', 'abandonHours', HOUR),
    takeBack: isTicked(given, 'takeBack') ? 'BY_CONSENT' : 'NEVER',
    ...(text(given, 'unresolved') === 'JUDGE'
      ? { unresolved: 'JUDGE', ...count(given, 'rulingWithin', 'rulingMinutes', MINUTE) }
      : {}),
    ...ticked(given, 'challenges'),
    ...ticked(given, 'arrangeGraveyards'),
    opens: text(given, 'opens'),
  };
}

function cardsOf(given: Given, ruleset: Ruleset, seats: number): Said {
  const library = ruleset === 'PENTALAND' ? libraryOf(given) : undefined;
  const prebuilt = given
    .getAll('prebuilt')
    .filter((name) => typeof name === 'string')
    .slice(0, seats);
  return {
    ...formatOf(given),
    // A list of cards says the size as well.
    ...(library !== undefined && 'cards' in library ? {} : count(given, 'librarySize', 'librarySize')),
    ...(library === undefined ? {} : { library }),
    ...(ruleset === 'WAR_ZONE' && prebuilt.some((name) => name !== '') ? { prebuilt } : {}),
    ...(ruleset === 'MAGIC' ? count(given, 'sideboardSize', 'sideboardSize') : {}),
    ...count(given, 'startingLife', 'startingLife'),
    ...(isTicked(given, 'noMaximum')
      ? { maximumHandSize: null }
      : count(given, 'maximumHandSize', 'maximumHandSize')),
  };
}

function formatOf(given: Given): Said {
  const legality = text(given, 'legality');
  const cards = chosenCards(given);
  if (cards === undefined && legality === '') return {};
  return {
    chosenFormat: { ...(cards === undefined ? {} : { cards }), ...(legality === '' ? {} : { legality }) },
  };
}

function chosenCards(given: Given): Said | undefined {
  switch (text(given, 'format')) {
    case 'UNTIL':
      return { until: text(given, 'until') };
    case 'SETS':
      return { sets: parts(given, 'sets') };
    case 'NAMES':
      return { names: lines(given, 'names') };
    default:
      return undefined;
  }
}

/** `4 Grizzly Bears`, or `4x`; without a number it is one. */
const CARD = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/;

function libraryOf(given: Given): Said | undefined {
  const cards = lines(given, 'libraryCards').flatMap((line) => {
    const [, times, name] = CARD.exec(line) ?? [];
    return name === undefined ? [] : [{ name, count: Number(times ?? 1) }];
  });
  if (cards.length > 0) return { cards };
  const drawn = {
    ...count(given, 'leastNames', 'leastNames'),
    ...(isTicked(given, 'evenColours') ? { colours: 'EVEN' } : {}),
  };
  return Object.keys(drawn).length === 0 ? undefined : drawn;
}

const namingOf = (given: Given): Said => ({
  help: text(given, 'help'),
  ...count(given, 'refusedFree', 'refusedFree'),
  ...count(given, 'refusedThenEvery', 'refusedThenEvery'),
});

function ofMany(given: Given): Said {
  const teams = parts(given, 'teams').map((team) => Number(team) - 1);
  const range = parts(given, 'range').map((reach) => (/^\d+$/.test(reach) ? Number(reach) : null));
  return {
    ...(teams.length === 0 ? {} : { teams }),
    ...ticked(given, 'deployCreatures'),
    ...(text(given, 'attack') === 'MULTIPLE' ? {} : { attack: text(given, 'attack') }),
    ...(range.length === 0 ? {} : { rangeOfInfluence: range }),
  };
}

function clockOf(given: Given): Said {
  const flag = text(given, 'flag');
  switch (text(given, 'clock')) {
    case 'chess': {
      const initial = (number(given, 'clockMinutes') ?? 30) * MINUTE;
      return { clock: { chess: { initial, increment: number(given, 'increment') ?? 0, flag } } };
    }
    case 'thinking': {
      const from = number(given, 'lateFrom');
      const each = number(given, 'thinking') ?? 45;
      const late =
        from === undefined
          ? {}
          : { late: { from: from * MINUTE, each: number(given, 'lateThinking') ?? each } };
      return { clock: { thinking: { each, ...late, flag } } };
    }
    default:
      return {};
  }
}

/** None of the fields is a file. */
function text(given: Given, name: string): string {
  const said = given.get(name);
  return typeof said === 'string' ? said.trim() : '';
}
const isTicked = (given: Given, name: string): boolean => given.get(name) !== null;
const ticked = (given: Given, name: string): Said => (isTicked(given, name) ? { [name]: true } : {});
const parts = (given: Given, name: string): readonly string[] =>
  text(given, name)
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
const lines = (given: Given, name: string): readonly string[] =>
  text(given, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function number(given: Given, name: string): number | undefined {
  const said = text(given, name);
  return said === '' ? undefined : Number(said);
}

const count = (given: Given, term: string, name: string, times = 1): Said => {
  const said = number(given, name);
  return said === undefined ? {} : { [term]: Math.round(said * times) };
};
