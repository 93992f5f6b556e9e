import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { type ApproverSettings, settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { readCurrent } from '../firestore/data-version.ts';
import { APPROVER_SETTINGS, CONTACTS, EXPENSES } from '../firestore/paths.ts';
import {
  contactsOf,
  expensesIn,
  expensesOfSubmitter,
  pendingExpenses,
} from '../firestore/queries.ts';
import { contactDigest, contactFrom } from './contact-format.ts';
import { expenseFrom, submissionDigest } from './store/expense-format.ts';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import {
  duplicateSearches,
  duplicateView,
  MAX_DUPLICATES_READ,
  possibleDuplicates,
  type DuplicateView,
} from '@pa-ledger/domain/expenses/duplicates';

/** How many contacts to read in one call. */
const CONTACTS_AT_ONCE = 300;

/** How many expenses of a submitter tell whom we paid before. A parent has fewer, and without them we only call once more. */
const MOST_OF_SUBMITTER = 200;

/** An expense and the version that guards its next write. */
export interface StoredExpense {
  readonly expense: Expense;
  readonly version: Timestamp;
  /** The hash of the submitted content, by which we recognize a retry. */
  readonly contentSha256: string;
  /** Whether submission and contact are unchanged since the submitter sent them. */
  readonly submissionIntact: boolean;
}

/** Expenses as they are at one moment. */
interface ReadExpenses {
  /** In the order of the given ids; null for one that doesn't exist. */
  readonly stored: readonly (StoredExpense | null)[];
  readonly settings: ApproverSettings;
}

/**
 * Reads an expense and the approver settings in one call. The expense is null if it doesn't exist.
 * @throws DomainError if the data has another version than this program, or an upgrade is running.
 */
export async function readExpense(
  db: Firestore,
  id: string,
): Promise<{ stored: StoredExpense | null; settings: ApproverSettings }> {
  const { stored, settings } = await readAtOnce(db, [id]);
  return { stored: stored[0] ?? null, settings };
}

/**
 * Reads expenses and the approver settings in one call, which shows them all at one moment (BatchGetDocuments,
 * `read_time`). Separate reads could show some expenses from before a joint payment, and others from after it.
 * @throws DomainError if the data has another version than this program, or an upgrade is running.
 */
export async function readAtOnce(db: Firestore, ids: readonly string[]): Promise<ReadExpenses> {
  const [settings, ...found] = await readCurrent(
    db,
    db.doc(APPROVER_SETTINGS),
    ...ids.map((id) => db.collection(EXPENSES).doc(id)),
    ...ids.map((id) => contactRef(db, id)),
  );
  const stored = found
    .slice(0, ids.length)
    .map((expense, at) => (expense.exists ? storedExpense(expense, found[ids.length + at]) : null));
  return { stored, settings: settingsFrom(settings.data()) };
}

/** Reads expenses in this order. @throws DomainError `unknownExpense` if one of them doesn't exist. */
export async function readAllExpenses(
  db: Firestore,
  ids: readonly string[],
): Promise<readonly StoredExpense[]> {
  const { stored } = await readAtOnce(db, ids);
  return stored.map((expense) => {
    if (expense === null) throw new DomainError('unknownExpense');
    return expense;
  });
}

/** Hears of each unreadable expense. The others still get read. */
type Unreadable = (id: string, error: unknown) => unknown;

/** Reads several expenses in one call, each once, without their contacts. Leaves out those that don't exist. */
export async function readExpenses(
  db: Firestore,
  ids: readonly string[],
  unreadable: Unreadable,
): Promise<ListedExpense[]> {
  const refs = [...new Set(ids)].map((id) => db.collection(EXPENSES).doc(id));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  return readableExpenses(
    found.filter((expense) => expense.exists),
    unreadable,
  );
}

/** Reads all expenses that wait for a decision. */
export async function readPendingExpenses(
  db: Firestore,
  unreadable: Unreadable,
): Promise<StoredExpense[]> {
  const { docs } = await pendingExpenses(db).get();
  return withContacts(db, docs, unreadable);
}

/** Reads all expenses of the submitters whom an app is to pay, as they were sent. */
export async function readOfSubmitters(
  db: Firestore,
  expenses: readonly Expense[],
): Promise<Expense[]> {
  const byApp = expenses.filter(({ submission }) => submission.payBy === 'app');
  const ids = new Set(byApp.flatMap(({ submitterId }) => submitterId ?? []));
  const all: Expense[] = [];
  for (const id of ids) {
    const { docs } = await expensesOfSubmitter(db, id).limit(MOST_OF_SUBMITTER).get();
    // Skips an unreadable one, for which the sweeper raises an alert.
    const stored = await withContacts(db, docs, () => undefined);
    all.push(...stored.filter((one) => one.submissionIntact).map(({ expense }) => expense));
  }
  return all;
}

async function withContacts(
  db: Firestore,
  docs: readonly DocumentSnapshot[],
  unreadable: Unreadable,
): Promise<StoredExpense[]> {
  const contacts = new Map<string, DocumentSnapshot>();
  for (let start = 0; start < docs.length; start += CONTACTS_AT_ONCE) {
    const refs = docs.slice(start, start + CONTACTS_AT_ONCE).map(({ id }) => contactRef(db, id));
    for (const contact of await db.getAll(...refs)) contacts.set(contact.id, contact);
  }
  return readable(docs, (found) => storedExpense(found, contacts.get(found.id)), unreadable);
}

/** Returns the readable ones of these expenses, without their contacts. */
export function readableExpenses(
  found: readonly DocumentSnapshot[],
  unreadable: Unreadable,
): Promise<ListedExpense[]> {
  return readable(found, (document) => expenseFrom(document.id, dataOf(document)), unreadable);
}

async function readable<Read>(
  found: readonly DocumentSnapshot[],
  read: (document: DocumentSnapshot) => Read,
  unreadable: Unreadable,
): Promise<Read[]> {
  const all: Read[] = [];
  for (const document of found) {
    try {
      all.push(read(document));
    } catch (error) {
      await unreadable(document.id, error);
    }
  }
  return all;
}

/** Returns a key of the expense's version, for ids of things that happen once per version. */
export function versionKey({ version }: StoredExpense): string {
  return `${version.seconds}-${version.nanoseconds}`;
}

function storedExpense(
  snapshot: DocumentSnapshot,
  contactSnapshot: DocumentSnapshot | undefined,
): StoredExpense {
  const data = dataOf(snapshot);
  const version = snapshot.updateTime;
  if (version === undefined) throw new Error('The expense is gone.');
  const contentSha256: unknown = data['contentSha256'];
  const contact = contactFrom(contactSnapshot?.data());
  const expense = { ...expenseFrom(snapshot.id, data), contact };
  // We only remove the contacts of settled expenses: otherwise no one would know whose expense waits for a decision.
  const isRedacted = expense.redactedAt !== null && expense.status !== 'pending';
  return {
    expense,
    version,
    contentSha256: typeof contentSha256 === 'string' ? contentSha256 : '',
    submissionIntact:
      data['submissionSha256'] === submissionDigest(expense.submission) &&
      (isRedacted || contactDigest(contact) === expense.submission.contactSha256),
  };
}

function dataOf(snapshot: DocumentSnapshot): DocumentData {
  const data = snapshot.data();
  if (data === undefined) throw new Error('The expense is gone.');
  return data;
}

function contactRef(db: Firestore, expenseId: string): DocumentReference {
  return db.collection(CONTACTS).doc(expenseId);
}

/** Returns the submitter's id of an email address, or `expenseId` if this is that address's first expense. */
export async function readSubmitterId(
  db: Firestore,
  email: string,
  expenseId: string,
): Promise<string> {
  const { docs } = await contactsOf(db, email).limit(1).get();
  const known: unknown = docs[0]?.get('submitterId');
  return typeof known === 'string' ? known : expenseId;
}

/**
 * Returns what permissions depend on at a moment: the settings, the policies, and the date at the school, which says
 * who is away.
 */
export function authorityAt(
  now: Instant,
  settings: ApproverSettings,
  { organization: { policies, timeZone } }: Pick<Services, 'organization'>,
): Authority {
  return { settings, policies, today: dateAt(now, timeZone) };
}

/** Reads what an approver sees of possible duplicates of an expense, with two or three limited searches. */
export async function readDuplicates(db: Firestore, expense: Expense): Promise<DuplicateView[]> {
  const found = await Promise.all(
    duplicateSearches(expense).map((search) =>
      expensesIn(db, search).limit(MAX_DUPLICATES_READ).get(),
    ),
  );
  const each = new Map(found.flatMap(({ docs }) => docs).map((other) => [other.id, other]));
  // Skips an unreadable one, so that it doesn't block another's email. The sweeper raises an alert for it.
  const others = await readableExpenses([...each.values()], () => undefined);
  return possibleDuplicates(expense, others).map(duplicateView);
}
