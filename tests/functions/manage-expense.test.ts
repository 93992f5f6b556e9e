import { dateAt } from '@pa-ledger/domain/dates';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNumberPath } from '../../functions/src/store/check-numbers.ts';
import { deskIn, DESK_ADMIN, type AdminDesk, type DeskReply } from './support/admin-desk.ts';
import { PEOPLE } from './support/association.ts';
import { PATIENCE_MS, times } from './support/counts.ts';
import { filledForm } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { deliveryOver, outboxOf, sweepUntilDone } from './support/outbox.ts';
import { startSmtpServer, type SmtpServer } from './support/smtp-server.ts';
import { newExpenseId } from './support/suite.ts';
import { foundWorld, type World } from './support/world.ts';

let world: World;
let desk: AdminDesk;
let smtp: SmtpServer;
const touched = new Set<string>();

beforeAll(async () => {
  world = await foundWorld();
  desk = deskIn(world.services);
  smtp = await startSmtpServer();
  await world.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
  await world.db.doc('funds/other').set({ code: '4910', name: 'Other Fund', version: 1 });
});

afterAll(async () => {
  await smtp.stop();
  await world.close();
});

let checks = 0;
const today = () => dateAt(world.time.now, organization.timeZone);
const check = (checkNumber = `C-${++checks}`) => ({ method: 'check', checkNumber, date: today() });
const cash = () => ({ method: 'cash', checkNumber: null, date: today() });
const pay = (payment: object, number = 1) => ({ act: 'recordPayment', number, payment });
const unpay = (payment = 1, reason = 'Lost in the mail') => ({
  act: 'voidPayment',
  payment,
  reason,
});

async function submitted(): Promise<string> {
  const form = await filledForm();
  expect((await world.submit(form)).body).toEqual({ success: true });
  touched.add(form.id);
  return form.id;
}

async function approved(): Promise<string> {
  const id = await submitted();
  await world.decide(await world.tokenFor(id, 0, PEOPLE.president));
  await world.decide(await world.tokenFor(id, 1, PEOPLE.treasurer));
  return id;
}

async function rejected(): Promise<string> {
  const id = await submitted();
  await world.decide(await world.tokenFor(id, 0, PEOPLE.president), 'reject', 'Not ours');
  return id;
}

async function fieldOf(id: string, field: string): Promise<unknown> {
  return (await world.db.doc(`expenses/${id}`).get()).get(field) as unknown;
}

async function linesOf(id: string): Promise<[string, unknown][]> {
  const found = await world.db.collection(`expenses/${id}/history`).get();
  // As they were written: an id's number has no fixed width.
  const inTime = found.docs.toSorted((one, other) =>
    one.createTime.valueOf() < other.createTime.valueOf() ? -1 : 1,
  );
  return inTime.map((line) => [line.id, line.data()]);
}

function expectRefused(reply: DeskReply, status: number, error: string | RegExp): void {
  expect([reply.status, reply.body.success]).toEqual([status, false]);
  expect(reply.body.error).toMatch(error);
}

const DONE = { status: 200, body: { success: true } };

describe('the fund', () => {
  it('is set, changed and taken away, each with its line in the history', async () => {
    const id = await submitted();
    expect(await desk.manage(id, { act: 'setFund', fundId: 'main' })).toEqual(DONE);
    expect(await desk.manage(id, { act: 'setFund', fundId: 'main' })).toEqual(DONE);
    expect(await fieldOf(id, 'fundId')).toBe('main');
    expect(await desk.manage(id, { act: 'setFund', fundId: null })).toEqual(DONE);
    expect(await fieldOf(id, 'fundId')).toBeNull();
    const lines = (await linesOf(id)).filter(([name]) => name.startsWith('fundSet-'));
    expect(lines.map(([, line]) => line)).toMatchObject([
      { what: 'fundSet', by: DESK_ADMIN, step: null, old: null, new: 'main' },
      { what: 'fundSet', by: DESK_ADMIN, step: null, old: 'main', new: null },
    ]);
  });

  it('is one that there is', async () => {
    const id = await submitted();
    const reply = await desk.manage(id, { act: 'setFund', fundId: 'gone' });
    expectRefused(reply, 400, 'Please choose a fund from the list.');
    expect(await fieldOf(id, 'fundId')).toBeNull();
  });

  it('is not set of a rejected expense', async () => {
    const reply = await desk.manage(await rejected(), { act: 'setFund', fundId: 'main' });
    expectRefused(reply, 409, 'This expense was rejected, so it has no fund.');
  });
});

