import { readExpense } from '../store/expenses.ts';
import type { NewMail } from '../store/outbox.ts';
import type { Services } from '../services.ts';
import { composeMail, type ComposedMail, type Composer } from './compose.ts';

/** Whom the making of a mail asks. */
export interface MailMaker extends Composer {
  readonly services: Pick<Services, 'db' | 'clock'>;
}

/**
 * Reads what a mail is about, as it is now, and makes the mail from that.
 * @returns null when the mail is no longer wanted.
 */
export async function makeMail(mail: NewMail, maker: MailMaker): Promise<ComposedMail | null> {
  const { db, clock } = maker.services;
  const { stored } = await readExpense(db, mail.subject.id);
  return stored && composeMail(mail, stored.expense, maker, clock());
}
