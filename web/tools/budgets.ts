/** Weighs the built JavaScript and fails the build above a budget, or with a new circle. Run after `vite build`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chunkCircles } from './chunk-circles.ts';
import {
  brotliKb,
  firstLoadWeight,
  moduleNameOf,
  scriptFiles,
  scriptWeight,
} from './first-load.ts';
import { SITE_PAGES } from './pages.ts';

/**
 * Files that come after a page's first load, by the module they were built from: the most that each may weigh in kB
 * (1,000 bytes) of brotli. What is not listed here is small.
 */
const LATER_KB: Readonly<Record<string, number>> = {
  // With the first PDF that is shown; the decoders with the first scan that wants them.
  'parser-worker': 325,
  pdfjs: 120,
  'painter-worker': 47,
  openjpeg_nowasm_fallback: 75,
  jbig2_nowasm_fallback: 36,
  firestore: 78,
  PairBars: 74,
  // With the statement of a receipt that is missing: what makes its PDF.
  'statement-pdf': 120,
  'upload-receipt': 17,
  auth: 17,
  // What every tab is in, and what every table has: Material UI's bar of tabs is the largest part.
  frame: 23,
  // With what drags its rows.
  ArrangeDialog: 15,
  // Knows a budget's sections, totals, balances and years by their words.
  ImportDialog: 18,
  // Reads a bank's file: sheets by their words and balance, OFX by its tags.
  StatementFile: 17,
  ExpenseDetail: 11,
  journal: 8,
  ModalDialog: 8,
  ReportsTab: 10,
  TreasurerTab: 9,
  app: 9,
  // Each account keeps its statement, and a file is read for all of them.
  ReconcileTab: 7,
};
const SMALL_KB = 6;

/**
 * Files that import each other and yet run: `tests/e2e/admin-addresses.spec.ts` opens every page with them. A new circle
 * may leave a page empty, so it fails the build: another group in `panel-chunks.ts` takes it apart.
 */
const HARMLESS_CIRCLES: ReadonlySet<string> = new Set(['firestore, live-data']);

interface Weighed {
  readonly what: string;
  readonly kb: number;
  readonly budgetKb: number;
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const pages = SITE_PAGES.filter(({ html }) => existsSync(join(dist, html)));
const loads = pages.flatMap(({ html, budgetKb, scriptKb, then }) => [
  { what: html, ...firstLoadWeight(dist, html), budgetKb },
  ...(scriptKb === undefined
    ? []
    : [{ what: `${html}, its script`, kb: scriptWeight(dist, html), budgetKb: scriptKb }]),
  ...then.map((load) => ({
    what: `${html}, ${load.what}`,
    ...firstLoadWeight(dist, html, load.modules),
    budgetKb: load.budgetKb,
  })),
]);
const inFirstLoads = new Set(pages.flatMap(({ html }) => firstLoadWeight(dist, html).files));
const later = scriptFiles(dist)
  .filter((path) => !inFirstLoads.has(path))
  .map((path) => ({ what: moduleNameOf(path), kb: brotliKb(join(dist, path)) }))
  .map((file) => ({ ...file, budgetKb: LATER_KB[file.what] ?? SMALL_KB }))
  .toSorted((one, other) => other.kb - one.kb);

print('Loads, brotli kB', loads);
print('Files that come later', later);

const over = [...loads, ...later].filter(({ kb, budgetKb }) => kb > budgetKb);
for (const { what, kb, budgetKb } of over) {
  console.error(`${what} weighs ${kb.toFixed(1)} kB, above its ${budgetKb} kB.`);
}
const texts = new Map(
  scriptFiles(dist).map((path) => [path, readFileSync(join(dist, path), 'utf8')] as const),
);
const circles = chunkCircles([...texts.keys()], (path) => texts.get(path) ?? '')
  .map((circle) => circle.join(', '))
  .filter((circle) => !HARMLESS_CIRCLES.has(circle));
for (const circle of circles) {
  console.error(`${circle} import each other: see HARMLESS_CIRCLES in web/tools/budgets.ts.`);
}
if (over.length > 0 || circles.length > 0) process.exitCode = 1;

function print(title: string, rows: readonly Weighed[]): void {
  console.log(`${title.padEnd(24)}  budget`);
  for (const { what, kb, budgetKb } of rows) {
    console.log(`${kb.toFixed(1).padStart(24)} ${String(budgetKb).padStart(7)}   ${what}`);
  }
}
