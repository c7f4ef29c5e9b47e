// `pentaland rules import`: the text of the comprehensive rules out of the official plain-text file.
import { readConfig } from '../../../../server/src/config/config.js';
import { IMPORTED_RULES_FILE } from '../../../../server/src/config/files.js';
import { RulesFileError } from '../../../../server/src/rules/comprehensive-rules.js';
import { importRules } from '../../../../server/src/rules/rules-file.js';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, Failure, type Command } from '../../command/command.js';

export const rulesImport: Command = {
  takes: 'FILE',
  details: [
    'FILE is the plain-text file of the comprehensive rules from the publisher of the game. Rulings then lead to the text',
    'of the rules that they cite. A damaged or different file is refused, and what was imported before stays.',
    `Restart a running server to use them. To remove them, delete ${IMPORTED_RULES_FILE} in the data folder.`,
  ],
  run(args, terminal) {
    const { operands } = parseArguments(args, ['FILE']);
    const { dataDir } = readConfig(terminal.environment);
    try {
      const { rules, effective } = importRules(operands.FILE, dataDir);
      const numbered = rules.filter(({ number }) => number.includes('.')).length;
      terminal.out(
        `${numbered} rules in ${rules.length - numbered} sections, effective as of ${effective ?? 'an unknown day'}.`,
      );
      return Promise.resolve(EXIT.ok);
    } catch (error) {
      if (error instanceof RulesFileError) throw new Failure(`${operands.FILE}: ${error.message}`);
      throw error;
    }
  },
};
