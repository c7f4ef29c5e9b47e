// The cards that the rule documents themselves ban or watch, by their English names.
import type { Ban } from './format.js';

/** pentaland 706.2-706.4; 706.1 is the format's own banned and restricted list. */
export const PENTALAND_BANS: readonly Ban[] = [
  {
    rule: 'pentaland 706.2',
    names: [
      'Abundance',
      'Arc-Slogger',
      'Avenging Druid',
      'Cephalid Illusionist',
      'Demonic Consultation',
      'Divining Witch',
      'Foster',
      'Gamekeeper',
      'Goblin Charbelcher',
      'Hermit Druid',
      'Leveler',
      'Mind Funeral',
      'Mindblaze',
      'Mirror-Mad Phantasm',
      'Morality Shift',
      'Oath of Druids',
      'Phyrexian Devourer',
      'Polymorph',
      'Proteus Staff',
      'Rally the Horde',
      'Recross the Paths',
      'Reweave',
      'Riptide Shapeshifter',
      'Shape Anew',
      'Spellshift',
      'Spoils of the Vault',
      'Tainted Pact',
      'Telemin Performance',
      'Thicket Elemental',
      'Thought Dissector',
      'Traumatize',
      'Trepanation Blade',
      'Tunnel Vision',
    ],
  },
  {
    rule: 'pentaland 706.3',
    names: ['Scroll Rack', "Sensei's Divining Top"],
  },
  {
    rule: 'pentaland 706.4',
    names: [
      'Crown of Convergence',
      'Crumbling Sanctuary',
      'Head Games',
      'Illusionary Mask',
      'Maralen of the Mornsong',
      'Mind Games',
      'Mul Daya Channelers',
      'Skill Borrower',
      'Word of Command',
    ],
  },
];

/** pentaland 706.4a: legal, but watched. */
export const PENTALAND_WATCHED: readonly string[] = [
  'Erayo, Soratami Ascendant',
  'Ghost Quarter',
  'Jace, the Mind Sculptor',
  'Lead the Stampede',
  "Liar's Pendulum",
  "Mind's Desire",
  'Swans of Bryn Argoll',
  'Temple of the False God',
  "Tomorrow, Azami's Familiar",
];
