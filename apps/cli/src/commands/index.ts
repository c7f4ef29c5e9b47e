// Every subcommand, in the order in which they are listed.
import type { Command } from '../command.js';
import { adminGrant } from './admin-grant.js';
import { bot } from './bot.js';
import { backupLog } from './backup.js';
import { CARDS_COMMANDS } from './cards/index.js';
import { coverage } from './coverage.js';
import { demo } from './demo.js';
import { exportGame } from './export.js';
import { play } from './play.js';
import { restoreLog } from './restore.js';
import { simulate } from './simulate.js';
import { scenario } from './scenario.js';
import { verify } from './verify.js';

export const COMMANDS: readonly Command[] = [
  backupLog,
  restoreLog,
  verify,
  exportGame,
  adminGrant,
  ...CARDS_COMMANDS,
  coverage,
  simulate,
  scenario,
  play,
  bot,
  demo,
];
