/** Weighs the JavaScript of every page's first load and fails the build above a budget. Run after `vite build`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadFiles } from './first-load.ts';
import { SITE_PAGES } from './pages.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const rows = SITE_PAGES.map((page) => {
  const files = firstLoadFiles(readFileSync(join(dist, page.html), 'utf8'), (path) =>
    readFileSync(join(dist, path), 'utf8'),
  );
  const bytes = files.reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length,
    0,
  );
  return { page, files: files.length, kb: bytes / 1000 };
});

console.log('First load, brotli kB   scripts   budget   page');
for (const { page, files, kb } of rows) {
  const columns = [kb.toFixed(1).padStart(21), String(files).padStart(9)];
  console.log(`${columns.join(' ')} ${String(page.budgetKb ?? '-').padStart(8)}   ${page.html}`);
}

const over = rows.filter(({ page, kb }) => page.budgetKb !== null && kb > page.budgetKb);
for (const { page, kb } of over) {
  console.error(`${page.html} loads ${kb.toFixed(1)} kB, above its ${page.budgetKb} kB.`);
}
if (over.length > 0) process.exitCode = 1;
