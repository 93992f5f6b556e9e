import type { Page } from '@playwright/test';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { openPanel } from './panel.ts';

const LINES = 5_000;
const ITEMS = 10_000;
const ROUNDS = 5;
const GOAL_MS = 2_000;
const LONGEST_TASK_MS = 200;

const ACCOUNT = {
  ...{ name: 'Checking', kind: 'checking', version: 1 },
  ...{ openingDate: '2025-07-01', openingBalance: 0 },
};

/** What a page took from the choice of a file until it said what matches, and its longest task. */
interface Times {
  readonly ms: number;
  readonly longestMs: number;
}

/** A statement's file of 5,000 lines in Reconcile against 10,000 entries: read, matched, ticked and shown. */
export async function benchStatement(): Promise<Figure[]> {
  const panel = await openPanel('demo-bench-statement', [['accounts/checking', ACCOUNT]]);
  const { page } = panel;
  const answer = {
    ...{ success: true, before: { day: '2025-06-30', balance: 0 }, after: null },
    ...{ items: items(), cleared: [] },
  };
  await page.route('**/api/reconcile', (route) => route.fulfill({ json: answer }));
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await timeFile(page));
  await panel.close();
  const ms = percentile(
    rounds.map((one) => one.ms),
    50,
  );
  const longest = percentile(
    rounds.map((one) => one.longestMs),
    50,
  );
  return [
    {
      what: `statement of 5,000 lines against 10,000 entries, median of ${ROUNDS}`,
      value: milliseconds(ms),
      goal: `under ${milliseconds(GOAL_MS)}`,
      met: ms < GOAL_MS,
    },
    {
      what: 'the same: the longest task, in which the page does not answer',
      value: milliseconds(longest),
      goal: `at most ${milliseconds(LONGEST_TASK_MS)}`,
      met: longest <= LONGEST_TASK_MS,
    },
  ];
}

/** Half of the entries have a check number; each line is one of the entries, some days later. */
function items() {
  return Array.from({ length: ITEMS }, (_, at) => ({
    ...{ key: `payments~p${at}`, day: dayAt(at), amount: -amountAt(at), words: `Payee ${at}` },
    checkNumber: at % 2 === 0 ? String(1_000 + at) : null,
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
async function timeFile(page: Page): Promise<Times> {
  await page.goto('/admin/bank/reconcile');
  await page.getByLabel('Statement’s last day').fill('2026-08-31');
  await page.getByRole('button', { name: 'Show entries' }).click();
  await page.getByText(`0 of ${ITEMS.toLocaleString('en-US')} ticked`).waitFor();
  await page.evaluate(watchFile);
  const buffer = Buffer.from(ofx());
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'statement.ofx', mimeType: 'text/plain', buffer },
  });
  await page.getByText(/^In the books and ticked: 4,9\d\d of 5,000 lines\.$/).waitFor();
  return page.evaluate(
    () => window.fileTimes ?? Promise.reject(new Error('Nothing was measured.')),
  );
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
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (start > 0 && startTime + duration > start) longestMs = Math.max(longestMs, duration);
    }).observe({ type: 'longtask' });
    document.addEventListener('change', () => (start = performance.now()), { capture: true });
    const watch = new MutationObserver(() => {
      if (start === 0 || !document.body.textContent.includes('In the books and ticked')) return;
      watch.disconnect();
      const ms = performance.now() - start;
      setTimeout(() => resolve({ ms, longestMs }), RESTED_MS);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
