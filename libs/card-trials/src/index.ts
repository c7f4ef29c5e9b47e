// Tries cards on the rules: casts, activates and triggers them in positions that have all they mention.
export { cardTrial, type CardTrial, type Line } from './card-trial.js';
