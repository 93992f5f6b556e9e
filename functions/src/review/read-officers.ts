import { organization } from '@pa-ledger/domain/organization';
import { officersOn, type OfficeChange, type Officer } from '@pa-ledger/domain/review/offices';
import { dayStart } from '@pa-ledger/domain/time/day-start';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { APPROVER_SETTINGS, PEOPLE } from '../firestore/paths.ts';
import { journalEntriesSince } from '../firestore/queries.ts';
import { journalEntryFrom } from '../journal/journal.ts';
import { withInstants } from '../people/people.ts';

const SETTINGS = 'settings';

/** Reads who held an office on some days. */
export async function readOfficers(db: Firestore, days: Days): Promise<Officer[]> {
  const { timeZone } = organization;
  const [settings, people] = await Promise.all([
    db.doc(APPROVER_SETTINGS).get(),
    db.collection(PEOPLE).get(),
  ]);
  // After what there is now: whatever changes in between is in the journal then.
  const since = dayStart(days.first, timeZone);
  const { docs } = await journalEntriesSince(db, [SETTINGS, PEOPLE], since).get();
  const changesOf = (collection: string) =>
    docs.filter((entry) => entry.get('collection') === collection).map(changeFrom);
  return officersOn(days, timeZone, {
    settings: settings.data() ?? null,
    settingsChanges: changesOf(SETTINGS),
    people: new Map(people.docs.map((found) => [found.id, withInstants(found.data())])),
    peopleChanges: changesOf(PEOPLE),
  });
}

function changeFrom(found: QueryDocumentSnapshot): OfficeChange {
  const { before, after, ...entry } = journalEntryFrom(found);
  return { ...entry, before: readable(before), after: readable(after) };
}

function readable(fields: StoredFields | null): StoredFields | null {
  return fields === null ? null : withInstants(fields);
}
