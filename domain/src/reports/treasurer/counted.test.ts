import { describe, expect, it } from 'vitest';
import { EMPTY_SOURCE } from '../../../../tests/fixtures/report-source.ts';
import { referenceOf } from '../../expenses/reference.ts';
import { differences, linesOf } from '../../ledger/lines.ts';
import type { CalendarDate } from '../../time/dates.ts';
import { isOfAccount } from '../../ledger/cells.ts';
import { reconciliation } from '../balances.ts';
import { namesIn } from '../names.ts';
import { splitCells } from '../source.ts';
import { pairUses } from '../unpaid.ts';
import { collectionsOf, countedGroups, type CountedEntry, type CountedFigure } from './counted.ts';

const REFERENCE = referenceOf('aaaaaaaaaaaaaaaaaaaa');
const FAIR = { categoryId: 'fair', fundId: 'main' };
const DAYS = { first: '2026-07-01' as CalendarDate, last: '2027-06-30' as CalendarDate };

function entry(
  collection: CountedEntry['collection'],
  id: string,
  fields: Record<string, unknown>,
): CountedEntry {
  return { collection, id, fields: { ...FAIR, description: id, ...fields } };
}

const line = (expenseId: string, amount: number, place: object = FAIR) => ({
  expenseId,
  amount,
  purpose: 'Tents',
  ...place,
});

const ENTRIES = [
  entry('revenueItems', 'gate', { date: '2026-09-02', amount: 320 }),
  entry('revenueItems', 'gate-returned-1', { date: '2026-09-09', amount: -20 }),
  entry('manualExpenses', 'permit', { date: '2026-09-03', amount: 60, paidTo: 'City' }),
  entry('manualExpenses', 'permit-returned-1', { date: '2026-09-20', amount: -10, paidTo: 'City' }),
  entry('manualExpenses', 'closed', { date: '2026-09-21', amount: -7, fromClosedYear: true }),
  entry('manualExpenses', 'earlier', { date: '2026-06-30', amount: 999 }),
  entry('manualExpenses', 'office', { date: '2026-09-04', amount: 5, categoryId: 'office' }),
  entry('expenses', 'aaaaaaaaaaaaaaaaaaaa', {
    status: 'paid',
    approvedOn: '2026-09-05',
    lines: [{ ...FAIR, amount: 84.35 }],
    submission: { paidTo: 'Rentals', description: 'Tents' },
  }),
  entry('payments', 'pay', {
    date: '2026-09-10',
    payee: 'Rentals',
    lines: [
      line('aaaaaaaaaaaaaaaaaaaa', 84.35),
      line('bbbbbbbbbbbbbbbbbbbb', 15.65),
      line('cccccccccccccccccccc', 3, { categoryId: 'office', fundId: 'grants' }),
    ],
  }),
  entry('payments', 'undone', {
    date: '2026-06-20',
    payee: 'Rentals',
    voided: { date: '2026-07-04', reason: 'Lost' },
    lines: [line('dddddddddddddddddddd', 11)],
  }),
  entry('payments', 'mistake', { date: '2026-09-10', mistake: {}, lines: [line('e', 1)] }),
  { ...entry('transfers', 'out', { date: '2026-10-01', amount: 75 }) },
].map((one) =>
  one.collection === 'transfers'
    ? { ...one, fields: { ...one.fields, fromFundId: 'main', toFundId: 'grants' } }
    : one,
);

/** The reports' source of the same entries. */
function sourceOf(countWhen: 'paid' | 'approved') {
  const cells = differences(
    [],
    ENTRIES.flatMap(({ collection, fields }) => linesOf(collection, fields)),
  ).flatMap(({ cell, increments }) =>
    isOfAccount(cell)
      ? []
      : [{ ...cell, ...Object.fromEntries(MEASURES.map((name) => [name, 0])), ...increments }],
  );
  const own = cells.filter(({ month }) => month >= '2026-07');
  // Made with all measures.
  return { ...EMPTY_SOURCE, ...splitCells(own as Parameters<typeof splitCells>[0]), countWhen };
}

const MEASURES = [
  'revenue',
  'manual',
  'approved',
  'paid',
  'approvedCount',
  'paidCount',
  'advanced',
  'transferIn',
  'transferOut',
];

const groupsOf = (counted: Omit<CountedFigure, 'days'>) =>
  countedGroups(ENTRIES, { ...counted, days: DAYS }, namesIn(EMPTY_SOURCE));
