import { noteOf } from '@pa-ledger/domain/expenses/reason';
import { DUPLICATES_TOLD, type DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import { dateAt } from '@pa-ledger/domain/time/dates';
import {
  typedFields,
  type Expense,
  type ListedExpense,
  type Submission,
} from '@pa-ledger/domain/expenses/expense';
import { categoryText, payableOf } from '@pa-ledger/domain/expenses/expense-lines';
import { paidPartyOf, paysVendor } from '@pa-ledger/domain/expenses/payee';
import type { LineBudget, YearBudget } from '@pa-ledger/domain/ledger/budget';
import { cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { isEmailAddress } from '@pa-ledger/domain/people/email';
import { formatFileSize } from '@pa-ledger/domain/text/text';
import { textOfValue } from '@pa-ledger/domain/fields/form';
import { unusualFacts } from '@pa-ledger/domain/expenses/unusual';
import {
  factsOf,
  senderOf,
  isCorrected,
  namesOf,
  reviewButtons,
  titleOf,
  type MailSource,
  type ReviewLinks,
} from './content-parts.ts';
import type { MailContent, TypedFact, TypedPart } from './layout.ts';
import { excerptOf } from './typed-text.ts';
import type { Words } from '../../words.ts';

/** The fields without free text. They're among the facts, or come first in what people typed: who is paid. */
const WITHOUT_FREE_TEXT: readonly ExpenseField[] = [
  'amount',
  'category',
  'split',
  'expenseDate',
  'payTo',
];

/** More facts to show an approver. */
interface ReviewFacts {
  readonly duplicates: readonly DuplicateView[];
  readonly budgets: readonly LineBudget[];
}

/** To an approver: the buttons to decide, the facts, and then the submitter's words, marked as theirs. */
export function reviewContent(
  words: Words,
  { expense, organization }: MailSource,
  step: number,
  links: ReviewLinks,
  { duplicates, budgets }: ReviewFacts,
): MailContent {
  return {
    ...words.mail.review(namesOf(expense), {
      category: categoryText(expense),
      role: roleIn(words, expense, step),
      toVendor: paysVendor(expense.submission),
    }),
    lead: { sentence: leadOf(words, expense), lines: firstReceipt(words, expense) },
    buttons: reviewButtons(words, links, organization),
    facts: [
      ...unusualLines(words, expense, organization),
      ...duplicateFacts(words, duplicates),
      ...factsOf(words, expense),
      ...budgets.flatMap((budget) => budgetFacts(words, budget)),
      [
        words.mail.labels.submitted,
        words.dates.instant(expense.submittedAt, organization.timeZone),
      ],
      ...correctedFacts(words, expense, organization),
      ...approvalFacts(words, expense, organization),
    ],
    typed: typedParts(words, expense),
    sender: senderOf(words, organization, words.mail.why.approver),
  };
}

/** The most of a submitter's name and description that an email begins with, in characters; all of it comes below. */
const MOST_OF_A_NAME = 80;
const MOST_OF_A_DESCRIPTION = 300;

/** Who asked for what: `Dana Whitfield asked for $84.35: straw bales for the entrance`. Typed by a stranger. */
function leadOf(words: Words, expense: ListedExpense): string {
  const { submission } = expense;
  return words.mail.lead(
    excerptOf(submission.name, MOST_OF_A_NAME),
    formatCents(payableOf(expense)),
    excerptOf(submission.description, MOST_OF_A_DESCRIPTION),
  );
}

function firstReceipt(words: Words, { submission }: ListedExpense): string[] {
  const [first] = submission.receipts;
  return first === undefined
    ? []
    : [words.mail.firstReceipt(excerptOf(first.name, MOST_OF_A_NAME))];
}

/** An approver of the version before must not mistake this email for that one. The review page says what changed. */
function correctedFacts(
  words: Words,
  expense: Expense,
  { timeZone }: Organization,
): [string, string][] {
  return isCorrected(expense)
    ? [[words.mail.labels.corrected, words.dates.instant(expense.sentAt, timeZone)]]
    : [];
}

/** Returns the role in which a step's approvers decide; undefined if the step doesn't exist. */
function roleIn(words: Words, { steps }: ListedExpense, index: number): string | undefined {
  const step = steps[index];
  return step && words.roles.actingAs(step.role, step);
}

/** An expense that waits for an approver. */
export interface ReviewRequest {
  readonly expense: ListedExpense;
  readonly links: ReviewLinks;
}

/** To an approver: several expenses, each with its buttons to decide. */
export function reviewDigestContent(
  words: Words,
  requests: readonly ReviewRequest[],
  organization: Organization,
): MailContent {
  return {
    ...words.mail.reviewDigest(requests.length),
    items: requests.map(({ expense, links }) => ({
      ...requestItem(words, expense),
      buttons: reviewButtons(words, links, organization),
    })),
    sender: senderOf(words, organization, words.mail.why.approver),
  };
}

/** The lines of a waiting expense. They tell a stand-in whom they step in for. */
export function requestItem(words: Words, expense: ListedExpense): { title: string; lead: string } {
  const step = expense.steps.find(({ status }) => status === 'open');
  const title = titleOf(words, expense);
  return {
    title:
      step?.standIn === true
        ? words.mail.asked(title, words.roles.actingAs(step.role, step))
        : title,
    lead: leadOf(words, expense),
  };
}

/** What an approver reads about the budget that pays for an expense, and about the budget of its date. */
export function budgetFacts(
  words: Words,
  { category, amount, charged, dated, next, countWhen }: LineBudget,
): [string, string][] {
  const own = charged.budget;
  const left = own === null ? null : afterText(words, cents(own.left - amount));
  const stateOf = ({ budget, isStarted, year }: YearBudget): string => {
    if (!isStarted) return words.mail.budgetNotStarted(year);
    if (budget === null) return words.mail.noBudget(category);
    return words.mail.leftOf(formatCents(budget.left), formatCents(budget.budget));
  };
  const state = left === null ? stateOf(charged) : `${stateOf(charged)}, ${left}`;
  const nextFact: [string, string][] =
    next === null
      ? []
      : [
          [
            words.mail.labels.budgetOf(next.year),
            words.mail.chargedAfter(words.dates.date(next.after), countWhen),
          ],
        ];
  if (dated === null) return [[words.mail.labels.budget, state], ...nextFact];
  return [
    [words.mail.labels.budgetOf(charged.year), words.mail.charged(state, countWhen)],
    [words.mail.labels.budgetOf(dated.year), words.mail.notCharged(stateOf(dated))],
    ...nextFact,
  ];
}

function afterText(words: Words, after: Cents): string {
  return after < 0
    ? words.mail.overBudgetAfter(formatCents(cents(0 - after)))
    : words.mail.leftAfter(formatCents(after));
}

/** The words of the approvers before this one, and of the submitter. */
function typedParts(words: Words, expense: Expense): TypedPart[] {
  const { approvers, submitter } = words.mail.typed;
  const parts: readonly TypedPart[] = [
    { ...approvers, facts: notesOf(words, expense) },
    { ...submitter, facts: typedFacts(words, expense) },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}

function notesOf({ roles }: Words, { steps }: Expense): [string, string][] {
  return steps.flatMap(({ role, decision }): [string, string][] => {
    const note = noteOf(decision);
    return note === null ? [] : [[roles.actingAs(role, decision), note]];
  });
}

/** Allowed but seldom intended. An approver sees it first. */
function unusualLines(
  words: Words,
  { submission, submittedAt }: Expense,
  { timeZone }: Organization,
): [string, string][] {
  const facts = unusualFacts(submission, dateAt(submittedAt, timeZone));
  const stated = words.review.statements(submission.receipts);
  const sentences = [...(stated === null ? [] : [stated]), ...facts.map(words.expense.unusual)];
  return sentences.map((sentence) => [words.mail.labels.unusual, sentence]);
}

/** An address that no program takes for a link to a page. */
function isCopied(text: string): boolean {
  return isEmailAddress(text) && /^(?!www\.)[\w.+-]+@[\w.-]+$/i.test(text);
}

/** The submitter's free text, by the form's labels, and the receipts. */
function typedFacts(words: Words, expense: Expense): TypedFact[] {
  const { submission } = expense;
  const { fields, payBy } = words.fields;
  const values = { ...typedFields(expense), payBy: payBy[submission.payBy ?? ''] };
  const typed = EXPENSE_FIELD_NAMES.filter((name) => !WITHOUT_FREE_TEXT.includes(name));
  const facts = typed.map((name): TypedFact => {
    const { label } = fields[name];
    const text = textOfValue(fields[name], values[name]);
    return name === 'email' && isCopied(text) ? [label, text, 'address'] : [label, text];
  });
  const receipts = submission.receipts.map(({ name, size, statement }, index): [string, string] => [
    statement === undefined
      ? words.mail.labels.receipt(index + 1)
      : words.mail.labels.statement(index + 1),
    words.mail.receiptSize(name, formatFileSize(size)),
  ]);
  return [...payeeFacts(words, submission), ...facts, ...receipts].filter(
    ([, value]) => value !== '',
  );
}

/** Says first if someone other than the submitter gets paid. */
function payeeFacts(words: Words, submission: Submission): [string, string][] {
  return paidPartyOf(submission) === 'submitter'
    ? []
    : [[words.mail.labels.payment, words.mail.toBePaid(words.review.payee(submission))]];
}

function approvalFacts(
  words: Words,
  expense: Expense,
  { timeZone }: Organization,
): [string, string][] {
  return expense.steps.flatMap(({ role, decision }): [string, string][] => {
    if (decision === null) return [];
    const approved = words.mail.approvedOn(words.dates.instant(decision.at, timeZone));
    return [[words.roles.actingAs(role, decision), approved]];
  });
}

/** What an approver reads about possible duplicates: the most likely ones, and how many more there are. */
export function duplicateFacts(
  words: Words,
  duplicates: readonly DuplicateView[],
): [string, string][] {
  const told = duplicates.slice(0, DUPLICATES_TOLD).map((one) => duplicateLine(words, one));
  const rest = duplicates.length - told.length;
  return [...told, ...(rest > 0 ? [words.mail.moreDuplicates(rest)] : [])].map((line) => [
    words.mail.labels.duplicate,
    line,
  ]);
}

function duplicateLine(
  words: Words,
  { reference, status, expenseDate, reasons }: DuplicateView,
): string {
  const state = words.review.statuses[status].toLowerCase();
  const why = reasons.map((reason) => words.review.duplicateReasons[reason]);
  return words.mail.duplicate(reference, state, words.dates.date(expenseDate), why);
}
