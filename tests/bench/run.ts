/** Prints the benchmark's table; a figure that misses its goal makes the run fail. */
import { Worker } from 'node:worker_threads';
import { printTable, type Figure } from './figures.ts';

/** In a worker, so that the lines that the server's code logs there do not run into the table. */
function runQuietly(): Promise<Figure[]> {
  const worker = new Worker(new URL('./all.ts', import.meta.url), {
    stdout: true,
    argv: process.argv.slice(2),
  });
  return new Promise((resolve, reject) => {
    worker.on('message', (message: string | Figure[]) => {
      if (typeof message === 'string') console.log(`… ${message}`);
      else resolve(message);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The benchmarks ended without figures.')));
    worker.stdout.resume();
  });
}

const figures = await runQuietly();
printTable(figures);
if (figures.some(({ met }) => met === false)) process.exitCode = 1;
