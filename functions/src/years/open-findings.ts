import { payableOf } from '@pa-ledger/domain/expenses/expense-lines';
import { isOpenOn } from '@pa-ledger/domain/accounts/account';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { givenIn } from '@pa-ledger/domain/ledger/advance';
import { anyCellFrom, isOfAccount, type CellKey } from '@pa-ledger/domain/ledger/cells';
import { linesOf } from '@pa-ledger/domain/ledger/lines';
import { datedWork } from '@pa-ledger/domain/home/dated-work';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { textIn } from '@pa-ledger/domain/untyped';
import type { Firestore } from 'firebase-admin/firestore';
import { plainReads, readLastStatement } from '../bank/statements.ts';
import { readableExpenses } from '../expenses/expenses.ts';
import { ACCOUNTS, HOME, MANUAL_EXPENSES } from '../firestore/paths.ts';
import {
  cellsIn,
  countedInCell,
  openAdvances,
  pendingExpenses,
  unpaidExpenses,
} from '../firestore/queries.ts';
import { canonicalJson, sha256Hex } from '../platform/hashes.ts';
import { countedPlaceOf } from '../totals/counted-lines.ts';
import {
  entrySentence,
  readNames,
  type Names,
} from '../totals/recalculation/difference-messages.ts';
import { readAll } from '../totals/recalculation/pages.ts';

/**
 * Something in a year that is still open. Only `unknown` and `unreadable` block the closing; what is pending, unpaid, or
 * advanced carries over to the next year, and what is unconfirmed stays so.
 */
export interface OpenFinding {
  readonly kind:
    | 'pending'
    | 'unpaid'
    | 'advanced'
    | 'unreconciled'
    | 'unconfirmed'
    | 'unknown'
    | 'unreadable';
  /** With `id`, the document to look at. */
  readonly collection: string;
  readonly id: string;
  readonly sentence: string;
}

export interface OpenFindings {
  readonly findings: readonly OpenFinding[];
  /** A hash of the findings: it changes when they do, so the page can prove what the person saw. */
  readonly seen: string;
}

/** Returns whether someone must fix this before the year can close. */
export function isBlocking({ kind }: OpenFinding): boolean {
  return kind === 'unknown' || kind === 'unreadable';
}

/**
 * Reads what is open in a year: undecided and unpaid expenses, advances that nothing has settled, accounts that aren't reconciled through its end, what nobody has
 * confirmed, entries whose category or fund doesn't exist, and expenses that can't be read.
 * @param days the year's days. Older expenses that are still open count too.
 */
export async function readOpenFindings(db: Firestore, days: Days): Promise<OpenFindings> {
  const broken: OpenFinding[] = [];
  const unreadable = (id: string) =>
    broken.push({
      kind: 'unreadable',
      collection: 'expenses',
      id,
      sentence: `We can’t read ${referenceOf(id)}.`,
    });
  const [pending, approved, advanced, unreconciled, unconfirmed, unknown] = await Promise.all([
    pendingExpenses(db)
      .get()
      .then(({ docs }) => readableExpenses(docs, unreadable)),
    unpaidExpenses(db)
      .get()
      .then(({ docs }) => readableExpenses(docs, unreadable)),
    unsettledAdvances(db, days.last),
    unreconciledAccounts(db, days.last),
    unconfirmedEntries(db, days),
    unknownEntries(db, days),
  ]);
  const findings = [
    ...pending
      .filter(({ submission }) => submission.expenseDate <= days.last)
      .map((expense) => ofExpense('pending', expense, 'is waiting for a decision')),
    ...approved.flatMap((expense) => {
      const { approvedOn } = expense;
      if (approvedOn === null || approvedOn > days.last) return [];
      return [
        ofExpense(
          'unpaid',
          expense,
          `was approved on ${formatDate(approvedOn)} and isn’t paid yet`,
        ),
      ];
    }),
    ...advanced,
    ...unreconciled,
    ...unconfirmed,
    ...unknown,
    ...broken,
  ];
  const keys = findings.map(({ kind, collection, id }) => [kind, collection, id].join(' ')).sort();
  return { findings, seen: sha256Hex(canonicalJson(keys)) };
}

