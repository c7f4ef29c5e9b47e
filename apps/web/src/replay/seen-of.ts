// A view as a feed makes it, in the shape that the parts of the table draw. The one place of the replay that knows how
// views are written.
import type { Json, JsonObject } from '#client';
import type { EndReason, NamingHelp, Prompt, QuestionKind, Ruleset, Step } from '../words/kinds.js';
import type { CardSeen, SeatSeen, StackItem, Target, ViewSeen } from '../state/view.js';

type Names = (player: string) => string | null;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listIn = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
const textIn = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);
/** An id, or another text that is always there. */
const idIn = (value: Json | undefined): string => textIn(value) ?? '';
const numberIn = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
const textsIn = (value: Json | undefined): readonly string[] | null =>
  value === undefined ? null : listIn(value).map(String);
const numbersIn = (value: Json | undefined): readonly number[] => listIn(value).map(Number);
/** The words of the rules as the contract writes them. */
const word = (value: Json | undefined): string => idIn(value).toUpperCase().replaceAll('-', '_');

/** What an object is called in a view; undefined where the view does not have it. */
export function nameIn(view: Json, id: string): string | undefined {
  const { name, printed } = objectIn(objectIn(objectIn(view)['objects'])[id]);
  const called = textIn(name) === '' ? textIn(printed) : textIn(name);
  return called === null || called === '' ? undefined : called;
}

const seen = new WeakMap<object, ViewSeen>();

export function seenOf(view: Json, nameOf: Names): ViewSeen {
  const json = objectIn(view);
  const known = seen.get(json);
  if (known !== undefined) return known;
  const made = viewOf(json, nameOf);
  seen.set(json, made);
  return made;
}

function viewOf(json: JsonObject, nameOf: Names): ViewSeen {
  const objects = objectIn(json['objects']);
  const cards = (ids: Json | undefined): readonly CardSeen[] | null =>
    ids === undefined
      ? null
      : listIn(ids).flatMap((id) => {
          const found = objects[idIn(id)];
          return isObject(found) ? [card(found)] : [];
        });
  const player = (id: Json | undefined) =>
    id === undefined ? null : { id: idIn(id), name: nameOf(idIn(id)), bot: null };
  const { turn, combat, decision, clocks, dispute, takeBack, quarantine, result, library, terms } = json;
  const naming = objectIn(terms)['naming'];
  return {
    status: word(json['status']) as ViewSeen['status'],
    moment: 0,
    terms: {
      ruleset: word(objectIn(terms)['ruleset']) as Ruleset,
      seats: Number(objectIn(terms)['seats']),
      access: word(objectIn(terms)['access']),
      naming: naming === undefined ? null : { help: word(objectIn(naming)['help']) as NamingHelp },
      challenges: objectIn(terms)['challenges'] === true,
    },
    host: player(json['host']) ?? { id: '', name: null, bot: null },
    seats: Object.values(objectIn(json['seats']))
      .map((seat) => seatOf(objectIn(seat), cards, player))
      .sort((one, other) => one.seat - other.seat),
    turn: isObject(turn)
      ? {
          number: Number(turn['number']),
          active: Number(turn['active']),
          step: turn['step'] === undefined ? null : (word(turn['step']) as Step),
        }
      : null,
    library: isObject(library) ? { size: Number(library['size']) } : null,
    battlefield: cards(json['battlefield']),
    stack: cards(json['stack']),
    exile: cards(json['exile']),
    command: cards(json['command']),
    combat: isObject(combat) ? combatOf(combat) : null,
    decision: isObject(decision)
      ? {
          id: idIn(decision['id']),
          seat: Number(decision['seat']),
          kind: word(decision['kind']) as QuestionKind,
          prompt: word(decision['prompt']) as Prompt,
          source: textIn(decision['source']),
          since: idIn(decision['since']),
          question: null,
        }
      : null,
    clocks: isObject(clocks)
      ? {
          players: Object.entries(objectIn(clocks['left'])).map(([seat, left]) => ({
            seat: Number(seat),
            left: Number(left),
          })),
          running: null,
        }
      : null,
    dispute: isObject(dispute)
      ? { id: idIn(dispute['id']), seat: numberIn(dispute['seat']), taken: dispute['taken'] === true }
      : null,
    takeBack: isObject(takeBack)
      ? {
          seat: Number(takeBack['seat']),
          moment: Number(takeBack['moment']),
          asks: numbersIn(takeBack['asks']),
          agreed: numbersIn(takeBack['agreed']),
        }
      : null,
    quarantine: isObject(quarantine) ? { since: idIn(quarantine['since']) } : null,
    result: isObject(result)
      ? { reason: word(result['reason']) as EndReason, winners: numbersIn(result['winners']) }
      : null,
  };
}

