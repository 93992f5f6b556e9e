import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ops/base/paths.ts';
import { ageText, readLastRun } from '../tests/support/proof/last-run.ts';
import { knownLimits, numbersIn } from '../tests/support/proof/numbers.ts';
import { readTestFiles } from '../tests/support/proof/test-titles.ts';
import { isSettled, lineOf, threatTable } from '../tests/support/proof/threat-table.ts';
import { runCommand } from '../ops/terminal/command.ts';

/** `npm run threats`: prints each threat, its tests and their result in the last `npm test`. */
function showThreats(): number {
  const reports = readLastRun();
  const written = new Set(readTestFiles().flatMap(({ texts }) => texts.flatMap(numbersIn)));
  const limits = knownLimits(readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8'));
  const rows = threatTable(
    reports.flatMap(({ results }) => results),
    written,
    limits,
  );
  for (const row of rows) console.log(lineOf(row));
  console.log();
  for (const { part, at, results } of reports) {
    const ran = at === null ? 'not run; npm test runs it' : ageText(Date.now() - at);
    console.log(`${part.padEnd(10)} ${String(results.length).padStart(5)} tests, ${ran}`);
  }
  const open = rows.filter((row) => !isSettled(row));
  const known = rows.filter(({ result }) => result === 'limit').length;
  const rest =
    open.length === 0
      ? ''
      : `, ${open.length} open: ${open.map(({ number }) => `#${number}`).join(' ')}`;
  console.log(`${rows.length - open.length - known} proven, ${known} known limits${rest}.`);
  return open.length === 0 ? 0 : 1;
}

await runCommand(() => Promise.resolve(showThreats()));
