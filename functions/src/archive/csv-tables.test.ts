import { STATEMENT } from '../../../tests/fixtures/statement.ts';
import { EXPENSE_FIELD_NAMES } from '@pa-ledger/domain/expenses/expense-fields';
import { recordForm, RECORDS, type RecordName } from '@pa-ledger/domain/ledger/record-fields';
import { Timestamp } from 'firebase-admin/firestore';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvFiles, type Row } from './csv-tables.ts';

function row(id: string, data: Row['data']): Row {
  return { id, parentId: '', data };
}

function expense(id: string, ...lines: readonly object[]): Row {
  return row(id, { lines, payable: 5, status: 'paid' });
}

const EXPENSES = [
  expense('set', { category: 'Book Fair', fundId: 'grants', amount: 5 }),
  expense('open', { category: 'Camp', fundId: null, amount: 5 }),
  expense('gone', { category: 'Book Fair', fundId: 'deleted', amount: 5 }),
  expense(
    'split',
    { category: 'Book Fair', fundId: 'grants', amount: 4 },
    { category: 'Camp', fundId: 'main', amount: 1 },
    { category: 'Camp', fundId: 'main', amount: 3, refused: true },
  ),
];
const BOOKS = new Map([
  ['categories', [row('fair', { name: 'Book Fair' }), row('camp', { name: 'Camp' })]],
  ['funds', [row('main', { name: 'Main Fund' }), row('grants', { name: 'Grants' })]],
  [
    'budgetItems',
    [
      row('b1', { categoryId: 'fair', fundId: 'main' }),
      row('b2', { categoryId: 'camp', fundId: 'main' }),
      row('b3', { categoryId: 'camp', fundId: 'grants' }),
    ],
  ],
  ['budgets', [row('2026', { fiscalYear: '2026', spending: ['# Programs', 'b1'], income: [] })]],
  ['fundBalances', [row('main', { fundId: 'main', amount: 12.5 })]],
  ['expenses', EXPENSES],
]);

function table(name: string): Record<string, string>[] {
  const text = csvFiles(BOOKS).get(`csv/${name}.csv`) ?? '';
  return papa.parse<Record<string, string>>(text, { header: true }).data;
}

it('each expense has the fund in which the reports count it, whatever the budget says (#117, #120)', () => {
  const rows = table('expenses').map(({ id, category, fund, lines, payable }) => [
    id,
    category,
    fund,
    lines,
    payable,
  ]);
  expect(rows).toEqual([
    ['set', 'Book Fair', 'Grants', '', '5'],
    ['open', 'Camp', '', '', '5'],
    ['gone', 'Book Fair', '', '', '5'],
    ['split', 'Book Fair; Camp', 'Grants; Main Fund', '4; 1', '5'],
  ]);
});

it('each expense has its language, English where none is stored (#46)', () => {
  const rows = new Map([['expenses', [...EXPENSES, row('new', { language: 'es' })]]]);
  const text = csvFiles(rows).get('csv/expenses.csv') ?? '';
  const { data } = papa.parse<Record<string, string>>(text, { header: true });
  expect(data.map(({ language }) => language)).toEqual(['en', 'en', 'en', 'en', 'es']);
});

it('names category and fund, and makes no file without rows', () => {
  expect(table('budget').map(({ category, fund }) => [category, fund])).toEqual([
    ['Book Fair', 'Main Fund'],
    ['Camp', 'Main Fund'],
    ['Camp', 'Grants'],
  ]);
  expect(table('fund-balances')).toMatchObject([{ fund: 'Main Fund', amount: '12.5' }]);
  expect(table('budget-years')).toMatchObject([{ spending: '# Programs; b1', income: '' }]);
  expect([...csvFiles(BOOKS).keys()]).not.toContain('csv/revenue.csv');
});

/** Returns the columns of the only table of one document. */
function columnsOf(collection: string, data: Row['data']): readonly string[] {
  const [text = ''] = csvFiles(new Map([[collection, [row('one', data)]]])).values();
  return papa.parse<string[]>(text).data[0] ?? [];
}

// The keys of a constant table are its own literal keys.
it.each(Object.keys(RECORDS) as RecordName[])('%s: each field of the form has a column', (name) => {
  // Ids become names.
  const fields = Object.keys(recordForm(name)).map((field) => field.replace(/Id$/, ''));
  expect(columnsOf(name, {})).toEqual(expect.arrayContaining(fields));
});

