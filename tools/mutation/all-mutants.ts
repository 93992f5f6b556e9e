import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutant.ts';
import { readMutants } from './read-mutants.ts';

const FOLDER = path.join(import.meta.dirname, 'mutants');

/**
 * Every mutant. Those whose tests need no emulators come first. The rules come last: the Storage emulator keeps the
 * rules that a test has loaded, and other tests upload under them.
 */
export const ALL_MUTANTS: readonly Mutant[] = readdirSync(FOLDER)
  .flatMap((name) => readMutants(readFileSync(path.join(FOLDER, name), 'utf8')))
  .sort((one, other) => orderOf(one) - orderOf(other));

function orderOf({ proof }: Mutant): number {
  return ['unit', 'server', 'functions', 'rules'].indexOf(proof.project);
}
