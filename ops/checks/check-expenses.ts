import { invoiceKeyOf, payeeKeyOf, receiptHashesOf } from '@pa-ledger/domain/expenses/duplicates';
import type {
  Decision,
  ExpenseLine,
  ListedExpense,
  Step,
  Submission,
} from '@pa-ledger/domain/expenses/expense';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import type { Role } from '@pa-ledger/domain/approvers/approval-chain';
import { isOwnPayment } from '@pa-ledger/domain/payments/payment';
import { DAY_MS } from '@pa-ledger/domain/time/dates';
import type { DocumentData } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { contactDigest, contactFrom } from '../../functions/src/expenses/contact-format.ts';
import {
  expenseFrom,
  submissionDigest,
} from '../../functions/src/expenses/store/expense-format.ts';
import { problemsIn, reading, type Finding } from './findings.ts';
import type { FoundExpense, ProjectData } from './project-data.ts';
import { historyProblems } from './replay-history.ts';

/** Checks that each expense follows from what was submitted, and from its decisions and history. */
export function checkExpenses({
  expenses,
  contacts,
}: Pick<ProjectData, 'expenses' | 'contacts'>): string[] {
  const contactOf = new Map(contacts.map(({ id, data }) => [id, data]));
  const apart = new Map(expenses.map(({ id, data }) => [id, data['notDoubleOf'] as string[]]));
  const known = new Set(expenses.map(({ id }) => id));
  return [
    ...expenses.flatMap((found) => [
      ...expenseProblems(found, contactOf.get(found.id)),
      ...(apart.get(found.id) ?? [])
        .filter((other) => apart.get(other)?.includes(found.id) !== true)
        .map(
          (other) =>
            `expenses/${found.id} is no duplicate of expenses/${other}, which doesn't say so.`,
        ),
    ]),
    ...contacts
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `contacts/${id} belongs to no expense.`),
  ];
}

/** Returns everything that's wrong with an expense, as sentences. @param contact undefined if there is none. */
export function expenseProblems(found: FoundExpense, contact: DocumentData | undefined): string[] {
  return reading(`expenses/${found.id}`, () => {
    const expense = expenseFrom(found.id, found.data);
    // Only the server writes them.
    const history = found.history as HistoryEntry[];
    const categoryIds = [...found.versions, found.data].map((one) =>
      (one['lines'] as readonly ExpenseLine[]).map(({ categoryId }) => categoryId).join(),
    );
    return [
      ...problemsIn([
        ...submissionFindings(expense, found),
        ...contactFindings(expense, found, contact),
        ...decisionFindings(expense, found),
        ...paymentFindings(expense, history, contact),
      ]),
      ...historyProblems(expense, history, categoryIds),
    ].map((problem) => `expenses/${found.id} ${problem}.`);
  });
}

/** Nothing submitted has changed, in this version or an earlier one, and the fields that find duplicates follow from it. */
function submissionFindings(expense: ListedExpense, { data, versions }: FoundExpense): Finding[] {
  const { submission, submissionVersion } = expense;
  const numbers = versions.map(({ version }) => Number(version));
  const expected = Array.from({ length: submissionVersion - 1 }, (_, index) => index + 1);
  const keys = [data['payeeKey'], data['invoiceKey'], data['receiptHashes']];
  const should = [
    payeeKeyOf(submission.paidTo),
    invoiceKeyOf(submission),
    receiptHashesOf(expense),
  ];
  return [
    [
      !isDeepStrictEqual(numbers, expected),
      `is version ${submissionVersion}, but has the earlier versions ${numbers.join()}`,
    ],
    ...[...versions, data].map((one): Finding => {
      const isSent = submissionDigest(one['submission'] as Submission) === one['submissionSha256'];
      return [!isSent, "isn't what was submitted: something in it was changed"];
    }),
    [
      !isDeepStrictEqual(keys, should),
      "can't be found as a duplicate: its search fields are wrong",
    ],
  ];
}

/** The contact is the one sent with each version, or all of it was removed. */
function contactFindings(
  { redactedAt, submitterId, submission }: ListedExpense,
  { versions, history }: FoundExpense,
  contact: DocumentData | undefined,
): Finding[] {
  if (contact === undefined) return [[true, 'has no contact']];
  const isTold = history.some(({ what }) => what === 'redacted');
  if (redactedAt !== null) {
    const isLeft = Object.keys(contact).join() !== 'redactedAt' || submitterId !== null;
    return [
      [isLeft, 'should have no contact any longer, but something of it is left'],
      [!isTold, "has no contact any longer, but its history doesn't say so"],
    ];
  }
  const earlier = (contact['earlier'] ?? []) as DocumentData[];
  const all = versions.map(
    (version) =>
      [
        earlier.find((one) => one['version'] === version['version']),
        version['submission'] as Submission,
      ] as const,
  );
  const isSent = [...all, [contact, submission] as const].every(
    ([own, sent]) => contactDigest(contactFrom(own)) === sent.contactSha256,
  );
  return [
    [!isSent, "doesn't have the contact that was sent with it"],
    [contact['submitterId'] !== submitterId, 'has the contact of another submitter'],
    [isTold, 'has a contact, but its history says that it was removed'],
  ];
}

