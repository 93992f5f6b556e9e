import type { DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MOST_LISTED, type Waiting } from '@pa-ledger/domain/mail/reminders';
import type { Weekly } from '@pa-ledger/domain/mail/weekly';
import { canWithdraw } from '@pa-ledger/domain/expenses/versions/withdraw-expense';
import { isOnItsWay } from '@pa-ledger/domain/payments/payment';
import type { DigestPurpose, ExpensePurpose } from '@pa-ledger/domain/mail/mail';
import type { LineBudget } from '@pa-ledger/domain/ledger/budget';
import type { Organization } from '@pa-ledger/domain/organization';
import { signToken, type LinkSubject } from '../../links/token.ts';
import type { NewMail } from '../../outbox/outbox.ts';
import {
  adjustedTurn,
  paidTurn,
  returnedTurn,
  versionTurn,
  voidedTurn,
} from '../../expenses/expense-mails.ts';
import { pageAddress, type ReviewLinks } from './content-parts.ts';
import { submitterContent, submitterDigestContent, type LinkMaker } from './submitter-contents.ts';
import { htmlOf, textOf, type MailContent } from './layout.ts';
import type { Words } from '../../words.ts';
import { reviewContent, reviewDigestContent } from './review-content.ts';
import { reminderContent, weeklyContent } from './reminder-content.ts';

export interface Composer extends LinkMaker {
  readonly organization: Organization;
  /** Those of the reader's language. */
  readonly words: Words;
}

/** An email ready to send. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What an email's content depends on. */
export interface Occasion extends Pick<NewMail, 'step' | 'to' | 'turn'> {
  readonly purpose: ExpensePurpose;
}

/**
 * Makes the email from the expense as it is now. It computes the link, which we store nowhere.
 * @param duplicates for an approver: possible duplicates of the expense.
 * @param budgets for an approver: the budget that will be charged for the expense.
 * @returns null if the email is no longer wanted: someone decided its step, its person is no longer an approver of it,
 * its payment was voided, or the voided one was made again.
 */
export function composeMail(
  mail: Occasion,
  expense: Expense,
  composer: Composer,
  now: number,
  duplicates: readonly DuplicateView[] = [],
  budgets: readonly LineBudget[] = [],
): ComposedMail | null {
  const { organization, words } = composer;
  const source = { expense, organization };
  if (mail.purpose !== 'review')
    return isStillTrue(mail, expense)
      ? composed(submitterContent(words, mail.purpose, source, composer, now), composer)
      : null;
  const links = reviewLinks(mail, expense, composer, now);
  if (links === null || mail.step === null) return null;
  return composed(
    reviewContent(words, source, mail.step, links, { duplicates, budgets }),
    composer,
  );
}

function isStillTrue({ purpose, turn }: Occasion, expense: Expense): boolean {
  const { status, payment, payments } = expense;
  switch (purpose) {
    case 'approved':
      // If it was sent back since, we'll email about it again.
      return status !== 'returned' && turn === versionTurn(expense);
    case 'paid':
      return payment !== null && isOnItsWay(payment) && turn === paidTurn(payment.number);
    case 'voided':
      // If it's paid again, another email says so.
      return payment === null && turn === voidedTurn(payments);
    case 'adjusted':
    case 'adjustedAfter':
      // A later change has its own email.
      return turn === adjustedTurn(expense);
    case 'returned':
      return status === 'returned' && turn === returnedTurn(expense.submissionVersion);
    case 'correctLink':
      return status === 'returned';
    case 'withdrawLink':
      return canWithdraw(expense);
    default:
      return true;
  }
}

/** Returns an email's content as text and as HTML. */
export function composed(
  content: MailContent,
  { appUrl, words }: Pick<Composer, 'appUrl' | 'words'>,
): ComposedMail {
  const html = htmlOf(content, appUrl, words.language);
  return { subject: content.subject, text: textOf(content), html };
}

