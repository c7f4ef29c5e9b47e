// Maps a position that was written as a scenario to the contract's type.
import type { ScenarioSight } from '#matches';
import type { NoScenario } from '../generated/schema.js';
import type { Answer, Words } from './types.js';

type Lacking = Extract<ScenarioSight['scenario'], { ok: false }>['error'];

const LACKING: Words<Lacking, NoScenario> = {
  'not-in-turns': 'NOT_IN_TURNS',
  'not-played': 'NOT_PLAYED',
  stack: 'STACK',
  combat: 'COMBAT',
  question: 'QUESTION',
  controlled: 'CONTROLLED',
  unwritten: 'UNWRITTEN',
};

export const positionAsScenario = ({ moment, scenario }: ScenarioSight): Answer<'PositionAsScenario'> => ({
  moment,
  text: scenario.ok ? scenario.value : null,
  lacking: scenario.ok ? null : LACKING[scenario.error],
});
