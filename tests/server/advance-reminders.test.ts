import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failingWork } from '../../functions/src/alerts/failing-work.ts';
import { deliver, type Delivery } from '../../functions/src/mail/deliver.ts';
import { makeAdvanceReminders } from '../../functions/src/reminders/advance-reminders.ts';
import { organization } from '@pa-ledger/domain/organization';
import type { Envelope } from '../../functions/src/mail/transport.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { keys } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** Receipts were due on November 9, 60 days after the event; the first reminder comes three days later, from seven. */
let testEnv: TestEnvironment;
let sent: Envelope[] = [];

const FIRST = Date.parse('2026-11-12T12:00:00Z');
const DAY = 86_400_000;

beforeEach(async () => {
  testEnv = await createTestEnvironment(undefined, { organization });
  sent = [];
});

afterEach(() => testEnv.close());

const put = (id: string, eventOn: string, left: number, own: object = {}) =>
  testEnv.db.doc(`manualExpenses/${id}`).set({
    date: '2026-09-01',
    amount: 200,
    paidTo: 'Riley Park',
    description: 'Cash for the <b>fair</b>',
    categoryId: 'fair',
    fundId: 'main',
    advance: { kind: 'given', eventOn, left },
    version: 1,
    ...own,
  });
const hold = (id: string, email: string) => testEnv.db.doc(`advanceHolders/${id}`).set({ email });

/** Sets the clock, and makes and sends the reminders that are due. */
async function remindAt(now: number): Promise<Envelope[]> {
  testEnv.time.now = now;
  sent.length = 0;
  const { services } = testEnv;
  await makeAdvanceReminders(services, failingWork(services));
  const send: Delivery['send'] = (envelope) => {
    sent.push(envelope);
    return Promise.resolve();
  };
  const appUrl = 'https://expenses.example.org';
  const delivery = { services, organization, keys, appUrl, send };
  const made = testEnv.db.collection('mail').where('purpose', '==', 'advanceDue');
  const { docs } = await made.where('state', '==', 'PENDING').get();
  for (const { id } of docs) await deliver(id, delivery);
  return [...sent];
}

describe('the reminder of an advance (#155)', () => {
  it('comes three days after receipts were due, at seven at the school, and then every seven days', async () => {
    await put('one', '2026-09-10', 50);
    await hold('one', 'riley@example.com');
    expect(await remindAt(FIRST - 1)).toEqual([]);
    const [mail] = await remindAt(FIRST);
    expect(mail?.to).toBe('riley@example.com');
    for (const later of [1, DAY, 7 * DAY - 1]) expect(await remindAt(FIRST + later)).toEqual([]);
    expect(await remindAt(FIRST + 7 * DAY)).toHaveLength(1);
    expect(await remindAt(FIRST + 7 * DAY)).toEqual([]);
  });

  it('says what is open and until when, and has no link', async () => {
    await put('one', '2026-09-10', 50.25);
    await hold('one', 'riley@example.com');
    const [mail] = await remindAt(FIRST);
    expect(mail?.subject).toBe('Reminder: receipts for $50.25 you got in advance');
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      for (const told of ['$200.00 on Sep 1, 2026', 'Nov 9, 2026', 'Jan 8, 2027', '$50.25'])
        expect(part).toContain(told);
      expect(part).toContain('send us a request for the rest');
    }
    expect(mail?.html).not.toContain('<b>fair');
    expect(mail?.text).not.toMatch(/https?:/);
  });

  it('is not made for what is settled, on time, or has no address', async () => {
    await put('settled', '2026-09-10', 0);
    await hold('settled', 'a@example.com');
    await put('soon', '2026-11-01', 200);
    await hold('soon', 'b@example.com');
    await put('redacted', '2026-09-10', 50);
    expect(await remindAt(FIRST)).toEqual([]);
    expect(await outboxOf(testEnv.db)).toEqual([]);
  });

  it('is not sent once receipts have settled it', async () => {
    await put('one', '2026-09-10', 50);
    await hold('one', 'riley@example.com');
    testEnv.time.now = FIRST;
    await makeAdvanceReminders(testEnv.services, failingWork(testEnv.services));
    await put('one', '2026-09-10', 0);
    expect(await remindAt(FIRST + 60_000)).toEqual([]);
    expect((await outboxOf(testEnv.db)).map(({ state }) => state)).toEqual(['SKIPPED']);
  });

  it('is made once by two runs at the same moment', async () => {
    await put('one', '2026-09-10', 50);
    await hold('one', 'riley@example.com');
    testEnv.time.now = FIRST;
    await Promise.all(
      [1, 2].map(() => makeAdvanceReminders(testEnv.services, failingWork(testEnv.services))),
    );
    expect(await outboxOf(testEnv.db)).toHaveLength(1);
  });
});
