import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { decide, startExpense, type Act } from '@pa-ledger/domain/expenses/decide/approval';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { openStepIndex, type Expense, type Receipt } from '@pa-ledger/domain/expenses/expense';
import { dateAt, DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
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

/** An expense after an administrator's action. */
export interface AdminChapter extends Changed {
  readonly at: Instant;
  readonly by: Administrator;
}

/** Returns what a parent's form sends. */
function formOf(sample: SampleExpense, year: YearSoFar, receipts: readonly Receipt[]): object {
  const { id, parent, category, description, notes = '', paidTo = parent.name } = sample;
  const expenseDate = dayAt(Math.max(0, sample.share - 0.02), year);
  const amount = dollarsFromCents(cents(sample.amount));
  const claims = receipts.map(({ slot, name, type, size, sha256 }) => {
    return { slot, name, type, size, sha256 };
  });
  return {
    ...{ ...parent, id, category, expenseDate, amount, paidTo, description, notes },
    receipts: claims,
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
  const context = { now: submittedAt, timeZone: year.timeZone };
  const parsed = parseSubmission(formOf(sample, year, receipts), context);
  if (!parsed.ok) throw new Error(`${sample.id}: ${JSON.stringify(parsed.errors)}`);
  const { id, ...fields } = parsed.submission;
  const category = CATEGORIES.find(({ name }) => name === sample.category);
  if (category === undefined) throw new Error(`${sample.id} has no such category.`);
  const authority = { settings: APPROVERS, policies };
  const submitted = { id, submission: { ...fields, receipts }, category };
  let expense = startExpense(submitted, { ...authority, now: submittedAt, nonce: nonce() });
  const chapters: Chapter[] = [{ at: submittedAt, decided: null, expense }];
  const decisions = decisionsOf(sample);
  // About a day and a half between two decisions, and all of them in the past.
  const pause = Math.min(1.4 * DAY_MS, (year.now - submittedAt) / (decisions.length + 1));
  decisions.forEach((decision, index) => {
    const step = openStepIndex(expense) ?? -1;
    const by = expense.steps[step]?.approvers[0] ?? 'nobody';
    const at = Math.round(submittedAt + (index + 1) * pause);
    const act = { ...decision, by, step };
    const outcome = decide(expense, act, { ...authority, now: at, nonce: nonce() });
    if (outcome.kind !== 'decided') throw new Error(`${sample.id}: ${by} is ${outcome.kind}.`);
    expense = outcome.expense;
    chapters.push({ at, expense, decided: { change: outcome.change, by } });
  });
  return chapters;
}

function decisionsOf({ approvals = 0, rejected }: SampleExpense): Pick<Act, 'action' | 'reason'>[] {
  const approved = { action: 'approve', reason: 'Approved via link' } as const;
  const end = rejected === undefined ? [] : [{ action: 'reject', reason: rejected } as const];
  return [...Array.from({ length: approvals }, () => approved), ...end];
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
