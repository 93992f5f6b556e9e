import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver, type Delivery } from '../../functions/src/mail/deliver.ts';
import { messageIdOf } from '../../functions/src/mail/transport.ts';
import { makeDigest } from '../../functions/src/outbox/make-digests.ts';
import { mailDocument, mailIdOf } from '../../functions/src/outbox/outbox.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { COMMIT_POINTS } from '../functions/support/commit-hook.ts';
import {
  runUntilKilled,
  type KilledAct,
  type KillPoint,
} from '../functions/support/run-until-killed.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { figure } from '../support/figure.ts';
import { deliveryOver, outboxOf, sweepUntilDone, tellerOf } from '../functions/support/outbox.ts';
import { startSmtpServer, type SmtpServer } from '../functions/support/smtp-server.ts';
import {
  actorsIn,
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

const KILLS = times(1, 20);
const HOUR_MS = 60 * 60 * 1000;
/** Acts that are under way at once. */
const AT_ONCE = 4;

const DELIVERING: readonly KillPoint[] = [...COMMIT_POINTS, 'before SMTP', 'after SMTP'];
/** The server had the mail, and we could not note it: it comes again under the same Message-ID. */
const SENT_BUT_NOT_NOTED: KillPoint = 'after SMTP';

let testEnv: TestEnvironment;
let smtp: SmtpServer;
let delivery: Delivery;
let killed = 0;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  smtp = await startSmtpServer();
  delivery = deliveryOver(testEnv.services, smtp.uri);
});

afterAll(async () => {
  figure('G4', `${killed} kills: 0 lost, 0 doubled`);
  await smtp.stop();
  await testEnv.close();
});

/** Kills a process at each point, as often as asked; the acts are prepared one by one. */
async function killAtEach<T>(
  points: readonly KillPoint[],
  prepare: () => Promise<{ act: KilledAct; left: T }>,
): Promise<{ point: KillPoint; left: T }[]> {
  const left: { point: KillPoint; left: T }[] = [];
  const kills = points.flatMap((point) => Array.from({ length: KILLS }, () => point));
  for (let at = 0; at < kills.length; at += AT_ONCE) {
    await Promise.all(
      kills.slice(at, at + AT_ONCE).map(async (point) => {
        const prepared = await prepare();
        await runUntilKilled(point, prepared.act, testEnv);
        left.push({ point, left: prepared.left });
      }),
    );
  }
  killed += left.length;
  return left;
}

function delivering(mailId: string): KilledAct {
  return (_services, deliverOver) => deliver(mailId, deliverOver(smtp.uri));
}

async function submitted(): Promise<string> {
  const form = await filledForm();
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  return form.id;
}

/** How often each mail of an expense has come to the SMTP server, by itself or in a digest. */
async function copiesOf(expenseId: string): Promise<Map<string, number>> {
  const mails = await outboxOf(testEnv.db, expenseId);
  return new Map(
    mails
      .filter(({ state }) => state !== 'SKIPPED')
      .map(({ id, digestId }) => [
        id,
        // Many retries at once are more than a mailbox may get in an hour: a digest then tells the rest.
        copiesTaken(id) + (digestId === undefined ? 0 : copiesTaken(digestId)),
      ]),
  );
}

/** How often a mail has come to the SMTP server. */
function copiesTaken(mailId: string): number {
  const messageId = messageIdOf(mailId, delivery.appUrl);
  return smtp.taken.filter((mail) => mail.messageId === messageId).length;
}

/** Six expenses of one mailbox, of which five have been confirmed. @returns the mail that is over the cap. */
async function overTheCap(): Promise<{ sixth: string; id: string }> {
  const first = await filledForm();
  const { id } = first;
  await testEnv.submit(first);
  const subject = { kind: 'expense', id } as const;
  let last = '';
  for (let count = 0; count < 6; count++) {
    const turn = count === 0 ? 'once' : `again-${count}`;
    const mail = { subject, purpose: 'received', to: id, step: null, turn } as const;
    last = mailIdOf(mail);
    if (count > 0)
      await testEnv.db.doc(`mail/${last}`).create(mailDocument(mail, testEnv.time.now));
    if (count < 5) await deliver(last, delivery);
  }
  return { sixth: last, id };
}

function nothingDue(): never {
  throw new Error('There is no digest left to make.');
}

