import { depositedIn, depositWords } from '../bank/deposit.ts';
import type { StoredFields } from '../ledger/journal.ts';
import { formatDate, isCalendarDate } from '../time/dates.ts';
import { textIn, textOf } from '../untyped.ts';
import type { FindingCollection } from './finding.ts';

/** The most characters of a title. */
const MAX_TITLE_LENGTH = 120;

/**
 * Returns what a record is called beside its kind, so that a list of findings needn't read their records. It's '' for
 * requests and payments, which go by their reference: a name in them would outlive a redaction.
 * @param account the name of a statement's account.
 */
export function findingTitle(
  collection: FindingCollection,
  record: StoredFields,
  account: string,
): string {
  switch (collection) {
    case 'expenses':
    case 'payments':
      return '';
    case 'statements':
      return `${account}, ${dayIn(record, 'day')}`;
    case 'deposits':
      return `${depositWords(record['slip'], depositedIn(record).length)}, ${dayIn(record, 'date')}`;
    default: {
      const line = textIn(record, 'description').trim().split('\n', 1).join('');
      // By code points, so that no character is cut in half.
      return Array.from(line).slice(0, MAX_TITLE_LENGTH).join('');
    }
  }
}

function dayIn(record: StoredFields, field: string): string {
  const day = record[field];
  return isCalendarDate(day) ? formatDate(day) : textOf(day);
}
