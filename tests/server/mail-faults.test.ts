import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS } from '../../functions/src/outbox/finish.ts';
import { LEASE_MS } from '../../functions/src/outbox/claim.ts';
import { addressOf } from '../../functions/src/outbox/outbox.ts';
import { deliver, type Delivery } from '../../functions/src/mail/deliver.ts';
import { messageIdOf } from '../../functions/src/mail/transport.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import {
  IMPATIENT,
  listeningTo,
  outboxOf,
  sweepMail,
  sweepUntilDone,
  tellerOf,
} from '../functions/support/outbox.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
import { figure } from '../support/figure.ts';
import { random, TIMEOUT_MS, times } from '../support/random.ts';
import type { Behaviour } from '../functions/support/smtp-server.ts';

const MINUTE = 60_000;

const own = useMailEnvironment(IMPATIENT);

describe('an SMTP server that refuses, delays, hangs and forgets (#80, G6)', () => {
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
      own.smtp.behave(() => {
        const drawn = random();
        return faults.find(([, upTo]) => drawn < upTo)?.[0] ?? 'accept';
      });
      const ids: string[] = [];
      // Three mails are made by each.
      for (let made = 0; made < times(8, 167); made++) ids.push(await own.submitted());
      // It goes away for ten minutes as well.
      await own.smtp.stop();
      // What the server says counts once the sender has heard it: a sender that is kept waiting gives up like any other.
      const { delivery, sent } = listeningTo(own.delivery);
      await sweepMail(delivery);
      own.testEnv.time.now += 10 * MINUTE;
      await own.smtp.start();
      await sweepUntilDone(own.testEnv, delivery);

      const mails = await outboxOf(own.testEnv.db);
      expect(mails.filter((mail) => mail['expenseId'] !== null)).toHaveLength(3 * ids.length);
      expect(mails.filter(({ state }) => state !== 'SENT')).toEqual([]);
      // Those over the cap of their recipient are told by digests.
      const tellers = mails.filter((mail) => tellerOf(mail) === mail.id);
      const messageIds = tellers.map(({ id }) => messageIdOf(id, own.delivery.appUrl));
      const taken = own.smtp.taken.filter(({ messageId }) => messageIds.includes(messageId));
      for (const mail of tellers) {
        const named = messageIdOf(mail.id, own.delivery.appUrl);
        const copies = taken.filter(({ messageId }) => messageId === named);
        expect(copies.length).toBeGreaterThanOrEqual(1);
        expect(sent.filter(({ messageId }) => messageId === named)).toHaveLength(1);
        const address = await addressOf(own.testEnv.db, mail);
        expect(new Set(copies.map(({ to }) => to))).toEqual(new Set([address]));
      }
      expect(await brokenInvariants(own.testEnv.db, ids)).toEqual([]);
      figure(
        'G6',
        `${mails.length} mails: 0 undelivered, 0 to another, ${taken.length - tellers.length} taken again after a lost answer`,
      );
    },
    TIMEOUT_MS,
  );

  it('gets the mail once it is up again after an outage', async () => {
    const id = await own.submitted();
    await own.smtp.stop();
    const { id: mailId } = await own.mailTo(id, PEOPLE.president);
    await deliver(mailId, own.delivery);
    expect(await own.mailTo(id, PEOPLE.president)).toMatchObject({ state: 'PENDING', attempts: 1 });
    own.testEnv.time.now += MINUTE;
    await sweepMail(own.delivery);
    expect(await own.mailTo(id, PEOPLE.president)).toMatchObject({ state: 'PENDING', attempts: 2 });
    await own.smtp.start();
    // Not before the longer wait is over.
    own.testEnv.time.now += 2 * MINUTE - 1;
    await sweepMail(own.delivery);
    expect(own.copiesOf(mailId)).toBe(0);
    own.testEnv.time.now += 1;
    await sweepMail(own.delivery);
    expect(own.copiesOf(mailId)).toBe(1);
    expect(await own.mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT', attempts: 3 });
  });

  it('is given up after the last try, for an admin to see', async () => {
    own.smtp.behave(() => 'later');
    const id = await own.submitted();
    await sweepUntilDone(own.testEnv, own.delivery);
    for (const mail of await outboxOf(own.testEnv.db, id)) {
      expect(mail).toMatchObject({ state: 'DEAD', attempts: MAX_ATTEMPTS, failure: 'EENVELOPE' });
    }
  });

  it('is asked once about a recipient whom it does not know', async () => {
    own.smtp.behave(() => 'nobody');
    const id = await own.submitted();
    await sweepUntilDone(own.testEnv, own.delivery);
    for (const mail of await outboxOf(own.testEnv.db, id)) {
      expect(mail).toMatchObject({ state: 'DEAD', attempts: 1 });
    }
  });
});

