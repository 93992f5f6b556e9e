import { parentPort } from 'node:worker_threads';
import { foundAssociation } from '../functions/support/association.ts';
import { benchDecisions } from './decisions.ts';
import type { Figure } from './figures.ts';
import { benchFirstLoads } from './first-loads.ts';
import { benchFormOptions } from './form-options.ts';
import { benchSubmissions } from './submissions.ts';

/** The benchmarks in their order: what they say, they say to run.ts. */
const BENCHES = {
  'first loads': benchFirstLoads,
  'form options': benchFormOptions,
  submissions: benchSubmissions,
  decisions: benchDecisions,
};

await foundAssociation();
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  parentPort?.postMessage(name);
  figures.push(...(await bench()));
}
parentPort?.postMessage(figures);
