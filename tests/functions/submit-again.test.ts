import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { beforeAll, describe, expect, it } from 'vitest';
import { post, submit } from './support/api.ts';
import { EVENT, foundAssociation, OFFICE } from './support/association.ts';
import { filledForm, placeReceipt } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { waitForMails } from './support/mailbox.ts';
import { putRecorded, removeRecorded } from '../../tools/seed/put-recorded.ts';
import { snapshotOf } from './support/snapshot.ts';
import { db, newExpenseId } from './support/suite.ts';
import { createTestEnvironment } from './support/test-environment.ts';
import { refused } from '../support/refused.ts';

beforeAll(() => foundAssociation());

describe('the same form sent again (#36)', () => {
  it('is answered with success each time, and stored once', async () => {
    const form = await filledForm();
    expect((await submit(form)).body).toMatchObject({ success: true });
    const before = await snapshotOf(form.id);
    for (let again = 0; again < 3; again++) {
      expect(await submit(form)).toMatchObject({ status: 200, body: { success: true } });
    }
    // The same content with its keys in another order and its texts not yet trimmed.
    const turned = Object.fromEntries(
      Object.entries({ ...form, name: ` ${form.name}\n` }).reverse(),
    );
    expect((await post('/api/submit-expense', turned)).status).toBe(200);
    expect(await snapshotOf(form.id)).toEqual(before);
  });

  it('is answered with success after its category or its receipts are gone', async () => {
    const id = newExpenseId();
    const name = `Short-lived ${id}`;
    await putRecorded(db, `categories/${id}`, { name, requiresEventApprover: true });
    const form = await filledForm({ category: name });
    expect((await submit(form)).status).toBe(200);
    await removeRecorded(db, `categories/${id}`);
    expect((await submit(form)).status).toBe(200);
  });

  it('is refused with any other content, and changes nothing', async () => {
    const form = await filledForm();
    expect((await submit(form)).status).toBe(200);
    const before = await snapshotOf(form.id);
    const [receipt] = form.receipts;
    const second = await placeReceipt(form.id, 1);
    const changes: readonly Partial<typeof form>[] = [
      { amount: form.amount + 0.01 },
      { category: EVENT.name },
      { email: 'other.parent@example.com' },
      { paidTo: 'Somebody else' },
      { notes: 'More' },
      { receipts: receipt ? [receipt, second] : [] },
      { receipts: receipt ? [{ ...receipt, name: 'other.pdf' }] : [] },
    ];
    for (const change of changes) {
      expect(await submit({ ...form, ...change })).toMatchObject(refused('alreadySubmitted'));
    }
    expect(await snapshotOf(form.id)).toEqual(before);
  });
});

describe('twenty presses at once (#37)', () => {
  it('make one expense and one set of mails', async () => {
    const form = await filledForm({ category: OFFICE.name });
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const mails = await waitForMails(referenceOf(form.id), 3);
    expect(mails).toHaveLength(3);
    const outbox = await db.collection('mail').where('expenseId', '==', form.id).get();
    expect(outbox.size).toBe(3);
    expect(await brokenInvariants(db, [form.id])).toEqual([]);
  }, 90_000);

  it('with two contents make one expense, and the others are refused', async () => {
    const testEnv = await createTestEnvironment();
    const form = await filledForm();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, press) =>
        testEnv.submit({ ...form, notes: press % 2 === 0 ? 'even' : 'odd' }),
      ),
    );
    const notes = String(
      (await testEnv.db.doc(`expenses/${form.id}`).get()).get('submission.notes'),
    );
    expect(replies.map(({ status }) => status)).toEqual(
      replies.map((_, press) => ((press % 2 === 0 ? 'even' : 'odd') === notes ? 200 : 409)),
    );
    expect(await brokenInvariants(testEnv.db, [form.id])).toEqual([]);
    await testEnv.close();
  });
});
