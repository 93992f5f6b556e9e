import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Delivery } from '../../../functions/src/mail/deliver.ts';
import { messageIdOf, type SmtpTimeouts } from '../../../functions/src/mail/transport.ts';
import { filledForm } from './expenses.ts';
import { deliveryOver, outboxOf, type OutboxMail } from './outbox.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';
import { createTestEnvironment, type World } from './world.ts';

/** A world for each test of a file, and an SMTP server that its mails go to. */
export interface MailWorld {
  readonly world: World;
  readonly smtp: SmtpServer;
  readonly delivery: Delivery;
  /** Submits an expense, which makes three mails: to the submitter and to both presidents. @returns its id. */
  submitted(own?: Partial<SubmissionInput>): Promise<string>;
  mailTo(expenseId: string, address: string): Promise<OutboxMail>;
  /** How often a mail has come to the server, acknowledged or not. */
  copiesOf(mailId: string): number;
}

/** Called once at the top of a test file; what it returns is there when the tests run. */
export function useMailWorld(timeouts?: SmtpTimeouts): MailWorld {
  let present: Pick<MailWorld, 'world' | 'smtp' | 'delivery'> | null = null;
  let smtp: SmtpServer;
  const now = () => {
    if (present === null) throw new Error('The world is there in tests alone.');
    return present;
  };

  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  beforeEach(async () => {
    const world = await createTestEnvironment();
    smtp.behave(() => 'accept');
    present = { world, smtp, delivery: deliveryOver(world.services, smtp.uri, timeouts) };
    return () => world.close();
  });
  afterAll(() => smtp.stop());

  return {
    get world() {
      return now().world;
    },
    get smtp() {
      return now().smtp;
    },
    get delivery() {
      return now().delivery;
    },
    async submitted(own) {
      const form = await filledForm(own);
      expect((await now().world.submit(form)).body).toEqual({ success: true });
      return form.id;
    },
    async mailTo(expenseId, address) {
      const mails = await outboxOf(now().world.db, expenseId);
      const found = mails.find(({ to }) => to === address);
      if (found === undefined) throw new Error(`No mail to ${address}.`);
      return found;
    },
    copiesOf(mailId) {
      const messageId = messageIdOf(mailId, now().delivery.appUrl);
      return now().smtp.taken.filter((mail) => mail.messageId === messageId).length;
    },
  };
}
