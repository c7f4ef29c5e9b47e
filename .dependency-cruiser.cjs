const { LAYERS, layersOf, noOtherRoomHasFolders } = require('./scripts/support/layers.cjs');

// Who may know whom. Each room's line names the rooms it may import; everything else is refused.
const PURE = [
  'kernel',
  'abilities',
  'cards',
  'oracle',
  'rules',
  'mental',
  'visibility',
  'disputes',
  'scenario',
  'bots',
  'simulation',
  'card-trials',
];

/** room -> the rooms it may know (itself always). */
const KNOWS = {
  kernel: [],
  abilities: ['kernel'],
  cards: ['kernel', 'abilities'],
  oracle: ['kernel', 'abilities', 'cards'],
  rules: ['kernel', 'abilities', 'cards'],
  mental: ['kernel', 'cards', 'rules'],
  visibility: ['kernel', 'rules'],
  disputes: ['kernel', 'rules'],
  scenario: ['kernel', 'abilities', 'cards', 'rules', 'mental', 'visibility'],
  bots: ['kernel', 'abilities', 'cards', 'rules', 'mental', 'visibility'],
  simulation: ['kernel', 'cards', 'rules', 'mental', 'bots'],
  'card-trials': ['kernel', 'abilities', 'cards', 'rules', 'bots'],
  'event-store': ['kernel'],
  ports: ['kernel', 'event-store'],
  log: ['kernel', 'event-store', 'ports'],
  accounts: ['kernel', 'event-store', 'ports', 'log'],
  matches: [
    ...['kernel', 'cards', 'rules', 'mental', 'visibility', 'bots'],
    ...['event-store', 'ports', 'log', 'accounts', 'disputes'],
  ],
  api: ['kernel', 'ports', 'accounts', 'matches', 'visibility', 'analytics'],
  analytics: ['kernel', 'rules', 'visibility', 'event-store', 'ports', 'log'],
  client: [],
};

const rooms = (names) => `^libs/(${names.join('|')})/`;
const SPECS = '\\.(spec|int-spec|e2e-spec)\\.ts$';
const TESTS = `${SPECS}|/fixtures/|/conformance/|^libs/testkit/`;

const CARDS = ['kernel', 'abilities', 'cards'];
const RULES = [...CARDS, 'rules'];
const LOG = ['kernel', 'ports', 'event-store', 'log'];
/** Folder of the testkit -> the rooms it may know, inner files included. Specs of a low room use the low folders. */
const TESTKIT_KNOWS = {
  values: ['kernel'],
  language: ['kernel', 'abilities'],
  cards: CARDS,
  pool: [...CARDS, 'oracle', 'scenario'],
  tables: RULES,
  mental: [...RULES, 'mental'],
  games: [...RULES, 'mental', 'visibility', 'disputes', 'scenario', 'bots', 'simulation'],
  eventstoredb: ['kernel', 'event-store'],
  log: LOG,
  accounts: [...LOG, 'accounts'],
  lobby: [...LOG, 'rules', 'matches'],
  eyes: [...RULES, 'visibility', 'matches'],
  node: [...LOG, ...RULES, 'mental', 'accounts', 'matches'],
  server: [...LOG, ...RULES, 'accounts', 'analytics', 'matches', 'api', 'client'],
  browser: [],
};

const mayKnow = Object.entries(KNOWS).map(([room, known]) => ({
  name: `${room}-knows-only-${known.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^libs/${room}/`, pathNot: TESTS },
  to: { path: '^(libs|apps|test|bench)/', pathNot: rooms([room, ...known]) },
}));

const layers = Object.entries(LAYERS).flatMap(([room, folders]) =>
  layersOf(room, folders, room === 'testkit' ? SPECS : TESTS),
);

const testkit = Object.entries(TESTKIT_KNOWS).map(([folder, known]) => ({
  name: `testkit/${folder}-knows-only-${known.join('-')}`,
  severity: 'error',
  from: { path: `^libs/testkit/src/${folder}/` },
  to: {
    path: '^(libs|apps|test|bench)/',
    pathNot: `${rooms(['testkit', ...known])}|^apps/server/src/config/${folder === 'pool' ? '|^apps/server/src/cards/' : ''}`,
  },
}));

