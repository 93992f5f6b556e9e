import { describe, expect, it, vi } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { makeDigest } from '../../functions/src/outbox/make-digests.ts';
import { alertIds } from '../functions/support/alerts.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { cappedMails, VICTIM } from '../functions/support/capped-mails.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { meanwhile } from '../functions/support/commit-hook.ts';
import { listeningTo, sweepMail, sweepUntilDone } from '../functions/support/outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const own = useMailEnvironment();
const { mailsOf, statesOf, alike, thankedOften } = cappedMails(own);

// Each submits dozens of expenses.
vi.setConfig({ testTimeout: TIMEOUT_MS });

describe('more requests than an approver is mailed one by one (#97)', () => {
  /** One president, who has been asked twenty times; then so many expenses are submitted, and their mails tried. */
  async function askedAfterTwenty(count: number): Promise<string[]> {
    const { db } = own.testEnv;
    await db.doc('settings/approvers').set({ ...SETTINGS, presidents: [PEOPLE.president] });
    const first = await asked();
    await alike(19, first, { purpose: 'review', to: PEOPLE.president, step: 0 });
    const ids: string[] = [];
    for (let made = 0; made < count; made++) ids.push(await asked());
    return ids;
  }

  async function asked(): Promise<string> {
    const id = await own.submitted();
    const [mail] = await mailsOf('review', PEOPLE.president, id);
    await deliver(mail?.id ?? '', own.delivery);
    return id;
  }

  it('come in one digest, each with a link that works; what is decided is left out', async () => {
    const ids = await askedAfterTwenty(4);
    expect(await statesOf('review')).toEqual({ SENT: 20, HELD: 4 });
    const [decided = '', ...open] = ids;
    const token = await own.testEnv.tokenFor(decided, 0, PEOPLE.president);
    await own.testEnv.decide(token, 'reject', 'Twice');

    const { delivery, sent } = listeningTo(own.delivery);
    own.testEnv.time.now += HOUR;
    await sweepMail(delivery);
    expect(await statesOf('review', PEOPLE.president)).toEqual({ SENT: 23, SKIPPED: 1 });
    const [digest, ...others] = sent.filter(({ to }) => to === PEOPLE.president);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Please review: 3 requests');
    const links = digest?.text.match(/https:\/\/\S+/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) {
      const [, linked = ''] = /\/approve\/([\w-]+)\?action=review$/.exec(link) ?? [];
      expect(digest?.html).toContain(linked);
      expect(await own.testEnv.decide(linked)).toMatchObject({ status: 200 });
    }
    for (const id of open) {
      const expense = await own.testEnv.db.doc(`expenses/${id}`).get();
      expect(expense.get('steps')).toMatchObject([{ status: 'approved' }, { status: 'open' }]);
    }
    expect(await brokenInvariants(own.testEnv.db, ids)).toEqual([]);
  });

  it('are counted by the mailbox, and told to each of its addresses with its own links', async () => {
    const alias = PEOPLE.president.replace('@', '+me@');
    const both = [PEOPLE.president, alias];
    await own.testEnv.db.doc('settings/approvers').set({ ...SETTINGS, presidents: both });
    const askBoth = async (): Promise<string> => {
      const id = await own.submitted();
      for (const mail of await mailsOf('review', undefined, id)) {
        await deliver(mail.id, own.delivery);
      }
      return id;
    };
    const first = await askBoth();
    await alike(18, first, { purpose: 'review', to: alias, step: 0 });
    const held = await askBoth();
    expect(await statesOf('review')).toEqual({ SENT: 20, HELD: 2 });
    const { delivery, sent } = listeningTo(own.delivery);
    own.testEnv.time.now += HOUR;
    await sweepMail(delivery);
    await sweepMail(delivery);
    expect(await statesOf('review')).toEqual({ SENT: 22 });
    for (const address of both) {
      const [digest, ...others] = sent.filter(({ to }) => to === address);
      expect(others).toEqual([]);
      const links = digest?.text.match(/approve\/[\w-]+/g);
      expect(links).toEqual([`approve/${await own.testEnv.tokenFor(held, 0, address)}`]);
    }
  });

  it('that were held under another key of their quota are told as well', async () => {
    const { db } = own.testEnv;
    const [id = ''] = await askedAfterTwenty(1);
    const [mail] = await mailsOf('review', PEOPLE.president, id);
    const quota = db.doc(`mailQuotas/${String(mail?.['quota'])}`);
    await db.doc('mailQuotas/before').set((await quota.get()).data() ?? {});
    await quota.delete();
    await db.doc(`mail/${mail?.id ?? ''}`).update({ quota: 'before' });
    own.testEnv.time.now += HOUR;
    await sweepMail(own.delivery);
    expect(await statesOf('review')).toEqual({ SENT: 21 });
    await sweepUntilDone(own.testEnv, own.delivery);
    expect((await db.doc('mailQuotas/before').get()).get('held')).toBe(0);
  });

  it('are not mailed when all of them are decided meanwhile', async () => {
    const [id = ''] = await askedAfterTwenty(1);
    await own.testEnv.decide(
      await own.testEnv.tokenFor(id, 0, PEOPLE.president),
      'reject',
      'Twice',
    );
    await sweepUntilDone(own.testEnv, own.delivery);
    expect(await statesOf('reviewDigest')).toEqual({ SKIPPED: 1 });
    expect(await statesOf('review')).toEqual({ SENT: 20, SKIPPED: 1 });
  });

  it('that cannot be delivered are given up one by one, each with its alert', async () => {
    await askedAfterTwenty(2);
    own.testEnv.time.now += HOUR;
    own.smtp.behave(() => 'nobody');
    await sweepMail(own.delivery);
    const dead = (await mailsOf('review')).filter(({ state }) => state === 'DEAD');
    expect(dead).toHaveLength(2);
    const alerts = dead.map(({ id }) => `mailDead~${id.slice(0, id.lastIndexOf('_'))}`);
    expect((await alertIds(own.testEnv.db)).filter((id) => id.includes('_review_'))).toEqual(
      alerts.sort(),
    );
  });

  it('of which one cannot be read are told but for that one', async () => {
    const [badId = ''] = await askedAfterTwenty(3);
    const [bad] = await mailsOf('review', PEOPLE.president, badId);
    await own.testEnv.db.doc(`expenses/${badId}`).update({ submittedAt: 'yesterday' });
    own.testEnv.time.now += HOUR;
    await sweepMail(own.delivery);
    expect(await statesOf('review')).toEqual({ SENT: 22, DEAD: 1 });
    expect(await alertIds(own.testEnv.db)).toContain(
      `mailDead~${bad?.id.slice(0, bad.id.lastIndexOf('_'))}`,
    );
  });
});

