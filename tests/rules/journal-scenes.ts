import {
  journalEntry,
  type Change,
  type JournalPlace,
  type StoredFields,
} from '@pa-ledger/domain/ledger/journal';
import { doc, serverTimestamp, Timestamp, type Firestore } from 'firebase/firestore';
import { Timestamp as ServerTimestamp } from 'firebase-admin/firestore';
import {
  APPROVERS,
  fieldsAt,
  LEDGER_RECORDS,
  recordId,
  WRITABLE_RECORDS,
  type Document,
} from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { AUTHOR } from './recorded.ts';

/** What is done to a document; 'created again' follows a deletion. */
export const ACTS = ['created', 'changed', 'deleted', 'created again'] as const;
export type Act = (typeof ACTS)[number];

/** The version that the document has after the act. */
const VERSIONS: Readonly<Record<Act, number>> = {
  created: 1,
  changed: 2,
  deleted: 2,
  'created again': 4,
};

/** What the second and the third state of a document have instead of the first one's. */
const CHANGES: Readonly<Record<(typeof WRITABLE_RECORDS)[number], readonly [Document, Document]>> =
  {
    funds: [{ name: 'Second fund' }, { name: 'Third fund' }],
    budgetItems: [{ description: 'Food' }, { categoryId: 'book-fair' }],
    fundBalances: [{ amount: 1 }, { amount: -2.5 }],
    revenueItems: [{ description: 'Raffle' }, { fundId: 'other' }],
    manualExpenses: [{ paidTo: 'Other Rentals' }, { reference: 'Check 7' }],
    transfers: [{ amount: 12.5 }, { toFundId: 'other' }],
    budgets: [{ adoptedOn: '2026-08-01' }, { spending: [] }],
    incomeItems: [{ description: 'Raffle' }, { categoryId: 'book-fair' }],
    treasurerReports: [{ givenOn: '2026-11-19' }, { ending: 1 }],
    payees: [{ kind: 'corporation' }, { notes: 'Came by mail' }],
    purposes: [{ purpose: 'services' }, { purpose: 'rent' }],
    returnLines: [{ incomeLine: 'dues' }, { expenseLine: 'other' }],
    donors: [{ name: 'Lake Bakery' }, { email: '' }],
    inKindGifts: [{ value: 500 }, { kind: 'services' }],
  };

/** A document with a journal, and three states of it that differ and are in order. */
export interface Subject extends JournalPlace {
  readonly path: string;
  /** A state as the version that is given. */
  readonly state: (at: 0 | 1 | 2, version: number, time: unknown) => StoredFields;
}

/** One of each collection. */
export const SUBJECTS: readonly Subject[] = [
  ...WRITABLE_RECORDS.map((name) =>
    subject(name, recordId(name, 'main'), LEDGER_RECORDS[name], CHANGES[name]),
  ),
  subject('settings', 'approvers', APPROVERS, [
    { treasurer: 'alias@example.com' },
    { presidents: [] },
  ]),
];

function subject(
  collection: string,
  document: string,
  first: Document,
  [second, third]: readonly [Document, Document],
): Subject {
  const path = `${collection}/${document}`;
  const states = [first, { ...first, ...second }, { ...first, ...third }] as const;
  const state: Subject['state'] = (at, version, time) =>
    fieldsAt(path, { ...states[at], version }, time);
  return { collection, document, path, state };
}

/** An act as an administrator tries it, in the types of the browser's SDK. */
export interface Scene extends Subject {
  readonly act: Act;
  readonly change: Change;
  /** The version after the act. */
  readonly version: number;
  /** Another state of the same version. */
  readonly other: StoredFields;
  /** A state of the version behind it. */
  readonly next: StoredFields;
}

export function sceneOf(given: Subject, act: Act): Scene {
  const version = VERSIONS[act];
  return {
    ...given,
    act,
    version,
    change: changeOf(given, act),
    other: given.state(2, version, serverTimestamp()),
    next: given.state(2, version + 1, serverTimestamp()),
  };
}

function changeOf({ state }: Subject, act: Act): Change {
  const stored = state(0, 1, Timestamp.fromMillis(0));
  if (act === 'deleted') return { before: stored, after: null };
  if (act === 'changed') return { before: stored, after: state(1, 2, serverTimestamp()) };
  return { before: null, after: state(0, VERSIONS[act], serverTimestamp()) };
}

const LONG_AGO = ServerTimestamp.fromMillis(0);

/** Stores what there is before an act of every subject, and forgets what was written since. */
export async function setScenes({ server }: RulesEnvironment, act: Act): Promise<void> {
  const batch = server.batch();
  const old = await server.collection('journal').listDocuments();
  for (const entry of old) batch.delete(entry);
  for (const { path, collection, document, state } of SUBJECTS) {
    const [first, second] = [state(0, 1, LONG_AGO), state(1, 2, LONG_AGO)];
    batch.delete(server.doc(path));
    if (act === 'changed' || act === 'deleted') batch.set(server.doc(path), first);
    if (act !== 'created again') continue;
    const life: Change[] = [
      { before: null, after: first },
      { before: first, after: second },
      { before: second, after: null },
    ];
    for (const [index, change] of life.entries()) {
      const entry = journalEntry({ collection, document }, change, AUTHOR, new Date(0));
      batch.set(server.doc(`journal/${collection}~${document}~${index + 1}`), entry);
    }
  }
  await batch.commit();
}

export function documentIn(db: Firestore, { path }: Subject) {
  return doc(db, path);
}

export function entryIn(
  db: Firestore,
  { collection, document }: JournalPlace,
  version: number | string,
) {
  return doc(db, 'journal', `${collection}~${document}~${version}`);
}
