import { isInUse } from '@pa-ledger/domain/fields/archived';
import type { Category } from '@pa-ledger/domain/categories/category';
import { confirmLines, setLines, type NewLine } from '@pa-ledger/domain/expenses/actions/set-lines';
import { paymentLinesOf } from '@pa-ledger/domain/expenses/actions/record-payment';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { withExpenseLines } from '@pa-ledger/domain/payments/recorded-payment';
import type { Person } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { readCategories } from '../../firestore/categories.ts';
import { FUNDS } from '../../firestore/paths.ts';
import type { Writes } from '../../firestore/writes.ts';
import { addPaymentChange } from '../../payments/payment-changes.ts';
import { readPayment } from '../../payments/payments.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Services } from '../../platform/services.ts';
import { readCategoryBudget } from '../../totals/category-budget.ts';
import { authorityAt, readExpense } from '../expenses.ts';
import { commitOf, type ExpenseCommit } from '../store/commit-changes.ts';

/** Who acts, when, and with which random part for a step that opens. */
export interface Own {
  readonly by: Person;
  readonly now: Instant;
  readonly nonce: string;
}

/** The dates on which a change of an expense's lines counts: of its approval, and after a payment today. */
export function movedDays({ before, change }: ExpenseCommit): readonly string[] {
  if (change.what !== 'fundSet' && change.what !== 'linesSet') return [];
  const { approvedOn, payment, reclassified } = before.expense;
  const today = change.what === 'linesSet' ? (change.date ?? null) : null;
  const since = reclassified.map(({ on }) => on);
  return [approvedOn, payment?.date ?? null, today, ...since].filter((day) => day !== null);
}

/** A paid expense counts in the lines that its payment has for it, so this changes the payment too. */
export async function moveLines(
  writes: Writes,
  commits: readonly ExpenseCommit[],
  { by, now }: Own,
  { db }: Services,
): Promise<void> {
  for (const { expense, change } of commits) {
    if (change.what !== 'linesSet' || change.date === undefined || expense.payment === null)
      continue;
    const before = await readPayment(db, expense.payment.id);
    if (before === null) continue;
    const after = withExpenseLines(before, expense.id, paymentLinesOf(expense), change.date);
    await addPaymentChange(writes, db, { before, after }, by, now);
  }
}

/** Returns what setting an expense's lines changes. @throws DomainError why they can't be set. */
export async function linesSet(
  expenseId: string,
  { lines, reason: why }: { readonly lines: readonly NewLine[]; readonly reason: string },
  own: Own,
  services: Services,
): Promise<ExpenseCommit[]> {
  const { db, organization } = services;
  const { stored, settings } = await readExpense(db, expenseId);
  if (stored === null) throw new DomainError('unknownExpense');
  const [categories] = await Promise.all([
    readCategoriesOf(db, lines, stored.expense),
    requireFunds(db, lines, stored.expense),
  ]);
  const left = await readLeft(db, lines, own.now, organization);
  const outcome = setLines(
    stored.expense,
    { lines, reason: why },
    {
      ...own,
      ...authorityAt(own.now, settings, services),
      timeZone: organization.timeZone,
      categories,
      isOverBudget: (categoryId, amount) => amount > (left.get(categoryId) ?? 0),
    },
  );
  if (outcome.kind === 'refused') throw new DomainError(outcome.why);
  return outcome.kind === 'repeated' ? [] : [commitOf(stored, outcome)];
}

/** Returns what agreeing with a reclassification changes. @throws DomainError why it can't be. */
export async function linesConfirmed(
  expenseId: string,
  own: Own,
  { db }: Services,
): Promise<ExpenseCommit[]> {
  const { stored } = await readExpense(db, expenseId);
  if (stored === null) throw new DomainError('unknownExpense');
  const outcome = confirmLines(stored.expense, own);
  if (outcome.kind === 'refused') throw new DomainError(outcome.why);
  return outcome.kind === 'repeated' ? [] : [commitOf(stored, outcome)];
}

/** Reads the categories of new lines: those in use, and those that the expense has already. */
async function readCategoriesOf(
  db: Firestore,
  lines: readonly NewLine[],
  { lines: former }: Expense,
): Promise<ReadonlyMap<string, Category>> {
  const own = new Set(former.map(({ categoryId }) => categoryId));
  const wanted = new Set(lines.map(({ categoryId }) => categoryId));
  const all = await readCategories(db);
  return new Map(
    all
      .filter((category) => wanted.has(category.id) && (own.has(category.id) || isInUse(category)))
      .map((category) => [category.id, category]),
  );
}

/** @throws DomainError `unknownFund` for a fund that is gone, or archived and not the expense's already. */
async function requireFunds(
  db: Firestore,
  lines: readonly NewLine[],
  { lines: former }: Expense,
): Promise<void> {
  const own = new Set(former.map(({ fundId }) => fundId));
  const ids = [...new Set(lines.flatMap(({ fundId }) => fundId ?? []))];
  if (ids.length === 0) return;
  const found = await db.getAll(...ids.map((id) => db.collection(FUNDS).doc(id)));
  const isKnown = found.every(
    (fund) => fund.exists && (own.has(fund.id) || fund.get('archived') !== true),
  );
  if (!isKnown) throw new DomainError('unknownFund');
}

/** Reads what is left in the budget of each category of some lines, in cents. */
async function readLeft(
  db: Firestore,
  lines: readonly NewLine[],
  now: Instant,
  organization: Services['organization'],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(lines.map(({ categoryId }) => categoryId))];
  const found = await Promise.all(
    ids.map(
      async (id) => [id, (await readCategoryBudget(db, id, now, organization))?.left] as const,
    ),
  );
  return new Map(found.map(([id, left]) => [id, left ?? 0]));
}
