// The rules of the house that the linter does not have itself: `.oxlintrc.json` loads this file.
import moduleState from './module-state.js';
import castWithReason from './cast-with-reason.js';

export default {
  meta: { name: 'house' },
  rules: { 'module-state': moduleState, 'cast-with-reason': castWithReason },
};
