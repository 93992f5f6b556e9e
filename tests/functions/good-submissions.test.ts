import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VALID_AMOUNTS } from '../fixtures/amounts.ts';
import { CALENDAR_DAYS } from '../fixtures/calendar-dates.ts';
import { PASTED_CHARACTERS } from '../fixtures/characters.ts';
import { EMAIL_ADDRESSES } from '../fixtures/emails.ts';
import { EXPENSE_IDS } from '../fixtures/expense-ids.ts';
import { SCRIPTS_IN_TEXT } from '../fixtures/scripts-in-text.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { filledForm, placeReceipt } from './support/expenses.ts';
import { figure } from '../support/figure.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { bucket, newExpenseId } from './support/suite.ts';
import { createTestEnvironment, type TestEnvironment } from './support/test-environment.ts';

/** An event whose approver is not set: nobody is mailed but the submitter. */
const CATEGORY = `Quiet Event ${newExpenseId()}`;

let association: TestEnvironment;
beforeAll(async () => {
  association = await createTestEnvironment();
  const fields = { name: CATEGORY, requiresEventApprover: true };
  await putRecorded(association.db, `categories/${newExpenseId()}`, fields);
});
afterAll(() => association.close());

/** Submits a form and reads how it was stored. */
async function stored(own: Partial<SubmissionInput>): Promise<Record<string, unknown>> {
  const form = await filledForm({ category: CATEGORY, ...own });
  const answer = await association.submit(form);
  expect({ own, answer: answer.body }).toMatchObject({ own, answer: { success: true } });
  const { db } = association;
  const expense = await db.doc(`expenses/${form.id}`).get();
  expect(expense.get('steps')).toHaveLength(3);
  // Written by the server in this form.
  const contact = await db.doc(`contacts/${form.id}`).get();
  return { ...(expense.get('submission') as object), ...contact.data() };
}

// A day of the calendar by its table.
const day = (date: string) => date as SubmissionInput['expenseDate'];
const today = new Date().toISOString().slice(0, 10);

