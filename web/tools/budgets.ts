/** Weighs the JavaScript of every page's first load and fails the build above a budget. Run after `vite build`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLoadWeight } from './first-load-weight.ts';
import { SITE_PAGES } from './pages.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const rows = SITE_PAGES.filter(({ html }) => existsSync(join(dist, html))).map((page) => ({
  page,
  ...firstLoadWeight(dist, page.html),
}));

console.log('First load, brotli kB   scripts   budget   page');
for (const { page, scripts, kb } of rows) {
  const columns = [kb.toFixed(1).padStart(21), String(scripts).padStart(9)];
  console.log(`${columns.join(' ')} ${String(page.budgetKb ?? '-').padStart(8)}   ${page.html}`);
}

const over = rows.filter(({ page, kb }) => page.budgetKb !== null && kb > page.budgetKb);
for (const { page, kb } of over) {
  console.error(`${page.html} loads ${kb.toFixed(1)} kB, above its ${page.budgetKb} kB.`);
}
if (over.length > 0) process.exitCode = 1;
