// The layers inside a room: its folders in order, the lowest first. A file may import files of its own folder and of
// the folders listed before it; type-only imports count. Files directly under `src/` (the room's `index.ts`) stand on
// top of all folders. Test files may import anything.
//
// To add a room: list every folder of its `src/` that has files, as a path below `src/`. A folder inside a folder is
// listed by itself ('grammar/deeds'), so it may stand below or above the folder around it.
const LAYERS = {
  abilities: [
    'notation',
    'language',
    'nodes',
    'keywords',
    'actions',
    'validation',
    'proposals',
    'render/english',
    'render/objects',
    'render/costs',
    'render/restrictions',
    'render/events',
    'render/conditions',
    'render/replacements',
    'render/changes',
    'render/effects',
    'render/statics',
    'render/abilities',
    'render',
  ],
  cards: ['card', 'older-oracle', 'catalogue', 'fit', 'formats', 'languages', 'naming', 'importers'],
  oracle: [
    'text/wordings',
    'text',
    'parsing',
    'grammar/words',
    'grammar/nouns',
    'grammar/amounts',
    'grammar/conditions',
    'grammar/events',
    'grammar/costs',
    'grammar/deeds',
    'grammar/zones',
    'grammar/changes',
    'grammar/game-rules',
    'grammar/replacements',
    'grammar/sentences',
    'grammar/abilities',
    'grammar',
    'trees',
    'binding',
    'soundness',
    'conventions',
    'lines',
    'written',
    'cards',
    'compiled',
    'coverage',
  ],
  bots: ['common', 'by-state', 'by-view'],
  // docs/decisions/0028-layers-of-the-rules.md
  rules: [
    'model/basics',
    'model/decisions',
    'model/state',
    'model/variant',
    'model/printed',
    'model/events',
    'model/commands',
    'fold/journal',
    'fold/evolve',
    'reading/language',
    'reading/characteristics',
    'reading/in-force',
    'engine/variants',
    'engine/verbs',
    'engine/proposal',
    'engine/naming',
    'engine/frames',
    'engine/targets',
    'engine/objects',
    'engine/lasting',
    'engine/watching',
    'engine/replacement',
    'engine/triggers',
    'engine/mana',
    'engine/ending',
    'engine/happening',
    'play/casting/ways',
    'play/casting/choices',
    'play/casting/costs',
    'play/casting/naming',
    'play/assisted',
    'play/casting/announcing',
    'play/repeating',
    'play/casting/legal',
    'play/combat',
    'play/state-based',
    'play/start',
    'play/turn',
    'play/stack',
    'play/effects/choices',
    'play/effects/objects',
    'play/effects/combined',
    'play/effects/players',
    'play/effects',
    'play',
    'decide/going-on',
    'decide/table',
    'decide/clocks',
    'decide/passing',
    'decide/shortcut',
    'decide',
    'decide/verification',
  ],
};

const escaped = (path) => path.replace(/[.-]/g, '\\$&');
const filesIn = (room, folders) => `^libs/${escaped(room)}/src/(${folders.map(escaped).join('|')})/[^/]+$`;

/** The name of the rule that an upward import out of this folder breaks. */
const layerRule = (room, folder) => `${room}/${folder}-imports-no-higher-folder`;
/** The name of the rule that a folder breaks that is in no list. */
const listingRule = (room) => `${room}-lists-every-folder-in-its-layers`;

/** dependency-cruiser's rules for one room. `tests`: the pattern of the files that may import anything. */
const layersOf = (room, folders, tests) => [
  ...folders.map((folder, floor) => ({
    name: layerRule(room, folder),
    severity: 'error',
    comment: `scripts/support/layers.cjs lists the folders of ${room}, the lowest first`,
    from: { path: filesIn(room, [folder]), pathNot: tests },
    to: { path: `^libs/${escaped(room)}/src/`, pathNot: filesIn(room, folders.slice(0, floor + 1)) },
  })),
  {
    name: listingRule(room),
    severity: 'error',
    comment: `a new folder needs its place in scripts/support/layers.cjs`,
    from: { path: `^libs/${escaped(room)}/src/[^/]+/`, pathNot: `${tests}|${filesIn(room, folders)}` },
    to: {},
  },
];

module.exports = { LAYERS, layerRule, layersOf, listingRule };
