import { setLines, type LinesOutcome } from '@pa-ledger/domain/expenses/actions/set-lines';
import { WITHOUT_NOTE } from '@pa-ledger/domain/expenses/reason';
import { actorFields, type Actor, type Person } from '@pa-ledger/domain/people/person';
import {
  decide,
  startExpense,
  type Act,
  type Outcome,
} from '@pa-ledger/domain/expenses/decide/approval';
import {
  recordPayment,
  type PaymentOutcome,
} from '@pa-ledger/domain/expenses/actions/record-payment';
import { voidPayment } from '@pa-ledger/domain/expenses/actions/take-payment-back';
import type { PaymentChange, RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import type { Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { openStepIndex, type Expense, type Receipt } from '@pa-ledger/domain/expenses/expense';
import { followingFundOf } from '@pa-ledger/domain/ledger/budget';
import { languageOf } from '@pa-ledger/domain/language';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt, DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
import { manage, type ManageOutcome } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { Changed, HistoryChange } from '@pa-ledger/domain/expenses/history';
import { sendCheck, signCheck } from '@pa-ledger/domain/expenses/actions/handle-check';
import {
  returnExpense,
  type ReturnOutcome,
} from '@pa-ledger/domain/expenses/versions/return-expense';
import { keptParts } from '../../functions/src/expenses/contact-format.ts';
import { linesOfForm } from '@pa-ledger/domain/expenses/split';
import { amountOf } from '@pa-ledger/domain/money/money';
import { parseSubmission } from '@pa-ledger/domain/expenses/submission';
import { byDay, dayAt, timeAt, type YearSoFar } from './fiscal-year.ts';
import { sampleSettings } from './sample-settings.ts';
import { ASSOCIATION, EXPENSES, PARENTS, type SampleAct, type SampleExpense } from './sample.ts';

/** Between two acts; less if now is closer. */
const PAUSE_MS = 1.4 * DAY_MS;

/** Returns when the sample's parent bought something, as a share of the year. */
export function purchaseShare({ share }: SampleExpense): number {
  return Math.max(0, share - 0.02);
}

/** Who keeps the sample's books. */
export const PAYER: Person = {
  uid: 'sample-treasurer',
  email: ASSOCIATION.approvers.treasurer,
};

/** Who confirmed what the treasurer entered. */
export const CONFIRMER: Person = {
  uid: 'sample-president',
  email: ASSOCIATION.approvers.presidents[0] ?? '',
};

/** An expense after one act. */
export interface Chapter extends Pick<Changed, 'expense'> {
  /** Null for a signature on a check, which is in no expense. */
  readonly change: HistoryChange | null;
  readonly at: Instant;
  readonly actor: Actor;
  /** The payment that this act recorded, handled, or voided; null for any other act. */
  readonly payment: PaymentChange | null;
}

/** What each act needs besides the expense. */
interface ActContext extends Authority {
  readonly now: Instant;
  readonly timeZone: string;
  readonly nonce: string;
  readonly followingFund: (categoryId: string) => string | null;
}

/**
 * Runs a sample through the domain's rules, so that its states are real.
 * @param receipts the receipts as stored.
 * @returns the submission, and what happened then, all of it in the past.
 * @throws Error if the sample breaks a rule.
 */
export function tell(
  sample: SampleExpense,
  year: YearSoFar,
  receipts: readonly Receipt[],
  policies: Authority['policies'],
  nonce: () => string,
): Chapter[] {
  const contextAt = (now: Instant): ActContext => {
    const own = { timeZone: year.timeZone, followingFund };
    const settings = sampleSettings(year);
    const today = dateAt(now, year.timeZone);
    return { settings, policies, today, ...own, now, nonce: nonce() };
  };
  const sent = timeAt(sample.share, year);
  const pause = Math.min(PAUSE_MS, (year.now - sent) / (sample.acts.length + 1));
  let chapter = submit(sample, year, receipts, contextAt(byDay(sent, year)), nonce());
  const chapters = [chapter];
  for (const [before, act] of sample.acts.entries()) {
    const context = contextAt(byDay(sent + (before + 1) * pause, year));
    const present = chapters.findLast(({ payment }) => payment !== null)?.payment?.after;
    chapter = { at: context.now, ...play(chapter.expense, act, context, present) };
    chapters.push(chapter);
  }
  return chapters;
}

/** Returns the fund that the sample's budget gives the category. */
function followingFund(categoryId: string): string | null {
  const { budgetItems, funds } = ASSOCIATION;
  const known = Object.keys(funds).map((id) => ({ id }));
  return followingFundOf(categoryId, Object.values(budgetItems), known);
}

/** @throws Error if the sample doesn't have the category. */
function categoryOf(name: string) {
  const named = Object.entries(ASSOCIATION.categories).find(
    ([, category]) => category.name === name,
  );
  if (named === undefined) throw new Error(`The sample has no category ${name}.`);
  return named;
}

function submit(
  told: SampleExpense,
  year: YearSoFar,
  receipts: readonly Receipt[],
  context: ActContext,
  salt: string,
): Chapter {
  const { acts: _acts, share: _share, parent: submitter, ...sample } = told;
  const sender = PARENTS[submitter];
  if (sender === undefined) throw new Error(`The sample has no parent ${submitter}.`);
  const { language, ...parent } = sender;
  const form = {
    paidTo: parent.name,
    ...sample,
    ...parent,
    expenseDate: dayAt(purchaseShare(told), year),
    receipts: receipts.map(({ path: _path, generation: _generation, ...claim }) => claim),
  };
  const parsed = parseSubmission(form, context);
  if (!parsed.ok) throw new Error(`Not a form: ${JSON.stringify(parsed)}`);
  const { id, ...fields } = parsed.submission;
  const parts = keptParts(fields, receipts, salt);
  // The parent's first sample in the file, whatever its date.
  const submitterId = EXPENSES.find(({ parent: own }) => own === submitter)?.id ?? id;
  const lines = linesOfForm(fields, amountOf(fields.amount)).map(({ category, amount }) => {
    const [categoryId, named] = categoryOf(category);
    return { category: { id: categoryId, ...named }, amount };
  });
  const sent = { id, ...parts, submitterId, language: languageOf(language), lines };
  const expense = startExpense(sent, context);
  const change = { what: 'submitted', step: null, old: null, new: expense.status } as const;
  return { at: context.now, actor: { by: id }, payment: null, expense, change };
}

/** @param present the expense's last payment. */
function play(
  expense: Expense,
  act: SampleAct,
  context: ActContext,
  present: RecordedPayment | undefined,
): Omit<Chapter, 'at'> {
  if (act.act === 'approve' || act.act === 'reject' || act.act === 'return') {
    const step = openStepIndex(expense) ?? -1;
    const actor = { by: expense.steps[step]?.approvers[0] ?? 'nobody' };
    if (act.act === 'return') {
      const back = { ...actor, step, version: expense.submissionVersion, note: act.note };
      return { actor, payment: null, ...changedBy(returnExpense(expense, back, context)) };
    }
    const reason = act.reason ?? WITHOUT_NOTE.link;
    const less = 'amount' in act ? { amount: act.amount } : {};
    const decision: Act = { ...actor, step, action: act.act, reason, ...less };
    return { actor, payment: null, ...changedBy(decide(expense, decision, context)) };
  }
  const actor = actorFields(PAYER);
  if (act.act === 'setLines')
    return { actor, payment: null, ...changedBy(setLinesOf(expense, act, context)) };
  if (act.act === 'setFund')
    return { actor, payment: null, ...changedBy(manage(expense, act, context)) };
  return { actor, ...paidBy(outcomeOf(expense, act, context, present), expense) };
}

/** The payer sets the lines before the payment. */
function setLinesOf(
  expense: Expense,
  { lines, reason }: Extract<SampleAct, { act: 'setLines' }>,
  context: ActContext,
): LinesOutcome {
  const all = lines.map(({ category, ...line }) => {
    const [categoryId, named] = categoryOf(category);
    return { line: { ...line, categoryId }, category: { id: categoryId, ...named } };
  });
  const categories = new Map(all.map(({ category }) => [category.id, category]));
  const own = { ...context, by: PAYER, categories, isOverBudget: () => false };
  return setLines(expense, { lines: all.map(({ line }) => line), reason }, own);
}

function outcomeOf(
  expense: Expense,
  act: Exclude<SampleAct, { act: 'approve' | 'reject' | 'return' | 'setFund' | 'setLines' }>,
  { now, timeZone }: ActContext,
  present: RecordedPayment | undefined,
): PaymentOutcome {
  const context = { now, timeZone, by: PAYER, admins: [], ofSubmitters: [] };
  const date = dateAt(now, timeZone);
  if (act.act === 'recordPayment') {
    const asked = [{ id: expense.id, number: act.number }];
    return recordPayment([expense], asked, { ...act.payment, date }, context);
  }
  if (present === undefined) throw new Error('The sample has no payment.');
  const check = { ...context, needed: organization.policies.checkSignatures, signers: [] };
  if (act.act === 'signCheck')
    return signCheck(present, [expense], { signer: act.signer, date }, check);
  if (act.act === 'sendCheck') return sendCheck(present, [expense], { how: act.how, date }, check);
  return voidPayment(present, [expense], { date, reason: act.reason }, context);
}

function paidBy(
  outcome: PaymentOutcome,
  expense: Expense,
): Pick<Chapter, 'payment' | 'expense' | 'change'> {
  if (outcome.kind !== 'done')
    throw new Error(`The sample breaks a rule: ${JSON.stringify(outcome)}`);
  const [changed = { expense, change: null }] = outcome.changes;
  return { payment: outcome.payment, ...changed };
}

function changedBy(outcome: Outcome | ManageOutcome | ReturnOutcome | LinesOutcome): Changed {
  if (outcome.kind !== 'decided' && outcome.kind !== 'done')
    throw new Error(`The sample breaks a rule: ${JSON.stringify(outcome)}`);
  const { expense, change } = outcome;
  return { expense, change };
}
