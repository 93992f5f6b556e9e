import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { describe, expect, it, vi } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { cappedMails, VICTIM } from '../functions/support/capped-mails.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { listeningTo, sweepMail, sweepUntilDone } from '../functions/support/outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const own = useMailEnvironment();
const { mailsOf, statesOf, thanked, alike, thankedOften } = cappedMails(own);

// Each submits dozens of expenses.
vi.setConfig({ testTimeout: TIMEOUT_MS });

describe('mails to one mailbox that a stranger typed into the form (#97)', () => {
  it('go one by one five times in an hour; the others in one digest when the hour is over', async () => {
    await thankedOften(5);
    const ids = [await thanked(), await thanked(), await thanked(), await thanked()];
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: 4 });
    const { delivery, sent } = listeningTo(own.delivery);
    own.testEnv.time.now += HOUR - 1;
    await sweepMail(delivery);
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: 4 });
    own.testEnv.time.now += 1;
    await sweepMail(delivery);
    expect(await statesOf('received')).toEqual({ SENT: 9 });
    expect(await statesOf('receivedDigest')).toEqual({ SENT: 1 });
    const toVictim = sent.filter(({ to }) => to === VICTIM);
    expect(toVictim).toHaveLength(1);
    const told = ids.filter((id) => toVictim[0]?.text.includes(referenceOf(id)));
    expect(told).toEqual(ids);
    expect(await brokenInvariants(own.testEnv.db, ids)).toEqual([]);
  });

  it('are twenty in a day at most, digests included', async () => {
    const { time } = own.testEnv;
    const id = await thanked();
    await sweepMail(own.delivery);
    const before = own.smtp.taken.length;
    const start = time.now;
    while (time.now < start + 24 * HOUR) {
      // As many as the hour's cap lets through.
      await alike(2, id, { purpose: 'received', to: VICTIM, step: null });
      await sweepMail(own.delivery);
      time.now += 30 * MINUTE;
    }
    // One was sent at the start.
    expect(own.smtp.taken.length - before).toBe(19);
    // The day after, all that is left is told at once.
    expect((await statesOf('received'))['HELD']).toBeGreaterThan(60);
    await sweepMail(own.delivery);
    expect(own.smtp.taken.length - before).toBe(20);
    expect((await statesOf('received'))['SENT']).toBe(97);
  });

  it('are counted by the mailbox, however its address is written', async () => {
    for (const email of ['patdoe@gmail.com', 'p.a.t.doe@gmail.com', 'PatDoe+1@googlemail.com']) {
      await thankedOften(2, email);
    }
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: 1 });
    await thanked('somebody.else@gmail.com');
    expect(await statesOf('received', 'somebody.else@gmail.com')).toEqual({ SENT: 1 });
  });

  it('are counted together however many senders there are at once', async () => {
    const count = times(8, 12);
    for (let made = 0; made < count; made++) await own.submitted({ email: VICTIM });
    const mails = await mailsOf('received');
    await Promise.all([...mails, ...mails].map(({ id }) => deliver(id, own.delivery)));
    // Who met others too often is left to the sweeper.
    await sweepMail(own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: count - 5 });
    const copies = mails.map(({ id }) => own.copiesOf(id));
    expect(copies.filter((sent) => sent === 1)).toHaveLength(5);
    expect(copies.filter((sent) => sent === 0)).toHaveLength(count - 5);
  });

  it('leave a digest its place, however steadily they come', async () => {
    const once = { purpose: 'received', to: VICTIM, step: null } as const;
    const id = await thanked();
    // One place becomes free every twelve minutes, and a mail comes just before the sweeper does.
    for (let round = 0; round < 4; round++) {
      own.testEnv.time.now += 12 * MINUTE;
      await alike(1, id, once);
    }
    await alike(1, id, once);
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: 1 });
    for (let round = 0; round < 5; round++) {
      own.testEnv.time.now += 12 * MINUTE;
      await alike(1, id, once);
      await sweepMail(own.delivery);
    }
    const [digest] = await mailsOf('receivedDigest');
    expect(digest).toMatchObject({ state: 'SENT' });
  });

  it('take no more places for being tried again', async () => {
    own.smtp.behave(() => 'later');
    await thankedOften(4);
    for (let round = 0; round < 5; round++) {
      own.testEnv.time.now += 2 * MINUTE;
      await sweepMail(own.delivery);
    }
    own.smtp.behave(() => 'accept');
    await thanked();
    expect(await statesOf('received')).toEqual({ PENDING: 4, SENT: 1 });
    own.testEnv.time.now += 50 * MINUTE;
    await sweepMail(own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 5 });
  });

  it('are no others than those: what is decided is told at once', async () => {
    const count = times(6, 8);
    for (let made = 0; made < count; made++) {
      const id = await own.submitted({ email: VICTIM });
      await own.testEnv.decide(
        await own.testEnv.tokenFor(id, 0, PEOPLE.president),
        'reject',
        'Twice',
      );
    }
    await sweepMail(own.delivery);
    expect(await statesOf('rejected', VICTIM)).toEqual({ SENT: count });
  });

  it('are forgotten when nothing of them counts any more', async () => {
    await thankedOften(6);
    const quotas = () => own.testEnv.db.collection('mailQuotas').get();
    await sweepUntilDone(own.testEnv, own.delivery);
    expect((await quotas()).size).toBeGreaterThan(0);
    own.testEnv.time.now += 25 * HOUR;
    await sweepMail(own.delivery);
    expect((await quotas()).size).toBe(0);
  });
});
