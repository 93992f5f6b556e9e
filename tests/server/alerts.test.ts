import { describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { countAgain } from '../../functions/src/totals/count-again.ts';
import { recount } from '../../functions/src/totals/recount.ts';
import { reassignPending } from '../../functions/src/expenses/reassign-pending.ts';
import { raiseAlert } from '../../functions/src/alerts/alerts.ts';
import { deadMail, type NewMail } from '../../functions/src/outbox/outbox.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { alertIds, onlyAlert } from '../functions/support/alerts.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { outboxOf, sweepMail, sweepUntilDone } from '../functions/support/outbox.ts';

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
      subject: { kind: 'journal', id: 'settings~approvers~7' },
      ...{ purpose: 'notice', to: PEOPLE.president, step: null, turn: 'once' },
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

describe('work that fails forever for one id (#79)', () => {
  it('raises an alert and does not stop other work: an expense that cannot be read', async () => {
    await approvers({ presidents: [PEOPLE.president] });
    const [bad, good] = [await own.submitted(), await own.submitted()];
    const ref = own.testEnv.db.doc(`expenses/${bad}`);
    const whole = (await ref.get()).data() ?? {};
    await ref.update({ submittedAt: 'yesterday' });
    // Nobody has told the trigger; the sweeper alone can find it.
    await approvers({ presidents: [PEOPLE.otherPresident] });
    await sweep();
    await sweep();
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({
      kind: 'workFails',
      work: 'expense',
      item: bad,
      expenseId: bad,
      code: 'TypeError',
    });
    const { state } = await own.mailTo(good, PEOPLE.otherPresident);
    expect(state).toBe('SENT');

    await ref.set(whole);
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
    expect((await own.mailTo(bad, PEOPLE.otherPresident)).state).toBe('SENT');
  });

  it('raises an alert and does not stop other work: a mail that cannot be taken', async () => {
    const id = await own.submitted();
    const { id: mailId } = await own.mailTo(id, PEOPLE.president);
    const failing = {
      ...own.delivery,
      services: failingAt(mailId),
    };
    for (let round = 1; round <= 3; round++) await sweepMail(failing);
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({
      kind: 'workFails',
      work: 'mail',
      item: mailId,
      code: 'RangeError',
      count: 3,
    });
    const states = (await outboxOf(own.testEnv.db, id)).map(({ state }) => state);
    expect(states.sort()).toEqual(['PENDING', 'SENT', 'SENT']);
    await sweep();
    expect(await alertIds(own.testEnv.db)).toEqual([]);
    expect((await own.mailTo(id, PEOPLE.president)).state).toBe('SENT');
  });

  it('raises an alert and does not stop other work: a transaction that cannot be counted', async () => {
    const { db, services } = own.testEnv;
    for (const id of ['bad', 'good']) {
      await db.doc(`revenueItems/${id}`).set({ categoryId: 'fair', fundId: 'main', amount: 12.5 });
    }
    const failing = { ...services, checkpoint: failAt('before commit') };
    await expect(countAgain(failing, 'revenueItems~bad')).rejects.toThrow(/not counted/);
    await countAgain(services, 'revenueItems~good');
    expect(await alertIds(db)).toEqual(['workFails~count~revenueItems~bad']);
    // The platform has forgotten the event by now.
    await sweep();
    expect(await alertIds(db)).toEqual([]);
    expect(await recount(services, 'revenueItems~bad')).toBeNull();
    expect((await db.doc('totals/fair~main').get()).get('revenue')).toBe(2_500);
  });

  /** Services whose database fails when this mail is to be taken. */
  function failingAt(mailId: string): typeof own.delivery.services {
    const { services } = own.delivery;
    let asked = '';
    const db = new Proxy(services.db, {
      get(target, member) {
        const value: unknown = Reflect.get(target, member);
        if (member !== 'collection') {
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        return (name: string) => {
          const found = target.collection(name);
          const doc = found.doc.bind(found);
          found.doc = (id?: string) => {
            asked = id ?? '';
            return id === undefined ? doc() : doc(id);
          };
          return found;
        };
      },
    });
    const checkpoint = (): void => {
      if (asked === mailId) throw new RangeError('This mail is too much.');
    };
    return { ...services, db, checkpoint };
  }

  function failAt(name: string): (checkpoint: string) => void {
    return (checkpoint) => {
      if (checkpoint === name) throw new RangeError('This is too much.');
    };
  }
});
