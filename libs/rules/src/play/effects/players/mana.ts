// Adds mana to a pool (cr 106.4), and removes it.
import type { Ability, Effect } from '#abilities';
import { nodeAt } from '../../../model/printed/node-ref.js';
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { GameEvent } from '../../../model/events/events.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { NodeRef, Seat } from '../../../model/basics/ids.js';
import type { ManaUnit } from '../../../model/state/turn-state.js';
import { inChoosingOrder, orController } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { manaChoices, typesOf, type ManaChoice, type ManaType } from './mana-options.js';

type AddMana = Extract<Effect, { kind: 'add-mana' }>;

/** cr 605.3b, 106.1: the player chooses, if there is a choice. */
function picked(run: Run, seat: Seat, { picks, options, different, times }: ManaChoice): ManaType[] {
  let left = [...options];
  const types: ManaType[] = [];
  for (let pick = 0; pick < picks && left.length > 0; pick += 1) {
    const [only = ''] = left;
    const word =
      left.length === 1 ? only : run.ask<'word'>(seat, 'mana', { kind: 'word', of: 'mana', from: left }).word;
    for (let time = 0; time < times; time += 1) types.push(...typesOf(word));
    if (different) left = left.filter((option) => option !== word);
  }
  return types;
}

/** cr 106.12: true if the cost of the ability contains the tap symbol. */
function isTapped({ state, at }: Run): boolean {
  const end = at.lastIndexOf('/body/');
  if (end === -1) return false;
  const ability = nodeAt(state, at.slice(0, end) as NodeRef) as Partial<Ability>;
  return ability.kind === 'activated' && (ability.costs?.some(({ kind }) => kind === 'tap') ?? false);
}

function unitOf(run: Run, { restriction, until, rider }: AddMana, type: ManaType): ManaUnit {
  const { source } = run.context;
  const snow = run.sight.remembered(source)?.supertypes.includes('snow') ?? false;
  return {
    type,
    source,
    ...(snow ? { snow } : {}),
    ...(restriction === undefined ? {} : { only: run.place('restriction') }),
    ...(rider === undefined ? {} : { rider: run.place('rider') }),
    ...(until === undefined ? {} : { keeps: until }),
  };
}

const poolOf = ({ state }: Run, seat: Seat): readonly ManaUnit[] => state.seats[seat]?.mana ?? [];

export const manaEffects: EffectHandlers<'add-mana' | 'empty-pool'> = {
  'add-mana'(run, effect) {
    const count = effect.count === undefined ? 1 : run.times(effect.count);
    const { source } = run.context;
    const tapped = isTapped(run);
    const added = orController(run, effect.who).map((seat): Verb => {
      const choices = manaChoices(run.sight, effect.mana, count, run.context);
      const types = choices.flatMap((choice) => picked(run, seat, choice));
      return {
        verb: 'mana',
        seat,
        units: types.map((type) => unitOf(run, effect, type)),
        source,
        tapped,
      };
    });
    run.perform([added]);
    return undefined;
  },
  'empty-pool'(run, { who, to }) {
    const emptied = inChoosingOrder(run, who).filter((seat) => poolOf(run, seat).length > 0);
    const [adding] = to === undefined ? [] : inChoosingOrder(run, to);
    const events: GameEvent[] = emptied.map((seat) => ({ type: 'ManaEmptied', seat, left: [] }));
    // cr 106.13: the mana keeps its source and its restrictions.
    const lost = emptied.flatMap((seat) => poolOf(run, seat).map((unit) => ({ ...unit })));
    if (adding !== undefined && lost.length > 0)
      events.push({ type: 'ManaAdded', seat: adding, mana: lost, source: null });
    occur(run.proposal, events);
    return undefined;
  },
};
