import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { lazy } from '@pa-ledger/domain/lazy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  adminClient,
  type AdminClient,
  type AdminReply,
} from '../functions/support/admin-client.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { losingAnAnswer } from '../functions/support/commit-hook.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import {
  DONE,
  expectRefused,
  expensesIn,
  inFundAct,
} from '../functions/support/managed-expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** One payment of several expenses, what takes it back, and who comes first. */
let testEnv: TestEnvironment;
let admin: AdminClient;
const { touched, today, check, cash, approved, submitted, fieldOf } = expensesIn(() => testEnv);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/main').set({ code: '4900', name: 'Main Fund', version: 1 });
});

afterAll(() => testEnv.close());

const asked = (ids: readonly string[], number = 1) => ids.map((id) => ({ id, number }));
const threeApproved = async () => [await approved(), await approved(), await approved()] as const;
const voidOf = (payment: string, reason = 'Lost in the mail') => ({
  act: 'void',
  payment,
  date: today(),
  reason,
});
const mistake = (payment: string) => ({ act: 'mistake', payment, reason: 'The wrong payee' });
const statusesOf = (ids: readonly string[]) => Promise.all(ids.map((id) => fieldOf(id, 'status')));

async function paymentOf(id: string): Promise<string> {
  const { id: payment } = (await fieldOf(id, 'payment')) as { id: string };
  return payment;
}

describe('one payment of three expenses (#122)', () => {
  it('is one document with three lines, one number, and a mail for each', async () => {
    const ids = await threeApproved();
    const payment = check();
    for (let time = 0; time < 2; time++) expect(await admin.pay(asked(ids), payment)).toEqual(DONE);
    const [first = ''] = ids.toSorted();
    const found = await testEnv.db.doc(`payments/${first}-1`).get();
    expect(found.data()).toMatchObject({ ...payment, payee: 'Pat Doe', version: 1, voided: null });
    expect((found.get('lines') as object[]).length).toBe(3);
    expect(await statusesOf(ids)).toEqual(['paid', 'paid', 'paid']);
    const reply = await admin.pay(await approved(), payment);
    expectRefused(reply, 409, ids.toSorted().map(referenceOf).join(', '));
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  });

  it('is refused as a whole if one of them cannot be paid, and the number stays free', async () => {
    const [one, two] = await threeApproved();
    const waiting = await submitted();
    const payment = check();
    const reply = await admin.pay(asked([one, waiting, two]), payment);
    expectRefused(
      reply,
      409,
      `${referenceOf(waiting)}: You can pay an expense once it’s approved.`,
    );
    expect(await statusesOf([one, two])).toEqual(['approved', 'approved']);
    expect(await admin.pay(one, payment)).toEqual(DONE);
  });

  it.each<[string, (ids: readonly string[]) => object[]]>([
    ['none', () => []],
    ['one twice', ([one = '']) => asked([one, one])],
    ['too many', () => asked(Array.from({ length: 21 }, (_, at) => `x${at}`.padEnd(20, 'y')))],
    ['one that is no expense', () => asked(['../x'])],
    ['its payment 0', ([one = '']) => [{ id: one, number: 0 }]],
    ['half a payment', ([one = '']) => [{ id: one, number: 0.5 }]],
  ])('is refused for %s', async (_name, expenses) => {
    const body = { act: 'record', expenses: expenses([await approved()]), payment: cash() };
    expectRefused(await admin.managePayment(body), 400, 'We couldn’t read this request.');
  });

  it.each([undefined, {}, { method: 'cash', checkNumber: null, date: 1 }])(
    'is refused with the payment %j',
    async (payment) => {
      const body = { act: 'record', expenses: asked([await approved()]), payment };
      expectRefused(await admin.managePayment(body), 400, 'We couldn’t read this request.');
    },
  );

  it('is voided as a whole on a day, with a reason', async () => {
    const ids = await threeApproved();
    await admin.pay(asked(ids), check());
    const id = await paymentOf(ids[0]);
    const early = { ...voidOf(id), date: '2020-01-01' };
    expectRefused(await admin.managePayment(early), 400, /^You can’t void a payment before its/);
    const late = { ...voidOf(id), date: '2099-01-01' };
    expectRefused(
      await admin.managePayment(late),
      400,
      'The date of the void can’t be in the future.',
    );
    for (let time = 0; time < 2; time++)
      expect(await admin.managePayment(voidOf(id))).toEqual(DONE);
    expect(await statusesOf(ids)).toEqual(['approved', 'approved', 'approved']);
    const { voided } = (await testEnv.db.doc(`payments/${id}`).get()).data() ?? {};
    expect(voided).toMatchObject({ date: today(), reason: 'Lost in the mail' });
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
    // Each waits again, alone or together.
    expect(await admin.pay(asked(ids, 2), check())).toEqual(DONE);
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  });

  it('that was a mistake counts no more, and gives its number back', async () => {
    const ids = await threeApproved();
    const payment = check();
    await admin.pay(asked(ids), payment);
    const id = await paymentOf(ids[0]);
    for (let time = 0; time < 2; time++)
      expect(await admin.managePayment(mistake(id))).toEqual(DONE);
    expectRefused(await admin.managePayment(voidOf(id)), 409, 'There’s no payment to void.');
    expect(await admin.pay(ids[1], payment, 2)).toEqual(DONE);
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  });

  it('follows the fund that is set for one of them, in the same commit', async () => {
    const ids = await threeApproved();
    await admin.pay(asked(ids), check());
    const act = await inFundAct(testEnv.db, ids[1], 'main');
    expect(await admin.manage(ids[1], act)).toEqual(DONE);
    expect(await admin.manage(ids[1], act)).toEqual(DONE);
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
    expect((await testEnv.db.doc(`payments/${await paymentOf(ids[0])}`).get()).get('version')).toBe(
      2,
    );
  });
});