const sum = (groups: ReturnType<typeof groupsOf>) =>
  groups.reduce((total, group) => total + group.total, 0);

describe('the entries that a figure counts', () => {
  it.each(['paid', 'approved'] as const)('add up to what a line has spent (%s)', (countWhen) => {
    const uses = pairUses(sourceOf(countWhen));
    for (const [id, { expenses }] of uses) {
      const [categoryId = '', fundId = ''] = id.split('~');
      const place = { categoryId, fundId };
      const groups = groupsOf({ figure: 'spent', countWhen, ...place });
      if (categoryId !== '') expect(sum(groups), id).toBe(expenses);
    }
    expect(sum(groupsOf({ figure: 'spent', countWhen, ...FAIR }))).toBe(
      countWhen === 'paid' ? 139_00 : 134_35,
    );
  });

  it.each(['main', 'grants'])('add up to what changed the fund %s', (fundId) => {
    const line = reconciliation(sourceOf('paid')).lines.find(({ id }) => id === fundId);
    const groups = groupsOf({ figure: 'balance', countWhen: 'approved', fundId });
    expect(sum(groups)).toBe(line?.endingBalance);
  });

  it('are advances and what settled them, apart from what was spent', () => {
    const advance = { kind: 'given', eventOn: '2026-09-20', left: 10 };
    const settled = { kind: 'settled', ...FAIR };
    const entries = [
      entry('manualExpenses', 'adv', { date: '2026-09-01', amount: 60, advance }),
      entry('manualExpenses', 'adv-settled-1', {
        date: '2026-09-21',
        amount: 50,
        categoryId: 'office',
        advance: settled,
      }),
    ];
    const found = (figure: CountedFigure['figure'], place: object) =>
      countedGroups(
        entries,
        { figure, countWhen: 'paid', days: DAYS, ...place },
        namesIn(EMPTY_SOURCE),
      ).map(({ kind, total, lines }) => [kind, total, lines.length]);
    expect(found('advanced', FAIR)).toEqual([['advanced', -10_00, 2]]);
    expect(found('spent', FAIR)).toEqual([]);
    expect(found('spent', { categoryId: 'office' })).toEqual([['manual', 50_00, 1]]);
    expect(found('balance', { fundId: 'main' })).toEqual([
      ['manual', -50_00, 1],
      ['advanced', -10_00, 2],
    ]);
  });

  it('come by kind, the newest first, with their payees and expenses', () => {
    const groups = groupsOf({ figure: 'spent', countWhen: 'paid', ...FAIR });
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['paid', 89_00],
      ['manual', 50_00],
    ]);
    expect(groups[0]?.lines).toMatchObject([
      {
        day: '2026-09-10',
        payee: 'Rentals',
        amount: 100_00,
        expenseIds: ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb'],
      },
      { day: '2026-07-04', amount: -11_00, description: 'Void of Jun 20, 2026: Lost' },
    ]);
    expect(groups[1]?.lines.map(({ id }) => id)).toEqual(['permit-returned-1', 'permit']);
    const approved = groupsOf({ figure: 'spent', countWhen: 'approved', ...FAIR });
    expect(approved[0]?.lines).toMatchObject([
      { payee: 'Rentals', description: 'Tents', expenseIds: ['aaaaaaaaaaaaaaaaaaaa'] },
    ]);
  });

  it('are moved from one line to another on the day of a reclassification', () => {
    const moved = entry('payments', 'moved', {
      date: '2026-09-10',
      payee: 'Rentals',
      lines: [line('aaaaaaaaaaaaaaaaaaaa', 40, { categoryId: 'office', fundId: 'grants' })],
      reclassified: [{ on: '2026-10-05', lines: [line('aaaaaaaaaaaaaaaaaaaa', 40)] }],
    });
    const of = (place: object) => {
      const figure = { figure: 'spent', countWhen: 'paid', days: DAYS, ...place } as const;
      return countedGroups([moved], figure, namesIn(EMPTY_SOURCE)).flatMap(({ lines }) => lines);
    };
    expect(of(FAIR)).toMatchObject([
      {
        day: '2026-10-05',
        amount: -40_00,
        description: `Moved to another line: Tents (${REFERENCE})`,
        expenseIds: ['aaaaaaaaaaaaaaaaaaaa'],
      },
      {
        day: '2026-09-10',
        amount: 40_00,
        description: `Tents (${REFERENCE}, in another line since Oct 5, 2026)`,
      },
    ]);
    expect(of({ categoryId: 'office', fundId: 'grants' })).toMatchObject([
      {
        day: '2026-10-05',
        amount: 40_00,
        description: `Moved from another line: Tents (${REFERENCE})`,
      },
    ]);
  });

  it('say of one of two expenses of a payment that it counts in another line since', () => {
    const [tents, chairs] = ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb'];
    const both = entry('payments', 'both', {
      date: '2026-09-10',
      payee: 'Rentals',
      lines: [line(tents, 40), line(chairs, 60, { categoryId: 'office' })],
      reclassified: [{ on: '2026-10-05', lines: [line(tents, 40), line(chairs, 60)] }],
    });
    const figure = { figure: 'spent', countWhen: 'paid', days: DAYS, ...FAIR } as const;
    const [group] = countedGroups([both], figure, namesIn(EMPTY_SOURCE));
    const paid = group?.lines.find(({ day }) => day === '2026-09-10');
    expect(paid?.description.split('; ')).toEqual([
      `Tents (${REFERENCE})`,
      `Tents (${referenceOf(chairs)}, in another line since Oct 5, 2026)`,
    ]);
  });

  it('say nothing of that where it moved on the day of the payment', () => {
    const [before, after] = [
      line('aaaaaaaaaaaaaaaaaaaa', 40),
      line('aaaaaaaaaaaaaaaaaaaa', 40, { categoryId: 'office' }),
    ];
    const moved = entry('payments', 'moved', {
      date: '2026-09-10',
      payee: 'Rentals',
      lines: [after],
      reclassified: [{ on: '2026-09-10', lines: [before] }],
    });
    const figure = { figure: 'spent', countWhen: 'paid', days: DAYS, ...FAIR } as const;
    const [group] = countedGroups([moved], figure, namesIn(EMPTY_SOURCE));
    expect(group?.lines.map(({ description }) => description)).toContain(`Tents (${REFERENCE})`);
  });

  it('are of all funds, or of none', () => {
    const all = groupsOf({ figure: 'spent', countWhen: 'paid', categoryId: 'office' });
    expect(sum(all)).toBe(8_00);
    expect(groupsOf({ figure: 'spent', countWhen: 'paid', fundId: null })).toEqual([]);
  });

  it('are what came in, what is left, and what was transferred', () => {
    const of = (figure: CountedFigure['figure'], place: object = FAIR) =>
      sum(groupsOf({ figure, countWhen: 'paid', ...place }));
    expect(of('received')).toBe(300_00);
    expect(of('net')).toBe(300_00 - 139_00);
    expect(of('transferred', { fundId: 'grants' })).toBe(75_00);
    expect(of('transferred', { fundId: 'main' })).toBe(-75_00);
    expect(of('spent', { categoryId: null })).toBe(-7_00);
    expect([...collectionsOf({ figure: 'net', countWhen: 'approved', days: DAYS })]).toEqual([
      'revenueItems',
      'expenses',
      'manualExpenses',
    ]);
  });

  it('are of an account', () => {
    const named = ENTRIES.map((one) => ({
      ...one,
      fields: { ...one.fields, accountId: one.id === 'office' ? 'box' : 'bank' },
    }));
    const between = { fromAccountId: 'bank', toAccountId: 'box', date: '2026-10-02', amount: 20 };
    const transfer = { collection: 'transfers' as const, id: 'cash', fields: between };
    const of = (figure: CountedFigure['figure'], accountId: string) =>
      sum(
        countedGroups(
          [...named, transfer],
          { figure, accountId, days: DAYS, countWhen: 'paid' },
          namesIn(EMPTY_SOURCE),
        ),
      );
    expect(of('spent', 'box')).toBe(5_00);
    expect(of('received', 'bank')).toBe(300_00);
    expect([of('transferred', 'bank'), of('transferred', 'box')]).toEqual([-20_00, 20_00]);
    expect(of('balance', 'box')).toBe(15_00);
  });

  it('are only those from a place on, while the earlier ones are not known', () => {
    const from = '2026-09-09 revenueItems gate-returned-1';
    const counted: CountedFigure = { figure: 'net', days: DAYS, countWhen: 'paid', ...FAIR };
    const groups = countedGroups(ENTRIES, counted, namesIn(EMPTY_SOURCE), from);
    expect(groups.map(({ kind, lines }) => [kind, lines.map(({ day }) => day)])).toEqual([
      ['revenue', ['2026-09-09']],
      ['paid', ['2026-09-10']],
      ['manual', ['2026-09-20']],
    ]);
  });
});
