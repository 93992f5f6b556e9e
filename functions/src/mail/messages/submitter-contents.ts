import { approvalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import type { Expense, ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { linesText, payableOf } from '@pa-ledger/domain/expenses/expense-lines';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import type { ExpensePurpose } from '@pa-ledger/domain/mail/mail';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import type { Organization } from '@pa-ledger/domain/organization';
import {
  factsOf,
  senderOf,
  isCorrected,
  namesOf,
  pageAddress,
  titleOf,
  type MailSource,
} from './content-parts.ts';
import type { MailContent, MailButton } from './layout.ts';
import { aboutOf } from '../../expenses/link-subject.ts';
import { signSubmitterToken } from '../../links/submitter-token.ts';
import type { LinkKeys } from '../../links/token.ts';
import type { Words } from '../../words.ts';

/*
 * Emails to the submitter. Anyone may have typed that address and everything else in the form, so these emails hold
 * none of the form's text: otherwise the association would email a stranger's words to anyone. The amount and the date
 * are safe, and an administrator chose the category's name.
 */

/** About one expense, with its facts and how to reach the association. */
export function submitterContent(
  words: Words,
  purpose: Exclude<ExpensePurpose, 'review'>,
  { expense, organization }: MailSource,
  links: LinkMaker,
  now: number,
): MailContent {
  const names = namesOf(expense);
  const toVendor = paysVendor(expense.submission);
  const buttonFor = (of: SubmitterPurpose) => submitterButtons(words, of, expense, links, now);
  const shared = {
    facts: factsOf(words, expense),
    buttons: buttonFor('status'),
    sender: senderOf(words, organization, words.mail.why.submitter),
  };
  switch (purpose) {
    case 'received': {
      const next = words.expense.approvalsAhead(approvalsAhead(expense));
      const promise = words.expense.promise(expense.submission);
      const kind = { toVendor, isCorrected: isCorrected(expense) };
      return { ...words.mail.received(names, kind, next, promise), ...shared };
    }
    case 'approved':
      return { ...words.mail.approved(names, toVendor), ...shared };
    case 'rejected': {
      const rejected = expense.steps.findLast((step) => step.decision?.action === 'reject');
      const role = rejected && words.roles.names[rejected.role];
      // Of a split expense, an event approver may have rejected their part before.
      const quote = rejected?.decision?.reason ?? '';
      return { ...words.mail.rejected(names, role), ...shared, quote };
    }
    case 'paid':
      return {
        ...words.mail.paid(
          names,
          toVendor,
          expense.payment === null ? '' : words.payments.payment(expense.payment),
          expense.payment?.sent === undefined ? '' : words.payments.sent(expense.payment.sent),
        ),
        ...shared,
        facts: [...paymentFacts(words, expense), ...shared.facts],
      };
    case 'adjusted': {
      const { role, reason = '', from = 0 } = expense.adjusted ?? {};
      const former = amountOf(from);
      const said =
        payableOf(expense) < former
          ? words.mail.reduced(
              names,
              formatCents(former),
              role ? words.roles.names[role] : undefined,
            )
          : words.mail.recategorized(names, linesText(expense));
      return { ...said, ...shared, quote: reason };
    }
    case 'adjustedAfter': {
      const said = words.mail.adjustedAfter(names, linesText(expense));
      const sender = senderOf(words, organization, words.mail.why.approver);
      const quote = expense.adjusted?.reason ?? '';
      return { ...said, facts: shared.facts, sender, quote };
    }
    case 'returned': {
      const { returned, steps } = expense;
      const step = returned?.byUid === undefined ? (returned?.step ?? null) : null;
      const role = step === null ? undefined : steps[step]?.role;
      const buttons = [...buttonFor('correct'), ...shared.buttons];
      // The person who sent it back wrote the note.
      const quote = returned?.note ?? '';
      return {
        ...words.mail.returned(names, role && words.roles.names[role]),
        ...shared,
        buttons,
        quote,
      };
    }
    case 'statusLink':
      return { ...words.mail.statusLink(names), ...shared, buttons: buttonFor('status') };
    case 'correctLink':
      return { ...words.mail.correctLink(names), ...shared, buttons: buttonFor('correct') };
    case 'withdrawLink':
      return { ...words.mail.withdrawLink(names), ...shared, buttons: buttonFor('withdraw') };
    case 'withdrawn':
      return { ...words.mail.withdrawn(names), ...shared };
    case 'voided':
      // The reason is an administrator's note. It stays in the history.
      return { ...words.mail.voided(names, toVendor), ...shared };
  }
}

function paymentFacts(words: Words, { payment }: Expense): [string, string][] {
  return payment === null ? [] : [[words.mail.labels.payment, words.payments.payment(payment)]];
}

/** Several requests that we received, or that a link was asked for, each with its link to the status. */
export function submitterDigestContent(
  words: Words,
  purpose: 'receivedDigest' | 'statusLinkDigest',
  {
    expenses,
    organization,
  }: { readonly expenses: readonly ListedExpense[]; readonly organization: Organization },
  links: LinkMaker,
  now: number,
): MailContent {
  return {
    ...words.mail[purpose](expenses.length),
    items: expenses.map((expense) => ({
      title: titleOf(words, expense),
      buttons: submitterButtons(words, 'status', expense, links, now),
    })),
    sender: senderOf(words, organization, words.mail.why.submitter),
  };
}

/** What making a link needs. */
export interface LinkMaker {
  readonly keys: LinkKeys;
  /** The app's address without a trailing slash. */
  readonly appUrl: string;
}

/** The page of each purpose. The token comes after `#`, so that no request and no log holds it. */
const PAGES: Readonly<Record<SubmitterPurpose, string>> = {
  status: 'status',
  correct: 'correct',
  withdraw: 'status',
};

/**
 * Returns the button with a submitter's link, which we store nowhere.
 * @returns nothing if the link makes no sense: the expense isn't sent back, or the contact was removed.
 */
function submitterButtons(
  words: Words,
  purpose: SubmitterPurpose,
  expense: ListedExpense,
  { keys, appUrl }: LinkMaker,
  now: number,
): MailButton[] {
  const about = aboutOf(purpose, expense);
  const { id, submitterId } = expense;
  if (about === null || submitterId === null) return [];
  const token = signSubmitterToken({ expenseId: id, purpose, about, submitterId }, keys, now);
  const href = pageAddress({ appUrl, words }, `/${PAGES[purpose]}#${token}`);
  return [{ label: words.mail.buttons[purpose], href }];
}