describe('a sender that sleeps past its lease (#81)', () => {
  /** A delivery that sleeps on the way until it is woken, and tells when it has fallen asleep. */
  function sleeping(where: 'before' | 'after', waking: Promise<void>) {
    const { promise: asleep, resolve: fallAsleep } = Promise.withResolvers<undefined>();
    const delivery: Delivery = {
      ...own.delivery,
      send: async (envelope) => {
        if (where === 'after') await own.delivery.send(envelope);
        fallAsleep(undefined);
        await waking;
        if (where === 'before') await own.delivery.send(envelope);
      },
    };
    return { delivery, asleep };
  }

  it.each(['before', 'after'] as const)(
    'sends the mail once more at most: asleep %s its mail is taken',
    async (where) => {
      const id = await own.submitted();
      const { id: mailId } = await own.mailTo(id, PEOPLE.president);
      const { promise: waking, resolve: wake } = Promise.withResolvers<undefined>();
      const sleep = sleeping(where, waking);
      const sleeper = deliver(mailId, sleep.delivery);
      await sleep.asleep;
      expect((await own.mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');

      own.testEnv.time.now += LEASE_MS - 1;
      await sweepMail(own.delivery);
      expect((await own.mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');
      own.testEnv.time.now += 1;
      await sweepMail(own.delivery);
      expect((await own.mailTo(id, PEOPLE.president)).state).toBe('SENT');
      wake(undefined);
      await sleeper;
      own.testEnv.time.now += 7 * 60 * MINUTE;
      await sweepMail(own.delivery);
      expect(own.copiesOf(mailId)).toBe(2);
      expect(await own.mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT', attempts: 2 });
    },
  );

  it('is alone with its mail as long as the lease lasts', async () => {
    const id = await own.submitted();
    const { id: mailId } = await own.mailTo(id, PEOPLE.president);
    const { promise: waking, resolve: wake } = Promise.withResolvers<undefined>();
    const sleep = sleeping('before', waking);
    const sleeper = deliver(mailId, sleep.delivery);
    await sleep.asleep;
    expect((await own.mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');
    own.testEnv.time.now += LEASE_MS - 1;
    // As when the trigger comes a second time.
    await deliver(mailId, own.delivery);
    expect(own.copiesOf(mailId)).toBe(0);
    wake(undefined);
    await sleeper;
    expect(own.copiesOf(mailId)).toBe(1);
    expect(await own.mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT', attempts: 1 });
  });

  it('does not undo what the one who took over has done when it wakes and fails', async () => {
    const id = await own.submitted();
    const { id: mailId } = await own.mailTo(id, PEOPLE.president);
    const { promise: waking, reject: wake } = Promise.withResolvers<undefined>();
    const sleep = sleeping('before', waking);
    const sleeper = deliver(mailId, sleep.delivery);
    await sleep.asleep;
    expect((await own.mailTo(id, PEOPLE.president)).state).toBe('PROCESSING');
    own.testEnv.time.now += LEASE_MS;
    await sweepMail(own.delivery);
    wake(new Error('The connection was lost long ago.'));
    await sleeper;
    own.testEnv.time.now += 7 * 60 * MINUTE;
    await sweepMail(own.delivery);
    expect(await own.mailTo(id, PEOPLE.president)).toMatchObject({ state: 'SENT' });
    expect(own.copiesOf(mailId)).toBe(1);
  });
});

describe('what the outbox no longer wants or has never known', () => {
  it('skips the mail of a step that was decided meanwhile', async () => {
    const id = await own.submitted();
    const token = await own.testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await own.testEnv.decide(token)).status).toBe(200);
    await sweepUntilDone(own.testEnv, own.delivery);
    const mails = await outboxOf(own.testEnv.db, id);
    const skipped = mails.filter(({ state }) => state === 'SKIPPED');
    expect(skipped.map(({ to }) => to).sort()).toEqual([PEOPLE.president, PEOPLE.otherPresident]);
    expect(skipped.map(({ id: mailId }) => own.copiesOf(mailId))).toEqual([0, 0]);
    expect(await own.mailTo(id, PEOPLE.treasurer)).toMatchObject({ state: 'SENT' });
  });

  it('skips a mail to a submitter whose contact was redacted', async () => {
    const id = await own.submitted();
    await own.testEnv.db.doc(`contacts/${id}`).update({ email: '' });
    await sweepUntilDone(own.testEnv, own.delivery);
    const mails = await outboxOf(own.testEnv.db, id);
    expect(mails.find(({ to }) => to === id)).toMatchObject({ state: 'SKIPPED', attempts: 1 });
  });

  it('mails the approvers of an open step that nobody was mailed about', async () => {
    const id = await own.submitted();
    for (const mail of await outboxOf(own.testEnv.db, id)) {
      if (mail['purpose'] === 'review') await own.testEnv.db.doc(`mail/${mail.id}`).delete();
    }
    expect(await brokenInvariants(own.testEnv.db, [id])).toHaveLength(2);
    await sweepUntilDone(own.testEnv, own.delivery);
    expect(await brokenInvariants(own.testEnv.db, [id])).toEqual([]);
    expect(own.copiesOf((await own.mailTo(id, PEOPLE.president)).id)).toBe(1);
    expect(own.copiesOf((await own.mailTo(id, PEOPLE.otherPresident)).id)).toBe(1);
    await sweepMail(own.delivery);
    expect(await outboxOf(own.testEnv.db, id)).toHaveLength(3);
  });

  it('mails them about a corrected version, though they were mailed about the one before', async () => {
    const id = await own.submitted();
    const { db, services } = own.testEnv;
    const submitter = submitterClient(services);
    await submitter.sendBack(await own.testEnv.tokenFor(id, 0, PEOPLE.president));
    const token = await submitter.tokenFor(id, 'correct');
    const { body } = await submitter.correction(token);
    own.testEnv.time.now += MINUTE;
    await submitter.correct(token, correctionOf(body, { notes: 'New' }));
    for (const mail of await outboxOf(db, id))
      if (mail['turn'] === 'opened-2') await db.doc(`mail/${mail.id}`).delete();
    await sweepUntilDone(own.testEnv, own.delivery);
    const later = (await outboxOf(db, id)).filter(
      ({ purpose, turn }) => purpose === 'review' && turn !== 'opened',
    );
    const sent = later.filter(({ state }) => state === 'SENT').map(({ to }) => to);
    expect(sent.toSorted()).toEqual([PEOPLE.president, PEOPLE.otherPresident].toSorted());
  });

  it('leaves a mail that is not there', async () => {
    await deliver('never_written', own.delivery);
    expect(await outboxOf(own.testEnv.db)).toEqual([]);
  });
});