module.exports = {
  forbidden: [
    ...mayKnow,
    ...layers,
    noOtherRoomHasFolders(TESTS),
    ...testkit,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-rooms-do-no-io',
      severity: 'error',
      comment: 'no Nest, nothing of Node, no store in the pure rooms (importers aside)',
      from: { path: rooms(PURE), pathNot: `${TESTS}|^libs/cards/src/importers/` },
      to: {
        path: '^node:|node_modules/(?!zod|@noble|pure-rand|safe-stable-stringify)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pure-rooms-use-no-core-module',
      severity: 'error',
      from: { path: rooms(PURE), pathNot: `${TESTS}|^libs/cards/src/importers/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'facts-are-folded-without-io',
      severity: 'error',
      comment: 'what a game says is a pure function of its log; only the store of the facts does I/O',
      from: { path: '^libs/analytics/src/(schema|facts|statistics)/', pathNot: TESTS },
      to: { path: '^node:|node_modules|^libs/(event-store|ports|log)/' },
    },
    {
      name: 'the-game-server-has-no-facts-in-it',
      severity: 'error',
      comment: 'DuckDB is loaded in the process for the facts alone',
      from: { path: '^libs/api/|^apps/server/', pathNot: `${TESTS}|^apps/server/src/analytics/facts.worker` },
      to: { path: '^libs/analytics/src/', pathNot: '^libs/analytics/src/statistics/' },
    },
    {
      name: 'the-client-needs-nothing',
      severity: 'error',
      comment: 'it is packed alone, for browsers too',
      from: { path: '^libs/client/src/', pathNot: TESTS },
      to: { pathNot: '^libs/client/src/' },
    },
    {
      name: 'the-application-knows-ports-not-adapters',
      severity: 'error',
      from: { path: '^libs/(ports|log|accounts|matches|api)/', pathNot: TESTS },
      to: { path: '^libs/event-store/src/(memory|sqlite|eventstoredb)/' },
    },
    {
      name: 'api-sees-views-not-state',
      severity: 'error',
      comment: 'what reaches the API is a view for a viewer; never a game state or a raw event',
      from: { path: '^libs/api/', pathNot: TESTS },
      to: { path: '^libs/(rules|event-store|log|cards)/' },
    },
    {
      name: 'only-the-guard-grants-eyes',
      severity: 'error',
      comment: "whoever wants to see a game as an asker asks the guard, which records a judge's look first",
      from: {
        path: '^(libs|apps)/',
        pathNot: `${TESTS}|^libs/matches/src/game/(guard/|eyes/granted-eyes\\.ts$)`,
      },
      to: { path: '^libs/matches/src/game/(eyes/grant|guard/judge-looks)\\.ts$' },
    },
    {
      name: 'queries-and-commands-read-no-log',
      severity: 'error',
      comment: 'a log shows everything: what they show of a game they see through granted eyes',
      from: { path: '^libs/matches/src/(playing|looking|bots|judging/desk)/', pathNot: TESTS },
      to: { path: '^libs/log/|^libs/matches/src/game/beside/side-streams\\.ts$' },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-room-uses-the-fixtures-of-another',
      severity: 'error',
      comment: 'what the tests of several rooms use is in libs/testkit',
      from: { path: '^((?:libs|apps)/[^/]+|test|bench)/' },
      to: { path: `${SPECS}|/fixtures/|/conformance/`, pathNot: '^$1/|node_modules' },
    },
    {
      name: 'rooms-are-entered-by-their-door',
      severity: 'error',
      from: { path: '^libs/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^libs/([^/]+)/src/(?!index\\.ts$|(memory|sqlite|eventstoredb|importers|statistics)/index\\.ts$)',
        pathNot: '^libs/$1/',
      },
    },
    {
      name: 'what-runs-before-the-installation-needs-only-node',
      severity: 'error',
      comment:
        'in a bare clone there are no packages yet: whatever else a command needs is imported dynamically, after `ready…()`',
      from: { path: '^scripts/([^/]+$|setup/|gate/)|^apps/cli/bin/' },
      to: {
        pathNot: '^scripts/(setup|gate)/|^package\\.json$',
        dependencyTypesNot: ['core'],
        dynamic: false,
      },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'what is built may not be built yet',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
