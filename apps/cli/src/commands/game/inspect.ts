// `pentaland game inspect`: how a game stands, and why it does not go on.
import { gameId } from '#kernel';
import { inspectGame, type Inspection } from '#matches';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, Failure, type Command } from '../../command/command.js';
import { inWorkshop } from './workshop.js';

export const inspect: Command = {
  takes: 'GAME',
  details: [
    'Shows ids, counts and kinds, and names no card. What the server could answer to the open question is tried: of a',
    'game that is stopped for too much work none of it goes on.',
  ],
  async run(args, terminal) {
    const { operands } = parseArguments(args, ['GAME']);
    const inspected = await inWorkshop(terminal.environment, (workshop) =>
      inspectGame(workshop, gameId(operands.GAME)),
    );
    if (inspected === undefined) throw new Failure('There is no such game.');
    for (const line of linesOf(inspected)) terminal.out(line);
    return EXIT.ok;
  },
};

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

function linesOf(found: Inspection): string[] {
  const { decision, quarantine, unreadable, turn } = found;
  return [
    `game       ${found.game}`,
    `status     ${found.status}`,
    `log        ${String(found.events)} events, ${String(found.bytes)} bytes`,
    ...(quarantine ? [`quarantine ${quarantine.why}, since ${at(quarantine.since)}`] : []),
    ...(unreadable ? [`unreadable from event ${String(unreadable.from)}: ${unreadable.fault}`] : []),
    ...found.players.map(
      ({ seat, player, lost }) => `seat ${String(seat)}     ${player}${lost ? ', has lost' : ''}`,
    ),
    ...(turn === null
      ? []
      : [
          `turn       ${String(turn.number)} of seat ${String(turn.active)}, ${turn.step ?? 'between steps'}`,
        ]),
    ...(decision === null
      ? []
      : [
          `question   ${decision.id} ${decision.prompt} to seat ${String(decision.seat)}, since ${at(decision.since)}`,
        ]),
    `board      ${String(found.permanents)} permanents`,
    ...found.stack.map(
      ({ object, controller }) =>
        `stack      ${object}${controller === null ? '' : ` of seat ${String(controller)}`}`,
    ),
    ...(found.frames.length === 0 ? [] : [`doing      ${found.frames.join(', ')}`]),
    ...found.ways.map(({ answer, outcome }) => `way on     ${answer}: ${outcome}`),
    ...found.commands.map(
      (one) => `command    ${at(one.at)} ${one.actor} ${one.type}, ${String(one.events)} events`,
    ),
  ];
}
