import type { Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { openPanel } from './panel.ts';

const LINES = 5_000;
/** The most that a file may have, its headings among them. */
const SHEET_ROWS = 50_000;
/** So that they are 10 MB together, which is the most as well. */
const SHEET_ROW_BYTES = 200;
const ITEMS = 10_000;
const ROUNDS = 5;
const SHEET_ROUNDS = 3;
const GOAL_MS = 2_000;
const LONGEST_TASK_MS = 200;

const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2025-07-01',
  openingBalance: 0,
};

/** What a page took from the choice of a file until it said what matches, and its longest task. */
interface Times {
  readonly ms: number;
  readonly longestMs: number;
  /** What the page said meanwhile of the lines that were read. */
  readonly progress: readonly string[];
}

/** A file that is chosen, and what the page says once it is matched. */
interface BankFile {
  readonly name: string;
  readonly text: () => string;
  readonly says: RegExp;
}

const OFX_FILE: BankFile = {
  name: 'statement.ofx',
  text: ofx,
  says: /^In the books and ticked: 4,9\d\d of 5,000 lines\.$/,
};
const CSV_FILE: BankFile = {
  name: 'statement.csv',
  text: csv,
  says: /^In the books and ticked: 10,000 of 49,999 lines\.$/,
};

/** Files of a bank in Reconcile against 10,000 entries: read, matched, ticked and shown. */
export async function benchStatement(): Promise<Figure[]> {
  const panel = await openPanel('demo-bench-statement', [['accounts/checking', ACCOUNT]]);
  const { page } = panel;
  const answer = {
    success: true,
    before: {
      day: '2025-06-30',
      balance: 0,
    },
    after: null,
    items: items(),
    cleared: [],
  };
  await page.route('**/api/admin/reconcile', (route) => route.fulfill({ json: answer }));
  const statement = await medianOf(ROUNDS, page, OFX_FILE);
  const sheet = await medianOf(SHEET_ROUNDS, page, CSV_FILE);
  await panel.close();
  return [
    {
      what: `statement of 5,000 lines against 10,000 entries, median of ${ROUNDS}`,
      value: milliseconds(statement.ms),
      goal: `under ${milliseconds(GOAL_MS)}`,
      met: statement.ms < GOAL_MS,
    },
    longestTask(statement),
    {
      what: `CSV of 50,000 rows and 10 MB against 10,000 entries, median of ${SHEET_ROUNDS}`,
      value: milliseconds(sheet.ms),
      goal: 'says how far it is',
      met: sheet.progress.length > 1,
    },
    longestTask(sheet),
  ];
}

function longestTask({ longestMs }: Times): Figure {
  return {
    what: 'the same: the longest task, in which the page does not answer',
    value: milliseconds(longestMs),
    goal: `at most ${milliseconds(LONGEST_TASK_MS)}`,
    met: longestMs <= LONGEST_TASK_MS,
  };
}

/** The median time and the median of the longest tasks of some rounds. */
async function medianOf(rounds: number, page: Page, file: BankFile): Promise<Times> {
  const times: Times[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeFile(page, file));
  const median = (of: (one: Times) => number): number => percentile(times.map(of), 50);
  return {
    ms: median((one) => one.ms),
    longestMs: median((one) => one.longestMs),
    progress: times.flatMap((one) => one.progress),
  };
}

/** Half of the entries have a check number; each line is one of the entries, some days later. */
function items() {
  return Array.from({ length: ITEMS }, (_, at) => ({
    key: `payments~p${at}`,
    day: dayAt(at),
    amount: -amountAt(at),
    words: `Payee ${at}`,
    checkNumber: at % 2 === 0 ? String(1e3 + at) : null,
  }));
}

function ofx(): string {
  const rows = Array.from({ length: LINES }, (_, row) => {
    // Every other entry, and one in fifty that the books lack.
    const at = 2 * row + (row % 4 === 0 ? 0 : 1);
    const number = at % 2 === 0 ? `<CHECKNUM>${1_000 + at}` : '';
    const amount = (amountAt(at) + (row % 50 === 0 ? 1 : 0)) / 100;
    const day = dayAt(at + 60).replaceAll('-', '');
    return `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>-${amount.toFixed(2)}<FITID>F${row}${number}<NAME>Payee ${at}</STMTTRN>`;
  });
  const list = `<BANKTRANLIST>${rows.join('\n')}</BANKTRANLIST>`;
  return `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD${list}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
}

/** Every entry, and four times as many lines that the books lack, some with cells of several lines. */
function csv(): string {
  const rows = Array.from({ length: SHEET_ROWS - 1 }, (_, row) => {
    const amount = (amountAt(row % ITEMS) + (row < ITEMS ? 0 : 10_000 * row)) / 100;
    const text = `Payee ${row}${row % 10 === 0 ? ', ""the\nsecond""' : ''}`;
    const number = row < ITEMS && row % 2 === 0 ? 1_000 + row : '';
    const cells = `${dayAt(row % ITEMS)},${number},-${amount.toFixed(2)},"${text}`;
    return `${cells.padEnd(SHEET_ROW_BYTES - 2, ' .')}"`;
  });
  return ['Date,Check Number,Amount,Description', ...rows].join('\n');
}

/** Thirty entries a day, of one year. */
function dayAt(at: number): string {
  const start = Date.UTC(2025, 6, 1);
  return new Date(start + Math.floor(at / 30) * 86_400_000).toISOString().slice(0, 10);
}

/** In cents, above 0; several entries have the same. */
function amountAt(at: number): number {
  return 500 + ((at * 7) % 4_000);
}

/** Chooses the file in a page that has its list already. */
async function timeFile(page: Page, { name, text, says }: BankFile): Promise<Times> {
  await page.goto('/admin/bank/reconcile');
  await page.getByLabel('Statement’s last day').fill('2026-08-31');
  await page.getByRole('button', { name: 'Show entries' }).click();
  await page.getByText(`0 of ${ITEMS.toLocaleString('en-US')} ticked`).waitFor();
  await page.evaluate(watchFile);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-statement-'));
  try {
    // As a person chooses it: what is handed over as bytes is first unpacked in the page.
    const file = path.join(folder, name);
    await writeFile(file, text());
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(says).waitFor();
    return await page.evaluate(
      () => window.fileTimes ?? Promise.reject(new Error('Nothing was measured.')),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

declare global {
  interface Window {
    fileTimes?: Promise<Times>;
  }
}

/** Runs in the page: measures from the choice of a file until the page says what matches and has rested. */
function watchFile(): void {
  const RESTED_MS = 500;
  window.fileTimes = new Promise((resolve) => {
    let start = 0;
    let longestMs = 0;
    const progress = new Set<string>();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (start > 0 && startTime + duration > start) longestMs = Math.max(longestMs, duration);
    }).observe({ type: 'longtask' });
    document.addEventListener('change', () => (start = performance.now()), { capture: true });
    const watch = new MutationObserver(() => {
      const [reading] = /Reading the file: [\d,]+ lines/.exec(document.body.textContent) ?? [];
      if (reading !== undefined) progress.add(reading);
      if (start === 0 || !document.body.textContent.includes('In the books and ticked')) return;
      watch.disconnect();
      const ms = performance.now() - start;
      setTimeout(() => resolve({ ms, longestMs, progress: [...progress] }), RESTED_MS);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
