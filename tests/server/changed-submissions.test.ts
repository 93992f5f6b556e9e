import { dateAt } from '@pa-ledger/domain/time/dates';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { submitterClient, type SubmitterClient } from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type Reply,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** What is approved is what was submitted, whoever could write in between. */
let testEnv: TestEnvironment;
/** An expense and the link to its first step; each damage is taken back. */
let id: string;
let token: string;
/** The submitter's own link, which shows what became of it. */
let statusToken: string;
let submitter: SubmitterClient;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  ({ id, token } = await submitted());
  submitter = submitterClient(testEnv.services);
  statusToken = await submitter.tokenFor(id, 'status');
});

afterAll(() => testEnv.close());

async function submitted(): Promise<{ id: string; token: string }> {
  const form = await filledForm({ category: EVENT.name });
  expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
  return { id: form.id, token: await testEnv.tokenFor(form.id, 0, PEOPLE.eventApprover) };
}

const CHANGED = refused('submissionChanged');
const RECEIPT = {
  slot: 0,
  name: 'receipt 0.pdf',
  type: 'application/pdf',
  size: 72,
  path: 'receipts/x/0',
  sha256: 'a'.repeat(64),
  generation: '1',
};

/** Each field of the submission, and what somebody with all rights writes there. */
const CHANGES: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ['name', ['Somebody Else', null]],
  ['category', ['Office Supplies']],
  ['expenseDate', ['2026-09-15']],
  ['amount', [45.21, 4_520, '45.20']],
  ['paidTo', ['Somebody Else', 'Pat Doe ']],
  ['payTo', ['vendor']],
  ['invoiceNumber', ['42']],
  ['contactSha256', ['a'.repeat(64), null]],
  ['description', ['']],
  ['notes', ['Paid twice']],
  ['more', [true]],
  ['receipts', [[], [RECEIPT], null]],
];

/** The same for the contact, which is a document of its own. */
const CONTACT_CHANGES: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  // The approver's own address would take the right to decide away.
  ['email', ['other@example.com', PEOPLE.eventApprover, null]],
  ['phone', ['1']],
  ['mailingAddress', ['1 Main Street']],
  ['salt', ['other']],
];

/** Whatever a link is used for. */
function uses(): Promise<Reply>[] {
  return [
    testEnv.decide(token),
    testEnv.decide(token, 'reject', 'Not what I saw'),
    testEnv.review(token),
    submitter.status(statusToken),
  ];
}

describe('a submission that was changed after its link was mailed (#29)', () => {
  const ref = () => testEnv.db.doc(`expenses/${id}`);

  it.each(CHANGES)(
    'in its field %s cannot be seen or decided through the link',
    async (field, values) => {
      const before = (await ref().get()).data() ?? {};
      for (const value of values) {
        await ref().update({ [`submission.${field}`]: value });
        for (const reply of await Promise.all(uses())) expect(reply).toMatchObject(CHANGED);
        expect((await ref().collection('decisions').get()).size).toBe(0);
        const isReadable = field !== 'receipts' || value !== null;
        expect(await brokenInvariants(testEnv.db, [id])).toContainEqual(
          isReadable
            ? `expenses/${id} isn't what was submitted: something in it was changed.`
            : expect.stringContaining(`expenses/${id} can't be read: `),
        );
        await ref().set(before);
      }
      expect((await testEnv.review(token)).status).toBe(200);
    },
  );

  it.each(CONTACT_CHANGES)(
    'in the %s of its contact cannot be seen or decided either',
    async (field, values) => {
      const contact = testEnv.db.doc(`contacts/${id}`);
      const before = (await contact.get()).data() ?? {};
      for (const value of values) {
        await contact.update({ [field]: value });
        for (const reply of await Promise.all(uses())) expect(reply).toMatchObject(CHANGED);
        expect(await brokenInvariants(testEnv.db, [id])).toContain(
          `expenses/${id} doesn't have the contact that was sent with it.`,
        );
      }
      await ref().update({ redactedAt: new Date() });
      for (const reply of await Promise.all(uses())) expect(reply).toMatchObject(CHANGED);
      await ref().update({ redactedAt: FieldValue.delete() });
      await contact.delete();
      for (const reply of await Promise.all(uses())) expect(reply).toMatchObject(CHANGED);
      await contact.set(before);
      expect((await testEnv.review(token)).status).toBe(200);
    },
  );

  it.each(['name', 'slot', 'type', 'size', 'path', 'sha256', 'generation'])(
    'in the %s of its receipt cannot be seen or decided either',
    async (field) => {
      const before = (await ref().get()).data() ?? {};
      const [receipt] = (await ref().get()).get('submission.receipts') as object[];
      await ref().update({ 'submission.receipts': [{ ...receipt, [field]: 'other' }] });
      for (const reply of await Promise.all(uses())) expect(reply).toMatchObject(CHANGED);
      await ref().set(before);
    },
  );

  it('in the middle of its chain cannot be decided by the next approver', async () => {
    const own = await submitted();
    expect((await testEnv.decide(own.token)).status).toBe(200);
    await testEnv.db.doc(`expenses/${own.id}`).update({ 'submission.amount': 9_045.2 });
    const next = await testEnv.tokenFor(own.id, 1, PEOPLE.president);
    expect(await testEnv.decide(next)).toMatchObject(CHANGED);
  });

  it('after its approval cannot be paid', async () => {
    const own = await submitted();
    const chain = [PEOPLE.eventApprover, PEOPLE.president, PEOPLE.treasurer];
    for (const [step, approver] of chain.entries())
      await testEnv.decide(await testEnv.tokenFor(own.id, step, approver));
    const expense = testEnv.db.doc(`expenses/${own.id}`);
    await expense.update({ 'submission.amount': 45.21 });
    const date = dateAt(testEnv.time.now, testEnv.services.organization.timeZone);
    const payment = { method: 'cash', checkNumber: null, date };
    const admin = adminClient(testEnv.services);
    expect(await admin.pay(own.id, payment)).toMatchObject(CHANGED);
    await expense.update({ 'submission.amount': 45.2 });
    expect(await admin.pay(own.id, payment)).toMatchObject({ status: 200 });
  });

  it('only by a rename of its category can be decided', async () => {
    const own = await submitted();
    const renamed = { id: EVENT.id, name: 'Summer Fair', requiresEventApprover: true, version: 1 };
    expect((await adminClient(testEnv.services).save(renamed)).status).toBe(200);
    expect((await testEnv.decide(own.token)).status).toBe(200);
  });
});

it('refuses an expense whose digest was removed (#29)', async () => {
  await testEnv.db.doc(`expenses/${id}`).update({ submissionSha256: FieldValue.delete() });
  for (const reply of await Promise.all(uses())) expect(reply).toMatchObject(CHANGED);
  expect(await brokenInvariants(testEnv.db, [id])).toContain(
    `expenses/${id} isn't what was submitted: something in it was changed.`,
  );
});
