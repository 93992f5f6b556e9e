import { journalEntry, journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { Timestamp } from 'firebase-admin/firestore';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { openPanel, timeOpening } from '../books/panel.ts';

/** Entries, and how often each view of them is opened. */
const SIZES = [
  [1_000, 5],
  [100_000, 3],
] as const;
/** What one page shows, and one more of it, which says whether another page follows. */
const MOST = 26;

const VIEWS = [
  ['first page', ''],
  ['oldest first', '?sort=date-asc'],
  ['person', '?person=sam%40example.com'],
  ['kind', '?kind=funds'],
  ['days', '?from=2026-01-01&to=2026-12-31'],
  ['words', '?q=common'],
] as const;

/** The Journal's first page, plain and with each filter, over few and over many entries. */
export async function benchJournalPages(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [size, rounds] of SIZES) figures.push(...(await benchSize(size, rounds)));
  return figures;
}

async function benchSize(size: number, rounds: number): Promise<Figure[]> {
  const { page, close } = await openPanel(`demo-bench-journal-${size}`, entries(size));
  try {
    const figures: Figure[] = [];
    for (const [what, query] of VIEWS) {
      const openings = [];
      for (let round = 0; round < rounds; round++) {
        openings.push(await timeOpening(page, `/admin/journal${query}`, 'main li', 'journal'));
      }
      const read = Math.max(...openings.map(({ documents }) => documents));
      const times = openings.map(({ ms }) => ms);
      figures.push({
        what: `Journal of ${size.toLocaleString('en-US')} entries, ${what}: entries read, ms`,
        value: `${read}, ${milliseconds(percentile(times, 50))}`,
        goal: `at most ${MOST} entries`,
        met: read <= MOST,
      });
    }
    return figures;
  } finally {
    await close();
  }
}

function* entries(count: number): Generator<[string, object]> {
  for (let index = 0; index < count; index++) {
    const place = { collection: index % 2 === 0 ? 'funds' : 'revenueItems', document: `d${index}` };
    const email = index % 3 === 0 ? 'sam@example.com' : 'ruth@example.com';
    const after = { code: '1', name: `Common ${index}`, version: 1 };
    const at = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + index * 60_000);
    const entry = journalEntry(place, { before: null, after }, { uid: email, email }, at);
    yield [`journal/${journalIdOf(entry)}`, entry];
  }
}
