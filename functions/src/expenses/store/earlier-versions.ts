import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { membersOf } from '@pa-ledger/domain/untyped';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { CONTACTS, EXPENSES, VERSIONS } from '../../firestore/paths.ts';
import { instantOf, timestamp } from '../../firestore/timestamps.ts';
import type { Writes } from '../../firestore/writes.ts';
import { contactDocument, contactFrom, contactOf } from '../contact-format.ts';
import { returnedFrom, stepsDocument, stepsFrom, submissionDigest } from './expense-format.ts';

/*
 * Each earlier version of a submission is a create-only document below the expense. Its contact is in the current
 * contact, under `earlier`, so that both go at once.
 */

/** A version before the current one, as it was when sent back. */
type EarlierVersion = Pick<
  Expense,
  'submissionVersion' | 'submission' | 'contact' | 'lines' | 'steps' | 'sentAt' | 'returned'
>;

/** Adds to a correction's commit the version that it replaces. @param after the corrected expense. */
export function addEarlierVersion(
  writes: Writes,
  db: Firestore,
  before: Expense,
  after: Expense,
): void {
  const { submission, lines, steps, sentAt, returned, submissionVersion } = before;
  writes.create(versionRef(db, before.id, submissionVersion), {
    version: submissionVersion,
    submission,
    submissionSha256: submissionDigest(submission),
    lines,
    steps: stepsDocument(steps),
    sentAt: timestamp(sentAt),
    returned: returned && { ...returned, at: timestamp(returned.at) },
  });
  const earlier = { version: submissionVersion, ...contactOf(before.contact) };
  writes.set(
    db.collection(CONTACTS).doc(before.id),
    {
      // Of the version before, unless this one has a handle too.
      payHandle: FieldValue.delete(),
      ...contactDocument(after),
      earlier: FieldValue.arrayUnion(earlier),
    },
    { merge: true },
  );
}

/** Reads the versions before the current one, first to last; none if the expense was never corrected. */
export async function readEarlierVersions(
  db: Firestore,
  { id, submissionVersion }: Pick<ListedExpense, 'id' | 'submissionVersion'>,
): Promise<EarlierVersion[]> {
  if (submissionVersion === 1) return [];
  const refs = Array.from({ length: submissionVersion - 1 }, (_, at) => versionRef(db, id, at + 1));
  const [contact, ...found] = await db.getAll(db.collection(CONTACTS).doc(id), ...refs);
  const earlier: unknown = contact?.get('earlier');
  const contacts = Array.isArray(earlier) ? earlier.map((one: unknown) => membersOf(one)) : [];
  return found.flatMap((version) => {
    const data = version.data();
    if (data === undefined) return [];
    const own = contacts.find((one) => one['version'] === data['version']);
    return [earlierFrom(data, own)];
  });
}

function earlierFrom(data: DocumentData, contact: DocumentData | undefined): EarlierVersion {
  // Only `addEarlierVersion` writes it.
  const { version, submission, lines, steps, returned } = data as Pick<
    EarlierVersion,
    'submission' | 'lines' | 'returned'
  > & { readonly version: number; readonly steps: readonly DocumentData[] };
  return {
    submissionVersion: version,
    submission,
    contact: contactFrom(contact),
    lines,
    steps: stepsFrom(steps),
    sentAt: instantOf(data['sentAt']) ?? 0,
    returned: returnedFrom(returned),
  };
}

function versionRef(db: Firestore, id: string, version: number): DocumentReference {
  return db.collection(EXPENSES).doc(id).collection(VERSIONS).doc(String(version));
}
