import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS } from '../../functions/src/mail/backoff.ts';
import { deliver, LEASE_MS, type Delivery } from '../../functions/src/mail/delivery.ts';
import { messageIdOf } from '../../functions/src/mail/transport.ts';
import { reassignPending } from '../../functions/src/triggers/reassign.ts';
import { sweepMail } from '../../functions/src/triggers/sweep-mail.ts';
import { PEOPLE } from './support/association.ts';
import { PATIENCE_MS, times } from './support/counts.ts';
import { filledForm } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { deliveryOver, outboxOf, sweepUntilDone } from './support/outbox.ts';
import { startSmtpServer, type Behaviour, type SmtpServer } from './support/smtp-server.ts';
import { foundWorld, type World } from './support/world.ts';

const MINUTE = 60_000;

let world: World;
let smtp: SmtpServer;
let delivery: Delivery;

beforeAll(async () => {
  smtp = await startSmtpServer();
});

afterAll(() => smtp.stop());

beforeEach(async () => {
  world = await foundWorld();
  delivery = deliveryOver(world.services, smtp.uri);
  smtp.behave(() => 'accept');
  return () => world.close();
});

async function submitted(): Promise<string> {
  const form = await filledForm();
  expect((await world.submit(form)).body).toEqual({ success: true });
  return form.id;
}

async function mailTo(expenseId: string, address: string) {
  const found = (await outboxOf(world.db, expenseId)).find(({ to }) => to === address);
  if (found === undefined) throw new Error(`No mail to ${address}.`);
  return found;
}

/** How often a mail has come to the server, acknowledged or not. */
function copiesOf(mailId: string): number {
  const messageId = messageIdOf(mailId, delivery.appUrl);
  return smtp.taken.filter((mail) => mail.messageId === messageId).length;
}