describe('a process that is killed (#77, G4)', () => {
  it(
    'during a submission leaves one expense after the parent submits again',
    async () => {
      const left = await killAtEach(COMMIT_POINTS, async () => {
        const form = await filledForm();
        return { act: (services) => actorsIn(services).submit(form), left: form };
      });
      for (const { point, left: form } of left) {
        const stored = await testEnv.db.doc(`expenses/${form.id}`).get();
        expect(stored.exists).toBe(point === 'after commit');
        expect(await testEnv.submit(form)).toMatchObject({ status: 200, body: { success: true } });
      }
      await sweepUntilDone(testEnv, delivery);
      const ids = left.map(({ left: { id } }) => id);
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      for (const id of ids) expect([...(await copiesOf(id)).values()]).toEqual([1, 1, 1]);
    },
    TIMEOUT_MS,
  );

  it(
    'during a decision leaves one decision after the approver decides again',
    async () => {
      const left = await killAtEach(COMMIT_POINTS, async () => {
        const id = await submitted();
        const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
        return { act: (services) => actorsIn(services).decide(token), left: { id, token } };
      });
      for (const { point, left: expense } of left) {
        const decisions = await testEnv.db.collection(`expenses/${expense.id}/decisions`).get();
        expect(decisions.size).toBe(point === 'after commit' ? 1 : 0);
        expect(await testEnv.decide(expense.token)).toMatchObject({ status: 200 });
      }
      await sweepUntilDone(testEnv, delivery);
      const ids = left.map(({ left: { id } }) => id);
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      for (const id of ids) {
        const steps = (await testEnv.db.doc(`expenses/${id}`).get()).get('steps') as unknown[];
        expect(steps).toMatchObject([{ status: 'approved' }, { status: 'open' }]);
        // The confirmation and the treasurer's; the presidents' are no longer wanted.
        expect([...(await copiesOf(id)).values()]).toEqual([1, 1]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'during a payment leaves one payment after the treasurer records it again',
    async () => {
      const admin = adminClient(testEnv.services);
      let checks = 0;
      const left = await killAtEach(COMMIT_POINTS, async () => {
        const expenseId = await submitted();
        for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries())
          await testEnv.decide(await testEnv.tokenFor(expenseId, step, approver));
        const date = dateAt(testEnv.time.now, organization.timeZone);
        const payment = { method: 'check', checkNumber: String(++checks), date };
        return {
          act: (services) => adminClient(services).pay(expenseId, payment),
          left: { id: expenseId, payment },
        };
      });
      for (const { point, left: expense } of left) {
        const stored = await testEnv.db.doc(`expenses/${expense.id}`).get();
        expect(stored.get('status')).toBe(point === 'after commit' ? 'paid' : 'approved');
        expect(await admin.pay(expense.id, expense.payment)).toMatchObject({ status: 200 });
        expect(await admin.mailCheck(`${expense.id}-1`)).toMatchObject({ status: 200 });
      }
      await sweepUntilDone(testEnv, delivery);
      const ids = left.map(({ left: { id } }) => id);
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      for (const id of ids) {
        const mails = (await outboxOf(testEnv.db, id)).filter((mail) => mail['purpose'] === 'paid');
        expect(mails).toMatchObject([{ state: 'SENT' }]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'during a delivery leaves the mail to the sweeper, and sends it twice only if it was not yet marked as sent',
    async () => {
      const left = await killAtEach(DELIVERING, async () => {
        const id = await submitted();
        // One by one: in an hour of its own none is held.
        testEnv.time.now += HOUR_MS;
        const mail = (await outboxOf(testEnv.db, id)).find(({ to }) => to === PEOPLE.president);
        if (mail === undefined) throw new Error('The president is not mailed.');
        const act = delivering(mail.id);
        return { act, left: { id, mailId: mail.id } };
      });
      await sweepUntilDone(testEnv, delivery);
      const ids = left.map(({ left: { id } }) => id);
      expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      for (const { point, left: mail } of left) {
        const copies = await copiesOf(mail.id);
        expect(copies.get(mail.mailId)).toBe(point === SENT_BUT_NOT_NOTED ? 2 : 1);
        copies.delete(mail.mailId);
        expect([...copies.values()]).toEqual([1, 1]);
      }
      expect((await outboxOf(testEnv.db)).filter(({ state }) => state === 'DEAD')).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'while it holds a mail or makes a digest leaves each mail in exactly one digest',
    async () => {
      const held = await killAtEach(COMMIT_POINTS, async () => {
        const { sixth, id } = await overTheCap();
        const act = delivering(sixth);
        return { act, left: id };
      });
      const due: { act: KilledAct; left: string }[] = [];
      for (let count = 0; count < COMMIT_POINTS.length * KILLS; count++) {
        const { sixth, id } = await overTheCap();
        await deliver(sixth, delivery);
        const quotaId = String((await testEnv.db.doc(`mail/${sixth}`).get()).get('quota'));
        due.push({ act: (services) => makeDigest(quotaId, services), left: id });
      }
      testEnv.time.now += HOUR_MS;
      const made = await killAtEach(COMMIT_POINTS, () =>
        Promise.resolve(due.pop() ?? nothingDue()),
      );
      await sweepUntilDone(testEnv, delivery);
      const mails = await outboxOf(testEnv.db);
      for (const { left: id } of [...held, ...made]) {
        const own = mails.filter(({ to }) => to === id);
        expect(own.map(({ state }) => state)).toEqual(own.map(() => 'SENT'));
        const tellers = new Set(own.map(tellerOf));
        expect(own.filter((mail) => mail['purpose'] === 'received')).toHaveLength(6);
        expect([...tellers].map(copiesTaken)).toEqual([1, 1, 1, 1, 1, 1]);
      }
      const digests = mails.filter((mail) => mail['purpose'] === 'receivedDigest');
      expect(digests.map(({ to }) => to)).toEqual(
        expect.arrayContaining(made.map(({ left: id }) => id)),
      );
    },
    TIMEOUT_MS,
  );
});
