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
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  const { positionals, values } = orUsageError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  needOperands(positionals, operands);
  return {
    operands: record(operands, (_operand, index) => positionals[index] ?? ''),
    flags: record(flags, (flag) => values[flag] === true),
  };
}

/** Refuses too few or too many operands. */
export function needOperands(given: readonly string[], names: readonly string[]): void {
  if (given.length < names.length) throw new UsageError(`${names.slice(given.length).join(' and ')} missing`);
  if (given.length > names.length) throw new UsageError(`unexpected argument '${given[names.length] ?? ''}'`);
}

/** What `parseArgs` reads; arguments that do not fit are a usage error. */
export function orUsageError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments are not valid');
  }
}

const record = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, Value>;