describe('a payment', () => {
  it('makes an approved expense a paid one, tells the submitter, and keeps the check', async () => {
    const id = await approved();
    const payment = check(' 00 4711 ');
    expect(await desk.manage(id, pay(payment))).toEqual(DONE);
    expect(await desk.manage(id, pay(payment))).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('paid');
    expect(await fieldOf(id, 'payment')).toMatchObject({
      ...{ method: 'check', checkNumber: '00 4711', date: today() },
      ...{ number: 1, by: DESK_ADMIN },
    });
    expect((await world.db.doc(checkNumberPath('4711')).get()).data()).toEqual({
      ...{ expenseId: id, payment: 1, checkNumber: '00 4711' },
    });
    const delivery = deliveryOver(world.services, smtp.uri);
    await sweepUntilDone(world, delivery);
    const mails = (await outboxOf(world.db, id)).filter((mail) => mail['purpose'] === 'paid');
    expect(mails).toMatchObject([{ state: 'SENT', to: 'pat.doe@example.com', turn: 'paid-1' }]);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });

  it('is not one of an expense that is not approved', async () => {
    for (const id of [await submitted(), await rejected()]) {
      expectRefused(
        await desk.manage(id, pay(cash())),
        409,
        'Only an approved expense can be paid.',
      );
    }
  });

  it.each([
    [{ method: '' }, 'Method is required.'],
    [{ method: 'gold' }, 'Method is required.'],
    [{ method: 'check' }, 'Check Number is required.'],
    [{ checkNumber: '12' }, 'Only a check has a check number.'],
    [{ date: '2026-02-31' }, 'Date must be a day of the calendar.'],
    [{ date: '2099-01-01' }, 'Date lies in the future.'],
    [{ date: '2001-01-01' }, 'Date lies more than a year before the expense was submitted.'],
  ])('%j is refused with a sentence', async (own, error) => {
    const id = await approved();
    expectRefused(await desk.manage(id, pay({ ...cash(), ...own })), 400, error);
    expect(await fieldOf(id, 'status')).toBe('approved');
  });

  it('is not made twice: who comes second is told of the first', async () => {
    const id = await approved();
    await desk.manage(id, pay(check('8001')));
    const reply = await desk.manage(id, pay(check('8002')));
    expectRefused(reply, 409, /^This expense was already paid: Check 8001 on [A-Z]/);
    expect((await world.db.doc(checkNumberPath('8002')).get()).exists).toBe(false);
  });
});

describe('a void', () => {
  it('makes a paid expense an approved one, and the check is free again', async () => {
    const id = await approved();
    const payment = check();
    await desk.manage(id, pay(payment));
    expect(await desk.manage(id, unpay())).toEqual(DONE);
    expect(await desk.manage(id, unpay())).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('approved');
    expect(await fieldOf(id, 'payment')).toBeNull();
    const again = await approved();
    expect(await desk.manage(again, pay(payment))).toEqual(DONE);
    expect(await brokenInvariants(world.db, [id, again])).toEqual([]);
  });

  it('what was voided is not paid by a request that comes late', async () => {
    const id = await approved();
    const payment = check();
    await desk.manage(id, pay(payment));
    await desk.manage(id, unpay());
    expectRefused(await desk.manage(id, pay(payment)), 409, 'This payment was voided meanwhile.');
    expect(await desk.manage(id, pay(payment, 2))).toEqual(DONE);
    // Nor does a late void take the second one away.
    expect(await desk.manage(id, unpay(1))).toEqual(DONE);
    expect(await fieldOf(id, 'status')).toBe('paid');
    expect((await linesOf(id)).map(([name]) => name)).toEqual(
      expect.arrayContaining(['paid-1', 'void-1', 'paid-2']),
    );
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });

  it('a mail about a payment that was voided is not sent', async () => {
    const id = await approved();
    await desk.manage(id, pay(cash()));
    await desk.manage(id, unpay());
    await sweepUntilDone(world, deliveryOver(world.services, smtp.uri));
    const mails = (await outboxOf(world.db, id)).filter((mail) => mail['purpose'] === 'paid');
    expect(mails).toMatchObject([{ state: 'SKIPPED' }]);
  });

  it.each(['', '  ', '\u200b'])('needs a reason: %j is none', async (reason) => {
    const id = await approved();
    await desk.manage(id, pay(cash()));
    expectRefused(await desk.manage(id, unpay(1, reason)), 400, 'A reason is required.');
    expect(await fieldOf(id, 'status')).toBe('paid');
  });

  it('needs a payment', async () => {
    const id = await approved();
    expectRefused(await desk.manage(id, unpay()), 409, 'There is no such payment to void.');
    await desk.manage(id, pay(cash()));
    expectRefused(await desk.manage(id, unpay(2)), 409, 'There is no such payment to void.');
  });
});

