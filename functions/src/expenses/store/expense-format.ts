import { invoiceKeyOf, payeeKeyOf, receiptHashesOf } from '@pa-ledger/domain/expenses/duplicates';
import type {
  Expense,
  ListedExpense,
  Reclassification,
  Return,
  Step,
} from '@pa-ledger/domain/expenses/expense';
import { languageOf } from '@pa-ledger/domain/language';
import { payableDollars } from '@pa-ledger/domain/expenses/expense-lines';
import type { Payment } from '@pa-ledger/domain/payments/payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { searchWordsOf } from '@pa-ledger/domain/expenses/search-words';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData } from 'firebase-admin/firestore';
import { instantOf, timestamp } from '../../firestore/timestamps.ts';
import { canonicalJson, sha256Hex } from '../../platform/hashes.ts';

/*
 * How Firestore stores an expense: the domain's fields, instants as Timestamps, and the fields that searches need. Only
 * the server writes expenses, so what it reads has this form.
 */

/** The document of an expense. */
export function expenseDocument(expense: Expense): DocumentData {
  return {
    reference: referenceOf(expense.id),
    submittedAt: timestamp(expense.submittedAt),
    ...versionFields(expense),
    ...changingFields(expense),
  };
}

/** The fields that a correction replaces: what was submitted, and what follows from it. */
export function versionFields(expense: Expense): DocumentData {
  const { submission, submitterId, sentAt, language, receiptPaths } = expense;
  return {
    submission,
    submitterId,
    submissionSha256: submissionDigest(submission),
    submissionVersion: expense.submissionVersion,
    sentAt: timestamp(sentAt),
    language,
    receiptHashes: receiptHashesOf(expense),
    receiptPaths,
    payeeKey: payeeKeyOf(submission.paidTo),
    invoiceKey: invoiceKeyOf(submission),
  };
}

/** The fields that decisions, reassignments, and administrators' actions change. */
export function changingFields(expense: ListedExpense): DocumentData {
  const { status, approvedOn, payment, payments, steps, notDoubleOf } = expense;
  const { returned, withdrawnAt, fromClosedYear, handleConfirmed } = expense;
  return {
    ...(fromClosedYear === true ? { fromClosedYear } : {}),
    ...(handleConfirmed && {
      handleConfirmed: { ...handleConfirmed, at: timestamp(handleConfirmed.at) },
    }),
    ...lineFields(expense),
    status,
    approvedOn,
    payment: payment && { ...payment, at: timestamp(payment.at) },
    payments,
    steps: stepsDocument(steps),
    returned: returned && { ...returned, at: timestamp(returned.at) },
    withdrawnAt: withdrawnAt === null ? null : timestamp(withdrawnAt),
    notDoubleOf,
    // These include a payment's check number.
    searchWords: searchWordsOf(expense),
  };
}

/** The fields that say what an expense counts as, and the sum in dollars by which lists sort. */
function lineFields(expense: ListedExpense): DocumentData {
  const { lines, chain, adjusted, reclassified } = expense;
  return {
    lines,
    payable: payableDollars(expense),
    chain,
    adjusted: adjusted && timed(adjusted),
    // By which the entries of a period are found.
    reclassifiedOn: reclassified.at(-1)?.on ?? null,
    reclassified: reclassified.map((one) => ({
      ...timed(one),
      confirmed: one.confirmed && timed(one.confirmed),
    })),
  };
}

function timed(said: { readonly at: Instant }): DocumentData {
  return { ...said, at: timestamp(said.at) };
}

function reclassificationFrom(stored: Reclassification): Reclassification {
  const { at, confirmed } = stored;
  return {
    ...stored,
    at: instant(at),
    confirmed: confirmed && { ...confirmed, at: instant(confirmed.at) },
  };
}

/** The fields that change with a category's name. */
export function categoryFields(expense: ListedExpense): DocumentData {
  return { lines: expense.lines, searchWords: searchWordsOf(expense) };
}

/** Reads the expense of a document that `expenseDocument` made, without the contact. */
export function expenseFrom(id: string, data: DocumentData): ListedExpense {
  // Only `expenseDocument` writes it.
  const fields = data as Pick<
    ListedExpense,
    Exclude<keyof ListedExpense, 'submittedAt' | 'sentAt' | 'withdrawnAt' | 'redactedAt' | 'steps'>
  > & { steps: DocumentData[] };
  return {
    id,
    submission: fields.submission,
    lines: fields.lines,
    chain: fields.chain,
    adjusted: fields.adjusted && { ...fields.adjusted, at: instant(fields.adjusted.at) },
    reclassified: fields.reclassified.map(reclassificationFrom),
    status: fields.status,
    approvedOn: fields.approvedOn,
    payment: paymentFrom(fields.payment),
    payments: fields.payments,
    ...(fields.fromClosedYear === true ? { fromClosedYear: true } : {}),
    steps: stepsFrom(fields.steps),
    submittedAt: instant(data['submittedAt']),
    submissionVersion: fields.submissionVersion,
    sentAt: instant(data['sentAt']),
    // Absent from those sent before there was a second language.
    language: languageOf(data['language']),
    returned: returnedFrom(fields.returned),
    withdrawnAt: instantOf(data['withdrawnAt']),
    receiptPaths: fields.receiptPaths,
    notDoubleOf: fields.notDoubleOf,
    submitterId: fields.submitterId,
    redactedAt: instantOf(data['redactedAt']),
    ...(fields.handleConfirmed && {
      handleConfirmed: { ...fields.handleConfirmed, at: instant(fields.handleConfirmed.at) },
    }),
  };
}

/** Returns steps as stored. */
export function stepsDocument(steps: readonly Step[]): DocumentData[] {
  return steps.map(stepDocument);
}

/** Reads the steps that `stepsDocument` made. */
export function stepsFrom(stored: readonly DocumentData[]): Step[] {
  return stored.map(stepFrom);
}

function stepDocument(step: Step): DocumentData {
  return {
    ...step,
    openedAt: step.openedAt === null ? null : timestamp(step.openedAt),
    resentAt: step.resentAt === null ? null : timestamp(step.resentAt),
    decision: step.decision && { ...step.decision, at: timestamp(step.decision.at) },
  };
}

function stepFrom(data: DocumentData): Step {
  // Only `stepDocument` writes it.
  const fields = data as Step;
  const { openedAt, resentAt, decision } = fields;
  return {
    ...fields,
    openedAt: openedAt === null ? null : instant(openedAt),
    resentAt: resentAt === null ? null : instant(resentAt),
    decision: decision && { ...decision, at: instant(decision.at) },
  };
}

function paymentFrom(payment: Payment | null): Payment | null {
  return payment && { ...payment, at: instant(payment.at) };
}

/** Reads who sent an expense back, from its document or an earlier version's. */
export function returnedFrom(returned: Return | null): Return | null {
  return returned && { ...returned, at: instant(returned.at) };
}

/** @throws TypeError if it isn't a Timestamp. */
function instant(value: unknown): Instant {
  const at = instantOf(value);
  if (at === null) throw new TypeError('An instant of an expense is not a Timestamp.');
  return at;
}

/**
 * Returns the SHA-256 of a stored submission, lower-case hex. We store it next to the submission, which nothing changes
 * later, so that we notice tampering. The order of the fields makes no difference.
 */
export function submissionDigest(submission: object | undefined): string {
  return sha256Hex(canonicalJson(submission));
}
