import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVENT, OFFICE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { testServices } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** A school that is exempt from sales tax, and pays parents back without it. */
let exempt: TestEnvironment;
/** One whose form doesn't ask. */
let ignoring: TestEnvironment;

beforeAll(async () => {
  const { organization } = testServices();
  const withPolicy = (salesTax: 'ignored' | 'notReimbursed') =>
    createTestEnvironment(undefined, {
      organization: { ...organization, policies: { ...organization.policies, salesTax } },
    });
  exempt = await withPolicy('notReimbursed');
  ignoring = await withPolicy('ignored');
});

afterAll(() => Promise.all([exempt.close(), ignoring.close()]));

it('a request is for its amount without the sales tax, to the cent', async () => {
  const form = await filledForm({ category: OFFICE.name, amount: 54, salesTax: 4.01 });
  expect((await exempt.submit(form)).status).toBe(200);
  const stored = await exempt.db.doc(`expenses/${form.id}`).get();
  expect(stored.get('submission')).toMatchObject({ amount: 54, salesTax: 4.01 });
  expect(stored.get('payable')).toBe(49.99);
  expect(stored.get('lines')).toMatchObject([{ categoryId: OFFICE.id, amount: 49.99 }]);
  expect((await exempt.submit(form)).status).toBe(200);
  expect(await brokenInvariants(exempt.db, [form.id])).toEqual([]);
});

it('the other events of a receipt leave more than the tax', async () => {
  const split = `${EVENT.name}: 50.00`;
  const parts = { category: OFFICE.name, amount: 54, split };
  const left = await filledForm({ ...parts, salesTax: 3.99 });
  expect((await exempt.submit(left)).status).toBe(200);
  expect((await exempt.db.doc(`expenses/${left.id}`).get()).get('lines')).toMatchObject([
    { categoryId: OFFICE.id, amount: 0.01 },
    { categoryId: EVENT.id, amount: 50 },
  ]);
  const nothing = await filledForm({ ...parts, salesTax: 4 });
  expect(await exempt.submit(nothing)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'split', code: 'splitTooMuch' }] },
  });
});

it.each([
  ['as much as the amount', 54, 'taxTooMuch'],
  ['below 0', -1, 'negative'],
])('sales tax %s is refused', async (_name, salesTax, code) => {
  const form = await filledForm({ amount: 54, salesTax });
  expect(await exempt.submit(form)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'salesTax', code }] },
  });
});

it('a form that no one asked for sales tax is refused with it', async () => {
  const form = await filledForm({ amount: 54, salesTax: 4 });
  expect(await ignoring.submit(form)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'salesTax', code: 'notAsked' }] },
  });
});
