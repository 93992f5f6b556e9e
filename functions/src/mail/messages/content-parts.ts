import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { categoryText, linesText, payableOf } from '@pa-ledger/domain/expenses/expense-lines';
import { formatCents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { MailButton, MailSender } from './layout.ts';
import type { MailMessages } from './mail-messages.ts';

/** What we make an email from. */
export interface MailSource {
  readonly expense: Expense;
  readonly organization: Organization;
}

/** How sentences name an expense: by its reference and its amount. */
export function namesOf(expense: ListedExpense) {
  return { reference: referenceOf(expense.id), amount: formatCents(payableOf(expense)) };
}

/** Whether the submitter corrected it. */
export function isCorrected({ submissionVersion }: ListedExpense): boolean {
  return submissionVersion > 1;
}

/** One line for an expense among several. */
export function titleOf(messages: MailMessages, expense: ListedExpense): string {
  const date = formatDate(expense.submission.expenseDate);
  return messages.expense(namesOf(expense), categoryText(expense), date);
}

/** The facts of an expense without free text, so that no one can slip a sentence into them. */
export function factsOf(messages: MailMessages, expense: ListedExpense): [string, string][] {
  const { reference, amount } = namesOf(expense);
  return [
    [messages.labels.reference, reference],
    [EXPENSE_FIELDS.amount.label, amount],
    [EXPENSE_FIELDS.category.label, linesText(expense)],
    [EXPENSE_FIELDS.expenseDate.label, formatDate(expense.submission.expenseDate)],
  ];
}

/** An approver's links to one request, without the action. */
export interface ReviewLinks {
  /** Opens the request. */
  readonly review: string;
  /** Approves when opened, if the school allows that. */
  readonly acting: string;
}

/**
 * The ways to decide: on the review page or, if the school allows it, with one click. Only the approve link can act: a
 * reject link that loses its end on the way opens the review.
 */
export function reviewButtons(
  messages: MailMessages,
  { review, acting }: ReviewLinks,
  { policies }: Organization,
): MailButton[] {
  const { buttons } = messages;
  if (!policies.oneClickApproval) {
    return [{ label: buttons.review, href: `${review}?action=review` }];
  }
  return [
    { label: buttons.approve, href: `${acting}?action=approve` },
    { label: buttons.reject, href: `${review}?action=reject` },
  ];
}

/** Who writes, how to reach them, and why to this address. */
export function senderOf(
  messages: MailMessages,
  { associationName, schoolName, color, logo, emailLogo, contactEmail }: Organization,
  why: keyof MailMessages['why'],
): MailSender {
  const footer = messages.footer(associationName, schoolName, contactEmail, messages.why[why]);
  // Email programs show no SVG.
  const hasLogo = emailLogo !== undefined || logo?.endsWith('.png') === true;
  return { associationName, color, hasLogo, footer };
}
