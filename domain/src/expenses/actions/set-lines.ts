import type { Category } from '../../categories/category.ts';
import { pairId } from '../../ledger/cells.ts';
import { MAX_EXPENSE_LINES } from '../../limits.ts';
import { amountOf, cents, centsFromDollars, type Cents } from '../../money/money.ts';
import { isOwnPayment } from '../../payments/payment.ts';
import { actorFields, type Person } from '../../people/person.ts';
import { isSameMailbox } from '../../people/same-person.ts';
import { dateAt } from '../../time/dates.ts';
import { openStep, type ChainContext } from '../decide/approval.ts';
import { reducedMark } from '../decide/decided-lines.ts';
import { remadeSteps } from '../decide/remade-steps.ts';
import {
  openStepIndex,
  type Expense,
  type ExpenseLine,
  type Reclassification,
} from '../expense.ts';
import { linesRefusal } from './expense-actions.ts';
import {
  isChangeOpen,
  amountIn,
  lacksFund,
  payableDollars,
  payableOf,
  standingLines,
} from '../expense-lines.ts';
import type { Changed } from '../history.ts';

/*
 * An administrator sets an expense's lines: another category or fund, a split, or a smaller amount. Nobody's money goes
 * into a category whose approver didn't decide on it, and nothing that was reported changes afterwards.
 */

/** A line as an administrator sets it. */
export type NewLine = Pick<ExpenseLine, 'categoryId' | 'fundId' | 'amount'>;

/** What it needs besides the expense. */
export interface LinesContext extends ChainContext {
  /** The categories that lines may be in, by id. */
  readonly categories: ReadonlyMap<string, Category>;
  readonly by: Person;
  /** The school's IANA time zone. */
  readonly timeZone: string;
  /** Returns whether a category has less left in its budget than an amount in cents. */
  readonly isOverBudget: (categoryId: string, amount: Cents) => boolean;
}

/** Why lines can't be set. */
export type LinesRefusal =
  /** Not one to `MAX_EXPENSE_LINES` lines with more than 0.00 each, every one in another category or fund. */
  | 'badLines'
  | 'unknownCategory'
  /** It's rejected, withdrawn, or with its submitter. */
  | 'linesOfEnded'
  /** They add up to more than what was asked for, or left of it. */
  | 'linesTooMuch'
  /** They don't add up to what was paid. */
  | 'linesNotPaid'
  /** Only others may change one's own expense before it's paid. */
  | 'ownLines'
  | 'fundRequired';

export type LinesOutcome =
  | (Changed & { readonly kind: 'done' })
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly why: LinesRefusal };

/**
 * Sets the lines of an expense. Before the payment, approvals stay where the same people would have decided, and the
 * other steps are asked again. After it, the new lines count from today on. Repeating it reports success.
 * @param reason tidied and not blank.
 */
export function setLines(
  expense: Expense,
  { lines, reason }: { readonly lines: readonly NewLine[]; readonly reason: string },
  context: LinesContext,
): LinesOutcome {
  if (!areLines(lines)) return refused('badLines');
  const placed = lines.flatMap((line) => {
    const category = context.categories.get(line.categoryId);
    return category === undefined ? [] : [{ category, line: { ...line, category: category.name } }];
  });
  if (placed.length < lines.length) return refused('unknownCategory');
  const named = placed.map(({ line }) => line);
  const former = standingLines(expense);
  if (sameLines(named, former)) return { kind: 'repeated' };
  const isPaid = expense.status === 'paid';
  const { by, now } = context;
  const why = linesRefusal(expense, by.email);
  if (why !== null) return refused(why);
  const after: Expense = {
    ...expense,
    lines: [...expense.lines.filter((line) => line.refused === true), ...named],
    adjusted: { ...actorFields(by), at: now, reason, role: null, from: payableDollars(expense) },
  };
  const [is, was] = [payableOf(after), payableOf(expense)];
  if (is > was) return refused('linesTooMuch');
  if (isPaid)
    return is < was ? refused('linesNotPaid') : reclassified(expense, after, reason, context);
  const steps = remadeSteps(
    expense,
    after,
    placed.map(({ category }) => category),
    context.settings,
  );
  return remade(expense, { ...after, steps }, reason, context);
}

