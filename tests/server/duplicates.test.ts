import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { after, duplicatesIn, settle } from '../functions/support/duplicates.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE } from '../functions/support/managed-expenses.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
/** Of each test's own. */
let paidTo: string;
const { touched, nextPayee, submitted, shownBeside, referencesBeside, mailedTo } = duplicatesIn(
  () => testEnv,
);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

beforeEach(() => {
  paidTo = nextPayee();
});

afterAll(() => testEnv.close());

describe('an approver (#104)', () => {
  it('sees the reference, status and date of a possible duplicate', async () => {
    const first = await submitted();
    const second = await submitted({
      name: 'Robin Roe',
      email: 'robin.roe@example.com',
      description: 'Lanterns for the hall',
      paidTo: ` ${paidTo.toUpperCase()} `,
      expenseDate: after(30),
    });
    const { duplicates, answer } = await shownBeside(second);
    expect(duplicates).toEqual([
      {
        reference: referenceOf(first),
        status: 'pending',
        expenseDate: '2026-09-14',
        reasons: ['samePayeeAndAmount'],
      },
    ]);
    for (const theirs of ['Pat', 'example.com', 'Main Street', 'markers', paidTo, first])
      expect(answer).not.toContain(theirs);
    // And the other way round, as it is now.
    await testEnv.decide(await testEnv.tokenFor(second, 0, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(second, 1, PEOPLE.treasurer));
    expect((await shownBeside(first)).duplicates).toEqual([
      {
        ...duplicates[0],
        reference: referenceOf(second),
        status: 'approved',
        expenseDate: after(30),
      },
    ]);
  });

  it('reads about it in the mail, as it is when the mail is sent', async () => {
    const first = await submitted({ name: 'Robin Roe' });
    const email = 'pat.doe@example.com';
    const second = await submitted({ email });
    const line = (state: string) =>
      `May be a duplicate of: ${referenceOf(first)}, ${state}, spent on `;
    const [president, colleague] = [PEOPLE.president, PEOPLE.otherPresident];
    const before = await mailedTo(second, president);
    expect(before).toContain(line('pending'));
    expect(before).not.toContain('Robin');
    await testEnv.decide(await testEnv.tokenFor(first, 0, president), 'reject', 'Twice');
    expect(await mailedTo(second, colleague)).not.toContain('May be a duplicate of');
    // The submitter is nobody to be told.
    expect(await mailedTo(second, email)).not.toContain(referenceOf(first));
  });

  it('sees an expense with the same receipt, whoever is paid', async () => {
    const receipt = newExpenseId();
    const first = await submitted({}, receipt);
    const second = await submitted(
      { paidTo: `${paidTo} Ltd`, amount: 7, expenseDate: after(-300) },
      receipt,
    );
    expect((await shownBeside(second)).duplicates).toMatchObject([
      { reference: referenceOf(first), reasons: ['sameReceipt'] },
    ]);
  });

  it('sees and reads of a vendor’s invoice that somebody else sent before (#141)', async () => {
    const vendor = { payTo: 'vendor', invoiceNumber: 'INV-0042' } as const;
    const first = await submitted({ ...vendor, expenseDate: after(-700) });
    await submitted({ ...vendor, paidTo: `${paidTo} Ltd`, amount: 7 });
    const second = await submitted({
      ...vendor,
      invoiceNumber: 'inv 0042',
      name: 'Robin Roe',
      amount: 9,
      paidTo: paidTo.toUpperCase(),
    });
    const { duplicates, answer } = await shownBeside(second);
    expect(duplicates).toMatchObject([
      { reference: referenceOf(first), reasons: ['sameInvoice'], expenseDate: after(-700) },
    ]);
    expect(answer).not.toMatch(/0042|Farm/);
    const mail = await mailedTo(second, PEOPLE.president);
    expect(mail).toMatch(
      new RegExp(
        `May be a duplicate of: ${referenceOf(first)}, .* The same payee and invoice number`,
      ),
    );
    expect(mail).toContain(`Payment: to be paid to ${paidTo.toUpperCase()}, the vendor`);
    // It is settled and searched as every other.
    expect(await admin.manage(second, settle(first))).toEqual(DONE);
    expect(await referencesBeside(second)).toEqual([]);
    const { submission, invoiceKey } =
      (await testEnv.db.doc(`expenses/${first}`).get()).data() ?? {};
    expect(submission).toMatchObject(vendor);
    expect(invoiceKey).toBe('INV0042');
    expect((await testEnv.db.doc(`expenses/${await submitted()}`).get()).data()).toMatchObject({
      invoiceKey: null,
    });
  });

  it('sees no expense of another payee, amount or time', async () => {
    const id = await submitted({ expenseDate: after(-100) });
    await submitted({ expenseDate: after(-100), amount: 45.21 });
    await submitted({ expenseDate: after(-100), paidTo: `${paidTo}s` });
    await submitted({ expenseDate: after(-9) });
    expect(await referencesBeside(id)).toEqual([]);
    const near = await submitted({ expenseDate: after(-10) });
    expect(await referencesBeside(id)).toEqual([referenceOf(near)]);
  });

  it('sees those close in time, however many there are at other times', async () => {
    const { db } = testEnv;
    const one = await submitted({ expenseDate: after(-400) });
    const data = (await db.doc(`expenses/${one}`).get()).data() ?? {};
    const batch = db.batch();
    for (let twin = 0; twin < 25; twin++)
      batch.set(db.doc(`expenses/${newExpenseId()}`), { ...data, receiptHashes: [] });
    await batch.commit();
    const [id, near] = [await submitted(), await submitted({ expenseDate: after(-90) })];
    expect(await referencesBeside(id)).toEqual([referenceOf(near)]);
    const paid = await db.collection('expenses').where('payeeKey', '==', data['payeeKey']).get();
    // They have no history of their own.
    for (const { ref } of paid.docs) if (!touched.includes(ref.id)) await ref.delete();
  });

  it('sees no rejected one, and none after the step is decided', async () => {
    const [id, rejected] = [await submitted(), await submitted()];
    expect(await referencesBeside(id)).toEqual([referenceOf(rejected)]);
    const token = await testEnv.tokenFor(rejected, 0, PEOPLE.president);
    await testEnv.decide(token, 'reject', 'Submitted twice');
    expect(await referencesBeside(id)).toEqual([]);
    expect(await referencesBeside(rejected)).toEqual([]);
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, touched)).toEqual([]);
});
