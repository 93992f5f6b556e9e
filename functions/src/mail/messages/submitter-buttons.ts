import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import { aboutOf } from '../../expenses/link-subject.ts';
import { signSubmitterToken } from '../../links/submitter-token.ts';
import type { LinkKeys } from '../../links/token.ts';
import type { MailButton } from './layout.ts';
import { mailMessages } from './mail-messages.ts';

/** What makes a link. */
export interface LinkMaker {
  readonly keys: LinkKeys;
  /** The app's address without a slash at the end. */
  readonly appUrl: string;
}

/** The page of each purpose. The token is behind `#`, so that it is in no request and in no log. */
const PAGES: Readonly<Record<SubmitterPurpose, string>> = {
  status: 'status',
  correct: 'correct',
  withdraw: 'status',
};

/**
 * Returns the button with a submitter's link, which is computed here and stored nowhere.
 * @returns nothing when there can be no such link: it is not sent back, or the contact was removed.
 */
export function submitterButtons(
  purpose: SubmitterPurpose,
  expense: ListedExpense,
  { keys, appUrl }: LinkMaker,
  now: number,
): MailButton[] {
  const about = aboutOf(purpose, expense);
  const { id, submitterId } = expense;
  if (about === null || submitterId === null) return [];
  const token = signSubmitterToken({ expenseId: id, purpose, about, submitterId }, keys, now);
  return [{ label: mailMessages.buttons[purpose], href: `${appUrl}/${PAGES[purpose]}#${token}` }];
}