/**
 * Returns an approver's links to the open step of an expense. We store them nowhere.
 * @returns null if the step is decided or now belongs to someone else.
 */
function reviewLinks(
  { step, to }: Pick<Occasion, 'step' | 'to'>,
  expense: ListedExpense,
  { keys, appUrl, words }: Composer,
  now: number,
): ReviewLinks | null {
  const open = step === null ? undefined : expense.steps[step];
  const asked = open?.status === 'open' && open.approvers.includes(to);
  if (step === null || !asked || open.nonce === null) return null;
  const subject = { expenseId: expense.id, step, nonce: open.nonce, approver: to };
  const at = (own: LinkSubject) =>
    pageAddress({ appUrl, words }, `/approve/${signToken(own, keys, now)}`);
  return { review: at(subject), acting: at({ ...subject, acts: true }) };
}

/** An email about an expense, as part of a digest. */
interface DigestPart {
  /** The id of the email. */
  readonly id: string;
  readonly mail: NewMail;
  readonly expense: ListedExpense;
}

/** A digest about expenses. */
export type ExpenseDigest = Exclude<DigestPurpose, 'noticeDigest'>;

/** A digest, and the ids of the emails that it covers. */
interface ComposedDigest {
  readonly composed: ComposedMail | null;
  readonly covered: readonly string[];
}

/**
 * Makes one email of several, from their expenses as they are now. It leaves out requests that are no longer wanted,
 * and lists each expense once, even if its link went out again.
 */
export function composeDigest(
  purpose: ExpenseDigest,
  parts: readonly DigestPart[],
  composer: Composer,
  now: number,
): ComposedDigest {
  const { organization, words } = composer;
  const inOrder = parts.toSorted(
    (one, other) => one.expense.submittedAt - other.expense.submittedAt,
  );
  if (purpose !== 'reviewDigest') {
    const expenses = new Map(inOrder.map(({ expense }) => [expense.id, expense]));
    const source = { expenses: [...expenses.values()], organization };
    const content = submitterDigestContent(words, purpose, source, composer, now);
    return digestOf(inOrder, content, composer);
  }
  const wanted = inOrder.flatMap((part) => {
    const links = reviewLinks(part.mail, part.expense, composer, now);
    return links === null ? [] : [{ ...part, links }];
  });
  const requests = new Map(wanted.map((request) => [request.expense.id, request]));
  const content = reviewDigestContent(words, [...requests.values()], organization);
  return digestOf(wanted, content, composer);
}

/**
 * Makes an approver's reminder, or the email with the links they asked for, from what waits for them now. It signs each link anew for 30 days. The nonces stay, so
 * the links of earlier emails work until they expire.
 * @param waiting what waits for one address, oldest first.
 * @returns null if nothing waits anymore.
 */
export function composeReminder(
  waiting: readonly Waiting[],
  composer: Composer,
  now: number,
  purpose: 'reminder' | 'waitingLinks' = 'reminder',
): ComposedMail | null {
  const requests = waiting.slice(0, MOST_LISTED).flatMap((one) => {
    const { step, address, expense } = one;
    const links = reviewLinks({ step, to: address }, expense, composer, now);
    return links === null ? [] : [{ ...one, links }];
  });
  if (requests.length === 0) return null;
  const { organization, words } = composer;
  const content = reminderContent(words, requests, waiting.length, organization, purpose);
  return composed(content, composer);
}

/** Makes the treasurer's weekly digest. */
export function composeWeekly(
  weekly: Weekly,
  composer: Pick<Composer, 'organization' | 'appUrl' | 'words'>,
): ComposedMail {
  const { organization, appUrl, words } = composer;
  return composed(weeklyContent(words, weekly, `${appUrl}/admin`, organization), composer);
}

function digestOf(
  parts: readonly DigestPart[],
  content: MailContent,
  composer: Composer,
): ComposedDigest {
  return {
    composed: parts.length === 0 ? null : composed(content, composer),
    covered: parts.map(({ id }) => id),
  };
}
