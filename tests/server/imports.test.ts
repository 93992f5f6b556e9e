import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SLICE } from '@pa-ledger/domain/imports/import-plan';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, FUND, OFFICE, YEAR } from '../functions/support/association.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import {
  brokenBooks,
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
import { totalOf } from '../functions/support/totals.ts';

/** Importing rows of sheets: each slice is one commit, and one commit undoes it. */
let testEnv: TestEnvironment;
let admin: AdminClient;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
});

afterAll(() => testEnv.close());

const at = async (path: string) => (await testEnv.db.doc(path).get()).data();
const settings = () => at('settings/approvers');

describe('an import', () => {
  it(
    'adds a whole slice with its journal and its totals, and sent again nothing more (#126)',
    async () => {
      const id = newImportId();
      const records = Array.from({ length: MAX_SLICE }, (_, index) => revenueRow(index + 2));
      const before = await totalOf(testEnv.db, 'revenue');
      for (let time = 0; time < 2; time++) {
        const reply = await admin.importRows(slice(id, records));
        expect(reply.body).toEqual({ success: true, stored: MAX_SLICE, refused: [] });
      }
      expect(await at(`revenueItems/${id}-2`)).toEqual({ ...records[0]?.fields, version: 1 });
      expect(await at(`journal/revenueItems~${id}-2~1`)).toMatchObject({ kind: 'created' });
      const sum = records.reduce((total, { row }) => total + row * 100, 0);
      expect(await totalOf(testEnv.db, 'revenue')).toBe(before + sum);
      expect(await at(`imports/${id}`)).toMatchObject({
        kind: 'revenueItems',
        rows: MAX_SLICE,
        stored: MAX_SLICE,
        undone: null,
      });
      expect(await brokenBooks(testEnv)).toEqual([]);
      const undone = await undoAll(admin, id);
      expect(undone).toEqual({ removed: MAX_SLICE, kept: [] });
      expect(await totalOf(testEnv.db, 'revenue')).toBe(before);
      expect(await brokenBooks(testEnv)).toEqual([]);
      expectRefused(
        await admin.importRows(slice(id, records)),
        409,
        'Someone undid this import, so nothing more of it was added.',
      );
    },
    TIMEOUT_MS,
  );

  it('brings a budget with its new funds, categories and approvers, and takes it back (#126)', async () => {
    const id = newImportId();
    const before = await settings();
    const records = [
      fundRow(2, 'Library Fund', '77'),
      categoryRow(2, 'Carnival', true),
      lineRow(2, { categoryId: `${id}-2`, fundId: `${id}-2` }),
      lineRow(2, { categoryId: `${id}-2`, fundId: `${id}-2` }, 'incomeItems'),
      // A second line for the same category and fund in one sheet counts too.
      lineRow(3, { categoryId: `${id}-2`, fundId: `${id}-2` }),
    ];
    const approvers = [
      { row: 2, role: 'eventApprover', category: 'Carnival', address: 'ann@example.com' },
    ];
    const own = { kind: 'budget', rows: 6 };
    await admin.importRows(slice(id, records, own));
    const last = await admin.importRows(slice(id, [], { ...own, approvers }));
    expect(last.body).toEqual({ success: true, stored: 1, refused: [] });
    expect(await at(`budgetItems/${id}-2`)).toMatchObject({ fiscalYear: YEAR, finalBudget: 10 });
    expect((await settings())?.['eventApprovers']).toMatchObject({ Carnival: 'ann@example.com' });
    expect(await brokenBooks(testEnv)).toEqual([]);
    expect(await undoAll(admin, id)).toEqual({ removed: 6, kept: [] });
    expect(await at(`categories/${id}-2`)).toBeUndefined();
    expect(await at(`funds/${id}-2`)).toBeUndefined();
    expect((await settings())?.['eventApprovers']).toEqual(before?.['eventApprovers']);
    expect(await brokenBooks(testEnv)).toEqual([]);
  });

  it("keeps the sheet's order for the board, and behind one that was arranged since", async () => {
    const id = newImportId();
    const own = { kind: 'budget', rows: 5, fiscalYear: '2031' };
    const order = {
      spending: ['# Programs', `${id}-4`, `${id}-2`, '# Office', `${id}-3`, `${id}-9`],
      income: [`${id}-4`, `${id}-2`],
    };
    const budget = () => at('budgets/2031');
    const lines = (...rows: number[]) => rows.map((row) => lineRow(row, {}));
    const first = { ...own, order };
    await admin.importRows(
      slice(
        id,
        [...lines(2, 4), lineRow(2, {}, 'incomeItems'), lineRow(9, { fundId: 'no' })],
        first,
      ),
    );
    expect(await budget()).toEqual({
      fiscalYear: '2031',
      version: 1,
      income: [`${id}-2`],
      spending: ['# Programs', `${id}-4`, `${id}-2`, '# Office'],
    });
    for (let time = 0; time < 2; time++) await admin.importRows(slice(id, lines(3), first));
    expect(await budget()).toMatchObject({ version: 2, spending: order.spending.slice(0, 5) });
    const arranged = { spending: [`${id}-3`, `${id}-2`, `${id}-4`], income: [`${id}-2`] };
    await putRecorded(testEnv.db, 'budgets/2031', { fiscalYear: '2031', ...arranged });
    const next = newImportId();
    await admin.importRows(
      slice(next, [lineRow(2, { categoryId: EVENT.id })], {
        ...own,
        order: { spending: [`${next}-2`], income: [] },
      }),
    );
    expect((await budget())?.['spending']).toEqual([...arranged.spending, `${next}-2`]);
    expect(await brokenBooks(testEnv)).toEqual([]);
    await undoAll(admin, id);
    await undoAll(admin, next);
    expect(await brokenBooks(testEnv)).toEqual([]);
  });

  it('begins no order for lines that were there without one, and refuses what is none', async () => {
    const own = { kind: 'budget', rows: 1, fiscalYear: '2032' };
    const [before, id] = [newImportId(), newImportId()];
    await admin.importRows(slice(before, [lineRow(2, {})], own));
    const order = { spending: [`${id}-2`], income: [] };
    const added = lineRow(2, { categoryId: EVENT.id });
    await admin.importRows(slice(id, [added], { ...own, order }));
    expect(await at(`budgetItems/${id}-2`)).toBeDefined();
    expect(await at('budgets/2032')).toBeUndefined();
    const wrong = { ...own, order: { spending: ['# '], income: [] } };
    expect((await admin.importRows(slice(id, [lineRow(3, {})], wrong))).status).toBe(400);
  });

  it('names each row that it does not take, and adds the others', async () => {
    const id = newImportId();
    await admin.importRows(slice(newImportId(), [checkRow(2, '3000')]));
    const { body } = await admin.importRows(
      slice(id, [
        checkRow(2, '0-3000'),
        checkRow(3, '3001'),
        checkRow(4, '30-01'),
        revenueRow(5, { categoryId: 'gone' }),
        revenueRow(6, { fundId: 'gone' }),
        revenueRow(7, { amount: 0.001 }),
        revenueRow(8, { version: 7 }),
        fundRow(9, FUND.name, '1'),
        fundRow(10, 'Gym', FUND.code),
        fundRow(11, 'Gym', '2'),
        fundRow(12, 'gym', '3'),
        categoryRow(13, ` ${EVENT.name.toUpperCase()} `),
        categoryRow(14, 'Ball'),
        categoryRow(15, 'ball'),
        lineRow(16, {}),
        revenueRow(17),
      ]),
    );
    expect(body['stored']).toBe(4);
    const refused = body['refused'] as readonly { row: number; sentence: string }[];
    expect(refused.map(({ row }) => row)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16]);
    const sentences = new Map(refused.map(({ row, sentence }) => [row, sentence]));
    expect(sentences.get(2)).toContain('Check 3000 was already used for a manual expense');
    expect(sentences.get(4)).toBe('This check number was already used.');
    expect(sentences.get(5)).toBe('Please choose a category from the list.');
    expect(sentences.get(6)).toBe('Please choose a fund from the list.');
    expect(sentences.get(7)).toContain('Amount');
    expect(sentences.get(8)).toBe('We couldn’t read this request.');
    expect(sentences.get(10)).toBe(`The fund “${FUND.name}” already has this code.`);
    expect(sentences.get(12)).toContain('There’s already a fund called “Gym”');
    expect(sentences.get(13)).toBe('There is already a category with this name.');
    expect(sentences.get(16)).toContain('There is a line of this category and fund already');
    expect(await brokenBooks(testEnv)).toEqual([]);
  });

  it('takes nothing archived, nothing of a closed year, and no line of an adopted budget', async () => {
    const { db } = testEnv;
    const id = newImportId();
    await putRecorded(db, 'categories/past', {
      name: 'Past',
      requiresEventApprover: false,
      archived: true,
    });
    const books = { opensOn: null, closedThrough: '2024-06-30', closedYear: '2023', closing: null };
    await db.doc('settings/books').set(books);
    const { body } = await admin.importRows(
      slice(id, [
        revenueRow(2, { categoryId: 'past' }),
        revenueRow(3, { date: '2024-06-30' }),
        revenueRow(4, { date: '2024-07-01' }),
      ]),
    );
    expect(body).toMatchObject({
      stored: 1,
      refused: [
        { row: 2, sentence: '“Past” is archived.' },
        { row: 3, sentence: expect.stringContaining('is in a closed year') as string },
      ],
    });
    const old = slice(newImportId(), [lineRow(2, {})], { kind: 'budget', fiscalYear: '2023' });
    expect((await admin.importRows(old)).body).toMatchObject({
      refused: [{ sentence: 'This year is closed, so you can’t change anything in it.' }],
    });
    await putRecorded(db, 'budgets/2027', {
      fiscalYear: '2027',
      adoptedOn: '2026-09-01',
      spending: [],
      income: [],
    });
    const adopted = { kind: 'budget', fiscalYear: '2027' };
    expectRefused(
      await admin.importRows(slice(newImportId(), [lineRow(2, {})], adopted)),
      409,
      'This year’s budget is adopted, so add its lines one by one, each with a reason.',
    );
    await db.doc('settings/books').delete();
  });

  it('names an account from the first opening day on, and counts it (#125, #126)', async () => {
    const id = newImportId();
    const account = {
      name: 'Checking',
      kind: 'checking',
      openingDate: '2026-11-01',
      openingBalance: 5,
    };
    const own = { date: '2026-11-02', accountId: 'check' };
    await admin.manageAccount({ act: 'save', id: 'check', version: null, fields: account });
    const { body } = await admin.importRows(
      slice(id, [
        revenueRow(2, own),
        checkRow(3, '4001', own),
        revenueRow(4, { date: '2026-11-02' }),
        revenueRow(5, { accountId: 'check' }),
        revenueRow(6, { ...own, accountId: 'gone' }),
        revenueRow(7),
      ]),
    );
    expect(body).toMatchObject({ stored: 3, refused: [{ row: 4 }, { row: 5 }, { row: 6 }] });
    expect(await at('accountTotals/2026-11~check')).toMatchObject({ revenue: 200, manual: 125 });
    expect(await brokenBooks(testEnv)).toEqual([]);
    expect(await undoAll(admin, id)).toMatchObject({ removed: 3, kept: [] });
    expect(await brokenBooks(testEnv)).toEqual([]);
    const gone = await admin.manageAccount({ act: 'delete', id: 'check', version: 1 });
    expect(gone.status).toBe(200);
  });

  it('sets approvers once, though somebody has set another one since', async () => {
    const id = newImportId();
    const approvers = [
      { row: 2, role: 'treasurer', category: null, address: 'new@example.com' },
      { row: 3, role: 'president', category: null, address: 'third@example.com' },
      { row: 4, role: 'eventApprover', category: OFFICE.name, address: 'ann@example.com' },
      { row: 5, role: 'eventApprover', category: 'Nothing', address: 'ann@example.com' },
      { row: 6, role: 'eventApprover', category: EVENT.name, address: 'nobody' },
      { row: 7, role: 'eventApprover', category: EVENT.name, address: 'eve@example.com' },
    ];
    const send = () => admin.importRows(slice(id, [], { kind: 'approvers', rows: 6, approvers }));
    const first = (await settings()) ?? {};
    expect((await send()).body).toMatchObject({
      stored: 2,
      refused: [{ row: 3 }, { row: 4 }, { row: 5 }, { row: 6 }],
    });
    const mine = { ...(await settings()), treasurer: 'mine@example.com' };
    await putRecorded(testEnv.db, 'settings/approvers', withoutVersion(mine));
    expect((await send()).body).toMatchObject({ stored: 2 });
    expect(await settings()).toMatchObject({ treasurer: 'mine@example.com' });
    expect(await undoAll(admin, id)).toEqual({
      removed: 1,
      kept: [{ row: 2, what: 'new@example.com', sentence: 'It was changed since.' }],
    });
    expect(await undoAll(admin, id)).toMatchObject({ removed: 0, kept: [{ row: 2 }] });
    expect(await settings()).toMatchObject({ eventApprovers: first['eventApprovers'] as object });
    await putRecorded(testEnv.db, 'settings/approvers', withoutVersion(first));
    expect(await brokenBooks(testEnv)).toEqual([]);
  });

  it.each<[string, object]>([
    ['an id that leads elsewhere', { id: '../x' }],
    ['a kind that is none', { kind: 'expenses' }],
    ['a collection that is none', { records: [{ ...revenueRow(2), collection: 'payments' }] }],
    ['too many rows', { records: Array.from({ length: MAX_SLICE + 1 }, () => revenueRow(2)) }],
    ['a row below 1', { records: [revenueRow(0)] }],
    [
      'a president of a category',
      { approvers: [{ row: 1, role: 'president', category: 'x', address: '' }] },
    ],
    ['more', { more: 1 }],
  ])('with %s is refused whole', async (_, own) => {
    expect((await admin.importRows({ ...slice(newImportId(), []), ...own })).status).toBe(400);
  });
});

function withoutVersion({ version: _version, ...fields }: Readonly<Record<string, unknown>>) {
  return fields;
}
