// Checks whether an unread text could mean what a player proposes: its words must mention the verbs, zones, amounts
// and players that the proposal uses. A text with none of these words allows every proposal.
import type { Effect } from '../nodes/sorts.js';
import { isNode, walk, type AnyNode, type Visited } from '../nodes/walk.js';

/** The words by which a text mentions a verb or a change. */
const WORDS: Readonly<Record<string, RegExp>> = {
  move: /\b(put|return|exile|shuffle|remove|onto|into|bottom|destroy|sacrific|discard|die|dies|enter|leave|own|reveal|search|suspend|manifest|play|cast)/,
  destroy: /destroy|bury|buried/,
  sacrifice: /sacrific/,
  'sacrifice-these': /sacrific/,
  tap: /\btap|exert|enters/,
  untap: /untap/,
  counter: /\bcounter/,
  damage: /damage|fight/,
  'remove-damage': /damage/,
  'add-counters': /counter|loyalty|level/,
  'remove-counters': /counter|loyalty/,
  'double-counters': /counter|loyalty/,
  'move-counters': /counter/,
  'player-counters': /counter|poison|energy|experience|rad/,
  'remove-player-counters': /counter|poison|energy|experience|rad/,
  attach: /attach|equip|enchant|aura/,
  unattach: /attach/,
  regenerate: /regenerat/,
  transform: /transform|convert|face/,
  flip: /\bflip/,
  'turn-face': /\bface|turn/,
  'remove-from-combat': /combat|attack|block/,
  exchange: /exchange|switch|swap/,
  reveal: /reveal|look|show|search|guess/,
  look: /look|reveal|search/,
  draw: /\bdraw/,
  discard: /discard/,
  mill: /\bmill|graveyard/,
  'gain-life': /\blife/,
  'lose-life': /\blife/,
  'set-life': /\blife/,
  'exchange-life': /\blife/,
  'add-mana': /mana|\badd/,
  'create-token': /token|create|populate|investigate|amass|incubate|fabricate|copy|copies/,
  search: /search/,
  shuffle: /shuffle|search/,
  scry: /scry|surveil|look|fateseal/,
  'flip-coins': /coin|flip/,
  'roll-dice': /roll|\bdi(e|ce)\b/,
  control: /control/,
  'cannot-have': /can.t|lose|without/,
  'set-name': /\bname|becomes|copy/,
  cannot: /can.t|cannot|only|unless|doesn.t|don.t|must|able/,
  must: /must|able|attacks|blocks|each/,
  'modify-stats': /[+\-−–]\d|[+\-−–]x|power|toughness|\bget/,
  'set-stat': /\d\/\d|power|toughness|becomes|copy|\bx\/x/,
  'switch-stats': /switch|power|toughness/,
};

const ZONE_WORDS: Readonly<Record<string, RegExp>> = {
  hand: /\bhands?\b|return/,
  library: /librar|shuffle|search|\b(top|bottom)\b/,
  graveyard: /graveyard|destroy|sacrific|discard|\bdie|mill|bury|buried/,
  exile: /exile|remove|suspend/,
  battlefield:
    /battlefield|enter|return|\bput|in play|into play|permanent|creature|artifact|land|enchantment/,
};

/** The words by which a text mentions other players. */
const OTHERS =
  /opponent|player|target|\beach|\bevery|\ball\b|their|they|them|controller|owner|other|enchanted|attacking|defending|whoever/;
/** The words by which a text has an amount to work out. */
const VARIABLE =
  /\bx\b|half|twice|doubl|tripl|number|equal|for each|\b(that|as|how) (many|much)|total|difference|\bdi(e|ce)\b|\bbid|\brest\b|highest|greatest|subgame/;
const NUMERALS =
  'a|an|one|once two|second three|third|thrice four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** What in the proposal the text does not mention, as part of a sentence; undefined if it could mean all of it. */
export function beyondText(written: string, effect: Effect): string | undefined {
  const text = written.toLowerCase();
  if (!saysAnything(text)) return undefined;
  for (const visited of walk('effect', effect)) {
    const fault = faultOf(text, visited);
    if (fault !== undefined) return `The text speaks of no ${fault}.`;
  }
  return undefined;
}

/** True if the text has any words that limit a proposal. */
export const saysAnything = (written: string): boolean => {
  const text = written.toLowerCase();
  return Object.values(WORDS).some((words) => words.test(text));
};

function faultOf(text: string, { sort, node }: Visited): string | undefined {
  if (sort === 'value') return amountFault(text, node);
  if (!isNode(node)) return undefined;
  if ((sort === 'effect' || sort === 'change') && WORDS[node.kind]?.test(text) === false)
    return `such thing as ${node.kind}`;
  if (sort === 'players' && !['you', 'bound'].includes(node.kind) && !OTHERS.test(text))
    return 'other player';
  const zone = zonesOf(node).find((one) => ZONE_WORDS[one]?.test(text) === false);
  return zone;
}

function amountFault(text: string, node: unknown): string | undefined {
  if (VARIABLE.test(text)) return undefined;
  if (typeof node !== 'number')
    return isNode(node) && node.kind !== 'amount' ? 'amount to work out' : undefined;
  return Math.abs(node) <= 1 || named(text).has(Math.abs(node)) ? undefined : String(node);
}

function named(text: string): ReadonlySet<number> {
  const words = new Set(text.match(/[a-z]+/g));
  return new Set([
    ...(text.match(/\d+/g) ?? []).map(Number),
    ...NUMERALS.flatMap((all, index) => (all.split('|').some((one) => words.has(one)) ? [index + 1] : [])),
    ...(text.match(/(\{[^}]+\})+/g) ?? []).map((symbols) => symbols.split('}').length - 1),
  ]);
}

function zonesOf(node: AnyNode): readonly string[] {
  const { kind, to, zone, zones } = node;
  if (kind === 'top' || kind === 'top-until') return ['library'];
  return [to, zone, zones].flat().filter((one) => typeof one === 'string');
}

/** The words by which a text mentions objects of a card type, or any objects. */
const ANY_OBJECT =
  /\b(it|its|that|those|them|they|one|permanents?|cards?|spells?|tokens?|sources?|chosen|same|anything|everything|named|this|other|auras?|equipment)\b/;
const TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery'];

/** The card types of which a named object must have one; undefined if the text could mean anything. */
export function typesMeant(written: string): readonly string[] | undefined {
  const text = written.toLowerCase();
  if (!saysAnything(text) || ANY_OBJECT.test(text)) return undefined;
  const meant = TYPES.filter((type) => new RegExp(`\\b${type}s?\\b`).test(text));
  return meant.length === 0 ? undefined : meant;
}