it('expenses: each field of the form has a column', () => {
  const columns = columnsOf('expenses', { submission: {} });
  expect(columns).toEqual(expect.arrayContaining([...EXPENSE_FIELD_NAMES]));
});

it('tells of statements instead of receipts with the expense and its payment (#143)', () => {
  const redacted = { type: 'image/png', statement: null };
  const receipts = [
    { type: 'image/png', statement: STATEMENT },
    redacted,
    { type: 'application/pdf' },
  ];
  const line = { expenseId: 'abcdefghijABCDEFGHIJ', amount: 12.5 };
  const rows = new Map([
    ['expenses', [row('one', { submission: { receipts } }), row('two', { submission: {} })]],
    ['payments', [row('p', { lines: [{ ...line, statement: true }, line] })]],
  ]);
  const read = (name: string) =>
    papa.parse<Record<string, string>>(csvFiles(rows).get(`csv/${name}.csv`) ?? '', {
      header: true,
    }).data;
  expect(read('expenses').map(({ receipts: files, statements }) => [files, statements])).toEqual([
    ['3', '2'],
    ['0', '0'],
  ]);
  expect(read('expenses')[0]?.['stated']).toBe(
    'What was bought: Pumpkins and straw bales; Where it was bought: Miller’s farm stand, Route 9; When: Oct 17, 2026; Price: $84.35; Why there is no receipt: The stand takes cash\nand gives no receipts.; Stated by: Zoë Whitfield; Stated on: Oct 18, 2026',
  );
  expect(read('payments')[0]?.['lines']?.match(/no receipt, statement/g)).toHaveLength(1);
});

it('tells who confirmed an entry or reviewed a statement, and when', () => {
  const look = { by: 'sam@example.com', byUid: 'sam', at: Timestamp.fromMillis(0) };
  const at = '1970-01-01T00:00:00.000Z';
  const files = csvFiles(
    new Map([
      ['manualExpenses', [row('m', { confirmed: look })]],
      ['payments', [row('p', { confirmed: look, lines: [] }), row('q', { lines: [] })]],
      ['statements', [row('s', { reviewed: look })]],
    ]),
  );
  const read = (name: string) =>
    papa.parse<object>(files.get(`csv/${name}.csv`) ?? '', { header: true }).data;
  const confirmed = { confirmedBy: look.by, confirmedAt: at };
  expect(read('manual-expenses')).toMatchObject([confirmed]);
  expect(read('payments')).toMatchObject([confirmed, { confirmedBy: '', confirmedAt: '' }]);
  expect(read('statements')).toMatchObject([{ reviewedBy: look.by, reviewedAt: at }]);
});

it('a letter has its lines, and whether it was emailed or voided', () => {
  const by = { uid: 'ruth', email: 'ruth@example.com' };
  const letter = {
    number: '2026-0001',
    year: 2026,
    kind: 'gift',
    donor: 'Ada Lane',
    amount: 60,
    gifts: [{ id: 'g', date: '2026-05-09', amount: 100, inReturn: { what: 'dinner', value: 40 } }],
    goods: [{ id: 'p', date: '2026-05-10', description: 'Forty pies' }],
    closing: '',
    by,
    sent: null,
    voided: null,
  };
  const sent = { by: by.email, byUid: by.uid, at: Timestamp.fromMillis(0), to: 'ada@example.com' };
  const others = { ...letter, sent, voided: { reason: 'Twice', by } };
  const rows = new Map([['letters', [row('2026-0001', letter), row('2026-0002', others)]]]);
  const lines = papa.parse<object>(csvFiles(rows).get('csv/letters.csv') ?? '', { header: true });
  expect(lines.data).toMatchObject([
    {
      donor: 'Ada Lane',
      amount: '60',
      lines:
        'May 9, 2026: $100.00. You received dinner, with a value of $40.00 by our good-faith estimate. Your gift is $60.00.\nMay 10, 2026: Forty pies',
      sentTo: '',
      voidReason: '',
    },
    { sentTo: 'ada@example.com', sentAt: '1970-01-01T00:00:00.000Z', voidReason: 'Twice' },
  ]);
});

