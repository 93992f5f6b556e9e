import { journalEntry, journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { Timestamp } from 'firebase-admin/firestore';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { openPanel, putAll, timeOpening } from '../books/panel.ts';

const SIZES = [1_000, 100_000];
const ROUNDS = 5;
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

/** The Journal's first page, plain and with each filter, over more and more entries. */
export async function benchJournalPages(): Promise<Figure[]> {
  const { db, page, close } = await openPanel('demo-bench-journal');
  const figures: Figure[] = [];
  try {
    let filled = 0;
    for (const size of SIZES) {
      await putAll(db, entries(filled, size));
      filled = size;
      for (const [what, query] of VIEWS) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++) {
          rounds.push(await timeOpening(page, `/admin/journal${query}`, 'main li', 'journal'));
        }
        const read = Math.max(...rounds.map(({ documents }) => documents));
        figures.push({
          what: `Journal of ${size.toLocaleString('en-US')} entries, ${what}: entries read, ms`,
          value: `${read}, ${milliseconds(
            percentile(
              rounds.map(({ ms }) => ms),
              50,
            ),
          )}`,
          goal: `at most ${MOST} entries`,
          met: read <= MOST,
        });
      }
    }
  } finally {
    await close();
  }
  return figures;
}

function* entries(from: number, to: number): Generator<[string, object]> {
  for (let index = from; index < to; index++) {
    const place = { collection: index % 2 === 0 ? 'funds' : 'revenueItems', document: `d${index}` };
    const email = index % 3 === 0 ? 'sam@example.com' : 'ruth@example.com';
    const after = { code: '1', name: `Common ${index}`, version: 1 };
    const at = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + index * 60_000);
    const entry = journalEntry(place, { before: null, after }, { uid: email, email }, at);
    yield [`journal/${journalIdOf(entry)}`, entry];
  }
}