describe('at the same moment (#122)', () => {
  const succeeded = (replies: readonly AdminReply[]) =>
    replies.filter(({ status }) => status === 200).length;

  it(
    'two payments that share an expense: one is recorded, the other is refused whole',
    async () => {
      for (let round = 0; round < times(2, 60); round++) {
        const [one, two, three] = await threeApproved();
        const replies = await Promise.all([
          admin.pay(asked([one, two]), check()),
          admin.pay(asked([two, three]), check()),
        ]);
        expect(succeeded(replies)).toBe(1);
        expect(
          (await statusesOf([one, two, three])).filter((status) => status === 'paid').length,
        ).toBe(2);
        expect(await brokenInvariants(testEnv.db, [one, two, three])).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'the same payment of three, pressed five times, is recorded once',
    async () => {
      for (let round = 0; round < times(2, 40); round++) {
        const ids = await threeApproved();
        const payment = check();
        const replies = await Promise.all(
          Array.from({ length: 5 }, () => admin.pay(asked(ids), payment)),
        );
        expect(replies).toEqual(replies.map(() => DONE));
        expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  it('the same payment that is recorded while its expenses are read finds itself', async () => {
    const ids = await threeApproved();
    const payment = check();
    const pay = lazy(() => admin.pay(asked(ids), payment));
    const slow = adminClient({ ...testEnv.services, db: readingFirst(ids[0], pay) });
    expect(await slow.pay(asked(ids), payment)).toEqual(DONE);
    expect(await pay()).toEqual(DONE);
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  });

  it(
    'a void, a mistake and another fund of one payment fit together',
    async () => {
      for (let round = 0; round < times(2, 40); round++) {
        const ids = await threeApproved();
        await admin.pay(asked(ids), check());
        const id = await paymentOf(ids[0]);
        const act = await inFundAct(testEnv.db, ids[2], 'main');
        const [voided, taken, fund] = await Promise.all([
          admin.managePayment(voidOf(id)),
          admin.managePayment(mistake(id)),
          admin.manage(ids[2], act),
        ]);
        expect(succeeded([voided, taken])).toBe(1);
        expect(fund).toEqual(DONE);
        expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'another fund of each expense of one payment: all are in the payment',
    async () => {
      for (let round = 0; round < times(2, 40); round++) {
        const ids = await threeApproved();
        await admin.pay(asked(ids), check());
        const payment = testEnv.db.doc(`payments/${await paymentOf(ids[0])}`);
        const replies = await Promise.all(
          ids.map(async (id) => admin.manage(id, await inFundAct(testEnv.db, id, 'main'))),
        );
        expect(replies).toEqual(replies.map(() => DONE));
        const lines = (await payment.get()).get('lines') as { fundId: string }[];
        expect(lines.map(({ fundId }) => fundId)).toEqual(['main', 'main', 'main']);
        expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'a void and the next payment: the second waits for the first or is refused',
    async () => {
      for (let round = 0; round < times(2, 60); round++) {
        const id = await approved();
        await admin.pay(id, check());
        const [voided, paid] = await Promise.all([admin.unpay(id), admin.pay(id, check(), 2)]);
        expect(voided).toEqual(DONE);
        expect([200, 409]).toContain(paid.status);
        expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );
});

describe('an answer that is lost', () => {
  it.each(['record', 'void', 'mistake'])('%s is done once', async (name) => {
    const ids = await threeApproved();
    const payment = check();
    const { services, lost } = losingAnAnswer(testEnv.services);
    const unlucky = adminClient(services);
    if (name !== 'record') await admin.pay(asked(ids), payment);
    const id = name === 'record' ? '' : await paymentOf(ids[0]);
    const acts: Record<string, () => Promise<AdminReply>> = {
      record: () => unlucky.pay(asked(ids), payment),
      void: () => unlucky.managePayment(voidOf(id)),
      mistake: () => unlucky.managePayment(mistake(id)),
    };
    expect(await acts[name]?.()).toEqual(DONE);
    expect(lost()).toBe(1);
    expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, [...touched])).toEqual([]);
});

/** The database, where `meanwhile` is done after an expense was read, and before any other is that is not read with it. */
function readingFirst(id: string, meanwhile: () => Promise<unknown>): Firestore {
  return new Proxy(testEnv.db, {
    get(db, name) {
      // The client's own methods need the client.
      const value: unknown = Reflect.get(db, name, db);
      if (name !== 'getAll')
        return typeof value === 'function' ? (value.bind(db) as unknown) : value;
      return async (...refs: DocumentReference[]) => {
        const isFirst = refs.some((ref) => ref.path === `expenses/${id}`);
        if (!isFirst && refs.some(({ parent }) => parent.id === 'expenses')) await meanwhile();
        const found = await db.getAll(...refs);
        if (isFirst) await meanwhile();
        return found;
      };
    },
  });
}
