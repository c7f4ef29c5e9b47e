// `pentaland admin grant`: the operator makes a player an admin.
import { randomUUID } from 'node:crypto';
import { commandId } from '#kernel';
import { ChangeRole } from '#accounts';
import { parseArguments } from '../command/arguments.js';
import { withCommandBus } from '../installation/command-bus.js';
import { EXIT, Failure, type Command } from '../command/command.js';

export const adminGrant: Command = {
  takes: 'NAME',
  details: ['Admins appoint judges. They see no hidden cards.'],
  async run(args, terminal) {
    const { operands } = parseArguments(args, ['NAME']);
    const changed = await withCommandBus(terminal.environment, (bus) =>
      bus.execute(new ChangeRole('grant', 'admin', operands.NAME, 'operator', commandId(randomUUID()))),
    );
    if (!changed.ok) throw new Failure(`${operands.NAME} was not made an admin. ${changed.error.reason}`);
    terminal.out(`${operands.NAME} is ${changed.value.roles.join(', ')}.`);
    return EXIT.ok;
  },
};
