/** Tries the journeys in each browser of this machine and prints what came of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../ops/terminal/command.ts';
import { uprightPhoto } from '../e2e/support/files.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { foundAssociation } from '../functions/support/association.ts';
import type { BrowserUnderTest, Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { JOURNEYS, type Journey, type Trip } from './journeys.ts';
import { webkit } from './webkit.ts';
import { printRows } from '../support/print-rows.ts';

const HEADINGS = ['browser', 'version', 'journey', 'result', 'note'] as const;

/** A line of the table, by its headings. */
type Line = Readonly<Record<(typeof HEADINGS)[number], string>>;

const [PASSED, FAILED, NOT_TRIED] = ['passed', 'FAILED', 'not tried'];

async function tryAll(interrupted: AbortSignal): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pa-ledger-receipts-'));
  const lines: Line[] = [];
  try {
    await foundAssociation();
    const [photo, pdf] = [uprightPhoto(), pdfReceipt()];
    const files = [path.join(folder, photo.name), path.join(folder, pdf.name)] as const;
    await Promise.all([writeFile(files[0], photo.buffer), writeFile(files[1], pdf.bytes)]);
    for (const browser of [firefox, webkit]) {
      const trip: Trip = { files, pdfName: pdf.name, reference: '' };
      lines.push(...(await tryBrowser(browser, trip, interrupted)));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  printRows([HEADINGS, ...lines.map((line) => HEADINGS.map((heading) => line[heading]))]);
  const tried = lines.filter(({ result }) => result !== NOT_TRIED);
  return tried.length > 0 && tried.every(({ result }) => result === PASSED) ? 0 : 1;
}

async function tryBrowser(
  browser: BrowserUnderTest,
  trip: Trip,
  interrupted: AbortSignal,
): Promise<Line[]> {
  const { name, missing, note } = browser;
  const lines: Line[] = [];
  for (const [title, journey] of Object.entries(JOURNEYS)) {
    const line = { browser: name, version: '', journey: title };
    if (missing !== null) {
      lines.push({ ...line, result: NOT_TRIED, note: `Debian: apt-get install ${missing}` });
      continue;
    }
    console.log(`… ${name}: ${title}`);
    const { version, fault } = await tryJourney(browser, journey, trip, interrupted);
    if (fault !== null) console.log(fault);
    lines.push({ ...line, version, result: fault === null ? PASSED : FAILED, note });
  }
  return lines;
}

/** In a browser of its own, so that it finds nothing of another journey's. */
async function tryJourney(
  browser: BrowserUnderTest,
  journey: Journey,
  trip: Trip,
  interrupted: AbortSignal,
): Promise<{ readonly version: string; readonly fault: string | null }> {
  interrupted.throwIfAborted();
  let driver: Driver;
  try {
    driver = await browser.start();
  } catch (error) {
    return { version: '', fault: String(error) };
  }
  interrupted.addEventListener('abort', () => void driver.stop());
  try {
    return { version: driver.version, fault: await faultOf(driver, journey, trip) };
  } finally {
    await driver.stop();
  }
}

/** Goes a way. @returns what is wrong with it; null for nothing. */
async function faultOf(driver: Driver, journey: Journey, trip: Trip): Promise<string | null> {
  const fault = await journey(driver, trip).then(
    () => null,
    (error: unknown) => String(error),
  );
  const complaints = await driver.complaints().catch((error: unknown) => [String(error)]);
  if (complaints.length === 0) return fault;
  return [fault ?? 'The way was gone.', 'The page complained:', ...complaints].join('\n');
}

await runCommand(tryAll);
