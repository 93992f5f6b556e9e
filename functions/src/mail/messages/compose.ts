import type { DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MOST_LISTED, type Waiting } from '@pa-ledger/domain/mail/reminders';
import type { Weekly } from '@pa-ledger/domain/mail/weekly';
import { canWithdraw } from '@pa-ledger/domain/expenses/versions/withdraw-expense';
import type { ExpensePurpose } from '@pa-ledger/domain/mail/mail';
import type { ChargedBudget } from '@pa-ledger/domain/ledger/budget';
import type { Organization } from '@pa-ledger/domain/organization';
import { signToken, type LinkSubject } from '../../links/token.ts';
import type { NewMail } from '../../outbox/outbox.ts';
import { paidTurn, returnedTurn, versionTurn, voidedTurn } from '../../expenses/expense-mails.ts';
import type { ReviewLinks } from './content-parts.ts';
import { receivedDigestContent, submitterContent } from './submitter-contents.ts';
import { htmlOf, textOf } from './mail-parts.ts';
import type { MailContent } from './layout.ts';
import { reviewContent, reviewDigestContent } from './review-content.ts';
import { reminderContent } from './reminder-content.ts';
import type { LinkMaker } from './submitter-buttons.ts';
import { weeklyContent } from './weekly-content.ts';

export interface Composer extends LinkMaker {
  readonly organization: Organization;
}

/** A mail ready to be sent. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the content of a mail depends on. */
export interface Occasion extends Pick<NewMail, 'step' | 'to' | 'turn'> {
  readonly purpose: ExpensePurpose;
}

/**
 * Makes the mail from the expense as it is now; the link is computed here and stored nowhere.
 * @param duplicates for an approver: possible duplicates of the expense.
 * @param budgets for an approver: which budget the expense will be charged to.
 * @returns null when the mail is no longer wanted: its step has been decided, its person is not asked any more, its
 * payment was voided, or the voided one was made again.
 */
export function composeMail(
  mail: Occasion,
  expense: Expense,
  composer: Composer,
  now: number,
  duplicates: readonly DuplicateView[] = [],
  budgets: ChargedBudget | null = null,
): ComposedMail | null {
  const source = { expense, organization: composer.organization };
  if (mail.purpose !== 'review')
    return isStillTrue(mail, expense)
      ? composed(submitterContent(mail.purpose, source, composer, now))
      : null;
  const links = reviewLinks(mail, expense, composer, now);
  if (links === null || mail.step === null) return null;
  return composed(reviewContent(source, mail.step, links, { duplicates, budgets }));
}

function isStillTrue({ purpose, turn }: Occasion, expense: Expense): boolean {
  const { status, payment, payments } = expense;
  switch (purpose) {
    case 'approved':
      // What was sent back since is asked about once more.
      return status !== 'returned' && turn === versionTurn(expense);
    case 'paid':
      return payment !== null && turn === paidTurn(payment.number);
    case 'voided':
      // If it is paid again, the other mail says so.
      return payment === null && turn === voidedTurn(payments);
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

/** Returns a mail's content as text and as HTML. */
export function composed(content: MailContent): ComposedMail {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

/**
 * Returns an approver's links to the open step of an expense. They are computed here and stored nowhere.
 * @returns null when the step has been decided or somebody else is asked.
 */
function reviewLinks(
  { step, to }: Pick<Occasion, 'step' | 'to'>,
  expense: ListedExpense,
  { keys, appUrl }: Composer,
  now: number,
): ReviewLinks | null {
  const open = step === null ? undefined : expense.steps[step];
  const asked = open?.status === 'open' && open.approvers.includes(to);
  if (step === null || !asked || open.nonce === null) return null;
  const subject = { expenseId: expense.id, step, nonce: open.nonce, approver: to };
  const at = (own: LinkSubject) => `${appUrl}/approve/${signToken(own, keys, now)}`;
  return { review: at(subject), acting: at({ ...subject, acts: true }) };
}

/** A mail about an expense that is part of a digest. */
export interface DigestPart {
  /** The id of the mail. */
  readonly id: string;
  readonly mail: NewMail;
  readonly expense: ListedExpense;
}

/** A digest, and the ids of the mails that it covers; null when none of them is wanted any more. */
export interface ComposedDigest {
  readonly composed: ComposedMail | null;
  readonly covered: readonly string[];
}

/**
 * Makes one mail of several, from their expenses as they are now. It leaves out requests that are no longer wanted, and lists
 * an expense only once, even if its link was sent again.
 */
export function composeDigest(
  purpose: 'receivedDigest' | 'reviewDigest',
  parts: readonly DigestPart[],
  composer: Composer,
  now: number,
): ComposedDigest {
  const { organization } = composer;
  const inOrder = parts.toSorted(
    (one, other) => one.expense.submittedAt - other.expense.submittedAt,
  );
  if (purpose === 'receivedDigest') {
    const expenses = inOrder.map(({ expense }) => expense);
    return digestOf(inOrder, receivedDigestContent(expenses, organization, composer, now));
  }
  const wanted = inOrder.flatMap((part) => {
    const links = reviewLinks(part.mail, part.expense, composer, now);
    return links === null ? [] : [{ ...part, links }];
  });
  const requests = new Map(wanted.map((request) => [request.expense.id, request]));
  return digestOf(wanted, reviewDigestContent([...requests.values()], organization));
}

/**
 * Makes the reminder of an approver from what waits for them now. Each link is signed now and has its own 30 days; the
 * nonces stay, so the links of earlier mails work until theirs.
 * @param waiting what waits for one address, the oldest first.
 * @returns null when nothing waits any more.
 */
export function composeReminder(
  waiting: readonly Waiting[],
  composer: Composer,
  now: number,
): ComposedMail | null {
  const requests = waiting.slice(0, MOST_LISTED).flatMap((one) => {
    const { step, address, expense } = one;
    const links = reviewLinks({ step, to: address }, expense, composer, now);
    return links === null ? [] : [{ ...one, links }];
  });
  if (requests.length === 0) return null;
  return composed(reminderContent(requests, waiting.length, composer.organization));
}

/** Makes the treasurer's digest of the week. */
export function composeWeekly(
  weekly: Weekly,
  { organization, appUrl }: Pick<Composer, 'organization' | 'appUrl'>,
): ComposedMail {
  return composed(weeklyContent(weekly, `${appUrl}/admin`, organization));
}

function digestOf(parts: readonly DigestPart[], content: MailContent): ComposedDigest {
  return {
    composed: parts.length === 0 ? null : composed(content),
    covered: parts.map(({ id }) => id),
  };
}
