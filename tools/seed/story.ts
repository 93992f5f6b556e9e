import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { decide, startExpense, type Act } from '@pa-ledger/domain/expenses/decide/approval';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { openStepIndex, type Expense, type Receipt } from '@pa-ledger/domain/expenses/expense';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { cents, dollarsFromCents } from '@pa-ledger/domain/money/money';
import { manage, type ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { Changed, HistoryChange } from '@pa-ledger/domain/expenses/history';
import { parseSubmission } from '@pa-ledger/domain/expenses/submission';
import { APPROVERS, CATEGORIES, PAYER } from './association.ts';
import type { SampleExpense } from './expenses/sample-expense.ts';
import { dayAt, momentAt, type YearSoFar } from './fiscal-year.ts';

/** An expense after one action. */
export interface Chapter {
  readonly at: Instant;
  readonly expense: Expense;
  /** What was decided, and by whom; null for the submission. */
  readonly decided: { readonly change: HistoryChange; readonly by: string } | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** An expense after an administrator's action. */
export interface AdminChapter extends Changed {
  readonly at: Instant;
  readonly by: Administrator;
}

/** Returns what a parent would type. */
export function formOf(
  sample: SampleExpense,
  year: YearSoFar,
  receipts: readonly unknown[],
): object {
  const { id, parent, category, description, notes = '', paidTo = parent.name } = sample;
  return {
    ...parent,
    id,
    category,
    expenseDate: dayAt(Math.max(0, sample.share - 0.02), year),
    amount: dollarsFromCents(cents(sample.amount)),
    paidTo,
    description,
    notes,
    receipts,
  };
}

/**
 * Plays a sample through the rules of the domain, so that its states are real.
 * @param receipts the receipts as stored.
 * @throws Error when the sample breaks a rule.
 */
export function tell(
  sample: SampleExpense,
  year: YearSoFar,
  receipts: readonly Receipt[],
  policies: Authority['policies'],
  nonce: () => string,
): Chapter[] {
  const submittedAt = momentAt(sample.share, year);
  const claims = receipts.map(({ slot, name, type, size, sha256 }) => ({
    slot,
    name,
    type,
    size,
    sha256,
  }));
  const context = { now: submittedAt, timeZone: year.timeZone };
  const parsed = parseSubmission(formOf(sample, year, claims), context);
  if (!parsed.ok) throw new Error(`${sample.id}: ${JSON.stringify(parsed.errors)}`);
  const { id, ...fields } = parsed.submission;
  const category = CATEGORIES.find(({ name }) => name === sample.category);
  if (category === undefined) throw new Error(`${sample.id} has no such category.`);
  const authority = { settings: APPROVERS, policies };
  const submission = { ...fields, receipts };
  const first = startExpense(
    { id, submission, category },
    { ...authority, now: submittedAt, nonce: nonce() },
  );
  const chapters: Chapter[] = [{ at: submittedAt, decided: null, expense: first }];
  // About a day and a half between two actions, and all of them in the past.
  const pause = Math.min(1.4 * DAY_MS, (year.now - submittedAt) / (sample.acts.length + 1));
  let expense = first;
  sample.acts.forEach((done, index) => {
    const act: Act = { ...done, step: openStepIndex(expense) ?? -1 };
    const at = Math.round(submittedAt + (index + 1) * pause);
    const outcome = decide(expense, act, { ...authority, now: at, nonce: nonce() });
    if (outcome.kind !== 'decided') throw new Error(`${sample.id}: ${done.by} is ${outcome.kind}.`);
    expense = outcome.expense;
    chapters.push({ at, expense, decided: { change: outcome.change, by: act.by } });
  });
  return chapters;
}

/**
 * Continues a sample: the fund that the treasurer sets, and the payments.
 * @param decided the last decision before.
 * @throws Error when the sample breaks a rule.
 */
export function tellOn(
  sample: SampleExpense,
  decided: Chapter,
  { now, timeZone }: YearSoFar,
  policies: Authority['policies'],
): AdminChapter[] {
  const acts = adminActsOf(sample);
  const chapters: AdminChapter[] = [];
  let { expense } = decided;
  acts.forEach((actAt, index) => {
    const at = Math.round(decided.at + ((index + 1) * (now - decided.at)) / (acts.length + 1));
    const who = { by: PAYER, admins: [], nonce: 'no link is sent' };
    const context = { settings: APPROVERS, policies, timeZone, now: at, ...who };
    const outcome = manage(expense, actAt(dateAt(at, timeZone)), context);
    if (outcome.kind !== 'done') throw new Error(`${sample.id}: ${JSON.stringify(outcome)}`);
    expense = outcome.expense;
    chapters.push({ at, by: PAYER, change: outcome.change, expense });
  });
  return chapters;
}

/** Returns the actions, each for the day on which it is done. */
function adminActsOf({ fund, payments = [] }: SampleExpense): ((date: string) => ExpenseAction)[] {
  const setFund = (fundId: string) => (): ExpenseAction => ({ act: 'setFund', fundId });
  const pay = payments.flatMap(({ method, checkNumber = '', voided }, index) => {
    const number = index + 1;
    const record = (date: string): ExpenseAction => ({
      act: 'recordPayment',
      number,
      payment: { method, checkNumber, date },
    });
    if (voided === undefined) return [record];
    return [record, (): ExpenseAction => ({ act: 'voidPayment', payment: number, reason: voided })];
  });
  return [...(fund === undefined ? [] : [setFund(fund)]), ...pay];
}
