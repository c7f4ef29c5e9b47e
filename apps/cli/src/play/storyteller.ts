// A feed told in sentences, as whoever follows it saw it. What nobody would tell afterwards is left out.
import type { Json, JsonObject } from '#kernel';
import { applyPatch } from '#visibility';
import type { Told } from './game-api.js';

type Story = Told['story'];

export class Storyteller {
  private view: Json = {};

  constructor(private readonly names: readonly string[]) {}

  /** The sentence for it, if it is worth one. */
  tell({ story, patch }: Told): string | undefined {
    const before = this.view;
    this.view = applyPatch(before, patch);
    return SENTENCES[story.type]?.(story, {
      who: (seat) => this.names[Number(seat)] ?? 'Somebody',
      card: (id) => nameIn(this.view, id) ?? nameIn(before, id) ?? 'a card',
      life: (seat) => lifeIn(this.view, seat),
    });
  }
}

interface Words {
  readonly who: (seat: unknown) => string;
  readonly card: (id: unknown) => string;
  readonly life: (seat: unknown) => string;
}

const SENTENCES: Readonly<Record<string, (story: Story, words: Words) => string | undefined>> = {
  StartingPlayerChosen: ({ seat }, { who }) => `${who(seat)} goes first.`,
  MulliganDeclared: ({ seat, choice }, { who }) =>
    choice === 'keep' ? `${who(seat)} keeps.` : `${who(seat)} takes a mulligan.`,
  TurnBegan: ({ turn, seat }, { who }) => `\nTurn ${String(turn)}, ${who(seat)}`,
  CardNamed: ({ seat, name, watched }, { who }) =>
    `  ${who(seat)} names a card: ${String(name)}${watched === true ? ' (watched)' : ''}.`,
  PentalandPlayed: ({ seat }, { who }) => `  ${who(seat)} plays a card as a land, face down.`,
  LandPlayed: ({ seat, object }, { who, card }) => `  ${who(seat)} plays ${card(object)}.`,
  SpellCast: ({ object, item }, { who, card }) => {
    const { controller } = item as { controller?: unknown };
    return `  ${who(controller)} casts ${card(object)}.`;
  },
  AttackersDeclared: ({ attacks }, { card }) => {
    const all = (attacks as readonly { attacker?: unknown }[] | undefined) ?? [];
    return all.length === 0
      ? undefined
      : `  Attacking: ${all.map(({ attacker }) => card(attacker)).join(', ')}.`;
  },
  LifeChanged: ({ seat }, { who, life }) => `  ${who(seat)} is at ${life(seat)}.`,
  PlayerLost: ({ seat, reason }, { who }) => `\n${who(seat)} loses (${String(reason)}).`,
  GameEnded: ({ winners }, { who }) => {
    const won = (winners as readonly number[] | undefined) ?? [];
    return won.length === 0 ? 'Nobody wins.' : `${won.map(who).join(' and ')} wins.`;
  },
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const member = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : undefined;

function nameIn(view: Json, id: unknown): string | undefined {
  const object = member(member(view, 'objects'), String(id));
  const name = member(object, 'name');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function lifeIn(view: Json, seat: unknown): string {
  const life = member(member(member(view, 'seats'), String(seat)), 'life');
  return typeof life === 'number' ? String(life) : '?';
}
