import { describe, expect, it } from 'vitest';
import { countAgain, recount } from '../../functions/src/totals/recount.ts';
import { hooked, replacing } from '../functions/support/commit-hook.ts';
import { alertIds, onlyAlert } from '../functions/support/alerts.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { outboxOf, sweepMail } from '../functions/support/outbox.ts';

const own = useMailEnvironment();

const presidentIs = (president: string) =>
  own.testEnv.db
    .doc('settings/approvers')
    .set({ ...SETTINGS, presidents: [president], version: 1 });

const sweep = () => sweepMail(own.delivery);

describe('work that fails forever for one id (#79)', () => {
  it('raises an alert and does not stop other work: an expense that cannot be read', async () => {
    await presidentIs(PEOPLE.president);
    const [bad, good] = [await own.submitted(), await own.submitted()];
    const ref = own.testEnv.db.doc(`expenses/${bad}`);
    const whole = (await ref.get()).data() ?? {};
    await ref.update({ submittedAt: 'yesterday' });
    // Nobody has told the trigger; only the sweeper can find it.
    await presidentIs(PEOPLE.otherPresident);
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
    const place = { date: '2026-09-14', categoryId: 'fair', fundId: 'main' };
    for (const id of ['bad', 'good']) {
      await db.doc(`revenueItems/${id}`).set({ ...place, amount: 12.5 });
    }
    const failing = hooked(services, tooMuch);
    await expect(countAgain(failing, 'revenueItems~bad')).rejects.toThrow(/count isn't done/);
    await countAgain(services, 'revenueItems~good');
    expect(await alertIds(db)).toEqual(['workFails~count~revenueItems~bad']);
    // The platform has forgotten the event by now.
    await sweep();
    expect(await alertIds(db)).toEqual([]);
    expect(await recount(services, 'revenueItems~bad')).toBeNull();
    expect((await db.doc('totals/2026-09~fair~main').get()).get('revenue')).toBe(2_500);
  });

  /** Services whose database fails when this mail is to be taken. */
  function failingAt(mailId: string): typeof own.delivery.services {
    const { services } = own.delivery;
    const collection = (name: string) => {
      const found = services.db.collection(name);
      const doc = found.doc.bind(found);
      found.doc = (id?: string) => {
        const ref = id === undefined ? doc() : doc(id);
        if (id === mailId) ref.get = () => tooMuch();
        return ref;
      };
      return found;
    };
    return { ...services, db: replacing(services.db, { collection }) };
  }

  function tooMuch(): never {
    throw new RangeError('This is too much.');
  }
});
