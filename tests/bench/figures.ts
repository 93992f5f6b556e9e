import { printRows } from '../support/print-rows.ts';

/** One line of the benchmark's table. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it is held against, in words. */
  readonly goal: string;
  /** Null where there is no goal. */
  readonly met: boolean | null;
}

/** The value below which `percent` of the values lie, in the unit of the values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Runs the tasks in order with at most `width` of them at once. @returns each task's milliseconds. */
export async function timeAll(
  tasks: readonly (() => Promise<unknown>)[],
  width: number,
): Promise<number[]> {
  const times: number[] = [];
  const waiting = tasks.values();
  const worker = async (): Promise<void> => {
    for (const task of waiting) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return times;
}

/** `12 ms` */
export function milliseconds(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} ms`;
}

/** Prints the figures as a table. */
export function printTable(figures: readonly Figure[]): void {
  printRows([
    ['what', 'measured', 'goal', ''],
    ...figures.map(({ what, value, goal, met }) => [
      what,
      value,
      goal,
      met === null ? '' : met ? 'met' : 'MISSED',
    ]),
  ]);
}