describe('a check number', () => {
  it('pays one expense, however it is spelled, and the other payment is named', async () => {
    const one = await approved();
    const other = await approved();
    await desk.manage(one, pay(check('0a-77')));
    for (const spelled of ['0a-77', 'A-77', ' 00A -77']) {
      const reply = await desk.manage(other, pay(check(spelled)));
      const named = `Check 0a-77 was already used for ${referenceOf(one)}: Pat Doe, `;
      expectRefused(reply, 409, named);
    }
    expect(await fieldOf(other, 'status')).toBe('approved');
    expect(await brokenInvariants(world.db, [one, other])).toEqual([]);
  });

  it(
    'of two at once pays one',
    async () => {
      for (let round = 0; round < times(12, 200); round++) {
        const ids = [await approved(), await approved()];
        const payment = check();
        const replies = await Promise.all(ids.map((id) => desk.manage(id, pay(payment))));
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        const loser = replies.find(({ status }) => status === 409);
        expect(loser?.body.error).toMatch(/^Check C-\d+ was already used for /);
        expect(await brokenInvariants(world.db, ids)).toEqual([]);
      }
    },
    PATIENCE_MS,
  );
});

describe('two treasurers at once', () => {
  const AT_ONCE = 5;

  it(
    'with the same payment: both are told success, and it is made once',
    async () => {
      for (let round = 0; round < times(8, 100); round++) {
        const id = await approved();
        const payment = check();
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => desk.manage(id, pay(payment))),
        );
        expect(replies).toEqual(replies.map(() => DONE));
        expect(await brokenInvariants(world.db, [id])).toEqual([]);
      }
    },
    PATIENCE_MS,
  );

  it(
    'with different payments: one is made, and the others are told of it',
    async () => {
      for (let round = 0; round < times(8, 100); round++) {
        const id = await approved();
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => desk.manage(id, pay(check()))),
        );
        const statuses = replies.map(({ status }) => status).sort();
        expect(statuses).toEqual([200, 409, 409, 409, 409]);
        expect(await brokenInvariants(world.db, [id])).toEqual([]);
      }
    },
    PATIENCE_MS,
  );

  it('with different acts: each counts', async () => {
    const id = await approved();
    const replies = await Promise.all([
      desk.manage(id, { act: 'setFund', fundId: 'main' }),
      desk.manage(id, pay(check())),
    ]);
    expect(replies).toEqual([DONE, DONE]);
    expect([await fieldOf(id, 'fundId'), await fieldOf(id, 'status')]).toEqual(['main', 'paid']);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });
});

describe('a link that is sent again', () => {
  const RESEND = { act: 'resendLink', step: 0 };

  it('kills the old ones, and comes to all who are asked', async () => {
    const id = await submitted();
    const old = await world.tokenFor(id, 0, PEOPLE.president);
    expect(await desk.manage(id, RESEND)).toEqual(DONE);
    expect((await world.decide(old)).status).toBe(403);
    const mails = (await outboxOf(world.db, id)).filter((mail) => mail['purpose'] === 'review');
    const again = mails.filter((mail) => String(mail['turn']).startsWith('resent-'));
    expect(again.map(({ to }) => to).sort()).toEqual([PEOPLE.president, PEOPLE.otherPresident]);
    expect((await world.decide(await world.tokenFor(id, 0, PEOPLE.president))).status).toBe(200);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });

  it('a second press within a minute sends nothing, one after it does', async () => {
    const id = await submitted();
    const nonces = new Set<unknown>();
    const press = async () => {
      expect(await desk.manage(id, RESEND)).toEqual(DONE);
      nonces.add(((await fieldOf(id, 'steps')) as { nonce: string }[])[0]?.nonce);
    };
    await press();
    await press();
    await Promise.all([press(), press(), press()]);
    expect(nonces.size).toBe(1);
    world.time.now += 60_000;
    await press();
    expect(nonces.size).toBe(2);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });

  it('is that of the open step alone', async () => {
    const id = await submitted();
    const closed = 'This step does not wait for a decision.';
    expectRefused(await desk.manage(id, { ...RESEND, step: 1 }), 409, closed);
    expectRefused(await desk.manage(id, { ...RESEND, step: 9 }), 409, closed);
    expectRefused(await desk.manage(await approved(), { ...RESEND, step: 1 }), 409, closed);
    expectRefused(await desk.manage(await rejected(), RESEND), 409, closed);
  });

  it('meets a decision: the decision counts', async () => {
    for (let round = 0; round < times(6, 100); round++) {
      const id = await submitted();
      const token = await world.tokenFor(id, 0, PEOPLE.president);
      const [decision, resend] = await Promise.all([world.decide(token), desk.manage(id, RESEND)]);
      const pair = [decision.status, resend.status].join();
      // Either the decision was first, or its link died a moment before.
      expect(['200,200', '200,409', '403,200']).toContain(pair);
      expect(await brokenInvariants(world.db, [id])).toEqual([]);
    }
  });
});

