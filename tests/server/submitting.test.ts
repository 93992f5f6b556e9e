import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { AUTHORITY } from '../fixtures/association.ts';
import { startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNonce } from '../../functions/src/links/token.ts';
import { keptParts } from '../../functions/src/expenses/contact-format.ts';
import { createExpense } from '../../functions/src/expenses/store-submission.ts';
import { EVENT, OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** What keeps a submission single and in its category, without the network between. */
const ALREADY_EXISTS = 6;

let testEnv: TestEnvironment;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

afterAll(() => testEnv.close());

async function fieldOf(id: string, field: string): Promise<unknown> {
  return (await testEnv.db.doc(`expenses/${id}`).get()).get(field);
}

async function expenseFor(category: typeof EVENT): Promise<Expense> {
  const { id, ...form } = await filledForm({ category: category.name });
  const parts = { ...keptParts(form, [], newNonce()), submitterId: id };
  return startExpense(
    { id, ...parts, language: 'en', lines: [{ category, amount: form.amount }] },
    {
      ...AUTHORITY,
      settings: settingsFrom({ ...SETTINGS }),
      now: testEnv.time.now,
      nonce: newNonce(),
    },
  );
}

describe('a form that is sent again (#36)', () => {
  it('succeeds with the same content and changes nothing', async () => {
    const form = await filledForm();
    expect((await testEnv.submit(form)).status).toBe(200);
    const first = await testEnv.db.doc(`expenses/${form.id}`).get();
    expect(await testEnv.submit(form)).toMatchObject({ status: 200, body: { success: true } });
    expect((await testEnv.db.doc(`expenses/${form.id}`).get()).updateTime).toEqual(
      first.updateTime,
    );
  });

  it('is refused with other content', async () => {
    const form = await filledForm();
    expect((await testEnv.submit(form)).status).toBe(200);
    expect((await testEnv.submit({ ...form, amount: form.amount + 1 })).status).toBe(409);
    expect(await fieldOf(form.id, 'submission.amount')).toBe(form.amount);
  });

  it('never replaces another expense', async () => {
    const [expense, other] = [await expenseFor(OFFICE), await expenseFor(EVENT)];
    await createExpense([{ category: OFFICE, amount: 1 }], testEnv.db, expense, 'one', []);
    // Its line of history and its contact would be in the way as well.
    await testEnv.db.doc(`expenses/${expense.id}/history/submitted`).delete();
    await testEnv.db.doc(`contacts/${expense.id}`).delete();
    const taken = createExpense(
      [{ category: EVENT, amount: 1 }],
      testEnv.db,
      { ...other, id: expense.id },
      'two',
      [],
    );
    await expect(taken).rejects.toMatchObject({ code: ALREADY_EXISTS });
    expect(await fieldOf(expense.id, 'lines')).toMatchObject([{ category: OFFICE.name }]);
  });
});

describe('the answer to a submission', () => {
  const next = async (own: Parameters<typeof filledForm>[0]) =>
    (await testEnv.submit(await filledForm(own))).body;

  it('says which roles decide, and again when it is sent again', async () => {
    const form = await filledForm({ category: OFFICE.name });
    const answer = { success: true, next: { roles: ['president', 'treasurer'], blocked: null } };
    expect((await testEnv.submit(form)).body).toEqual(answer);
    expect((await testEnv.submit(form)).body).toEqual(answer);
  });

  it('says that nobody is set, and nothing of whose address the submitter typed', async () => {
    const { presidents } = SETTINGS;
    const roles = ['president', 'treasurer'];
    await testEnv.db.doc('settings/approvers').update({ presidents: [] });
    expect(await next({ category: OFFICE.name })).toMatchObject({
      next: { roles, blocked: 'notSet' },
    });
    const only = presidents[0] ?? '';
    await testEnv.db.doc('settings/approvers').update({ presidents: [only] });
    expect(await next({ category: OFFICE.name, email: only })).toMatchObject({
      next: { roles, blocked: null },
    });
    await testEnv.db.doc('settings/approvers').update({ presidents });
  });
});

describe('a category (#42)', () => {
  it.each(['spring fair', 'Spring Fair ', 'Spring', 'Spring Fair 2', 'Ѕpring Fair'])(
    'is not guessed from %j',
    async (category) => {
      const form = await filledForm({ category });
      expect((await testEnv.submit(form)).status).toBe(400);
      expect((await testEnv.db.doc(`expenses/${form.id}`).get()).exists).toBe(false);
    },
  );

  it('is checked again when the expense is stored', async () => {
    const before = await expenseFor(EVENT);
    expect(
      await createExpense([{ category: EVENT, amount: 1 }], testEnv.db, before, 'one', []),
    ).toBe(true);
    const [renamed, toggled] = [await expenseFor(EVENT), await expenseFor(EVENT)];
    const place = testEnv.db.collection('categories').doc(EVENT.id);
    await place.update({ name: 'Spring Festival' });
    expect(
      await createExpense([{ category: EVENT, amount: 1 }], testEnv.db, renamed, 'one', []),
    ).toBe(false);
    await place.update({ name: EVENT.name, requiresEventApprover: false });
    expect(
      await createExpense([{ category: EVENT, amount: 1 }], testEnv.db, toggled, 'one', []),
    ).toBe(false);
    await place.update({ requiresEventApprover: EVENT.requiresEventApprover });
    for (const { id } of [renamed, toggled]) {
      expect((await testEnv.db.doc(`expenses/${id}`).get()).exists).toBe(false);
    }
  });
});

describe('a receipt that covers more than one event', () => {
  const split = `${EVENT.name}: 20.00`;

  it('is stored as lines that add up, and asks the approver of each event about its part', async () => {
    const form = await filledForm({ category: OFFICE.name, amount: 84.35, split });
    expect((await testEnv.submit(form)).body).toMatchObject({
      next: { roles: ['eventApprover', 'president', 'treasurer'], blocked: null },
    });
    expect(await fieldOf(form.id, 'submission.split')).toBe(split);
    expect(await fieldOf(form.id, 'lines')).toEqual([
      { categoryId: OFFICE.id, category: OFFICE.name, fundId: null, amount: 64.35 },
      { categoryId: EVENT.id, category: EVENT.name, fundId: null, amount: 20 },
    ]);
    expect(await fieldOf(form.id, 'steps')).toMatchObject([
      { role: 'eventApprover', categoryId: EVENT.id, status: 'open' },
      { role: 'president' },
      { role: 'treasurer' },
    ]);
    expect((await testEnv.submit(form)).status).toBe(200);
    expect(await brokenInvariants(testEnv.db, [form.id])).toEqual([]);
  });

  it.each([
    ['an unknown event', 'Circus: 20.00', 'badSplit'],
    ['as much as all of it', `${EVENT.name}: 84.35`, 'splitTooMuch'],
    ['its own category', `${OFFICE.name}: 20.00`, 'splitTwice'],
    ['no amount', EVENT.name, 'badSplit'],
  ])('is refused with %s, at the place of it', async (_name, wrong, code) => {
    const form = await filledForm({ category: OFFICE.name, amount: 84.35, split: wrong });
    expect(await testEnv.submit(form)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'split', code }] },
    });
    expect((await testEnv.db.doc(`expenses/${form.id}`).get()).exists).toBe(false);
  });

  it('is checked again when it is stored: each of its categories', async () => {
    const expense = await expenseFor(OFFICE);
    const lines = [OFFICE, EVENT].map((category) => ({ category, amount: 1 }));
    const place = testEnv.db.collection('categories').doc(EVENT.id);
    await place.update({ name: 'Spring Festival' });
    expect(await createExpense(lines, testEnv.db, expense, 'one', [])).toBe(false);
    await place.update({ name: EVENT.name });
    expect(await createExpense(lines, testEnv.db, expense, 'one', [])).toBe(true);
  });
});

