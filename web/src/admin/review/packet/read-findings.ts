import { FINDING_COLLECTIONS } from '@pa-ledger/domain/findings/finding';
import { listedFindings } from '../../shared/findings/finding-store.ts';
import { documentsOf } from '../../shared/lists/entry-pages.ts';
import type { StoredFinding } from './books.ts';
import type { BookReader } from './book-reader.ts';
import { isAtDays, isDatedOn, isOfDays, type RecordsOfDays } from './records-of-days.ts';

/**
 * Reads the findings that were written on the days, or that are on records of the days. One whose record is gone, or has no
 * day, is among them: it could be of the days.
 */
export async function readFindings(
  records: RecordsOfDays,
  reader: BookReader,
): Promise<readonly StoredFinding[]> {
  const { rows } = await reader.from(listedFindings('', null));
  const isKnown = ({ at, on }: StoredFinding) =>
    isAtDays(at, records.days) || isOfDays(records, on);
  const found = rows.filter(isKnown);
  const open = rows.filter((row) => !isKnown(row));
  for (const collection of FINDING_COLLECTIONS) {
    const own = open.filter(({ on }) => on.collection === collection);
    const ids = [...new Set(own.map(({ on }) => on.id))];
    if (ids.length === 0) continue;
    // One collection after the other: most have none.
    const documents = await reader.from(documentsOf(collection, ids));
    const others = new Set(
      documents.filter(({ fields }) => isDatedOn(fields, records) === false).map(({ id }) => id),
    );
    found.push(...own.filter(({ on }) => !others.has(on.id)));
  }
  return found;
}
