import { readDuplicates } from '../expenses/read-duplicates.ts';
import { readExpense, readExpenses } from '../expenses/expenses.ts';
import type { ClaimedMail } from '../outbox/claim.ts';
import { composeMail } from './messages/compose.ts';
import { composeDigest } from './messages/compose-digest.ts';
import { partsOf, type Part } from '../outbox/digest-parts.ts';
import type { MadeMail, MailMaker } from './made-mail.ts';
import { composeNotice } from './compose-notice.ts';

/** Reads what a mail is about, as it is now, and makes the mail from that. */
export async function makeMail(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  maker: MailMaker,
): Promise<MadeMail> {
  const { db, clock } = maker.services;
  switch (mail.purpose) {
    case 'receivedDigest':
    case 'reviewDigest':
      return digestOfExpenses(mail.purpose, await partsOf({ ref, mail }, db), maker);
    case 'notice':
    case 'noticeDigest':
      return composeNotice({ ref, mail }, maker);
    default: {
      const { step, to, turn, purpose } = mail;
      const { stored } = await readExpense(db, mail.subject.id);
      const isReview = purpose === 'review';
      const duplicates = stored && isReview ? await readDuplicates(db, stored.expense) : [];
      const occasion = { step, to, turn, purpose };
      const composed = stored && composeMail(occasion, stored.expense, maker, clock(), duplicates);
      return { composed, covered: composed === null ? [] : [ref.id], unreadable: [] };
    }
  }
}

async function digestOfExpenses(
  purpose: 'receivedDigest' | 'reviewDigest',
  parts: readonly Part[],
  maker: MailMaker,
): Promise<MadeMail> {
  const { db, clock } = maker.services;
  const unreadable = new Set<string>();
  const ids = parts.map(({ mail }) => mail.subject.id);
  const read = await readExpenses(db, ids, (id) => unreadable.add(id));
  const expenses = new Map(read.map(({ expense }) => [expense.id, expense]));
  const readable = parts.flatMap(({ ref, mail }) => {
    const expense = expenses.get(mail.subject.id);
    return expense === undefined ? [] : [{ id: ref.id, mail, expense }];
  });
  return {
    ...composeDigest(purpose, readable, maker, clock()),
    unreadable: parts
      .filter(({ mail }) => unreadable.has(mail.subject.id))
      .map(({ ref }) => ref.id),
  };
}
