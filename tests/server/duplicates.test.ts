import { actorFields } from '@pa-ledger/domain/people/administrator';
import type { DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { checkExpenses } from '../../ops/checks/check-expenses.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { TEST_ADMIN, adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { filledForm, placeReceipt } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { meanwhile } from '../functions/support/meanwhile.ts';
import { deliveryOver, mailsReaching, outboxOf } from '../functions/support/outbox.ts';
import { bucket, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const touched: string[] = [];
/** A payee of each test's own, so that no other test's expense looks alike. */
let paidTo: string;
let payees = 0;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

beforeEach(() => {
  paidTo = `Farm Stand ${++payees}`;
});

afterAll(() => testEnv.close());

/** Submits an expense with these bytes as its receipt, its own if there are none. @returns its id. */
async function submitted(own: Partial<SubmissionInput> = {}, receipt?: string): Promise<string> {
  const id = newExpenseId();
  const bytes = Buffer.from(`%PDF-1.4\n% ${receipt ?? id}\n%%EOF\n`);
  const form = await filledForm({
    paidTo,
    ...own,
    id,
    receipts: [await placeReceipt(id, 0, bytes)],
  });
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  touched.push(id);
  return id;
}

/** Another day, so many days after that of the form. */
const after = (days: number) =>
  // A day of the calendar.
  new Date(Date.parse('2026-09-14') + days * 86_400_000)
    .toISOString()
    .slice(0, 10) as SubmissionInput['expenseDate'];

/** What the president is shown beside an expense, and the whole answer as it was sent. */
async function shownBeside(
  id: string,
): Promise<{ duplicates: readonly DuplicateView[]; answer: string }> {
  const { status, body } = await testEnv.review(await testEnv.tokenFor(id, 0, PEOPLE.president));
  expect(status).toBe(200);
  const duplicates = body.review?.duplicates ?? [];
  return { duplicates, answer: JSON.stringify(duplicates) };
}

async function referencesBeside(id: string): Promise<string[]> {
  return (await shownBeside(id)).duplicates.map(({ reference }) => reference);
}

/** Sends the mail about an expense that waits for this address. @returns its text. */
async function mailedTo(id: string, address: string): Promise<string> {
  const mails = await outboxOf(testEnv.db, id);
  const [mail] = await mailsReaching(testEnv.db, address, mails);
  const sent: string[] = [];
  await deliver(mail?.id ?? '', {
    ...deliveryOver(testEnv.services, 'smtp://127.0.0.1:1'),
    send: ({ text }) => {
      sent.push(text);
      return Promise.resolve();
    },
  });
  return sent.join();
}

const settle = (other: string, reason = 'Two buses') => ({
  ...{ act: 'settleDuplicate', other, reason },
});

async function historyOf(id: string) {
  const { docs } = await testEnv.db.collection(`expenses/${id}/history`).get();
  return docs.map((line) => line.data()).filter((line) => line['what'] === 'duplicateSettled');
}

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
      `May be a double of: ${referenceOf(first)}, ${state}, spent on `;
    const [president, colleague] = [PEOPLE.president, PEOPLE.otherPresident];
    const before = await mailedTo(second, president);
    expect(before).toContain(line('pending'));
    expect(before).not.toContain('Robin');
    await testEnv.decide(await testEnv.tokenFor(first, 0, president), 'reject', 'Twice');
    expect(await mailedTo(second, colleague)).not.toContain('May be a double of');
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
      ...{ ...vendor, invoiceNumber: 'inv 0042', name: 'Robin Roe', amount: 9 },
      paidTo: paidTo.toUpperCase(),
    });
    const { duplicates, answer } = await shownBeside(second);
    expect(duplicates).toMatchObject([
      { reference: referenceOf(first), reasons: ['sameInvoice'], expenseDate: after(-700) },
    ]);
    expect(answer).not.toMatch(/0042|Farm/);
    const mail = await mailedTo(second, PEOPLE.president);
    expect(mail).toMatch(
      new RegExp(`May be a double of: ${referenceOf(first)}, .* The same payee and invoice number`),
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

describe('an administrator who settles that two expenses are not duplicates (#104)', () => {
  it('adds an entry to both histories, and neither is shown as a duplicate again', async () => {
    const [one, other, third] = [await submitted(), await submitted(), await submitted()];
    expect(await admin.manage(one, settle(other))).toEqual(DONE);
    expect(await referencesBeside(one)).toEqual([referenceOf(third)]);
    expect(await referencesBeside(other)).toEqual([referenceOf(third)]);
    expect((await referencesBeside(third)).toSorted()).toEqual(
      [referenceOf(one), referenceOf(other)].toSorted(),
    );
    for (const [id, beside] of [
      [one, other],
      [other, one],
    ] as const) {
      const [line, ...more] = await historyOf(id);
      expect(more).toEqual([]);
      expect(line).toMatchObject({
        ...{ ...actorFields(TEST_ADMIN), step: null },
        ...{ old: beside, new: 'Two buses' },
      });
      expect((await testEnv.db.doc(`expenses/${id}`).get()).get('notDoubleOf')).toEqual([beside]);
    }
    expect(await brokenInvariants(testEnv.db, [one, other, third])).toEqual([]);
  });

  it('changes nothing more by doing it again, from either side or five times at once', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const presses = [1, 2, 3, 4, 5].map((press) =>
      press % 2 === 0 ? admin.manage(one, settle(other)) : admin.manage(other, settle(one)),
    );
    expect(await Promise.all(presses)).toEqual(presses.map(() => DONE));
    const before = await testEnv.db.getAll(
      testEnv.db.doc(`expenses/${one}`),
      testEnv.db.doc(`expenses/${other}`),
    );
    expect(await admin.manage(other, settle(one, 'Another reason'))).toEqual(DONE);
    for (const was of before) expect((await was.ref.get()).updateTime).toEqual(was.updateTime);
    for (const id of [one, other]) expect(await historyOf(id)).toHaveLength(1);
    expect(await brokenInvariants(testEnv.db, [one, other])).toEqual([]);
  });

  it('does not undo another settlement at the same moment', async () => {
    const [one, other, third] = [await submitted(), await submitted(), await submitted()];
    const late = adminClient(meanwhile(testEnv.services, () => admin.manage(third, settle(one))));
    expect(await late.manage(one, settle(other))).toEqual(DONE);
    const kept = (await testEnv.db.doc(`expenses/${one}`).get()).get('notDoubleOf') as string[];
    expect(kept.toSorted()).toEqual([other, third].toSorted());
    expect(await brokenInvariants(testEnv.db, [one, other, third])).toEqual([]);
  });

  it('does not undo a decision at the same moment', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const token = await testEnv.tokenFor(one, 0, PEOPLE.president);
    const late = adminClient(meanwhile(testEnv.services, () => testEnv.decide(token)));
    expect(await late.manage(other, settle(one))).toEqual(DONE);
    const { steps, notDoubleOf } = (await testEnv.db.doc(`expenses/${one}`).get()).data() ?? {};
    expect(steps).toMatchObject([{ status: 'approved' }, { status: 'open' }]);
    expect(notDoubleOf).toEqual([other]);
    expect(await brokenInvariants(testEnv.db, [one, other])).toEqual([]);
  });

  it('cannot do it for two that are not possible duplicates, or without a reason', async () => {
    const [one, other] = [await submitted(), await submitted({ amount: 7 })];
    const twin = await submitted();
    const unlike =
      'These two expenses are not taken for one another, so there is nothing to settle.';
    expectRefused(await admin.manage(one, settle(other)), 409, unlike);
    for (const blank of ['', '  ', '\u200b'])
      expectRefused(await admin.manage(one, settle(twin, blank)), 400, 'A reason is required.');
    expectRefused(await admin.manage(one, settle(one)), 400, 'The request could not be read.');
    expectRefused(await admin.manage(one, settle('x')), 400, 'The request could not be read.');
    expectRefused(
      await admin.manage(one, settle(newExpenseId())),
      400,
      'There is no such expense.',
    );
    await testEnv.decide(await testEnv.tokenFor(twin, 0, PEOPLE.president), 'reject', 'Twice');
    expectRefused(await admin.manage(one, settle(twin)), 409, unlike);
    expect(await historyOf(one)).toEqual([]);
  });

  it('leaves data whose check compares both sides', async () => {
    const [one, other] = [await submitted(), await submitted()];
    await admin.manage(one, settle(other));
    const project = await readProject(getApp(testEnv.projectId), bucket.name);
    expect(checkExpenses(project)).toEqual([]);
    const expenses = project.expenses.map((expense) =>
      expense.id === other ? { ...expense, data: { ...expense.data, notDoubleOf: [] } } : expense,
    );
    expect(checkExpenses({ ...project, expenses }).toSorted()).toEqual(
      [
        `Expense ${one}: it is told apart from ${other}, and ${other} not from it.`,
        `Expense ${other}: its apart is , its history tells ${one}.`,
      ].toSorted(),
    );
  });
});

it('leaves data without a contradiction', async () => {
  expect(await brokenInvariants(testEnv.db, touched)).toEqual([]);
});