describe('#82 an act whose answer is lost', () => {
  /** A desk whose first commit lands while its answer is lost. */
  function unluckyDesk(): { desk: AdminDesk; lost: () => number } {
    let lost = 0;
    const checkpoint = (name: string): void => {
      if (name !== 'after commit' || lost++ > 0) return;
      throw Object.assign(new Error('The connection broke.'), { code: 14 });
    };
    return { desk: deskIn({ ...world.services, checkpoint }), lost: () => lost };
  }

  it.each<[string, () => Promise<string>, () => object]>([
    ['setFund', submitted, () => ({ act: 'setFund', fundId: 'other' })],
    ['resendLink', submitted, () => ({ act: 'resendLink', step: 0 })],
    ['recordPayment', approved, () => pay(check())],
  ])('%s is done once, and the admin is told success', async (_name, make, act) => {
    const id = await make();
    const unlucky = unluckyDesk();
    expect(await unlucky.desk.manage(id, act())).toEqual(DONE);
    expect(unlucky.lost()).toBe(1);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });

  it('voidPayment is done once, and the admin is told success', async () => {
    const id = await approved();
    await desk.manage(id, pay(check()));
    const unlucky = unluckyDesk();
    expect(await unlucky.desk.manage(id, unpay())).toEqual(DONE);
    expect(unlucky.lost()).toBe(1);
    expect(await brokenInvariants(world.db, [id])).toEqual([]);
  });
});

describe('a body that is no act', () => {
  const id = newExpenseId();

  it.each<[string, object]>([
    ['nothing', {}],
    ['an unknown act', { expenseId: id, act: 'delete' }],
    ['no expense', { act: 'setFund', fundId: null }],
    ['an id that leads elsewhere', { expenseId: '../x', act: 'setFund', fundId: null }],
    ['a field too many', { expenseId: id, act: 'setFund', fundId: null, status: 'paid' }],
    ['a fund that is no id', { expenseId: id, act: 'setFund', fundId: 'a/b' }],
    ['no payment', { expenseId: id, act: 'recordPayment', number: 1 }],
    ['the payment 0', { expenseId: id, ...unpay(0) }],
    ['half a payment', { expenseId: id, ...unpay(0.5) }],
    ['a step that is none', { expenseId: id, act: 'resendLink', step: -1 }],
    ['a step in words', { expenseId: id, act: 'resendLink', step: '0' }],
    [
      'a date as a number',
      { expenseId: id, ...pay({ method: 'cash', checkNumber: null, date: 1 }) },
    ],
    ['a control character', { expenseId: id, ...unpay(1, 'a\u0007') }],
  ])('%s is refused', async (_name, body) => {
    expectRefused(await desk.manage('', body), 400, 'The request could not be read.');
  });

  it('about an expense that is not there is refused', async () => {
    const reply = await desk.manage(id, { act: 'setFund', fundId: null });
    expectRefused(reply, 400, 'There is no such expense.');
  });

  it('a reason that is too long is refused', async () => {
    const reply = await desk.manage(id, unpay(1, 'a'.repeat(2_001)));
    expectRefused(reply, 400, 'The reason is too long: at most 2,000 characters.');
  });
});

it('nothing that was done here is broken', async () => {
  expect(await brokenInvariants(world.db, [...touched])).toEqual([]);
});