function areLines(lines: readonly NewLine[]): boolean {
  const pairs = new Set(lines.map(pairId));
  return (
    lines.length >= 1 &&
    lines.length <= MAX_EXPENSE_LINES &&
    pairs.size === lines.length &&
    lines.every(({ amount }) => (centsFromDollars(amount) ?? 0) > 0)
  );
}

function sameLines(one: readonly ExpenseLine[], other: readonly ExpenseLine[]): boolean {
  const texts = (lines: readonly ExpenseLine[]) =>
    lines
      .map((line) => `${pairId(line)} ${amountOf(line.amount)}`)
      .toSorted()
      .join();
  return texts(one) === texts(other);
}

/** A paid expense counts otherwise from today on. Its approvals stay: they were about the payment. */
function reclassified(
  before: Expense,
  after: Expense,
  reason: string,
  context: LinesContext,
): LinesOutcome {
  if (lacksFund(after)) return refused('fundRequired');
  const { by, now, timeZone, isOverBudget } = context;
  const on = dateAt(now, timeZone);
  const payee = { email: before.contact.email, paidTo: before.submission.paidTo };
  const isOver = standingLines(after).some(({ categoryId }) => {
    const more = cents(amountIn(after, categoryId) - amountIn(before, categoryId));
    return more > 0 && isOverBudget(categoryId, more);
  });
  // Changing one's own change again doesn't spare it the confirmation that it waits for.
  const isOpen =
    isChangeOpen(before) && before.reclassified.slice(-1).some((last) => isBy(last, by));
  const needsConfirmation = isOver || isOwnPayment(payee, by.email) || isOpen;
  const entry: Reclassification = {
    on,
    at: now,
    ...actorFields(by),
    reason,
    lines: before.lines,
    needsConfirmation,
    confirmed: null,
  };
  return {
    kind: 'done',
    expense: { ...after, reclassified: [...before.reclassified, entry] },
    change: {
      what: 'linesSet',
      step: null,
      old: before.lines,
      new: after.lines,
      reason,
      date: on,
    },
  };
}

/** An unpaid expense gets the steps that its new lines need, and keeps the decisions that still hold. */
function remade(
  before: Expense,
  after: Expense,
  reason: string,
  context: LinesContext,
): LinesOutcome {
  const { steps } = after;
  const kept = steps.filter(({ decision }) => decision !== null).length;
  const isSame =
    steps.length === before.steps.length &&
    steps.every((step, index) => step === before.steps[index]);
  const isReopened = before.status === 'approved' && kept < steps.length;
  const changed: Expense = {
    ...after,
    ...(isSame ? { steps: before.steps } : { chain: before.chain + 1 }),
    ...(isReopened ? { status: 'pending', approvedOn: null } : {}),
  };
  const isOpen = kept === steps.length || openStepIndex(changed) !== null;
  return {
    kind: 'done',
    expense: isOpen ? changed : openStep(changed, kept, context),
    change: {
      what: 'linesSet',
      step: null,
      old: before.lines,
      new: after.lines,
      reason,
      ...(isReopened ? { reopened: true } : {}),
      ...reducedMark(before, after),
    },
  };
}

export type ConfirmOutcome =
  | (Changed & { readonly kind: 'done' })
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly why: 'ownConfirmation' | 'nothingToConfirm' };

/** Agrees with the last reclassification, on behalf of an administrator who neither made it nor is paid. */
export function confirmLines(
  expense: Expense,
  { by, now }: Pick<LinesContext, 'by' | 'now'>,
): ConfirmOutcome {
  const last = expense.reclassified.at(-1);
  if (last?.needsConfirmation !== true) return { kind: 'refused', why: 'nothingToConfirm' };
  if (last.confirmed) return { kind: 'repeated' };
  if (isBy(last, by) || isSameMailbox(expense.contact.email, by.email))
    return { kind: 'refused', why: 'ownConfirmation' };
  const confirmed = { ...actorFields(by), at: now };
  return {
    kind: 'done',
    expense: {
      ...expense,
      reclassified: expense.reclassified.with(-1, { ...last, confirmed }),
    },
    change: { what: 'linesConfirmed', step: null, old: null, new: last.on },
  };
}

/** Returns whether a person made a change. */
function isBy(change: Pick<Reclassification, 'by' | 'byUid'>, { uid, email }: Person): boolean {
  return change.byUid === uid || isSameMailbox(change.by, email);
}

function refused(why: LinesRefusal): LinesOutcome {
  return { kind: 'refused', why };
}