/** Returns the advances given by the year's last day of which something is open. */
async function unsettledAdvances(db: Firestore, last: CalendarDate): Promise<OpenFinding[]> {
  const { docs } = await openAdvances(db).get();
  return docs.flatMap((document): OpenFinding[] => {
    const fields = document.data();
    const open = givenIn(fields)?.open ?? 0;
    if (textIn(fields, 'date') > last || open <= 0) return [];
    const sentence = `${formatCents(cents(open))} of the advance to ${textIn(fields, 'paidTo')} isn’t settled yet.`;
    return [{ kind: 'advanced', collection: MANUAL_EXPENSES, id: document.id, sentence }];
  });
}

/** Returns the accounts in use whose statements don't reach the year's last day. */
async function unreconciledAccounts(db: Firestore, last: CalendarDate): Promise<OpenFinding[]> {
  const { docs } = await db.collection(ACCOUNTS).get();
  const used = docs.filter((account) => {
    const isArchived = account.get('archived') === true;
    return isOpenOn({ openingDate: String(account.get('openingDate')) }, last) && !isArchived;
  });
  const found = await Promise.all(
    used.map(async (account): Promise<OpenFinding[]> => {
      const statement = await readLastStatement(db, account.id, plainReads(db));
      if (statement !== null && statement.day >= last) return [];
      const sentence = `${String(account.get('name'))} isn’t reconciled through ${formatDate(last)} yet.`;
      return [{ kind: 'unreconciled', collection: ACCOUNTS, id: account.id, sentence }];
    }),
  );
  return found.flat();
}

/** Returns how much no second person has confirmed, as one finding: Home counts it by month. */
async function unconfirmedEntries(db: Firestore, days: Days): Promise<OpenFinding[]> {
  const now = await db.collection(HOME).doc('now').get();
  const { count, cents: amount } = datedWork(now.data() ?? {}, 'unconfirmed', days, null);
  if (count === 0) return [];
  const entries = count === 1 ? '1 entry isn’t' : `${count} entries aren’t`;
  const sentence = `${entries} confirmed by a second person (${formatCents(cents(amount))}). No one can confirm them once the year is closed.`;
  return [{ kind: 'unconfirmed', collection: HOME, id: now.id, sentence }];
}

function ofExpense(kind: 'pending' | 'unpaid', expense: ListedExpense, words: string): OpenFinding {
  const { id, submission } = expense;
  const amount = formatCents(payableOf(expense));
  const sentence = `${referenceOf(id)}: ${amount} for ${submission.paidTo} ${words}.`;
  return { kind, collection: 'expenses', id, sentence };
}

/** Returns the year's entries whose category or fund doesn't exist. The cells lead to them. */
async function unknownEntries(db: Firestore, { first, last }: Days): Promise<OpenFinding[]> {
  const { docs } = await cellsIn(db, first.slice(0, 7), last.slice(0, 7)).get();
  const names = await readNames(db, docs.length > 0);
  const cells = docs.filter(({ id }) => isUnknown(anyCellFrom(id), names));
  const counted = await Promise.all(cells.map(({ id }) => countedInCell(db, id).get()));
  const places = counted.flatMap(({ docs: lines }) =>
    lines.flatMap(({ id }) => countedPlaceOf(id).place ?? []),
  );
  const unique = [
    ...new Map(places.map((place) => [`${place.collection}/${place.id}`, place])).values(),
  ];
  const sources = await readAll(db, unique, ({ collection, id }) => `${collection}/${id}`);
  return unique.flatMap(({ collection, id }, index): OpenFinding[] => {
    const lines = linesOf(collection, sources[index]?.data());
    const wrong = lines.filter(({ cell }) => isUnknown(cell, names));
    if (wrong.length === 0) return [];
    return [{ kind: 'unknown', collection, id, sentence: entrySentence(collection, wrong, names) }];
  });
}

function isUnknown(cell: CellKey | null, { categories, funds }: Names): boolean {
  if (cell === null || isOfAccount(cell)) return false;
  const { categoryId, fundId } = cell;
  return (
    fundId === null || !funds.has(fundId) || (categoryId !== null && !categories.has(categoryId))
  );
}
