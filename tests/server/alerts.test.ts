import { describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { reassignPending } from '../../functions/src/expenses/reassignments.ts';
import { raiseAlert } from '../../functions/src/alerts/alerts.ts';
import { deadMail, type NewMail } from '../../functions/src/outbox/outbox.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { alertIds, onlyAlert } from '../functions/support/alerts.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { outboxOf, sweepMail, sweepUntilDone } from '../functions/support/outbox.ts';
import { submitterClient } from '../functions/support/submitter.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const SUBMITTER = 'pat.doe@example.com';

const own = useMailEnvironment();

const approvers = (settings: object) =>
  own.testEnv.db.doc('settings/approvers').set({ ...SETTINGS, ...settings, version: 1 });

const sweep = () => sweepMail(own.delivery);

describe('a step without an approver', () => {
  const nobody = { presidents: [], treasurer: '' };

  it('has an alert from its submission on, until somebody is set', async () => {
    await approvers(nobody);
    const id = await own.submitted();
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({
      kind: 'noApprover',
      expenseId: id,
      step: 0,
      role: 'president',
      why: 'notSet',
      since: own.testEnv.time.now,
      count: 1,
    });
    await approvers({ treasurer: '' });
    await reassignPending(own.testEnv.services);
    expect(await alertIds(own.testEnv.db)).toEqual([]);

    // The decision opens a step that is blocked.
    await own.testEnv.decide(await own.testEnv.tokenFor(id, 0, PEOPLE.president));
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({ step: 1, role: 'treasurer' });
    await approvers({});
    await reassignPending(own.testEnv.services);
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });

  it('has one alert, whose last sighting is updated once an hour', async () => {
    await approvers(nobody);
    await own.submitted();
    const since = own.testEnv.time.now;
    await sweep();
    await sweep();
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({ since, lastSeen: since, count: 1 });
    own.testEnv.time.now += 60 * MINUTE;
    await sweep();
    const noted = { since, lastSeen: since + 60 * MINUTE, count: 2 };
    expect(await onlyAlert(own.testEnv.db)).toMatchObject(noted);
    await reassignPending(own.testEnv.services);
    expect(await onlyAlert(own.testEnv.db)).toMatchObject(noted);
  });

  it('gets a missing alert from the sweeper, and loses it with its expense', async () => {
    await approvers(nobody);
    const id = await own.submitted();
    await own.testEnv.db.doc(`alerts/noApprover~${id}`).delete();
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([`noApprover~${id}`]);
    await own.testEnv.db.recursiveDelete(own.testEnv.db.doc(`expenses/${id}`));
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });
});

describe('an approved expense without a fund (#120)', () => {
  it('keeps its alert until it has one; the sweeper clears one that is not true', async () => {
    const { db, services } = own.testEnv;
    const id = await own.submitted();
    await raiseAlert(db, { kind: 'fundMissing', expenseId: id }, services.clock());
    await sweep();
    expect(await alertIds(db)).toEqual([]);
    for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries())
      await own.testEnv.decide(await own.testEnv.tokenFor(id, step, approver));
    const admin = adminClient(services);
    await admin.manage(id, { act: 'setFund', fundId: null });
    await sweep();
    expect(await alertIds(db)).toEqual([`fundMissing~${id}`]);
  });
});

