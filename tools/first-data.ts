import { timeText } from './emulators/kept-data.ts';
import { Failure } from '../ops/base/failure.ts';
import { readOptions } from '../ops/terminal/command.ts';

/** What a first start begins with: the sample association, or its people and nothing else. */
export type FirstData = 'demo' | 'empty';

const USAGE = `npm start              with demo data at the first start
npm start -- --empty   with an empty association, where there are no data yet`;

/**
 * Reads from the command's arguments what a first start begins with.
 * @throws Failure with the usage for any other arguments.
 */
export function readFirstData(args: readonly string[]): FirstData {
  const { values } = readOptions(
    { args: [...args], options: { empty: { type: 'boolean' } } },
    USAGE,
  );
  return values.empty === true ? 'empty' : 'demo';
}

/**
 * Refuses to begin an empty association where there is saved data already.
 * @param saved when it was saved; null without data.
 * @throws Failure that says how to begin one in another instance.
 */
export function requireNoData(first: FirstData, saved: Date | null): void {
  if (first === 'demo' || saved === null) return;
  throw new Failure(
    `There are data of ${timeText(saved)} here, which are kept. An empty association can begin beside them: PORT_OFFSET=100 npm start -- --empty`,
  );
}
