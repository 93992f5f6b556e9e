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