describe('a mail that was given up (#80)', () => {
  /** Submits an expense; the mail to this address is given up, the others arrive. */
  async function givenUp(address: string): Promise<{ id: string; alert: string }> {
    const id = await own.submitted({ email: SUBMITTER });
    own.smtp.behave(() => 'nobody');
    const { id: mailId } = await own.mailTo(id, address);
    await deliver(mailId, own.delivery);
    own.smtp.behave(() => 'accept');
    await sweepUntilDone(own.testEnv, own.delivery);
    return { id, alert: `mailDead~${mailId.slice(0, mailId.lastIndexOf('_'))}` };
  }

  it('has an alert that says who was not reached, once', async () => {
    const { id } = await givenUp(PEOPLE.president);
    const { id: mailId } = await own.mailTo(id, PEOPLE.president);
    await deliver(mailId, own.delivery);
    await sweep();
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({
      kind: 'mailDead',
      expenseId: id,
      mailId,
      purpose: 'review',
      step: 0,
      to: PEOPLE.president,
      code: 'EENVELOPE',
      count: 1,
    });
  });

  it('loses its alert when the link is sent again and arrives', async () => {
    const { id, alert } = await givenUp(PEOPLE.president);
    await adminClient(own.testEnv.services).manage(id, { act: 'resendLink', step: 0 });
    expect(await alertIds(own.testEnv.db)).toEqual([]);

    own.smtp.behave(() => 'nobody');
    const resent = (await outboxOf(own.testEnv.db, id)).find(
      ({ to, state }) => to === PEOPLE.president && state === 'PENDING',
    );
    await deliver(resent?.id ?? '', own.delivery);
    expect(await alertIds(own.testEnv.db)).toEqual([alert]);
    own.smtp.behave(() => 'accept');
    own.testEnv.time.now += 2 * MINUTE;
    await adminClient(own.testEnv.services).manage(id, { act: 'resendLink', step: 0 });
    await sweepUntilDone(own.testEnv, own.delivery);
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });

  it('loses its alert once the new link arrives that its approver asked for', async () => {
    const { id, alert } = await givenUp(PEOPLE.president);
    const token = await own.testEnv.tokenFor(id, 0, PEOPLE.president);
    await submitterClient(own.testEnv.services).sendReviewLink(token);
    expect(await alertIds(own.testEnv.db)).toEqual([alert]);
    await sweepUntilDone(own.testEnv, own.delivery);
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });

  it.each([
    [
      'the step is decided',
      async (id: string) => {
        await own.testEnv.decide(await own.testEnv.tokenFor(id, 0, PEOPLE.otherPresident));
      },
    ],
    [
      'somebody else is asked',
      async () => {
        await approvers({ presidents: [PEOPLE.otherPresident] });
      },
    ],
  ])('is settled when %s', async (_name, act) => {
    const { id } = await givenUp(PEOPLE.president);
    await act(id);
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });

  it('loses its alert when a later mail reaches the submitter, or after a month', async () => {
    const { id, alert } = await givenUp(SUBMITTER);
    const other = await givenUp(SUBMITTER);
    expect(await alertIds(own.testEnv.db)).toEqual([alert, other.alert].sort());
    own.testEnv.time.now += MINUTE;
    await own.testEnv.decide(
      await own.testEnv.tokenFor(id, 0, PEOPLE.president),
      'reject',
      'Twice',
    );
    await sweepUntilDone(own.testEnv, own.delivery);
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([other.alert]);
    own.testEnv.time.now += 30 * DAY - 2 * MINUTE;
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([other.alert]);
    own.testEnv.time.now += 2 * MINUTE;
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });
});

describe('a mail about no expense that was given up', () => {
  it('has an alert for a month, whatever else arrives at the address', async () => {
    const { db, time } = own.testEnv;
    const mail: NewMail = {
      subject: {
        kind: 'journal',
        id: 'settings~approvers~7',
      },
      purpose: 'notice',
      to: PEOPLE.president,
      step: null,
      turn: 'once',
    };
    await raiseAlert(db, deadMail(mail, '550'), time.now);
    time.now += MINUTE;
    const id = await own.submitted();
    await sweepUntilDone(own.testEnv, own.delivery);
    expect((await own.mailTo(id, PEOPLE.president)).state).toBe('SENT');
    time.now += 30 * DAY - MINUTE - 1;
    await sweep();
    expect(await onlyAlert(db)).toMatchObject({ kind: 'mailDead', expenseId: null });
    time.now += 1;
    await sweep();
    expect(await alertIds(db)).toEqual([]);
  });
});

describe('what the sweeper has corrected', () => {
  it('keeps the alert about a missing mail for three days', async () => {
    const id = await own.submitted();
    for (const mail of await outboxOf(own.testEnv.db, id)) {
      if (mail['purpose'] === 'review') await own.testEnv.db.doc(`mail/${mail.id}`).delete();
    }
    await sweep();
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({ kind: 'mailForgotten', expenseId: id });
    own.testEnv.time.now += 3 * DAY - 1;
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([`mailForgotten~${id}`]);
    own.testEnv.time.now += 1;
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
  });
});
