import path from 'node:path';
import type { Mutant, Proof } from './mutant.ts';
import type { Verdict } from './verdict.ts';

/** The widths of number, name, defence, file and tests. */
const WIDTHS = [3, 24, 62, 36, 44] as const;

/** The heading of the table of mutants. */
export const HEADING = row(['no', 'mutant', 'defence removed', 'in', 'tests'], 'result');

/** A line of the table. */
export function lineOf(number: number, mutant: Mutant, { kind, ran, time }: Verdict): string {
  const { name, defence, file, proof } = mutant;
  const result = kind === 'killed' ? `killed by test ${ran}` : kind.toUpperCase();
  return row(
    [String(number), name, defence, shortName(file), testsOf(proof)],
    `${result} (${time})`,
  );
}

function row(cells: readonly string[], last: string): string {
  return [...cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)), last].join(' ');
}

/** Returns the path without the common folder. */
function shortName(file: string): string {
  return file.replace('/src/', '/');
}

function testsOf({ project, files, only }: Proof): string {
  const names = files.map((file) => path.basename(file, '.test.ts')).join(', ');
  return `${project}: ${names}${only === undefined ? '' : ` (${only})`}`;
}
