import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { journalEntry, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../data/documents.ts';
import { readListed, viewOf } from './entry-view.ts';
import type { NameOf } from './subjects.ts';

const BY = { uid: 'ruth', email: 'ruth@example.com' };
const EXPENSE = 'aB3dE5fG7hJ9kL1mN2pQ';
const LOOK = { by: 'sam@example.com', byUid: 'sam', at: 5 };
const PAYMENT = {
  payee: 'Dana',
  method: 'check',
  checkNumber: '1042',
  date: '2026-11-20',
  lines: [{ expenseId: 'one', amount: 84.35 }],
  voided: null,
  mistake: null,
  version: 1,
};

const SALE = {
  date: '2026-11-20',
  amount: 120,
  categoryId: 'fair',
  fundId: 'main',
  description: 'Bake sale\nin the hall',
  version: 1,
};
const STATEMENT = {
  accountId: 'bank',
  day: '2026-10-31',
  balance: 140,
  version: 1,
  token: 't',
  by: BY,
  lines: {
    beginning: 100,
    receipts: 40,
    disbursements: 15.5,
    ending: 124.5,
    balance: 140,

    onTheWay: 0,
    outstanding: 15.5,
    adjusted: 124.5,
    difference: 0,
  },
  cleared: ['revenueItems~a', 'payments~b'],
  reopened: null,
  outstanding: [
    {
      key: 'payments~c',
      day: '2026-10-05',
      amount: -15.5,
      checkNumber: '1042',
      words: 'Dana',
    },
  ],
};
const REOPENED = { ...STATEMENT, version: 2, reopened: { reason: 'Wrong month', by: BY } };
const RATIFICATION = {
  ratifiedOn: '2026-11-02',
  count: 3,
  amount: 120.5,
  takenBack: null,
  by: BY,
  version: 1,
};
const LETTER = {
  number: '2026-0003',
  year: 2026,
  kind: 'gift',
  donor: 'Ada Lane',
  association: 'Maple Grove PTA',
  gifts: [{ id: 'g', date: '2026-03-14', amount: 250 }],
  goods: [],
  amount: 250,
  closing: '',
  sent: null,
  voided: null,
  by: BY,
  version: 1,
};
const DEPOSIT = {
  date: '2026-11-04',
  accountId: 'bank',
  slip: '77',
  countedBy: ['Ann', 'Bo'],
  version: 1,
  items: [
    {
      id: 'a',
      date: '2026-11-02',
      amount: 12.5,
    },
  ],
};
const MORE = {
  ...DEPOSIT,
  version: 2,
  countedBy: ['Ann', 'Cy'],
  items: [
    ...DEPOSIT.items,
    {
      id: 'b',
      date: '2026-11-02',
      amount: 0.29,
    },
  ],
};
const ACT = { by: BY, name: 'Ana Ruiz', at: 5 };
const HASH = 'ab'.repeat(32);
const REVIEW = {
  days: { first: '2025-07-01', last: '2026-06-30' },
  ...ACT,
  samples: [],
  packets: [],
  adopted: null,
  undone: null,
  version: 1,
};
const ABOVE = { rule: { kind: 'above', amount: 250 }, items: ['payments~a'], of: 1_312, ...ACT };
const RANDOM = {
  rule: { kind: 'random', count: 2, seed: 'c0ffee' },
  items: ['a', 'b'],
  of: 9,
  ...ACT,
};
const PACKET = { hash: HASH, withAddresses: false, parts: 120, failed: 0, ...ACT };
const ADOPTED = {
  meetingOn: '2026-09-03',
  reviewers: ['Carl Berg', 'Ana Ruiz'],
  hash: HASH,
  ...ACT,
};
const OF_DAYS = 'review “Jul 1, 2025 to Jun 30, 2026”';
const SIGNED = { signatures: [{ name: 'Ruth', on: '2026-11-20' }], sent: null };
const SLIP = { papers: [{ slot: 0, name: 'slip.jpg' }], removed: [], version: 1 };
const NO_SLIP = { papers: [], removed: [0], version: 2 };
const NAMES: Readonly<Record<string, string>> = {
  fair: 'Spring Fair',
  main: 'Main Fund',
  bank: 'Checking',
};
const nameOf: NameOf = (_collection, id) => NAMES[id] ?? `${id} (deleted)`;

type States = readonly [before: StoredFields | null, after: StoredFields | null];

/** What a list shows of a stored entry. */
function shown(id: string, fields: Fields) {
  const [view] = viewOf(readListed(id, fields), nameOf);
  if (view === undefined) throw new Error('The entry has no view.');
  return view;
}

function viewIn(collection: string, [before, after]: States, own: Fields = {}) {
  const place = { collection, document: 'one' };
  const change = after === null ? { before: before ?? {}, after } : { before, after };
  return shown(`${collection}~one~1`, { ...journalEntry(place, change, BY, 5), ...own });
}

describe('an entry of the journal', () => {
  it.each<[message: string, collection: string, ...States]>([
    [
      'Reconciled statement “Checking, Oct 31, 2026”: Statement ending balance $140.00; Cleared 2 entries.',
      'statements',
      null,
      STATEMENT,
    ],
    [
      'Reopened statement “Checking, Oct 31, 2026”: Wrong month.',
      'statements',
      STATEMENT,
      REOPENED,
    ],
    [
      'Reopened statement “Checking, Oct 31, 2026”.',
      'statements',
      STATEMENT,
      { ...REOPENED, reopened: { reason: 'Too long for a line. '.repeat(4), by: BY } },
    ],
    [
      'Reconciled statement “Checking, Oct 31, 2026” again: Statement ending balance $140.00; Cleared 2 entries.',
      'statements',
      REOPENED,
      { ...STATEMENT, version: 3 },
    ],
    [
      'Reviewed statement “Checking, Oct 31, 2026”: Statement ending balance $140.00; Cleared 2 entries.',
      'statements',
      STATEMENT,
      { ...STATEMENT, version: 2, reviewed: LOOK },
    ],
    [
      'Confirmed manual expense “Bake sale”: $120.00 on Nov 20, 2026.',
      'manualExpenses',
      SALE,
      { ...SALE, version: 2, confirmed: LOOK },
    ],
    [
      'Changed manual expense “Bake sale”: Advance $120.00 open, for Nov 22, 2026 to $20.00 open, for Nov 22, 2026.',
      'manualExpenses',
      { ...SALE, advance: { kind: 'given', eventOn: '2026-11-22', left: 120 } },
      { ...SALE, version: 2, advance: { kind: 'given', eventOn: '2026-11-22', left: 20 } },
    ],
    [
      'Changed manual expense “Bake sale”: Advance Receipts to Money returned.',
      'manualExpenses',
      { ...SALE, advance: { kind: 'settled', categoryId: 'fair', fundId: 'main' } },
      { ...SALE, version: 2, advance: { kind: 'returned' } },
    ],
    [
      'Changed manual expense “Bake sale”: Amount $120.00 to $130.00; Confirmed by sam@example.com removed.',
      'manualExpenses',
      { ...SALE, confirmed: LOOK },
      { ...SALE, version: 2, amount: 130 },
    ],
    [
      'Confirmed payment “Dana”: Date Nov 20, 2026.',
      'payments',
      PAYMENT,
      { ...PAYMENT, version: 2, confirmed: LOOK },
    ],
    ['Wrote letter “2026-0003”: Donor Ada Lane; Gifts of money $250.00.', 'letters', null, LETTER],
    [
      'Emailed letter “2026-0003”: Address set to ada@example.com.',
      'letters',
      LETTER,
      { ...LETTER, sent: { to: 'ada@example.com' }, version: 2 },
    ],
    [
      'Voided letter “2026-0003”: Wrong name.',
      'letters',
      LETTER,
      { ...LETTER, voided: { reason: 'Wrong name', by: BY }, version: 2 },
    ],
    [
      'Recorded ratification “Nov 2, 2026”: Payments and expenses 3; Amount $120.50.',
      'ratifications',
      null,
      RATIFICATION,
    ],
    [
      'Added to ratification “Nov 2, 2026”: Payments and expenses 3 to 5; Amount $120.50 to $130.00.',
      'ratifications',
      RATIFICATION,
      { ...RATIFICATION, count: 5, amount: 130, version: 2 },
    ],
    [
      'Undid ratification “Nov 2, 2026”: Another meeting.',
      'ratifications',
      RATIFICATION,
      { ...RATIFICATION, takenBack: { reason: 'Another meeting.', by: BY }, version: 2 },
    ],
    [
      'Added deposit “Deposit 77, 1 item”: Date Nov 4, 2026; Amount $12.50.',
      'deposits',
      null,
      DEPOSIT,
    ],
    [
      'Changed deposit “Deposit 77, 1 item”: Counted by Ann, Bo to Ann, Cy; Amount $12.50 to $12.79.',
      'deposits',
      DEPOSIT,
      MORE,
    ],
    [`Began ${OF_DAYS}.`, 'reviews', null, REVIEW],
    [
      `Drew a sample for ${OF_DAYS}: 1 of 1,312, all above $250.00.`,
      'reviews',
      REVIEW,
      { ...REVIEW, samples: [ABOVE], version: 2 },
    ],
    [
      `Drew a sample for ${OF_DAYS}: 2 of 9, at random with the seed c0ffee.`,
      'reviews',
      { ...REVIEW, samples: [ABOVE] },
      { ...REVIEW, samples: [ABOVE, RANDOM], version: 3 },
    ],
    [
      `Made a packet for ${OF_DAYS}: 120 parts, hash ${HASH}.`,
      'reviews',
      { ...REVIEW, samples: [ABOVE] },
      { ...REVIEW, samples: [ABOVE], packets: [PACKET], version: 3 },
    ],
    [
      `Made a packet for ${OF_DAYS}: 1 part, with payees’ addresses, 2 files missing, hash ${HASH}.`,
      'reviews',
      { ...REVIEW, packets: [PACKET], undone: { reason: 'Earlier', ...ACT } },
      {
        ...REVIEW,
        packets: [{ ...PACKET, parts: 1, withAddresses: true, failed: 2 }],
        undone: { reason: 'Earlier', ...ACT },
        version: 3,
      },
    ],
    [
      `Made a packet for ${OF_DAYS}: 120 parts, 1 file missing, hash ${HASH}.`,
      'reviews',
      { ...REVIEW, packets: [PACKET], adopted: ADOPTED },
      { ...REVIEW, packets: [PACKET, { ...PACKET, failed: 1 }], adopted: ADOPTED, version: 4 },
    ],
    [
      `Recorded that a meeting adopted ${OF_DAYS}: meeting of Sep 3, 2026, reviewed by Carl Berg, Ana Ruiz, packet with the hash ${HASH}.`,
      'reviews',
      { ...REVIEW, packets: [PACKET], undone: { reason: 'Earlier', ...ACT } },
      { ...REVIEW, packets: [PACKET], adopted: ADOPTED, version: 3 },
    ],
    [
      `Undid the adoption of ${OF_DAYS}: Wrong day.`,
      'reviews',
      { ...REVIEW, packets: [PACKET], adopted: ADOPTED },
      { ...REVIEW, packets: [PACKET], undone: { reason: 'Wrong day.', ...ACT }, version: 4 },
    ],
    [
      'Ruth signed check 1042 to Dana for $84.35.',
      'payments',
      PAYMENT,
      { ...PAYMENT, check: SIGNED, version: 2 },
    ],
    [
      'Check 1042 to Dana for $84.35: Mailed on Nov 21, 2026.',
      'payments',
      { ...PAYMENT, check: SIGNED },
      { ...PAYMENT, check: { ...SIGNED, sent: { how: 'mailed', on: '2026-11-21' } }, version: 3 },
    ],
    [
      'Added spoiled check “1052”: Date Nov 3, 2026; Reason Torn.',
      'spoiledChecks',
      null,
      { checkNumber: '1052', date: '2026-11-03', reason: 'Torn', version: 1 },
    ],
    [
      'Changed account “Checking”: Signers set to Ruth, since Jul 1, 2026.',
      'accounts',
      { name: 'Checking', version: 1 },
      { name: 'Checking', signers: [{ name: 'Ruth', from: '2026-07-01' }], version: 2 },
    ],
    ['Added revenue “Bake sale”: $120.00 on Nov 20, 2026.', 'revenueItems', null, SALE],
    [
      'Changed revenue “Bake sale”: Amount $120.00 to $20.00.',
      'revenueItems',
      SALE,
      { ...SALE, amount: 20, version: 2 },
    ],
    [
      'Changed revenue “Bake sale”: Fund Main Fund to gone (deleted); Reference set to 12.',
      'revenueItems',
      SALE,
      { ...SALE, fundId: 'gone', reference: '12', version: 2 },
    ],
    [
      'Changed revenue “Bake sale”: Description changed.',
      'revenueItems',
      SALE,
      { ...SALE, description: 'Cake', version: 2 },
    ],
    [
      'Changed revenue “Bake sale”: saved with no changes.',
      'revenueItems',
      SALE,
      { ...SALE, version: 2 },
    ],
    ['Deleted revenue “Bake sale”: $120.00 on Nov 20, 2026.', 'revenueItems', SALE, null],
    [
      'Brought back revenue “Bake sale”: $120.00 on Nov 20, 2026.',
      'revenueItems',
      null,
      { ...SALE, version: 3 },
    ],
    [
      'Changed fund “Main Fund”: Description Old removed.',
      'funds',
      { code: '1', name: 'Main Fund', description: 'Old', version: 1 },
      { code: '1', name: 'Main Fund', version: 2 },
    ],
    [
      'Added budget “Spring Fair, Main Fund”: Final Budget $15.50.',
      'budgetItems',
      null,
      { categoryId: 'fair', fundId: 'main', originalBudget: 15, changes: 0.5, finalBudget: 15.5 },
    ],
    [
      'Added expected income “Spring Fair, Main Fund”: Final Budget $120.00.',
      'incomeItems',
      null,
      { categoryId: 'fair', fundId: 'main', originalBudget: 120, changes: 0, finalBudget: 120 },
    ],
    [
      'Added budget of the year “2026–27”: Fiscal Year 2026–27; Adopted on Jul 15, 2026.',
      'budgets',
      null,
      { fiscalYear: '2026', adoptedOn: '2026-07-15', spending: [], income: [] },
    ],
    [
      'Changed budget of the year “2026–27”: Adopted on Jul 15, 2026 removed; Order of the spending changed; Order of the income 2 lines to 1 line.',
      'budgets',
      {
        fiscalYear: '2026',
        adoptedOn: '2026-07-15',
        version: 1,
        spending: ['a', '# Programs', 'b'],
        income: ['c', 'd'],
      },
      { fiscalYear: '2026', spending: ['# Programs', 'a', 'b'], income: ['c'], version: 2 },
    ],
    [
      'Changed beginning balance “Main Fund”: Beginning Balance $1.00 to -$2.00.',
      'fundBalances',
      { fundId: 'main', amount: 1, version: 1, lastUpdated: 3 },
      { fundId: 'main', amount: -2, version: 2, lastUpdated: 4 },
    ],
    [
      'Category Fair added (3-step approval).',
      'categories',
      null,
      { name: 'Fair', requiresEventApprover: true, version: 1 },
    ],
    [
      'Treasurer changed from a@x.org to b@x.org.',
      'settings',
      { treasurer: 'a@x.org', version: 1 },
      { treasurer: 'b@x.org', version: 2 },
    ],
    ['Added pledges “one”.', 'pledges', null, { amount: 5, version: 1 }],
  ] as never)('%s', (message, collection, before, after) => {
    expect(viewIn(collection, [before, after]).messages).toEqual([message]);
  });

  it.each([
    ['deposits~depositA000000000000', 'a deposit', '/admin/bank/deposits/depositA000000000000'],
    ['manualExpenses~one', 'a manual expense', '/admin/financial/expenses/one'],
  ])('of the papers %s says which, and leads to their record', (document, of, address) => {
    const place = { collection: 'papers', document };
    const added = journalEntry(place, { before: null, after: SLIP }, BY, 5);
    const removed = journalEntry(place, { before: SLIP, after: NO_SLIP }, BY, 6);
    expect(shown('one', { ...added })).toMatchObject({
      messages: [`Added “slip.jpg” to the papers of ${of}.`],
      link: { to: address },
    });
    const { messages } = shown('two', { ...removed });
    expect(messages).toEqual([`Removed “slip.jpg” from the papers of ${of}.`]);
  });

  it.each([
    ['manualExpenses', 'hall', 'manual expense “Hall”', '/admin/financial/expenses/hall'],
    ['statements', 'a~2026-09-30', 'statement “Hall”', '/admin/bank/reconcile/a~2026-09-30'],
    ['expenses', EXPENSE, `request ${referenceOf(EXPENSE)}`, `/admin/expenses/${EXPENSE}`],
    [
      'payments',
      `${EXPENSE}-2`,
      `the payment of request ${referenceOf(EXPENSE)}`,
      `/admin/expenses/${EXPENSE}`,
    ],
  ])('of a finding on %s says what was written, and leads to its record', (on, id, of, address) => {
    const place = { collection: 'findings', document: 'f1' };
    const isReferred = on === 'expenses' || on === 'payments';
    const remark = { by: BY, name: 'Ana Ruiz', at: 5 };
    const finding = {
      ...remark,
      on: { collection: on, id },
      title: isReferred ? '' : 'Hall',
      role: 'reviewer',
      status: 'open',
      text: 'Where’s the receipt?',
      answers: [],
      version: 1,
    };
    const answered = { ...finding, answers: [{ ...remark, text: 'Added' }], version: 2 };
    const resolved = { ...answered, status: 'resolved', resolved: remark, version: 3 };
    const told = (before: StoredFields | null, after: StoredFields) =>
      shown('f', { ...journalEntry(place, { before, after }, BY, 5) });
    expect(told(null, finding)).toMatchObject({
      messages: [`Wrote a finding on ${of}: Where’s the receipt?`],
      link: { to: address },
    });
    expect(told(finding, answered).messages).toEqual([`Answered a finding on ${of}: Added.`]);
    const done = told(answered, resolved);
    expect(done.messages).toEqual([`Resolved a finding on ${of}.`]);
    const after = done.fields.map((field) => [field.label, field.after]);
    expect(after).toContainEqual(['Status', 'Resolved']);
    expect(after).toContainEqual(['Answers', 'Ana Ruiz: Added']);
    expect(after).toContainEqual(['Resolved', 'Ana Ruiz']);
    expect(after).toContainEqual(['Role', 'Reviewer']);
    // Nothing shows by the name that the database has for it.
    expect(after.map(([label]) => label).filter((label) => /^[a-z]/.test(label ?? ''))).toEqual([]);
    const long = { ...finding, text: 'x'.repeat(61) };
    expect(told(null, long).messages).toEqual([`Wrote a finding on ${of}.`]);
  });

  it('of a review has its samples, packets, and meeting in words, and leads to it', () => {
    const place = { collection: 'reviews', document: 'r1' };
    const before = { ...REVIEW, samples: [ABOVE, RANDOM], packets: [PACKET], adopted: ADOPTED };
    const undone = { reason: 'Wrong day', ...ACT };
    const after = { ...before, adopted: null, undone, version: 2 };
    const view = shown('r', { ...journalEntry(place, { before, after }, BY, 5) });
    expect(view.link).toEqual({ to: '/admin/reports/review/r1', label: 'Open review' });
    const days = 'Jul 1, 2025 to Jun 30, 2026';
    const samples = '1 of 1,312, all above $250.00\n2 of 9, at random with the seed c0ffee';
    const packets = `120 parts, hash ${HASH}`;
    const meeting = `meeting of Sep 3, 2026, reviewed by Carl Berg, Ana Ruiz, packet with the hash ${HASH}`;
    expect(view.fields.map((field) => [field.label, field.before, field.after])).toEqual([
      ['Days', days, days],
      ['Begun by', 'Ana Ruiz', 'Ana Ruiz'],
      ['Samples', samples, samples],
      ['Packets', packets, packets],
      ['Adopted', meeting, ''],
      ['Adoption undone', '', 'Wrong day'],
    ]);
  });

  it.each([
    ['takenOver', 'Sample data: revenue “Bake sale”: $120.00 on Nov 20, 2026.'],
    ['redacted', 'Removed what we no longer need from revenue “Bake sale”: '],
    ['closed', 'closed: revenue “Bake sale”: Date set to Nov 20, 2026'],
  ])('of the kind %s says so', (kind, start) => {
    const { messages } = viewIn('revenueItems', [null, SALE], { kind });
    expect(messages[0]?.startsWith(start)).toBe(true);
  });

  it('has its fields before and after in the order of the form, and those that no form has', () => {
    const after = { ...SALE, amount: 20, cleared: true, version: 2 };
    expect(viewIn('revenueItems', [SALE, after]).fields).toEqual([
      { name: 'date', label: 'Date', before: 'Nov 20, 2026', after: 'Nov 20, 2026' },
      { name: 'amount', label: 'Amount', before: '$120.00', after: '$20.00' },
      { name: 'categoryId', label: 'Category', before: 'Spring Fair', after: 'Spring Fair' },
      { name: 'fundId', label: 'Fund', before: 'Main Fund', after: 'Main Fund' },
      {
        name: 'description',
        label: 'Description',
        before: SALE.description,
        after: SALE.description,
      },
      { name: 'cleared', label: 'cleared', before: '', after: 'Yes' },
    ]);
  });

  it('has the approvers line by line', () => {
    const before = {
      presidents: ['a@x.org', ''],
      treasurer: '',
      eventApprovers: { Fair: 'f@x.org', Trip: '' },
      version: 1,
    };
    expect(viewIn('settings', [before, null]).fields.map((field) => field.before)).toEqual([
      'a@x.org',
      'Fair: f@x.org',
    ]);
  });

  it('leads to its record, or to its History over the list of its year', () => {
    expect(viewIn('manualExpenses', [null, SALE]).link).toEqual({
      to: '/admin/financial/expenses/one',
      label: 'Open manual expense',
    });
    const moved = { ...SALE, date: '2026-06-30', version: 2 };
    expect(viewIn('revenueItems', [moved, null]).link).toEqual({
      to: '/admin/financial/revenue?year=2025&history=revenueItems%7Eone',
      label: 'Show in Revenue Items',
    });
    const fund = { code: '4900', name: 'Main Fund', version: 1 };
    expect(viewIn('funds', [null, fund]).link?.to).toBe(
      '/admin/financial/funds?history=funds%7Eone',
    );
    expect(viewIn('pledges', [null, SALE]).link).toBeNull();
    expect(viewIn('payments', [null, PAYMENT]).link?.to).toBe('/admin/expenses/one');
  });
});

it('a payment says whom it paid, for what, and how it ended', () => {
  const said = (before: object | null, after: object) =>
    viewIn('payments', [before, after] as never).messages;
  const how = 'Check 1042 on Nov 20, 2026';
  expect(said(null, PAYMENT)).toEqual([
    `Paid Dana $84.35 for request ${referenceOf('one')}: ${how}.`,
  ]);
  const lines = [...PAYMENT.lines, { expenseId: 'two', amount: 15.65 }];
  expect(said(null, { ...PAYMENT, lines })).toEqual([`Paid Dana $100.00 for 2 requests: ${how}.`]);
  const voided = { ...PAYMENT, voided: { reason: 'Lost.' }, version: 2 };
  expect(said(PAYMENT, voided)).toEqual([`Voided the payment of $84.35 to Dana (${how}): Lost.`]);
  const mistake = { ...PAYMENT, mistake: { reason: 'Twice' }, version: 2 };
  expect(said(PAYMENT, mistake)).toEqual([
    `Deleted the payment of $84.35 to Dana (${how}): Twice.`,
  ]);
  expect(said(PAYMENT, { ...PAYMENT, accountId: 'gone', version: 2 })).toEqual([
    'Changed payment “Dana”: Account set to gone (deleted).',
  ]);
});

it('an entry of a history names its expense and leads to it', () => {
  const id = 'aB3dE5fG7hJ9kL1mN2pQ';
  const entry = { what: 'approved', step: 0, old: 'pending', new: 'approved', by: BY.email, at: 9 };
  const view = shown(`expenses/${id}/history/decision-0`, { ...entry, words: ['tents'] });
  expect(view).toMatchObject({ at: 9, who: BY.email, collection: 'expenses', document: id });
  expect(view.messages[0]).toMatch(
    /^Request \w{4}-\w{4}: Approved\. That was the last approval\.$/,
  );
  expect(view.link?.to).toBe(`/admin/expenses/${id}`);
});

it('a statement says its nine lines, how much it cleared and what it left', () => {
  const fields = new Map(
    viewIn('statements', [null, STATEMENT]).fields.map(({ label, after }) => [label, after]),
  );
  expect(fields.get('Review form')?.split('\n')).toHaveLength(9);
  expect(fields.get('Review form')).toContain('Ending book balance: $124.50');
  expect(fields.get('Cleared')).toBe('2 entries');
  expect(fields.get('Outstanding or in transit')).toBe('Check 1042, Dana, Oct 5, 2026, -$15.50');
});
