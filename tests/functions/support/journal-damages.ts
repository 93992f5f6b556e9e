import { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../../../functions/src/platform/services.ts';
import { instantOf } from '../../../functions/src/firestore/timestamps.ts';
import type { Found, ProjectData } from '../../../ops/checks/project-data.ts';
import type { AdminClient } from './admin-client.ts';
import { EVENT, OFFICE } from './association.ts';
import type { DamageCase } from './damages.ts';
import { RENAMED } from './event-category.ts';
import { changeRecorded, putRecorded, removeRecorded } from '../../../tools/seed/put-recorded.ts';

/**
 * Makes a journal with changes of each kind: of the approvers, of a category, and one that is deleted
 * and comes back; of revenue that is deleted and comes back $100 lower, and of a manual expense that is gone.
 */
export async function keepJournal({ db }: Services, admin: AdminClient): Promise<void> {
  const treasurer = 'new.treasurer@example.com';
  await changeRecorded(db, 'settings/approvers', (settings) => ({ ...settings, treasurer }));
  await admin.save({ ...EVENT, name: RENAMED, version: 1 });
  await admin.remove({ id: EVENT.id, version: 2 });
  await admin.save({ ...EVENT, name: RENAMED, requiresEventApprover: false, version: null });
  const sale = { date: '2026-10-17', categoryId: EVENT.id, fundId: 'main', description: 'Sale' };
  await putRecorded(db, 'revenueItems/sale', { ...sale, amount: 812.35 });
  await removeRecorded(db, 'revenueItems/sale');
  await putRecorded(db, 'revenueItems/sale', { ...sale, amount: 712.35 });
  await putRecorded(db, 'manualExpenses/old', { ...sale, date: '2000-01-01', amount: -50_000 });
  await removeRecorded(db, 'manualExpenses/old');
}

const SETTINGS = 'settings~approvers';
const CATEGORY = `categories~${EVENT.id}`;

type Damage = DamageCase[1];

/** The entry of this id with other fields. */
function changed(id: string, change: object): Damage {
  return ({ journal }) => ({
    journal: journal.map((entry) =>
      entry.id === id ? { ...entry, data: { ...entry.data, ...change } } : entry,
    ),
  });
}

function without(...ids: readonly string[]): Damage {
  return ({ journal }) => ({ journal: journal.filter(({ id }) => !ids.includes(id)) });
}

/** A document with other fields. */
function stored(
  name: 'settings' | 'categories' | 'revenueItems',
  id: string,
  change: object,
): Damage {
  return (project) => ({
    [name]: project[name].map((found: Found) =>
      found.id === id ? { ...found, data: { ...found.data, ...change } } : found,
    ),
  });
}

/** What is damaged, how, and what the check must say. */
export const JOURNAL_DAMAGES: readonly DamageCase[] = [
  [
    'revenue that nobody has changed (#118)',
    stored('revenueItems', 'sale', { amount: 700 }),
    /revenueItems\/sale: it was changed without an entry/,
  ],
  [
    'a budget item without a journal',
    without('budgetItems~one~1'),
    /budgetItems\/one: it has no journal/,
  ],
  [
    'revenue whose deletion was skipped (#118)',
    without('revenueItems~sale~2'),
    /revenueItems\/sale: version 2 isn't in its journal/,
  ],
  [
    'revenue whose return has no entry',
    without('revenueItems~sale~3'),
    /revenueItems\/sale: it's there, but its journal says that it was deleted/,
  ],
  [
    'a manual expense whose deletion has no entry (#118)',
    without('manualExpenses~old~2'),
    /manualExpenses\/old: it's gone, but its journal doesn't say that it was deleted/,
  ],
  [
    'revenue that went without an entry',
    ({ revenueItems }) => ({ revenueItems: revenueItems.filter(({ id }) => id !== 'sale') }),
    /revenueItems\/sale: it's gone, but its journal doesn't say that it was deleted/,
  ],
  [
    'approvers that nobody has changed (#92)',
    stored('settings', 'approvers', { treasurer: 'alias@example.com' }),
    /settings\/approvers: it was changed without an entry/,
  ],
  [
    'a category that nobody has changed (#93)',
    stored('categories', OFFICE.id, { requiresEventApprover: true }),
    /categories\/testOffice: it was changed without an entry/,
  ],
  [
    'approvers without a journal',
    ({ journal }) => ({ journal: journal.filter(({ id }) => !id.startsWith(SETTINGS)) }),
    /settings\/approvers: it has no journal/,
  ],
  [
    'a category without a journal',
    without(`categories~${OFFICE.id}~1`),
    /categories\/testOffice: it has no journal/,
  ],
  [
    'an entry of the journal that is gone',
    without(`${SETTINGS}~2`),
    /settings\/approvers: version 2 isn't in its journal/,
  ],
  [
    'the first entry of a journal that is gone',
    without(`${CATEGORY}~1`),
    /categories\/testSpringFair: its journal begins with version 2/,
  ],
  [
    'the last entry of a journal that is gone',
    without(`${CATEGORY}~4`),
    /testSpringFair: it's there, but its journal says that it was deleted/,
  ],
  [
    'an entry whose before was changed',
    changed(`${SETTINGS}~3`, { before: { treasurer: '', version: 2 } }),
    /version 3 begins with something else than version 2 ends with/,
  ],
  [
    'an entry whose after was changed',
    changed(`${SETTINGS}~2`, { after: { treasurer: '', version: 2 } }),
    /version 3 begins with something else than version 2 ends with/,
  ],
  [
    'an entry of nobody',
    changed(`${SETTINGS}~2`, { by: null }),
    /journal\/settings~approvers~2 names no person/,
  ],
  [
    'an entry of nobody in particular',
    changed(`${CATEGORY}~2`, { by: { uid: '', email: 'a@b.co' } }),
    /journal\/categories~testSpringFair~2 names no person/,
  ],
  [
    'an upgrade of what was not there',
    changed(`${SETTINGS}~2`, { kind: 'upgraded', by: null, before: null }),
    /journal\/settings~approvers~2 can't be a change of the kind upgraded/,
  ],
  [
    'an entry without a time',
    changed(`${CATEGORY}~2`, { at: 'yesterday' }),
    /journal\/categories~testSpringFair~2 has no time/,
  ],
  [
    'an entry that takes over in the midst',
    changed(`${SETTINGS}~2`, { kind: 'takenOver', before: null }),
    /version 2 begins its journal a second time/,
  ],
  [
    'an entry of another kind',
    changed(`${CATEGORY}~3`, { kind: 'changed' }),
    /can't be a change of the kind changed/,
  ],
  [
    'an entry with a document of another version',
    changed(`${SETTINGS}~2`, { after: { version: 7 } }),
    /settings~approvers~2 has another version of the document in it/,
  ],
  [
    'an entry in the place of another',
    changed(`${SETTINGS}~2`, { version: 9 }),
    /journal\/settings~approvers~2 isn't where it belongs/,
  ],
  [
    'an entry out of order',
    ({ journal }) => {
      const first = journal.find(({ id }) => id === `${SETTINGS}~1`);
      const at = Timestamp.fromMillis((instantOf(first?.data['at']) ?? 0) - 10 * 60 * 1000);
      return changed(`${SETTINGS}~2`, { at })({ journal } as ProjectData);
    },
    /version 2 is older than version 1/,
  ],
  [
    'an entry whose cause is gone',
    without(`${CATEGORY}~2`),
    /settings~approvers~3 was caused by .*, which isn't there/,
  ],
  [
    'an entry of a collection without a journal',
    ({ journal }) => ({
      journal: journal.map(({ id, data }) =>
        id === `${SETTINGS}~2`
          ? { id: 'mail~approvers~2', data: { ...data, collection: 'mail' } }
          : { id, data },
      ),
    }),
    /mail~approvers~2 is of a collection without a journal/,
  ],
  [
    'a category that went without its entry',
    ({ categories }) => ({ categories: categories.filter(({ id }) => id !== OFFICE.id) }),
    /testOffice: it's gone, but its journal doesn't say that it was deleted/,
  ],
];
