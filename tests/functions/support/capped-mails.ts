import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { deliver } from '../../../functions/src/mail/deliver.ts';
import { mailDocument, mailIdOf, type NewMail } from '../../../functions/src/outbox/outbox.ts';
import type { MailEnvironment } from './mail-environment.ts';
import { mailsReaching, outboxOf, type OutboxMail } from './outbox.ts';

/** Whose mailbox the mails go to, unless a test says otherwise. */
export const VICTIM = 'pat.doe@example.com';

/** Makes mails that are capped, and tells what became of them. */
export function cappedMails(own: MailEnvironment) {
  let turns = 0;

  /** The outbox's mails of a purpose: all, or those to an address, or about an expense. */
  async function mailsOf(purpose: string, to?: string, about?: string): Promise<OutboxMail[]> {
    const mails = await outboxOf(own.testEnv.db, about);
    const found = mails.filter((mail) => mail['purpose'] === purpose);
    return to === undefined ? found : mailsReaching(own.testEnv.db, to, found);
  }

  async function statesOf(purpose: string, to?: string): Promise<Record<string, number>> {
    const mails = Map.groupBy(await mailsOf(purpose, to), ({ state }) => state);
    return Object.fromEntries([...mails].map(([state, { length }]) => [state, length]));
  }

  /** Submits an expense, and tries its confirmation at once, as the trigger does. @returns its id. */
  async function thanked(email = VICTIM): Promise<string> {
    const id = await own.submitted({ email });
    const [mail] = await mailsOf('received', undefined, id);
    await deliver(mail?.id ?? '', own.delivery);
    return id;
  }

  /**
   * Mails about an expense that are alike but for their turn, and tries them: the cap asks for nothing else, and one
   * expense is made sooner than twenty.
   */
  async function alike(
    count: number,
    id: string,
    mail: Omit<NewMail, 'subject' | 'turn'>,
  ): Promise<void> {
    for (let made = 0; made < count; made++) {
      const turn = `again-${turns++}`;
      const one: NewMail = { ...mail, subject: { kind: 'expense', id }, turn };
      await own.testEnv.db
        .doc(`mail/${mailIdOf(one)}`)
        .create(mailDocument(one, own.testEnv.time.now));
      await deliver(mailIdOf(one), own.delivery);
    }
  }
  /** As if so many expenses had been confirmed: one has, again and again. @returns its id. */
  async function thankedOften(count: number, to = VICTIM): Promise<string> {
    const id = await thanked(to);
    await alike(count - 1, id, { purpose: 'received', to: normalizeEmail(to), step: null });
    return id;
  }

  return { mailsOf, statesOf, thanked, alike, thankedOften };
}
