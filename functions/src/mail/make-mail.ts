import { readDuplicates } from '../expenses/store/duplicates.ts';
import { readExpense, readExpenses } from '../expenses/store/expenses.ts';
import type { Services } from '../platform/services.ts';
import type { ClaimedMail } from '../outbox/claim.ts';
import { composeMail, type ComposedMail, type Composer } from './messages/compose.ts';
import { composeDigest } from './messages/compose-digest.ts';
import { partsOf, type Part } from '../outbox/digest-parts.ts';
import { composeNotice } from './messages/compose-notice.ts';

/** Whom the making of a mail asks. */
export interface MailMaker extends Composer {
  readonly services: Pick<Services, 'db' | 'clock'>;
}

/** What became of a mail when it was made; what is neither told nor broken is no longer wanted. */
export interface MadeMail {
  /** Null when there is nothing to tell. */
  readonly composed: ComposedMail | null;
  /** The ids of the mails that it tells. */
  readonly told: readonly string[];
  /** The ids of those parts of a digest that cannot be told, since what they are about cannot be read. */
  readonly broken: readonly string[];
}

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
      return { composed, told: composed === null ? [] : [ref.id], broken: [] };
    }
  }
}

async function digestOfExpenses(
  purpose: 'receivedDigest' | 'reviewDigest',
  parts: readonly Part[],
  maker: MailMaker,
): Promise<MadeMail> {
  const { db, clock } = maker.services;
  const broken = new Set<string>();
  const ids = parts.map(({ mail }) => mail.subject.id);
  const read = await readExpenses(db, ids, (id) => broken.add(id));
  const expenses = new Map(read.map(({ expense }) => [expense.id, expense]));
  const readable = parts.flatMap(({ ref, mail }) => {
    const expense = expenses.get(mail.subject.id);
    return expense === undefined ? [] : [{ id: ref.id, mail, expense }];
  });
  return {
    ...composeDigest(purpose, readable, maker, clock()),
    broken: parts.filter(({ mail }) => broken.has(mail.subject.id)).map(({ ref }) => ref.id),
  };
}
