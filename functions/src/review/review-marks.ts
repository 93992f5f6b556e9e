import type { Submission } from '@pa-ledger/domain/expenses/expense';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { MAX_REVIEW_BODY_BYTES } from '@pa-ledger/domain/limits';
import { isOfOfficer, marksOf, officerAddresses, type Paid } from '@pa-ledger/domain/review/marks';
import { officerAmong, officesText, type Officer } from '@pa-ledger/domain/review/offices';
import { reviewMarks, type ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import { disbursementOf } from '@pa-ledger/domain/review/sample';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  ADVANCE_HOLDERS,
  CONTACTS,
  EXPENSES,
  MANUAL_EXPENSES,
  PAYMENTS,
  PEOPLE,
} from '../firestore/paths.ts';
import { datedIn } from '../firestore/queries.ts';
import { success } from '../http/answer.ts';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { readOfficers } from './read-officers.ts';

/**
 * `POST /api/admin/review-marks` `{first, last}`, with a person's `Authorization: Bearer <ID token>`: who held an office on these
 * days, and what was paid on them to one of these, or to an address that one of them gave. Of payees it answers ids and reasons,
 * never an address, since reviewers read none. Answers `{success: true, officers, marks, entries, own}` (`ReviewMarks`) or `{success: false, error}`: 400, 401, 403,
 * 413, 415, 429, 500, and 503.
 */
export const reviewMarksEndpoint = adminEndpoint({
  name: 'review-marks',
  failure: 'loadFailed',
  shape: reviewMarks,
  maxBytes: MAX_REVIEW_BODY_BYTES,
  async answer(days, by, { db }) {
    const officers = await readOfficers(db, days);
    const [contacts, entry, requests, entries] = await Promise.all([
      readContacts(db),
      db.collection(PEOPLE).doc(by.uid).get(),
      readPaidRequests(db, days),
      readPaidEntries(db, days),
    ]);
    const addresses = await readOfficerAddresses(db, contacts, officers);
    const paid = requests.map(({ id, payee }) => ({ ...contactAt(contacts.get(id)), id, payee }));
    const own = officerAmong(officers, { ...by, name: textIn(entry.data() ?? {}, 'name') });
    const answer: ReviewMarks = {
      officers: officers.map(({ emails, names, held }) => ({ emails, names, held })),
      marks: marksOf(paid, officers, addresses).map(({ id, why }) => ({ expense: id, why })),
      entries: marksOf(entries, officers, addresses).map(({ id, why }) => ({ entry: id, why })),
      own: own === null ? null : officesText(own),
    };
    return success({ ...answer });
  },
});

type Contacts = ReadonlyMap<string, DocumentData>;

/** Reads where all submitters are reached: one mailbox has several spellings, which no query knows. */
async function readContacts(db: Firestore): Promise<Contacts> {
  const { docs } = await db.collection(CONTACTS).select('email', 'mailingAddress').get();
  return new Map(docs.map((found) => [found.id, found.data()]));
}

function contactAt(contact: DocumentData = {}): Pick<Paid, 'email' | 'mailingAddress'> {
  return { email: textIn(contact, 'email'), mailingAddress: textIn(contact, 'mailingAddress') };
}

/** Returns the expenses that payments of the days paid, each once, with the payee. */
async function readPaidRequests(
  db: Firestore,
  days: Days,
): Promise<readonly Pick<Paid, 'id' | 'payee'>[]> {
  const { docs } = await datedIn(db, PAYMENTS, 'date', days, null).get();
  const paid = docs.flatMap((found) => {
    const fields = found.data();
    if (disbursementOf(PAYMENTS, found.id, fields, days) === null) return [];
    // Only functions write payments.
    const lines = fields['lines'] as readonly unknown[];
    const payee = textIn(fields, 'payee');
    return lines.map((line) => ({ id: textIn(membersOf(line), 'expenseId'), payee }));
  });
  return [...new Map(paid.map((one) => [one.id, one])).values()];
}

/** Returns the manual expenses of the days. Only an advance says whose it is, beside its name. */
async function readPaidEntries(db: Firestore, days: Days): Promise<readonly Paid[]> {
  const { docs } = await datedIn(db, MANUAL_EXPENSES, 'date', days, null).get();
  const paid = docs.filter(
    (found) => disbursementOf(MANUAL_EXPENSES, found.id, found.data(), days) !== null,
  );
  const advances = paid.filter((found) => found.get('advance') !== undefined);
  const holders = await readSome(
    db,
    ADVANCE_HOLDERS,
    advances.map(({ id }) => id),
    ['email'],
  );
  const emails = new Map(
    holders.map((holder) => [holder.id, textIn(holder.data() ?? {}, 'email')]),
  );
  return paid.map((found) => ({
    id: found.id,
    email: emails.get(found.id) ?? '',
    mailingAddress: '',
    payee: textIn(found.data(), 'paidTo'),
  }));
}

/** Returns the addresses that officers ever gave for themselves. What pays a vendor has the vendor's. */
async function readOfficerAddresses(
  db: Firestore,
  contacts: Contacts,
  officers: readonly Officer[],
): Promise<ReadonlySet<string>> {
  const own = [...contacts]
    .filter(([, contact]) => isOfOfficer(officers, contactAt(contact).email))
    .map(([id]) => id);
  const expenses = await readSome(db, EXPENSES, own, ['submission.payTo']);
  const theirs = expenses.filter((expense) => {
    // The server checked it.
    const submission = membersOf(expense.get('submission')) as Partial<Pick<Submission, 'payTo'>>;
    return expense.exists && !paysVendor(submission);
  });
  return officerAddresses(theirs.map(({ id }) => contactAt(contacts.get(id)).mailingAddress));
}

/** The most documents in one request. */
const AT_ONCE = 300;

/** Reads some fields of documents. */
async function readSome(
  db: Firestore,
  collection: string,
  ids: readonly string[],
  fieldMask: string[],
): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const refs = ids.slice(start, start + AT_ONCE).map((id) => db.collection(collection).doc(id));
    found.push(...(await db.getAll(...refs, { fieldMask })));
  }
  return found;
}
