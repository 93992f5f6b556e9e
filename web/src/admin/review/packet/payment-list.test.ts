import { isDisbursement, itemsOf } from '@pa-ledger/domain/bank/items';
import { cents, sumCents } from '@pa-ledger/domain/money/money';
import { describe, expect, it } from 'vitest';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS, day } from '../../../../../tests/fixtures/packet-entries.ts';
import { NO_NOTES, paymentPartsOf } from '../../../../../tests/support/packet-payments.ts';
import { isWithin } from './bank-books.ts';
import type { PacketPart } from './packet.ts';

/** The rows of the list. */
function rowsOf(part: PacketPart | undefined): readonly (readonly string[])[] {
  const table = part?.blocks.find((block) => block.kind === 'table');
  return table?.rows ?? [];
}

const manual = (date: string, checkNumber: string | null, own: object = {}) => ({
  date,
  amount: 1,
  paidTo: 'Someone',
  description: 'Something',
  categoryId: 'office',
  fundId: 'main',
  ...(checkNumber === null ? {} : { checkNumber, method: 'check' }),
  ...own,
});

describe('the order of payments', () => {
  it('is that of the check numbers, then of days, with spoiled and void checks and mistakes', async () => {
    const [list, ...parts] = await paymentPartsOf();
    expect(parts.map(({ path, title }) => [path, title])).toEqual([
      ['payments/001-check-1041', 'Check 1041'],
      ['payments/002-check-1042', 'Check 1042, spoiled'],
      ['payments/003-check-1043', 'Check 1043'],
      ['payments/004-check-1045', 'Check 1045, voided'],
      ['payments/005-check-1046', 'Check 1046'],
      ['payments/006-cash', 'Cash'],
      ['payments/007-other', 'Other'],
      ['payments/008-debit-card', 'Debit card'],
      ['payments/009-transfer', 'Bank transfer, entered by mistake'],
    ]);
    expect(list?.path).toBe('payments/000-list');
    const rows = rowsOf(list);
    expect(rows.map((row) => [row[0], row[1], row[6], row[7], row.at(-1)])).toEqual([
      ['001', '1041', '$64.35', '$64.35', ''],
      ['002', '1042', '$0.00', '$0.00', 'Spoiled: Torn'],
      ['003', '1043', '$25.50', '$25.50', ''],
      ['', '1044', '', '', 'No record of this check'],
      ['004', '1045', '$50.00', '$0.00', 'Voided on Nov 3, 2026: Lost in the mail'],
      ['005', '1046', '$50.00', '$50.00', ''],
      ['006', 'Cash', '$20.00', '$20.00', ''],
      ['007', 'Other', '$5.00', '$5.00', ''],
      ['008', 'Debit card', '$12.00', '$12.00', ''],
      ['009', 'Bank transfer', '$30.00', '$0.00', 'Entered by mistake: Typed twice'],
    ]);
  });

  it('reads 1049, #1049, and A-7 as numbers, whatever is typed around them', async () => {
    const parts = await paymentPartsOf({
      'manualExpenses/w1': manual('2026-09-04', '1049'),
      'manualExpenses/w2': manual('2026-09-02', '#1049'),
      'manualExpenses/w3': manual('2026-09-01', 'A-7'),
      'manualExpenses/w4': manual('2026-09-01', '0987'),
      'manualExpenses/w5': manual('2026-09-01', 'counter'),
      'manualExpenses/w6': manual('2026-09-01', null),
      'manualExpenses/w7': manual('2026-09-01', 'A-10'),
      'manualExpenses/w8': manual('2026-09-01', '../<b>12</b>"; ３'),
    });
    const own = parts.filter(({ note = '' }) => note.includes('Someone'));
    expect(own.map(({ path, title }) => [path, title])).toEqual([
      ['payments/001-check-0987', 'Check 0987'],
      ['payments/007-check-1049', 'Check #1049'],
      ['payments/008-check-1049', 'Check 1049'],
      ['payments/009-check-7', 'Check A-7'],
      ['payments/010-check-10', 'Check A-10'],
      ['payments/011-check-12', 'Check ../<b>12</b>"; ３'],
      ['payments/012-check', 'Check counter'],
      ['payments/013-payment', 'Payment'],
    ]);
  });

  it('adds up to what the books disbursed', async () => {
    const [list] = await paymentPartsOf();
    const moved = Object.entries(PACKET_DOCUMENTS).flatMap(([path, fields]) => {
      const [collection = '', id = ''] = path.split('/');
      return collection === 'payments' || collection === 'manualExpenses'
        ? itemsOf(collection, id, fields)
        : [];
    });
    const inDays = moved.filter((item) => isWithin(DAYS, item.day) && isDisbursement(item.key));
    const counts = list?.sheets[0]?.rows.map((row) => cents(Number(row['counts'])));
    expect(sumCents(counts ?? [])).toBe(0 - sumCents(inDays.map(({ amount }) => amount)));
    // The spoiled check pays no one.
    expect(list?.note).toBe('8 payments, $176.85 on these days, and 1 spoiled check');
  });

  it('say how many papers each has, and whether it’s cleared and ratified', async () => {
    const [list] = await paymentPartsOf();
    expect(rowsOf(list).map((row) => [row[1], ...row.slice(8, 11)])).toEqual([
      ['1041', '3', 'Sep 30, 2026', ''],
      ['1042', '0', '', ''],
      ['1043', '1', 'Sep 30, 2026', 'Oct 6, 2026'],
      ['1044', '', '', ''],
      // The check that replaces it has them.
      ['1045', '0', '', ''],
      ['1046', '2', '', ''],
      ['Cash', '0', '', ''],
      ['Other', '0', '', ''],
      ['Debit card', '0', 'Oct 31, 2026', ''],
      ['Bank transfer', '1', '', ''],
    ]);
    expect(list?.sheets[0]?.rows.map(({ papers }) => papers)).toEqual([
      3,
      0,
      1,
      null,
      0,
      2,
      0,
      0,
      0,
      1,
    ]);
  });

  it('tells of a number that has a record of other days', async () => {
    const days = { first: day('2026-09-01'), last: day('2026-09-11') };
    const other = { 'manualExpenses/w1': manual('2026-09-02', '1044', { accountId: 'bank' }) };
    const [list] = await paymentPartsOf(other, days);
    const rows = rowsOf(list);
    expect(rows.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
      ['001', '1041', ''],
      ['002', '1042', 'Spoiled: Torn'],
      ['', '1043', 'Dated on other days'],
      ['003', '1044', ''],
    ]);
  });

  it('names the numbers without a record in books without accounts too', async () => {
    const numbered = {
      ...Object.fromEntries(Object.keys(PACKET_DOCUMENTS).map((path) => [path, null])),
      'manualExpenses/w1': manual('2026-08-30', '2001'),
      'manualExpenses/w2': manual('2026-09-02', '2003'),
      'manualExpenses/w3': manual('2026-09-03', '2005'),
    };
    const days = { first: day('2026-09-01'), last: day('2026-09-30') };
    const [list] = await paymentPartsOf(numbered, days);
    expect(rowsOf(list).map((row) => [row[0], row[1], row.at(-1)])).toEqual([
      ['', '2002', 'No record of this check'],
      ['001', '2003', ''],
      ['', '2004', 'No record of this check'],
      ['002', '2005', ''],
    ]);
    const missing = 'No record of these check numbers: 2002, 2004';
    expect(list?.blocks).toContainEqual({ kind: 'text', tone: 'warning', text: missing });
  });

  it('has a check of earlier days that was voided on these', async () => {
    const days = { first: day('2026-11-01'), last: day('2026-11-30') };
    const parts = await paymentPartsOf({}, days);
    const voided = parts.find(({ path }) => path === 'payments/001-check-1045');
    expect(voided?.blocks).toContainEqual({
      kind: 'text',
      tone: 'warning',
      text: 'It was paid on Oct 5, 2026, before these days, and voided on them.',
    });
    const row = parts[0]?.sheets[0]?.rows.find(({ checkNumber }) => checkNumber === '1045');
    expect(row).toMatchObject({ amount: 5_000, counts: -5_000 });
  });

  it('tells an advance from an expense', async () => {
    const advance = { kind: 'settled', categoryId: 'fair', fundId: 'main' };
    const own = { 'manualExpenses/w1': manual('2026-09-02', null, { method: 'cash', advance }) };
    const [list] = await paymentPartsOf(own);
    expect(list?.sheets[0]?.rows.find((row) => row['payee'] === 'Someone')).toMatchObject({
      amount: 100,
      counts: 0,
      status: 'Receipts for an advance: no money moved',
    });
  });

  it('warns of what is left of an advance', async () => {
    const given = (left: number) => ({ kind: 'given', eventOn: '2026-09-09', left });
    const [, ...parts] = await paymentPartsOf({
      'manualExpenses/w1': manual('2026-09-02', null, { method: 'cash', advance: given(12.5) }),
      'manualExpenses/w2': manual('2026-09-03', null, { method: 'cash', advance: given(0) }),
    });
    const left = 'Neither receipts nor money given back have settled $12.50 of it.';
    const advances = parts
      .filter(({ title }) => title === 'Cash')
      .map(({ blocks }) => blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])));
    const told = 'An advance: cash to spend';
    expect(advances.filter((texts) => texts.includes(told))).toHaveLength(2);
    expect(advances.filter((texts) => texts.includes(left))).toHaveLength(1);
  });

  it('tells what was paid without a request, who entered it, and who looked at it', async () => {
    const by = { by: 'president@example.com', byUid: 'p', at: Date.parse('2026-09-05T16:00:00Z') };
    const own = {
      'manualExpenses/w1': manual('2026-09-02', null, { amount: 7, confirmed: by }),
      'manualExpenses/w2': manual('2026-09-03', null, { advance: { kind: 'settled' } }),
    };
    const enteredBy = new Map([['manualExpenses~w1', 'treasurer@example.com']]);
    const [list] = await paymentPartsOf(own, DAYS, { ...NO_NOTES, enteredBy });
    const table = list?.blocks.findLast((block) => block.kind === 'table');
    expect(table?.rows.map((row) => row.slice(2))).toContainEqual([
      'Someone',
      'Something',
      '$7.00',
      'treasurer@example.com',
      'president@example.com, Sep 5, 2026, 12:00 PM',
    ]);
    // Receipts settle an advance without a payment.
    expect(table?.rows.filter((row) => row[2] === 'Someone')).toHaveLength(1);
    expect(table?.rows.map((row) => row.slice(5))).toContainEqual([
      'Not recorded',
      'Not confirmed',
    ]);
    const warnings = list?.blocks.flatMap((block) =>
      block.kind === 'text' && block.tone === 'warning' ? [block.text] : [],
    );
    const sum = table?.total?.[4] ?? '';
    const count = table?.rows.length ?? 0;
    expect(warnings).toContain(
      `${count} payments of ${sum} in all were made without a request, so no approver decided on them.`,
    );
  });

  it('leaves hostile texts as they are, and out of every path', async () => {
    const hostile = '=HYPERLINK("x")\n<script>alert(1)</script> ../../etc';
    const parts = await paymentPartsOf({
      'manualExpenses/w1': manual('2026-09-02', hostile, {
        paidTo: hostile,
        description: hostile,
        accountId: 'bank',
      }),
    });
    const own = parts.find(({ note = '' }) => note.includes(hostile));
    const told = own?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    expect(told).toContainEqual(['Description', hostile]);
    expect(own?.title).toBe(`Check ${hostile}`);
    expect(own?.path).toMatch(/^payments\/\d{3}-check-1$/);
  });
});