const counters = (value: Json | undefined): Readonly<Record<string, number>> | null =>
  isObject(value) ? (value as Readonly<Record<string, number>>) : null;

function seatOf(
  seat: JsonObject,
  cards: (ids: Json | undefined) => readonly CardSeen[] | null,
  player: (id: Json | undefined) => SeatSeen['player'],
): SeatSeen {
  const { libraries } = seat;
  return {
    seat: Number(seat['seat']),
    player: player(seat['player']),
    ready: seat['ready'] === true,
    life: numberIn(seat['life']),
    handSize: Number(seat['handSize']),
    hand: cards(seat['hand']),
    lost: seat['lost'] === undefined ? null : word(seat['lost']),
    libraries:
      libraries === undefined
        ? null
        : listIn(libraries).map((library) => ({ size: Number(objectIn(library)['size']) })),
    graveyard: cards(seat['graveyard']),
    mana: textIn(seat['mana']),
    counters: counters(seat['counters']),
    passing: null,
  };
}

const target = (value: Json | undefined): Target =>
  typeof value === 'number' ? { object: null, seat: value } : { object: textIn(value), seat: null };

const combatOf = (combat: JsonObject): NonNullable<ViewSeen['combat']> => ({
  attacks: listIn(combat['attacks']).map((attack) => {
    const { attacker, defender, blocked } = objectIn(attack);
    return {
      attacker: idIn(attacker),
      defender: defender === undefined ? null : target(defender),
      blocked: blocked === true,
    };
  }),
  blocks: listIn(combat['blocks']).map((block) => ({
    blocker: idIn(objectIn(block)['blocker']),
    attackers: listIn(objectIn(block)['attackers']).map(String),
  })),
});

const drawn = new WeakMap<object, CardSeen>();

/** An object that did not change is the same object again. */
function card(json: JsonObject): CardSeen {
  const known = drawn.get(json);
  if (known !== undefined) return known;
  const { under, attachedTo, item, asPrinted: printed, typeLine } = json;
  const hasPrint = textIn(json['name']) !== '' && json['faceDown'] === undefined;
  const size = (name: string): string | null => {
    const given = isObject(printed) ? printed[name] : json[name];
    return typeof given === 'number' ? String(given) : textIn(given);
  };
  const made: CardSeen = {
    id: idIn(json['id']),
    name: textIn(json['name']) ?? '',
    cost: textIn(json['cost']),
    typeLine: textIn(typeLine) ?? '',
    printed: textIn(json['printed']),
    text: textsIn(json['text']),
    asPrinted: hasPrint
      ? {
          typeLine: textIn(objectIn(printed)['typeLine']) ?? textIn(typeLine) ?? '',
          power: size('power'),
          toughness: size('toughness'),
        }
      : null,
    power: numberIn(json['power']),
    toughness: numberIn(json['toughness']),
    loyalty: numberIn(json['loyalty']),
    defense: numberIn(json['defense']),
    colours: textsIn(json['colours']),
    owner: numberIn(json['owner']),
    controller: numberIn(json['controller']),
    token: json['token'] === true ? true : null,
    tapped: json['tapped'] === true ? true : null,
    phasedOut: json['phasedOut'] === true ? true : null,
    faceDown: textIn(json['faceDown']),
    under: isObject(under)
      ? { name: idIn(under['name']), typeLine: idIn(under['typeLine']), cost: textIn(under['cost']) }
      : null,
    damage: numberIn(json['damage']),
    counters: counters(json['counters']),
    attachedTo: attachedTo === undefined ? null : target(attachedTo),
    marks: textsIn(json['marks']),
    chosen: textsIn(json['chosen']),
    item: isObject(item) ? itemOf(item) : null,
  };
  drawn.set(json, made);
  return made;
}

const itemOf = (item: JsonObject): StackItem => ({
  kind: word(item['kind']) as StackItem['kind'],
  controller: Number(item['controller']),
  source: textIn(item['source']),
  text: textIn(item['text']),
  x: numberIn(item['x']),
  targets: listIn(item['targets']).map((slot) => ({
    objects: listIn(objectIn(slot)['objects']).map(String),
    players: numbersIn(objectIn(slot)['players']),
  })),
});