describe('a submission is taken as it is', () => {
  it.each(VALID_AMOUNTS)('with the amount %d (#32)', async (amount) => {
    expect(await stored({ amount })).toMatchObject({ amount });
  });

  it.each([...CALENDAR_DAYS.filter((date) => date <= today), today])(
    'on %s (#43)',
    async (date) => {
      expect(await stored({ expenseDate: day(date) })).toMatchObject({ expenseDate: date });
    },
  );

  it.each(EMAIL_ADDRESSES)('from %s (#40)', async (email) => {
    const local = /[A-Z]/g;
    const expected = email.replace(local, (letter) => letter.toLowerCase());
    expect(await stored({ email })).toMatchObject({ email: expected });
  });

  it('under any id of 20 letters and digits (#45)', async () => {
    for (const id of EXPENSE_IDS) {
      // These ids are the same in every run: whoever came before has left a receipt there.
      await bucket.deleteFiles({ prefix: `receipts/${id}/` });
      await stored({ id });
    }
  });

  it.each([
    ['the longest texts', 'x'],
    ['the longest texts of emoji', '🎃'],
    ['other scripts', 'Łódź 東京 مدرسة'],
  ])('with %s (#33)', async (_name, unit) => {
    const filled = (length: number) => unit.repeat(Math.floor(length / unit.length));
    const texts = {
      name: filled(100),
      phone: filled(40),
      paidTo: filled(200),
      mailingAddress: filled(500),
      description: filled(2e3),
      notes: filled(2e3),
    };
    expect(await stored(texts)).toMatchObject(texts);
  });

  it('without what nobody can see, and each line of one line on it (#40, #107)', async () => {
    const pasted = `${PASTED_CHARACTERS.join('')}a\r\nBcc: c@d.co\u2028${PASTED_CHARACTERS.join('')}`;
    const [line, lines] = ['a Bcc: c@d.co', 'a\nBcc: c@d.co'];
    const texts = {
      name: pasted,
      phone: pasted,
      paidTo: pasted,
      email: '\u202aPat <a@b.co>\u202c',
    };
    const long = { mailingAddress: pasted, description: pasted, notes: pasted };
    expect(await stored({ ...texts, ...long })).toMatchObject({
      name: line,
      phone: line,
      paidTo: line,
      mailingAddress: lines,
      description: lines,
      notes: lines,
    });
  });

  it('with scripts in every text, which stay text (#41)', async () => {
    const some = SCRIPTS_IN_TEXT.filter((_, index) => index % times(8, 1) === 0);
    for (const text of some) {
      const short = text.slice(0, 40);
      const texts = {
        name: text,
        phone: short,
        paidTo: text,
        mailingAddress: text,
        description: text,
      };
      expect(await stored({ ...texts, notes: text })).toMatchObject({ ...texts, notes: text });
    }
  });

  // It's stored with the ending of what it is.
  it.each([
    ['%2e%2e', '%2e%2e.pdf'],
    [`${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
    ['reçu "1" <b>.pdf', 'reçu "1" <b>.pdf'],
    ['.hidden', '.hidden.pdf'],
    ['con', 'con.pdf'],
    ['🎃.png', '🎃.pdf'],
  ])('with a file called %s, which is never a path (#55)', async (name, shown) => {
    const id = newExpenseId();
    const receipts = [{ ...(await placeReceipt(id, 3)), name }];
    const submission = await stored({ id, receipts });
    expect(submission['receipts']).toMatchObject([{ name: shown, path: `receipts/${id}/3` }]);
  });

  it(
    'however its fields are filled within the rules (G8)',
    async () => {
      const runs = times(25, 500);
      const line = (maxLength: number) =>
        fc.string({ unit: 'grapheme', minLength: 1, maxLength }).map((text) =>
          `x${text}`
            .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
            .slice(0, maxLength)
            .toWellFormed()
            .trim(),
        );
      const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100);
      const form = fc.record({
        name: line(100),
        phone: line(40),
        paidTo: line(200),
        mailingAddress: line(500),
        description: line(2_000),
        notes: fc.oneof(fc.constant(''), line(2_000)),
        amount: cents,
        expenseDate: fc
          .date({ min: new Date('2000-01-01'), max: new Date(), noInvalidDate: true })
          .map((date) => day(date.toISOString().slice(0, 10))),
      });
      await fc.assert(
        fc.asyncProperty(form, async (own) => {
          expect(await stored(own)).toMatchObject(own);
        }),
        { numRuns: runs },
      );
      figure('G8', `${runs} good forms: 0 refused`);
    },
    TIMEOUT_MS,
  );
});

describe('a category with a name that means something to a program (#34)', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'a.b', 'a/b', '`', '..', '*', '{"a":1}'])(
    '%s has its own approver',
    async (name) => {
      const eventApprovers = { [name]: 'odd.chair@example.com', other: 'other@example.com' };
      const testEnv = await createTestEnvironment({
        presidents: [],
        treasurer: '',
        eventApprovers,
      });
      await testEnv.db.collection('categories').add({ name, requiresEventApprover: true });
      const form = await filledForm({ category: name });
      expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
      const steps: unknown = (await testEnv.db.doc(`expenses/${form.id}`).get()).get('steps');
      expect(steps).toMatchObject([
        { role: 'eventApprover', approvers: ['odd.chair@example.com'] },
        { role: 'president' },
        { role: 'treasurer' },
      ]);
      await testEnv.close();
    },
  );

  it.each(['constructor', '__proto__', 'toString'])(
    '%s has no approver if none is set',
    async (name) => {
      const testEnv = await createTestEnvironment({
        presidents: [],
        treasurer: '',
        eventApprovers: {},
      });
      await testEnv.db.collection('categories').add({ name, requiresEventApprover: true });
      const form = await filledForm({ category: name });
      expect((await testEnv.submit(form)).body).toMatchObject({ success: true });
      const steps: unknown = (await testEnv.db.doc(`expenses/${form.id}`).get()).get('steps');
      expect(steps).toMatchObject([{ approvers: [], blocked: 'notSet' }, {}, {}]);
      await testEnv.close();
    },
  );
});