it('a deposit has its sum and what is in it', () => {
  const deposit = {
    date: '2026-11-20',
    accountId: 'checking',
    slip: '118',
    countedBy: ['Ann', 'Bo'],
    cash: { tens: 1, quarters: 2 },
    items: [
      {
        id: 'fair',
        date: '2026-11-18',
        amount: 12.5,
      },
      {
        id: 'sale',
        date: '2026-11-19',
        amount: 0.29,
      },
    ],
  };
  const rows = new Map([
    ['accounts', [row('checking', { name: 'Checking' })]],
    ['deposits', [row('d1', deposit)]],
  ]);
  const text = csvFiles(rows).get('csv/deposits.csv') ?? '';
  expect(papa.parse<object>(text, { header: true }).data).toMatchObject([
    {
      id: 'd1',
      date: '2026-11-20',
      account: 'Checking',
      slip: '118',
      countedBy: 'Ann; Bo',
      amount: '12.79',
      cash: '10.5',
      items: 'fair: 2026-11-18, 12.5; sale: 2026-11-19, 0.29',
    },
  ]);
});

it('a finding says what it is on, who wrote and answered it, and how it was resolved', () => {
  const remark = (text: string, name: string) => ({
    text,
    name,
    by: { uid: name, email: `${name}@example.com` },
    at: Timestamp.fromMillis(0),
  });
  const finding = {
    ...remark('=Where is the receipt?', 'ana'),
    on: { collection: 'manualExpenses', id: 'hall' },
    title: 'Deposit for the hall',
    role: 'reviewer',
    status: 'resolved',
    answers: [remark('Added.', 'ruth'), remark('Twice.', 'sam')],
    resolved: remark('Seen.', 'ana'),
    version: 4,
  };
  const { resolved: _none, ...open } = { ...finding, status: 'open', answers: [] };
  const rows = new Map([['findings', [row('f1', finding), row('f2', open)]]]);
  const text = csvFiles(rows).get('csv/findings.csv') ?? '';
  expect(papa.parse<object>(text, { header: true }).data).toMatchObject([
    {
      id: 'f1',
      status: 'resolved',
      collection: 'manualExpenses',
      record: 'hall',
      title: 'Deposit for the hall',
      text: "'=Where is the receipt?",
      by: 'ana@example.com',
      role: 'reviewer',
      at: '1970-01-01T00:00:00.000Z',
      answers:
        'ruth (ruth@example.com, 1970-01-01T00:00:00.000Z): Added.\nsam (sam@example.com, 1970-01-01T00:00:00.000Z): Twice.',
      resolvedBy: 'ana@example.com',
      resolvedAt: '1970-01-01T00:00:00.000Z',
      resolvedNote: 'Seen.',
    },
    { id: 'f2', status: 'open', answers: '', resolvedBy: '', resolvedNote: '' },
  ]);
});

it('a review says what was drawn and seen, its packets, and the meeting that adopted it', () => {
  const act = (name: string) => ({
    by: { uid: name, email: `${name}@example.com` },
    name,
    at: Timestamp.fromMillis(0),
  });
  const at = '1970-01-01T00:00:00.000Z';
  const begun = {
    ...act('ana'),
    days: { first: '2025-07-01', last: '2026-06-30' },
    samples: [],
    packets: [],
    adopted: null,
    undone: null,
    version: 1,
  };
  const made = { hash: 'ab', withAddresses: false, parts: 9, failed: 1, ...act('ana') };
  const review = {
    ...begun,
    samples: [
      { rule: { kind: 'above', amount: 250 }, items: ['payments~a'], of: 3, ...act('ana') },
      { rule: { kind: 'random', count: 2, seed: 'c0' }, items: ['x', 'y'], of: 3, ...act('bo') },
    ],
    packets: [made, { ...made, withAddresses: true, failed: 0, ...act('ruth') }],
    adopted: { meetingOn: '2026-09-03', reviewers: ['Carl', '=Ana'], hash: 'ab', ...act('ruth') },
  };
  const undone = { ...begun, undone: { reason: 'Wrong day', ...act('ruth') } };
  const rows = new Map([
    ['reviews', [row('r1', review), row('r2', undone)]],
    ['reviewTicks', [row('r1', { ticks: { y: act('bo'), 'payments~a': act('ana') } })]],
  ]);
  const text = csvFiles(rows).get('csv/reviews.csv') ?? '';
  expect(papa.parse<object>(text, { header: true }).data).toMatchObject([
    {
      first: '2025-07-01',
      last: '2026-06-30',
      name: 'ana',
      by: 'ana@example.com',
      at,
      samples: `1 of 3, above 250 (ana, ${at}): payments~a\n2 of 3, seed c0 (bo, ${at}): x, y`,
      seen: `payments~a (ana, ${at})\ny (bo, ${at})`,
      packets: `ab, 9 parts, 1 failed (ana, ${at})\nab, 9 parts, 0 failed, with addresses (ruth, ${at})`,
      adoptedOn: '2026-09-03',
      reviewers: 'Carl; =Ana',
      hash: 'ab',
      adoptedBy: 'ruth@example.com',
      undoneReason: '',
    },
    { samples: '', seen: '', packets: '', adoptedOn: '', undoneReason: 'Wrong day' },
  ]);
});

