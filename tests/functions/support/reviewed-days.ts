import { journalIdOf, type JournalKind, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Person, PersonEntry } from '@pa-ledger/domain/people/person';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { personEntry } from '../../fixtures/people.ts';
import { SETTINGS } from './association.ts';
import type { TestEnvironment } from './test-environment.ts';

/** The days that the tests of reviews review. */
export const DAYS = { first: '2025-07-01' as CalendarDate, last: '2026-06-30' as CalendarDate };
const NOW = Date.parse('2026-09-10T15:00:00Z');
const AFTER_DAYS = new Date('2026-08-01T15:00:00Z');
const MIDDLE = Date.parse('2026-01-15T18:00:00Z');

export const person = (uid: string, email = `${uid}@example.com`): Person => ({ uid, email });
export const [ANA, BO, NEW, RUTH, SAM, PAT, KIM] = [
  person('ana'),
  person('bo'),
  person('new'),
  person('ruth'),
  person('sam'),
  // The president, by another spelling of the mailbox.
  person('pat', 'patdoe+review@googlemail.com'),
  person('kim'),
] as const;
/** Everyone's role and when they joined; how they were before is in the journal. */
export const PEOPLE: readonly (readonly [Person, name: string, Partial<PersonEntry<Date>>])[] = [
  [ANA, 'Ana Ruiz', { role: 'reviewer', joinedAt: AFTER_DAYS }],
  [BO, 'Bo Lind', { role: 'reviewer', joinedAt: AFTER_DAYS }],
  [NEW, 'Nell Wu', { role: 'admin', joinedAt: AFTER_DAYS }],
  [RUTH, 'Ruth Adeyemi', { role: 'admin' }],
  [SAM, 'Sam Okafor', { role: 'reviewer', version: 2 }],
  [PAT, 'Pat Doe', { role: 'reviewer', joinedAt: AFTER_DAYS }],
  [KIM, 'Kim Cho', { role: 'bookkeeper', joinedAt: AFTER_DAYS }],
];

/** Puts those people there, what offices they and others held on the days, and what was paid. */
export async function putReviewedDays({ db, time }: TestEnvironment): Promise<void> {
  time.now = NOW;
  for (const [{ uid, email }, name, entry] of PEOPLE)
    await db.doc(`people/${uid}`).set(personEntry(email, name, entry));
  const keeper = { role: 'bookkeeper' } as const;
  await putChange(db, 'people', SAM.uid, [
    personEntry(SAM.email, 'Sam Okafor', keeper),
    personEntry(SAM.email, 'Sam Okafor', { role: 'reviewer', version: 2 }),
  ]);
  await putChange(db, 'people', 'gil', [personEntry('gil@example.com', 'Gil Moss', keeper), null]);
  await putSettings(db);
  await putBooks(db);
}

/** Another treasurer in the middle of the days, and a stand-in for the president from the beginning. */
async function putSettings(db: Firestore): Promise<void> {
  const { docs } = await db.collection('journal').where('collection', '==', 'settings').get();
  for (const found of docs) await found.ref.delete();
  const standIns = { president: 'vice@example.com', treasurer: '', eventApprovers: {} };
  const settings = (treasurer: string, version: number) => ({
    ...SETTINGS,
    presidents: ['pat.doe@gmail.com'],
    treasurer,
    standIns,
    absences: [],
    version,
  });
  const [before, after] = [settings('old@example.com', 1), settings('money@example.com', 2)];
  await putChange(db, 'settings', 'approvers', [before, after]);
  await db.doc('settings/approvers').set(after);
}

/** Puts an entry of the journal there, from version 1 to 2 in the middle of the days. */
async function putChange(
  db: Firestore,
  collection: string,
  document: string,
  [before, after]: readonly [StoredFields, StoredFields | null],
): Promise<void> {
  const place = { collection, document, version: 2 };
  const kind: JournalKind = after === null ? 'deleted' : 'changed';
  await db
    .doc(`journal/${journalIdOf(place)}`)
    .set({ ...place, by: RUTH, at: new Date(MIDDLE), kind, before, after, words: [] });
}

const PAYMENT = { payee: 'Lee Park', voided: null, mistake: null, version: 1 };
const line = (expenseId: string, amount: number) => ({ expenseId, amount });

/** What was paid on the days, and beside them. */
async function putBooks(db: Firestore): Promise<void> {
  const documents: Readonly<Record<string, object>> = {
    'payments/a-1': { ...PAYMENT, date: '2025-07-01', lines: [line('a', 100)] },
    'payments/b-1': {
      ...PAYMENT,
      date: '2026-03-03',
      lines: [line('b', 200), line('b', 50.5)],
      voided: { date: '2026-04-04' },
    },
    'payments/c-1': { ...PAYMENT, date: '2026-06-30', lines: [line('c', 300), line('d', 1)] },
    'payments/e-1': { ...PAYMENT, date: '2026-01-05', lines: [line('e', 400)], mistake: {} },
    'payments/f-1': { ...PAYMENT, date: '2026-07-01', lines: [line('f', 500)] },
    'manualExpenses/hall': { date: '2025-12-01', amount: 250.5, paidTo: 'SAM  okafor' },
    'manualExpenses/cash': {
      date: '2025-12-02',
      amount: 80,
      paidTo: 'V.',
      advance: { kind: 'given', eventOn: '2025-12-03', left: 0 },
    },
    'manualExpenses/cash-settled-1': {
      date: '2025-12-05',
      amount: 80,
      paidTo: 'V.',
      advance: { kind: 'settled' },
    },
    'manualExpenses/back': { date: '2025-12-06', amount: -20, paidTo: 'V.' },
    'advanceHolders/cash': { email: 'vice@example.com' },
    // The president's own, years ago; and one of theirs that paid a vendor.
    'expenses/old': { submission: {} },
    'contacts/old': { email: 'pat.doe@gmail.com', mailingAddress: '12 Oak Street, Maple Grove' },
    'expenses/vendor': { submission: { payTo: 'vendor' } },
    'contacts/vendor': { email: 'pat.doe@gmail.com', mailingAddress: '5 Depot Road' },
    'contacts/a': { email: 'lee@example.com', mailingAddress: '12 OAK ST\nMaple Grove' },
    'contacts/b': { email: 'money@example.com', mailingAddress: '7 Elm Rd' },
    'contacts/c': { email: 'lee@example.com', mailingAddress: '5 Depot Road' },
    'contacts/d': { email: '', mailingAddress: '' },
  };
  for (const [path, fields] of Object.entries(documents)) await db.doc(path).set(fields);
}

/** Everything that can be drawn, by day. */
export const DRAWABLE = [
  'payments~a-1',
  'manualExpenses~hall',
  'manualExpenses~cash',
  'payments~b-1',
  'payments~c-1',
];
