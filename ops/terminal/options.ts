import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure, reasonOf } from '../base/failure.ts';

/**
 * Reads a command's options.
 * @throws Failure with the reason and the usage when they are others than the configuration names.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n\n${usage}`);
  }
}