/** The steps, the create-only decisions, and the history agree, and the status follows from them. */
function decisionFindings(expense: ListedExpense, { decisions, history }: FoundExpense): Finding[] {
  const { steps, status, approvedOn, submissionVersion, chain: chainNumber } = expense;
  const open = steps.findIndex((step) => step.decision === null);
  const next = open === -1 ? steps.length : open;
  const made = steps.slice(0, next);
  const rejected = made.at(-1)?.decision?.action === 'reject' ? made.at(-1) : undefined;
  // Somebody may have rejected only their own lines.
  const isRejected =
    rejected !== undefined &&
    !expense.lines.some((line) => line.refused && line.categoryId === rejected.categoryId);
  const isBack = status === 'returned' || status === 'withdrawn';
  const isApproved = next === steps.length && next > 0 && !isRejected && !isBack;
  const chain = steps.map(({ role }) => role);
  const told = history.filter(({ what }) => what === 'approved' || what === 'rejected');
  const last = made.at(-1)?.decision;
  return [
    [!hasEachRole(chain), `has the odd steps ${chain.join()}`],
    [
      told.map(({ what, by }) => `${what} ${by}`).join() !==
        decisions.map(({ action, by }) => `${ENDS[action as Decision['action']]} ${by}`).join(),
      "has decisions that its history doesn't have, or the other way around",
    ],
    [
      made.some((step, index) => !isDecided(expense, step, index, decisions)),
      "says something else than its decisions: one is missing, or isn't in its step",
    ],
    [
      steps.slice(next).some((step) => step.decision !== null) ||
        (submissionVersion === 1 && chainNumber === 0 && decisions.length !== next),
      'has a decision on a step that nobody was asked to decide',
    ],
    [
      (status === 'approved' || status === 'paid') !== isApproved ||
        (status === 'rejected') !== isRejected,
      `is ${status}, but its decisions say something else`,
    ],
    [
      (status === 'pending') !== steps.some((step) => step.status === 'open'),
      'waits for a decision that nobody is asked for',
    ],
    [
      steps[next]?.status === 'open' &&
        (steps[next].nonce === null ||
          (steps[next].blocked === null) !== steps[next].approvers.length > 0),
      "waits, but nobody is asked and it doesn't say why",
    ],
    [!isOn(approvedOn, isApproved ? (last?.at ?? null) : null), 'has the wrong date of approval'],
  ];
}

/** Whether every role that decides on the whole is there once. */
function hasEachRole(roles: readonly Role[]): boolean {
  const others = roles.filter((role) => role !== 'eventApprover').toSorted();
  return others.join() === 'president,treasurer';
}

const ENDS = { approve: 'approved', reject: 'rejected' } as const;

/** Returns the decision on a step of the present version. An approval of an earlier version may have stayed. */
function decisionOn(step: number, version: number, decisions: readonly DocumentData[]) {
  const own = decisions.filter((one) => one['step'] === step);
  return own.find((one) => (one['version'] ?? 1) === version) ?? own.at(-1);
}

/** Whether a step's decision was made. New lines may have given it another place among the steps. */
function isDecided(
  { submissionVersion, chain }: ListedExpense,
  { decision, status }: Step,
  index: number,
  decisions: readonly DocumentData[],
): boolean {
  const fields = ['action', 'by', 'reason'] as const;
  const made = chain === 0 ? [decisionOn(index, submissionVersion, decisions)] : decisions;
  return (
    decision !== null &&
    status === ENDS[decision.action] &&
    made.some((one) => fields.every((field) => decision[field] === one?.[field]))
  );
}

/** Whether a moment falls on this date in some time zone. */
function isOn(day: string | null, at: number | null): boolean {
  if (day === null || at === null) return day === at;
  // A time zone is up to 14 hours from UTC, and noon is 12 hours from either end of a day.
  return Math.abs(Date.parse(`${day}T12:00:00Z`) - at) <= (26 / 24) * DAY_MS;
}

function paymentFindings(
  { payment, payments }: ListedExpense,
  history: readonly HistoryEntry[],
  contact: DocumentData | undefined,
): Finding[] {
  if (payment === null) return [];
  const { email } = contactFrom(contact);
  const flags = payment.flags ?? [];
  const entry = history.findLast(({ what }) => what === 'paid');
  const told = entry?.what === 'paid' ? (entry.flags ?? []) : [];
  const isOwn = isOwnPayment({ email }, payment.by);
  return [
    [payment.number !== payments, `has payment number ${payment.number} of ${payments}`],
    // Once the contact is removed, we can't tell whose address it was.
    [
      email !== '' && isOwn !== flags.includes('ownExpense'),
      "doesn't show whether its own submitter recorded the payment",
    ],
    [!isDeepStrictEqual(flags, told), "doesn't have the marks of its payment that its history has"],
  ];
}
