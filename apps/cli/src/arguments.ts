// The arguments of a subcommand: so many operands, and the flags it knows.
import { parseArgs } from 'node:util';
import { UsageError } from './command.js';

export interface Arguments<Operand extends string, Flag extends string> {
  readonly operands: Readonly<Record<Operand, string>>;
  readonly flags: Readonly<Record<Flag, boolean>>;
}

export function parseArguments<Operand extends string = never, Flag extends string = never>(
  args: readonly string[],
  operands: readonly Operand[],
  flags: readonly Flag[] = [],
): Arguments<Operand, Flag> {
  const { positionals, values } = parsed(args, flags);
  if (positionals.length < operands.length)
    throw new UsageError(`${operands.slice(positionals.length).join(' and ')} missing`);
  if (positionals.length > operands.length)
    throw new UsageError(`'${positionals[operands.length] ?? ''}' is too much`);
  return {
    operands: record(operands, (_operand, index) => positionals[index] ?? ''),
    flags: record(flags, (flag) => values[flag] === true),
  };
}

function parsed(args: readonly string[], flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}

const record = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, Value>;