describe('the address on the form (#18)', () => {
  it('is stored in lower case with the contact, which history and mail name', async () => {
    const form = await filledForm({ email: ' Pat.DOE@Example.COM ' });
    expect((await testEnv.submit(form)).status).toBe(200);
    const contact = await testEnv.db.doc(`contacts/${form.id}`).get();
    expect(contact.get('email')).toBe('pat.doe@example.com');
    const history = await testEnv.db.doc(`expenses/${form.id}/history/submitted`).get();
    expect(history.get('by')).toBe(form.id);
    const [received] = (await outboxOf(testEnv.db, form.id)).filter(
      (mail) => mail['purpose'] === 'received',
    );
    expect(received?.['to']).toBe(form.id);
    expect(await brokenInvariants(testEnv.db, [form.id])).toEqual([]);
  });

  it.each([
    [PEOPLE.president, PEOPLE.otherPresident],
    [PEOPLE.otherPresident, PEOPLE.president],
  ])(
    'in capitals still makes the approver the submitter: %s cannot decide',
    async (submitter, colleague) => {
      const form = await filledForm({ email: submitter.toUpperCase() });
      expect((await testEnv.submit(form)).status).toBe(200);
      expect(await fieldOf(form.id, 'steps')).toMatchObject([{ approvers: [colleague] }, {}]);
      const own = await testEnv.tokenFor(form.id, 0, submitter);
      expect((await testEnv.decide(own)).status).toBe(403);
      const other = await testEnv.tokenFor(form.id, 0, colleague);
      expect((await testEnv.decide(other)).status).toBe(200);
    },
  );
});
