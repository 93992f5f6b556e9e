import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putRecorded, removeRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { FUND } from '../functions/support/association.ts';
import {
  categoryRow,
  checkRow,
  fundRow,
  lineRow,
  newImportId,
  revenueRow,
  slice,
  undoAll,
} from '../functions/support/imports.ts';
import { expectRefused } from '../functions/support/managed-expenses.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

describe('the Undo of an import (#127)', () => {
  it('leaves what was changed, closed, adopted or used since, and names it', async () => {
    const { db } = testEnv;
    const id = newImportId();
    await admin.importRows(
      slice(id, [
        fundRow(2, 'Used Fund', '501'),
        fundRow(3, 'Free Fund', '502'),
        categoryRow(4, 'Used Event', true),
        categoryRow(5, 'Free Event'),
        categoryRow(6, 'Renamed Event'),
        revenueRow(7, { date: '2024-05-01' }),
        checkRow(8, '5001'),
        checkRow(9, '5002'),
        lineRow(10, { categoryId: `${id}-5`, fundId: `${id}-3` }),
      ]),
    );
    const adopted = newImportId();
    const year = { kind: 'budget', fiscalYear: '2028' };
    await admin.importRows(slice(adopted, [lineRow(2, {}, 'incomeItems')], year));
    await putRecorded(db, 'budgets/2028', {
      fiscalYear: '2028',
      adoptedOn: '2026-09-01',
      spending: [],
      income: [],
    });
    await admin.saveManualExpense({
      id: `${id}-9`,
      version: 1,
      fields: checkRow(9, '5003').fields,
    });
    await admin.save({
      id: `${id}-6`,
      version: 1,
      name: 'Other Event',
      requiresEventApprover: false,
    });
    await putRecorded(db, 'transfers/since', {
      date: '2026-10-01',
      amount: 1,
      fromFundId: FUND.id,
      toFundId: `${id}-2`,
      description: 'A start',
    });
    await putRecorded(db, 'revenueItems/since', revenueRow(1, { categoryId: `${id}-4` }).fields);
    const books = { opensOn: null, closedThrough: '2024-06-30', closedYear: '2023', closing: null };
    await db.doc('settings/books').set(books);
    const { removed, kept } = await undoAll(admin, id);
    expect(removed).toBe(4);
    expect(kept).toEqual([
      { row: 7, what: 'Row 7', sentence: expect.stringContaining('closed year') as string },
      { row: 9, what: 'Row 9', sentence: 'It was changed since.' },
      { row: 4, what: 'Used Event', sentence: 'Something else uses this.' },
      { row: 6, what: 'Other Event', sentence: 'It was changed since.' },
      { row: 2, what: 'Used Fund', sentence: 'Something else uses this.' },
    ]);
    expect(await undoAll(admin, adopted)).toMatchObject({
      removed: 0,
      kept: [{ row: 2, sentence: expect.stringContaining('is adopted') as string }],
    });
    // The deleted check's number is free again.
    expect((await admin.saveManualExpense(numbered('5001'))).status).toBe(200);
    expect((await admin.saveManualExpense(numbered('5003'))).status).toBe(409);
    await db.doc('settings/books').delete();
    await removeRecorded(db, 'transfers/since');
    expect((await undoAll(admin, id)).kept).toHaveLength(3);
  });

  it('leaves what a meeting ratified, until the ratification is taken back (#129)', async () => {
    const id = newImportId();
    await admin.importRows(slice(id, [checkRow(2, '6001'), checkRow(3, '6002')]));
    const entries = [{ collection: 'manualExpenses', id: `${id}-2` }];
    const day = { id: 'october', ratifiedOn: '2026-10-31' };
    testEnv.time.now = Date.UTC(2026, 10, 2, 16);
    const ratified = await admin.ratify({ act: 'ratify', ...day, entries });
    expect(ratified.body).toMatchObject({ ratified: 1 });
    expect(await undoAll(admin, id)).toEqual({
      removed: 1,
      kept: [{ row: 2, what: 'Row 2', sentence: 'A meeting ratified it on Oct 31, 2026.' }],
    });
    await admin.ratify({ act: 'takeBack', id: day.id, reason: 'Another day' });
    expect(await undoAll(admin, id)).toEqual({ removed: 1, kept: [] });
  });

  it('leaves what a statement has cleared or a deposit has, until they let it go (#127)', async () => {
    const { db } = testEnv;
    const id = newImportId();
    await admin.importRows(
      slice(id, [revenueRow(2), revenueRow(3), checkRow(4, '7001'), checkRow(5, '7002')]),
    );
    const mark = { accountId: 'bank', itemDay: '2026-10-01' };
    const deposited = db.doc(`clearings/revenueItems~${id}-2`);
    await deposited.set({ ...mark, depositId: 'slip', depositedOn: '2026-10-02', amount: 2 });
    const cleared = db.doc(`clearings/manualExpenses~${id}-4`);
    await cleared.set({ ...mark, statementId: 'october', amount: 1.25 });
    expect(await undoAll(admin, id)).toEqual({
      removed: 2,
      kept: [
        { row: 2, what: 'Row 2', sentence: expect.stringContaining('in a deposit') as string },
        { row: 4, what: 'Row 4', sentence: expect.stringContaining('statement cleared') as string },
      ],
    });
    expect((await db.doc(`revenueItems/${id}-2`).get()).exists).toBe(true);
    expect((await db.doc(`manualExpenses/${id}-4`).get()).exists).toBe(true);
    // The kept check still holds its number.
    expect((await admin.saveManualExpense(numbered('7001'))).status).toBe(409);
    await Promise.all([deposited.delete(), cleared.delete()]);
    expect(await undoAll(admin, id)).toEqual({ removed: 2, kept: [] });
  });

  it('is of an import that there is', async () => {
    expectRefused(
      await admin.undoImport({ id: newImportId(), from: null }),
      400,
      'We couldn’t find this import.',
    );
  });
});

function numbered(checkNumber: string) {
  return { id: `own${checkNumber}`, version: null, fields: checkRow(1, checkNumber).fields };
}