describe('#80 an SMTP server that refuses, delays, hangs and forgets', () => {
  it(
    'gets every mail at least once, and twice only where its own word was lost',
    async () => {
      const faults: readonly [behaviour: Behaviour, upTo: number][] = [
        ['refuse', 0.3],
        ['later', 0.4],
        ['hang', 0.45],
        ['drop', 0.5],
        ['accept', 1],
      ];
      smtp.behave(() => {
        const luck = Math.random();
        return faults.find(([, upTo]) => luck < upTo)?.[0] ?? 'accept';
      });
      const ids: string[] = [];
      // Three mails are made by each.
      for (let made = 0; made < times(20, 167); made++) ids.push(await submitted());
      await sweepUntilDone(world, delivery);

      const mails = await outboxOf(world.db);
      expect(mails).toHaveLength(3 * ids.length);
      expect(mails.filter(({ state }) => state !== 'SENT')).toEqual([]);
      const own = mails.map(({ id }) => messageIdOf(id, delivery.appUrl));
      const taken = smtp.taken.filter(({ messageId }) => own.includes(messageId));
      for (const mail of mails) {
        const copies = taken.filter(
          ({ messageId }) => messageId === messageIdOf(mail.id, delivery.appUrl),
        );
        expect(copies.length).toBeGreaterThanOrEqual(1);
        expect(copies.filter(({ acknowledged }) => acknowledged)).toHaveLength(1);
        expect(new Set(copies.map(({ to }) => to))).toEqual(new Set([mail.to]));
      }
      const lost = taken.filter(({ acknowledged }) => !acknowledged).length;
      expect(taken.length - mails.length).toBeLessThanOrEqual(lost);
      expect(await brokenInvariants(world.db, ids)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('gets the mail once it is up again after an outage', async () => {
    const id = await submitted();
    await smtp.stop();
    const { id: mailId } = await mailTo(id, PEOPLE.president);
    await deliver(mailId, delivery);
    expect(await mailTo(id, PEOPLE.president)).toMatchObject({ state: 'PENDING', attempts: 1 });
    world.time.now += MINUTE;
    await sweepMail(delivery);
    expect(await mailTo(id, PEOPLE.president)).toMatchObject({ state: 'PENDING', attempts: 2 });
    await smtp.start();
    // Not before the longer wait is over.
    world.time.now += 2 * MINUTE - 1;
    await sweepMail(delivery);
    expect(copiesOf(mailId)).toBe(0);
    world.time.now += 1;
    await sweepMail(delivery);
    expect(copiesOf(mailId)).toBe(1);
    expect(await mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT', attempts: 3 });
  });

  it('is given up after the last try, for an admin to see', async () => {
    smtp.behave(() => 'later');
    const id = await submitted();
    await sweepUntilDone(world, delivery);
    for (const mail of await outboxOf(world.db, id)) {
      expect(mail).toMatchObject({ state: 'DEAD', attempts: MAX_ATTEMPTS, failure: 'EENVELOPE' });
    }
  });

  it('is asked once about a recipient whom it does not know', async () => {
    smtp.behave(() => 'nobody');
    const id = await submitted();
    await sweepUntilDone(world, delivery);
    for (const mail of await outboxOf(world.db, id)) {
      expect(mail).toMatchObject({ state: 'DEAD', attempts: 1 });
    }
  });
});

describe('#81 a sender that sleeps past its lease', () => {
  /** A delivery that sleeps on the way until it is woken. */
  function sleeping(where: 'before' | 'after', waking: Promise<void>): Delivery {
    return {
      ...delivery,
      send: async (envelope) => {
        if (where === 'after') await delivery.send(envelope);
        await waking;
        if (where === 'before') await delivery.send(envelope);
      },
    };
  }

  it.each(['before', 'after'] as const)(
    'sends the mail once more at most: asleep %s its mail is taken',
    async (where) => {
      const id = await submitted();
      const { id: mailId } = await mailTo(id, PEOPLE.president);
      const { promise: waking, resolve: wake } = Promise.withResolvers<undefined>();
      const sleeper = deliver(mailId, sleeping(where, waking));
      await expect.poll(async () => (await mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');

      world.time.now += LEASE_MS - 1;
      await sweepMail(delivery);
      expect((await mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');
      world.time.now += 1;
      await sweepMail(delivery);
      expect((await mailTo(id, PEOPLE.president)).state).toBe('SENT');
      wake(undefined);
      await sleeper;
      world.time.now += 7 * 60 * MINUTE;
      await sweepMail(delivery);
      expect(copiesOf(mailId)).toBe(2);
      expect(await mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT', attempts: 2 });
    },
  );

  it('does not undo what the one who took over has done when it wakes and fails', async () => {
    const id = await submitted();
    const { id: mailId } = await mailTo(id, PEOPLE.president);
    const { promise: waking, reject: wake } = Promise.withResolvers<undefined>();
    const sleeper = deliver(mailId, sleeping('before', waking));
    await expect.poll(async () => (await mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');
    world.time.now += LEASE_MS;
    await sweepMail(delivery);
    wake(new Error('The connection was lost long ago.'));
    await sleeper;
    world.time.now += 7 * 60 * MINUTE;
    await sweepMail(delivery);
    expect(await mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT' });
    expect(copiesOf(mailId)).toBe(1);
  });
});

describe('what the outbox no longer wants or has never known', () => {
  it('skips the mail of a step that was decided meanwhile', async () => {
    const id = await submitted();
    const token = await world.tokenFor(id, 0, PEOPLE.president);
    expect((await world.decide(token)).status).toBe(200);
    await sweepUntilDone(world, delivery);
    const mails = await outboxOf(world.db, id);
    const skipped = mails.filter(({ state }) => state === 'SKIPPED');
    expect(skipped.map(({ to }) => to).sort()).toEqual([PEOPLE.president, PEOPLE.otherPresident]);
    expect(skipped.map(({ id: mailId }) => copiesOf(mailId))).toEqual([0, 0]);
    expect(await mailTo(id, PEOPLE.treasurer)).toMatchObject({ state: 'SENT' });
  });

  it('mails the approvers of an open step that nobody was mailed about', async () => {
    const id = await submitted();
    for (const mail of await outboxOf(world.db, id)) {
      if (mail['purpose'] === 'review') await world.db.doc(`mail/${mail.id}`).delete();
    }
    expect(await brokenInvariants(world.db, [id])).toHaveLength(2);
    await sweepUntilDone(world, delivery);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
    expect(copiesOf((await mailTo(id, PEOPLE.president)).id)).toBe(1);
    expect(copiesOf((await mailTo(id, PEOPLE.otherPresident)).id)).toBe(1);
    await sweepMail(delivery);
    expect(await outboxOf(world.db, id)).toHaveLength(3);
  });

  it('leaves a mail that is not there', async () => {
    await deliver('never_written', delivery);
    expect(await outboxOf(world.db)).toEqual([]);
  });
});

describe('#78 a trigger that comes more than once', () => {
  it(
    'sends each mail once, in whatever order and however often it comes',
    async () => {
      const ids: string[] = [];
      for (let made = 0; made < times(8, 334); made++) ids.push(await submitted());
      const mails = await outboxOf(world.db);
      const deliveries = mails
        .flatMap(({ id }) => Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () => id))
        .map((id) => ({ id, luck: Math.random() }))
        .sort((one, other) => one.luck - other.luck);
      // Some of them at the same time, as triggers come.
      while (deliveries.length > 0) {
        const together = deliveries.splice(0, 1 + Math.floor(Math.random() * 8));
        await Promise.all(together.map(({ id }) => deliver(id, delivery)));
      }
      expect(mails.map(({ id }) => copiesOf(id))).toEqual(mails.map(() => 1));
      expect((await outboxOf(world.db)).map(({ state }) => state)).toEqual(mails.map(() => 'SENT'));
      expect(await brokenInvariants(world.db, ids)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('asks a new approver once, however often the change of the settings comes', async () => {
    const ids = [await submitted(), await submitted(), await submitted()];
    const presidents = ['new.president@example.com'];
    await world.db.doc('settings/approvers').update({ presidents });
    await Promise.all(Array.from({ length: 5 }, () => reassignPending(world.services)));
    // What met with another run is left to the next.
    await reassignPending(world.services);
    await sweepUntilDone(world, delivery);
    await reassignPending(world.services);
    for (const id of ids) {
      const asked = (await outboxOf(world.db, id)).filter(({ to }) => to === presidents[0]);
      expect(asked.map(({ id: mailId, state }) => [state, copiesOf(mailId)])).toEqual([
        ['SENT', 1],
      ]);
    }
    expect(await brokenInvariants(world.db, ids)).toEqual([]);
  });
});
