/** Prints the table of a benchmark, which the argument names; a figure that misses its goal makes the run fail. */
import { Worker } from 'node:worker_threads';
import { printTable, type Figure } from './figures.ts';

/** In a worker, so that the lines that the server's code logs there do not run into the tables. */
function runQuietly(): Promise<Figure[]> {
  const worker = new Worker(new URL('./all.ts', import.meta.url), {
    stdout: true,
    argv: process.argv.slice(2),
  });
  const figures: Figure[] = [];
  return new Promise((resolve, reject) => {
    worker.on('message', (message: string | Figure[]) => {
      if (typeof message === 'string') console.log(`… ${message}`);
      else figures.push(...message);
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve(figures));
    worker.stdout.resume();
  });
}

const figures = await runQuietly();
if (figures.length === 0) throw new Error('The benchmark ended without figures.');
printTable(figures);
if (figures.some(({ met }) => met === false)) process.exitCode = 1;
