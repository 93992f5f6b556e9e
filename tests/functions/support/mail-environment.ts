import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import type { Language } from '@pa-ledger/domain/language';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Delivery } from '../../../functions/src/mail/deliver.ts';
import { messageIdOf, type SmtpTimeouts } from '../../../functions/src/mail/transport.ts';
import { filledForm } from './expenses.ts';
import { deliveryOver, mailsReaching, outboxOf, type OutboxMail } from './outbox.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';
import { createTestEnvironment, type TestEnvironment } from './test-environment.ts';

/** A test environment for each test of a file, and an SMTP server that its mails go to. */
export interface MailEnvironment {
  readonly testEnv: TestEnvironment;
  readonly smtp: SmtpServer;
  readonly delivery: Delivery;
  /**
   * Submits an expense, which makes three mails: to the submitter and to both presidents.
   * @param language of the page.
   * @returns its id.
   */
  submitted(own?: Partial<SubmissionInput>, language?: Language): Promise<string>;
  mailTo(expenseId: string, address: string): Promise<OutboxMail>;
  /** How often a mail has come to the server, acknowledged or not. */
  copiesOf(mailId: string): number;
}

/** Called once at the top of a test file; what it returns is there when the tests run. */
export function useMailEnvironment(timeouts?: SmtpTimeouts): MailEnvironment {
  let present: Pick<MailEnvironment, 'testEnv' | 'smtp' | 'delivery'> | null = null;
  let smtp: SmtpServer;
  const now = () => {
    if (present === null) throw new Error('The test environment exists only while a test runs.');
    return present;
  };

  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  beforeEach(async () => {
    const testEnv = await createTestEnvironment();
    smtp.behave(() => 'accept');
    present = { testEnv, smtp, delivery: deliveryOver(testEnv.services, smtp.uri, timeouts) };
    return () => testEnv.close();
  });
  afterAll(() => smtp.stop());

  return {
    get testEnv() {
      return now().testEnv;
    },
    get smtp() {
      return now().smtp;
    },
    get delivery() {
      return now().delivery;
    },
    async submitted(own, language) {
      const form = await filledForm(own);
      expect((await now().testEnv.submit(form, language)).body).toMatchObject({ success: true });
      return form.id;
    },
    async mailTo(expenseId, address) {
      const mails = await outboxOf(now().testEnv.db, expenseId);
      const [found] = await mailsReaching(now().testEnv.db, address, mails);
      if (found === undefined) throw new Error(`No mail to ${address}.`);
      return found;
    },
    copiesOf(mailId) {
      const messageId = messageIdOf(mailId, now().delivery.appUrl);
      return now().smtp.taken.filter((mail) => mail.messageId === messageId).length;
    },
  };
}
