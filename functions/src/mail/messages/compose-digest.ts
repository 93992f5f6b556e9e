import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { NewMail } from '../../outbox/outbox.ts';
import { composed, reviewLink, type ComposedMail, type Composer } from './compose.ts';
import { receivedDigestContent, reviewDigestContent } from './digest-contents.ts';
import type { MailContent } from './layout.ts';

/** A mail about an expense that is part of a digest. */
export interface DigestPart {
  /** The id of the mail. */
  readonly id: string;
  readonly mail: NewMail;
  readonly expense: Expense;
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
    return digestOf(inOrder, receivedDigestContent(expenses, organization));
  }
  const wanted = inOrder.flatMap((part) => {
    const link = reviewLink(part.mail, part.expense, composer, now);
    return link === null ? [] : [{ ...part, link }];
  });
  const requests = new Map(wanted.map((request) => [request.expense.id, request]));
  return digestOf(wanted, reviewDigestContent([...requests.values()], organization));
}

function digestOf(parts: readonly DigestPart[], content: MailContent): ComposedDigest {
  return {
    composed: parts.length === 0 ? null : composed(content),
    covered: parts.map(({ id }) => id),
  };
}
