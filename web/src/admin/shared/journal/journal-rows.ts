import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { storedAs, type Fields } from '../../../data/documents.ts';
import type { RowQuery } from '../../../data/row-query.ts';

/** A journal entry with its document's id. */
export interface ChangeRow extends JournalEntry {
  readonly id: string;
}

/** Every change of the approver settings and of the categories, newest first. */
export const CHANGES_QUERY: RowQuery = {
  collection: 'journal',
  filters: [{ field: 'collection', op: 'in', value: ['settings', 'categories'] }],
  orderBy: { field: 'at', direction: 'desc' },
};

/** Reads a journal entry. */
export function readChange(id: string, fields: Fields): ChangeRow {
  return { ...storedAs<JournalEntry>(fields), id };
}
