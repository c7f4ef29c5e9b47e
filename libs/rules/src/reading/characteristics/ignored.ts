// Rules that a player has paid to ignore do not apply to that player until the turn ends (cr 116.2d).
import type { Action, Filter, Players } from '#abilities';
import type { GameState } from '../../model/state/game-state.js';
import type { Said, ActionRule } from './speech.js';

const IGNORING = '~ignoring';
const ONE = '~one';
const THEY: Players = { kind: 'bound', name: IGNORING };
const NOT_THEIRS: Filter = { kind: 'not', of: { kind: 'controller', is: THEY } };

const butThem = (of: Players): Players => ({
  kind: 'only',
  of,
  bind: ONE,
  if: { kind: 'not', of: { kind: 'player-is', who: { kind: 'bound', name: ONE }, among: THEY } },
});

/** The same prohibition, for the other players and the objects they control. */
function toOthers(action: Action): Action {
  switch (action.kind) {
    case 'attack':
    case 'block':
      return {
        ...action,
        who: action.who === undefined ? NOT_THEIRS : { kind: 'all', of: [action.who, NOT_THEIRS] },
      };
    case 'cast':
    case 'play':
    case 'activate':
    case 'search':
    case 'draw':
    case 'gain-life':
    case 'lose-life':
    case 'pay-life':
    case 'win-game':
    case 'lose-game':
      return { ...action, who: butThem(action.who) };
    case 'be-blocked':
    case 'assign-damage':
    case 'be-targeted':
    case 'be-attached':
    case 'untap':
    case 'tap':
    case 'be-countered':
    case 'be-destroyed':
    case 'be-sacrificed':
    case 'regenerate':
    case 'enter':
    case 'leave':
    case 'prevent-damage':
    case 'have-counters':
    case 'transform':
    case 'turn-face-up':
    case 'cause-triggers':
    case 'phase-in':
    case 'parameter':
      return action;
  }
}

/** Limits what is said to the players who do not ignore it. */
export function heardBy({ lasting }: GameState): (said: Said) => Said {
  const ignoring = lasting.filter(({ kind }) => kind === 'ignoring');
  if (ignoring.length === 0) return (said) => said;
  const ignorersOf = ({ ref, context: { source } }: ActionRule) =>
    ignoring
      .filter((one) => one.source === source && ref.startsWith(`${one.at}/`))
      .map(({ controller }) => controller);
  return (said) => {
    if (said.in !== 'cannots') return said;
    const players = ignorersOf(said.value);
    if (players.length === 0) return said;
    const { action, context } = said.value;
    const bindings = { ...context.bindings, [IGNORING]: { players } };
    return { ...said, value: { ...said.value, action: toOthers(action), context: { ...context, bindings } } };
  };
}
