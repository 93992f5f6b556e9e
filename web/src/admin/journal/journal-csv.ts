import { lazy } from '@pa-ledger/domain/lazy';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { ComparedField } from '../shared/journal/compared-fields.ts';
import type { EntryView } from '../shared/journal/entry-view.ts';
import { journalMessages } from '../shared/journal/journal-messages.ts';

/** Returns an entry as a line of the file; day and time are the school's. */
export function csvRowOf({ at, who, collection, document, messages, fields }: EntryView) {
  return {
    date: dateAt(at, organization.timeZone),
    time: timeAt(at),
    person: who,
    kind: collection,
    id: document,
    change: messages.join('\n'),
    before: valuesOf(fields, 'before'),
    after: valuesOf(fields, 'after'),
  };
}

function valuesOf(fields: readonly ComparedField[], side: 'before' | 'after'): string {
  return fields
    .filter((field) => field[side] !== '')
    .map((field) => journalMessages.mapEntry(field.label, field[side]))
    .join('\n');
}

const timeFormat = lazy(
  () => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: organization.timeZone }),
);

/** Returns the time of day, `15:05:02`. */
function timeAt(at: Instant): string {
  return timeFormat().format(at);
}
