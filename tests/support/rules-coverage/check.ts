import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../ops/base/failure.ts';
import { ROOT } from '../../../ops/base/paths.ts';
import {
  expressionsOf,
  gapsOf,
  isCondition,
  unexplained,
  unionOf,
  type CoverageReport,
  type Expression,
} from './coverage.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { COVERAGE } from './project.ts';
import { runCommand } from '../../../ops/terminal/command.ts';

const FILE = 'firestore.rules';

/** Checks which parts of the rules the Firestore emulator evaluated in the rules' tests. */
async function checkCoverage(): Promise<number> {
  const reports: Expression[][] = [];
  // One after the other: each takes some hundred megabytes of memory.
  for (const project of Object.values(COVERAGE)) {
    reports.push(expressionsOf(await readReport(project)));
  }
  const expressions = unionOf(reports);
  const conditions = expressions.filter(isCondition);
  const all = gapsOf(expressions);
  const { gaps, stale } = unexplained(all, EXCEPTIONS);
  const bothWays = conditions.filter(({ seen }) => seen.size === 2).length;
  console.log(`${FILE}: expressions                 ${expressions.length}`);
  console.log(
    `  evaluated                                 ${expressions.filter(({ evaluated }) => evaluated).length}`,
  );
  console.log(`  conditions among them                     ${conditions.length}`);
  console.log(`  conditions seen true and false            ${bothWays}`);
  console.log(`  excepted, each with its reason            ${all.length - gaps.length}`);
  for (const { line, column, text, missing } of gaps)
    console.log(`${FILE}:${line}:${column}: never had ${missing}: ${oneLine(text)}`);
  for (const { text, missing } of stale)
    console.log(`The exception of "${oneLine(text)}" (${missing}) excepts nothing.`);
  return gaps.length + stale.length === 0 ? 0 : 1;
}

async function readReport(project: string): Promise<CoverageReport> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined) throw new Failure('Run this inside the emulator suite.');
  const url = `http://${host}/emulator/v1/projects/${project}:ruleCoverage`;
  const response = await fetch(url);
  if (!response.ok)
    throw new Failure(`The emulator answers ${response.status}; no rules test ran.`);
  // In the form that coverage.ts describes; in any other form it has no expressions, and the check fails below.
  const report = (await response.json()) as CoverageReport;
  const rules = readFileSync(path.join(ROOT, FILE), 'utf8');
  if (report.rules?.files[0]?.content !== rules) {
    throw new Failure('The report is of other rules than those of this tree.');
  }
  return report;
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)} …` : line;
}

await runCommand(checkCoverage);