describe('a digest (#97)', () => {
  const quotaOf = async (): Promise<string> => {
    const [held] = (await mailsOf('received')).filter(({ state }) => state === 'HELD');
    return String(held?.['quota']);
  };

  it('is made once, and sent once, however many make it at once', async () => {
    await thankedOften(8);
    const quota = await quotaOf();
    own.testEnv.time.now += HOUR;
    await Promise.allSettled(
      Array.from({ length: 6 }, () => makeDigest(quota, own.testEnv.services)),
    );
    await Promise.all([sweepMail(own.delivery), sweepMail(own.delivery)]);
    await sweepUntilDone(own.testEnv, own.delivery);
    const digests = await mailsOf('receivedDigest');
    expect(digests.map(({ id, state }) => [state, own.copiesOf(id)])).toEqual([['SENT', 1]]);
    expect(await statesOf('received')).toEqual({ SENT: 8 });
  });

  it('does not miss a mail that is held while it is made', async () => {
    await thankedOften(7);
    own.testEnv.time.now += HOUR;
    const late = await own.submitted({ email: VICTIM });
    const mail = await own.mailTo(late, VICTIM);
    const services = meanwhile(own.testEnv.services, () => deliver(mail.id, own.delivery));
    await expect(makeDigest(await quotaOf(), services)).rejects.toMatchObject({ code: 9 });
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: 3 });
    await sweepUntilDone(own.testEnv, own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 8 });
    expect(await mailsOf('receivedDigest')).toHaveLength(1);
  });

  it('is tried again like any mail, and its parts wait with it', async () => {
    await thankedOften(7);
    own.testEnv.time.now += HOUR;
    own.smtp.behave(() => 'later');
    await sweepMail(own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 5, MERGED: 2 });
    expect(await mailsOf('receivedDigest')).toMatchObject([{ state: 'PENDING', attempts: 1 }]);
    own.smtp.behave(() => 'accept');
    own.testEnv.time.now += MINUTE;
    await sweepMail(own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 7 });
  });

  it('is made of mails that their quota has forgotten, an hour later', async () => {
    await thankedOften(7);
    await own.testEnv.db.doc(`mailQuotas/${await quotaOf()}`).delete();
    own.testEnv.time.now += 2 * HOUR - 1;
    await sweepMail(own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 5, HELD: 2 });
    own.testEnv.time.now += 1;
    await sweepMail(own.delivery);
    expect(await statesOf('received')).toEqual({ SENT: 7 });
  });

  it('is not waited for when only the quota says that something is held', async () => {
    await thankedOften(6);
    const quota = own.testEnv.db.doc(`mailQuotas/${await quotaOf()}`);
    for (const { id, state } of await mailsOf('received')) {
      if (state === 'HELD') await own.testEnv.db.doc(`mail/${id}`).delete();
    }
    own.testEnv.time.now += HOUR;
    await sweepMail(own.delivery);
    expect((await quota.get()).data()).toMatchObject({ held: 0, dueAt: null });
  });
});
