// What `npm run quick` runs. What is left out is in `npm test`.
import settings from '../../jest.config.js';

/** Integration specs that find much for their time. */
const WITH = [
  'libs/rules/src/golden',
  'libs/matches/src/game/session/session',
  'libs/matches/src/game/session/one-game-on-two-nodes',
  'libs/matches/src/game/folding/resting-games',
  'libs/matches/src/game/timers/deadlines',
  'libs/matches/src/games',
  'libs/log/src/*/*',
  'libs/event-store/src/sqlite/sqlite-event-store',
  'libs/api/src/play',
  'apps/cli/src/commands/scenario',
  'test/scenarios/scenarios',
];

/** Whole games, seen by everyone or played thousands of times. */
const WITHOUT = [
  'libs/simulation/',
  'libs/disputes/src/disputed-games',
  'libs/visibility/src/(?:magic|magic-mutants|leak-mutants|played-twins|twins|canaries|reached-by-effects)\\.spec',
  'libs/visibility/src/(?:rewound-magic-twins|rewound-magic-mutants|preview-twins|forked-twins|published/published|projection/knowledge-record)\\.spec',
  'libs/scenario/src/from-game/(?:round-trip|leading)\\.spec',
  'libs/visibility/src/(?:outline/outline|outline/outline-twins|knowledge-mutants|rewound-games|rewound-twins|view/story-schema)\\.spec',
  'test/attacks/',
];

/** @type {import('jest').Config} */
export default {
  ...settings,
  testMatch: [
    '<rootDir>/{apps,libs,test,bench}/**/*.spec.ts',
    ...WITH.map((name) => `<rootDir>/${name}.int-spec.ts`),
  ],
  testPathIgnorePatterns: ['/node_modules/', ...WITHOUT],
};
