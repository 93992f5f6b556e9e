/** Prints a table of each benchmark; a figure that misses its goal makes the run fail. */
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
      else {
        // At once: what was measured is not lost when a later one fails.
        printTable(message);
        figures.push(...message);
      }
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve(figures));
    worker.stdout.resume();
  });
}

const figures = await runQuietly();
if (figures.length === 0) throw new Error('The benchmarks ended without figures.');
if (figures.some(({ met }) => met === false)) process.exitCode = 1;