it('an account says what was outstanding at its opening', () => {
  const outstanding = [
    { id: 'one', kind: 'paid', date: '2026-06-24', checkNumber: '980', payee: 'Mill', amount: 25 },
    { id: 'two', kind: 'received', date: '2026-06-30', payee: 'Bake sale', amount: 4.5 },
  ];
  const account = { name: 'Checking', openingBalance: 100, outstanding };
  const text =
    csvFiles(new Map([['accounts', [row('a1', account)]]])).get('csv/accounts.csv') ?? '';
  expect(papa.parse<object>(text, { header: true }).data).toMatchObject([
    {
      openingBalance: '100',
      outstanding: 'Check 980, Mill, Jun 24, 2026, -$25.00; Bake sale, Jun 30, 2026, $4.50',
    },
  ]);
});

it('a check says who signed it and how it went, and a spoiled one counts nothing', () => {
  const at = Timestamp.fromMillis(0);
  const ruth = { name: 'Ruth', on: '2026-11-20', by: 'a@b.co', at };
  const check = {
    signatures: [ruth, { ...ruth, name: 'Sam' }],
    sent: { how: 'mailed', on: '2026-11-21', at },
  };
  const signers = [{ name: 'Ruth', from: '2026-07-01' }];
  const spoiled = { checkNumber: '1052', date: '2026-11-03', reason: 'Torn', accountId: 'a1' };
  const files = csvFiles(
    new Map([
      ['accounts', [row('a1', { name: 'Checking', signers })]],
      ['payments', [row('p', { lines: [], check }), row('cash', { lines: [] })]],
      ['spoiledChecks', [row('1052', spoiled)]],
    ]),
  );
  const read = (name: string) =>
    papa.parse<object>(files.get(`csv/${name}.csv`) ?? '', { header: true }).data;
  expect(read('accounts')).toMatchObject([{ signers: 'Ruth, since Jul 1, 2026' }]);
  expect(read('payments')).toMatchObject([
    { signedBy: 'Ruth on Nov 20, 2026; Sam on Nov 20, 2026', sent: 'Mailed on Nov 21, 2026' },
    { signedBy: '', sent: '' },
  ]);
  expect(read('spoiled-checks')).toMatchObject([
    { checkNumber: '1052', amount: '0', account: 'Checking', reason: 'Torn' },
  ]);
});

it('a statement and a meeting say who saved them, and why they hold no more', () => {
  const by = { uid: 'ruth', email: 'ruth@example.com' };
  const lines = { beginning: 100, receipts: 40, disbursements: 0, ending: 140, balance: 140 };
  const statement = {
    accountId: 'a1',
    day: '2026-10-31',
    balance: 140,
    lines,
    cleared: ['x', 'y'],
    by,
    outstanding: [],
    reopened: {
      reason: 'Wrong month',
      by,
    },
    version: 2,
  };
  const meeting = { ratifiedOn: '2026-11-02', count: 3, amount: 120.5, by, takenBack: null };
  const files = csvFiles(
    new Map([
      ['accounts', [row('a1', { name: 'Checking' })]],
      ['statements', [row('a1~2026-10-31', statement)]],
      ['ratifications', [row('m1', meeting)]],
    ]),
  );
  const linesOf = (name: string) =>
    papa.parse<object>(files.get(`csv/${name}.csv`) ?? '', { header: true }).data;
  expect(linesOf('statements')).toMatchObject([
    {
      account: 'Checking',
      day: '2026-10-31',
      balance: '140',
      ending: '140',
      cleared: '2',
      by: 'ruth@example.com',
      reopenReason: 'Wrong month',
    },
  ]);
  expect(linesOf('ratifications')).toMatchObject([
    { ratifiedOn: '2026-11-02', count: '3', amount: '120.5', by: 'ruth@example.com' },
  ]);
});
