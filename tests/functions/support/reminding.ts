import { organization, type Organization, type Reminders } from '@pa-ledger/domain/organization';
import { afterEach, beforeEach, expect } from 'vitest';
import { reassignPending } from '../../../functions/src/expenses/reassignments.ts';
import { deliver, type Delivery } from '../../../functions/src/mail/deliver.ts';
import type { Envelope } from '../../../functions/src/mail/transport.ts';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { makeWeekly } from '../../../functions/src/reminders/make-weekly.ts';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import { adminClient } from './admin-client.ts';
import { SETTINGS } from './association.ts';
import { filledForm } from './expenses.ts';
import { sweepMail } from './outbox.ts';
import { remindAll } from './remind-all.ts';
import { keys } from './suite.ts';
import { createTestEnvironment, type TestEnvironment } from './test-environment.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A Thursday, at nine at the school. */
export const BEGIN = Date.parse('2026-10-15T13:00:00Z');

/** A test environment for each test of a file, at a school that reminds; its mails are kept and go nowhere. */
export interface RemindingSchool {
  readonly testEnv: TestEnvironment;
  readonly delivery: Delivery;
  /** Submits an expense at the clock's time. @returns its id. */
  submitted(own?: Parameters<typeof filledForm>[0]): Promise<string>;
  approve(id: string, step: number, by: string): Promise<void>;
  /** Changes who approves, and lets those who are asked now be asked. */
  setApprovers(change: Partial<ApproverSettings>): Promise<void>;
  resend(id: string, step: number): Promise<void>;
  /** Sets the clock, and sweeps. @returns the mails that were sent, without requests and confirmations. */
  sweepAt(now: number): Promise<Envelope[]>;
  /** The same with only those parts of the sweeper that remind, which take a tenth of its time. */
  remindAt(now: number): Promise<Envelope[]>;
}

/** Called once at the top of a test file; what it returns is there when the tests run. */
export function useRemindingSchool(own: Partial<Organization> = {}): RemindingSchool {
  let testEnv: TestEnvironment;
  let delivery: Delivery;
  let sent: Envelope[] = [];

  beforeEach(async () => {
    testEnv = await createTestEnvironment(SETTINGS, { organization: { ...organization, ...own } });
    testEnv.time.now = BEGIN;
    sent = [];
    const send: Delivery['send'] = (envelope) => {
      sent.push(envelope);
      return Promise.resolve();
    };
    const { services } = testEnv;
    const appUrl = 'https://expenses.example.org';
    delivery = { services, organization: services.organization, keys, appUrl, send };
  });
  afterEach(() => testEnv.close());

  return {
    get testEnv() {
      return testEnv;
    },
    get delivery() {
      return delivery;
    },
    async submitted(form) {
      const filled = await filledForm(form);
      expect((await testEnv.submit(filled)).body).toMatchObject({ success: true });
      return filled.id;
    },
    async approve(id, step, by) {
      const { status } = await testEnv.decide(await testEnv.tokenFor(id, step, by));
      expect(status).toBe(200);
    },
    async setApprovers(change) {
      await putRecorded(testEnv.db, 'settings/approvers', { ...SETTINGS, ...change });
      await reassignPending(testEnv.services);
    },
    async resend(id, step) {
      const act = { act: 'resendLink', step };
      expect(await adminClient(testEnv.services).manage(id, act)).toMatchObject({ status: 200 });
    },
    async sweepAt(now) {
      testEnv.time.now = now;
      sent.length = 0;
      await sweepMail(delivery);
      return sent.filter(isReminding);
    },
    async remindAt(now) {
      testEnv.time.now = now;
      sent.length = 0;
      await remindAll(testEnv.services);
      await makeWeekly(testEnv.services);
      const made = testEnv.db.collection('mail').where('purpose', 'in', ['reminder', 'weekly']);
      const { docs } = await made.where('state', '==', 'PENDING').get();
      for (const { id } of docs) await deliver(id, delivery);
      return [...sent];
    },
  };
}

/** Whether a mail is a reminder or the treasurer's digest. */
export function isReminding({ subject }: Pick<Envelope, 'subject'>): boolean {
  return /^(?:Reminder|This week): /.test(subject);
}

/** The usual reminders, with a school's own. */
export function remindersWith(own: Partial<Reminders>): Pick<Organization, 'reminders'> {
  return { reminders: { ...organization.reminders, ...own } };
}

/** The tokens of a mail's links, in their order. */
export function tokensOf({ text }: Pick<Envelope, 'text'>): string[] {
  return Array.from(text.matchAll(/\/approve\/([\w-]+)\?/g), ([, token = '']) => token);
}

/** The references in a mail, in their order. */
export function referencesOf({ text }: Pick<Envelope, 'text'>): string[] {
  return text.match(/^[0-9A-Z]{4}-[0-9A-Z]{4}(?=: )/gm) ?? [];
}
