// Cards tried on the rules: cast, activated and triggered in a position where everything they speak of is.
export { smoked, type Line, type Smoke } from './smoke.js';
