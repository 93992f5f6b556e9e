import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { categoryText, linesText, payableOf } from '@pa-ledger/domain/expenses/expense-lines';
import { LANGUAGES } from '@pa-ledger/domain/language';
import { formatCents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import type { MailButton, MailSender } from './layout.ts';
import type { Words } from '../../words.ts';

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
export function titleOf(words: Words, expense: ListedExpense): string {
  const date = words.dates.date(expense.submission.expenseDate);
  return words.mail.expense(namesOf(expense), categoryText(expense), date);
}

/** The facts of an expense without free text, so that no one can slip a sentence into them. */
export function factsOf(words: Words, expense: ListedExpense): [string, string][] {
  const { reference, amount } = namesOf(expense);
  const { fields } = words.fields;
  return [
    [words.mail.labels.reference, reference],
    [fields.amount.label, amount],
    [fields.category.label, linesText(expense)],
    [fields.expenseDate.label, words.dates.date(expense.submission.expenseDate)],
  ];
}

/** Returns the address of a public page in the reader's language. @param page such as `/status#…`. */
export function pageAddress(
  { appUrl, words }: { readonly appUrl: string; readonly words: Words },
  page: `/${string}`,
): string {
  return `${appUrl}${LANGUAGES[words.language].path}${page}`;
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
  words: Words,
  { review, acting }: ReviewLinks,
  { policies }: Organization,
): MailButton[] {
  const { buttons } = words.mail;
  if (!policies.oneClickApproval) {
    return [{ label: buttons.review, href: `${review}?action=review` }];
  }
  return [
    { label: buttons.approve, href: `${acting}?action=approve` },
    { label: buttons.reject, href: `${review}?action=reject` },
  ];
}

/** Who writes, how to reach them, and why to this address. @param why as `because you approve expenses`. */
export function senderOf(
  words: Words,
  { associationName, schoolName, color, logo, emailLogo, contactEmail }: Organization,
  why: string,
): MailSender {
  const footer = words.mail.footer(associationName, schoolName, contactEmail, why);
  // Email programs show no SVG.
  const hasLogo = emailLogo !== undefined || logo?.endsWith('.png') === true;
  return { associationName, color, hasLogo, footer };
}
