import { registerFigures } from '@pa-ledger/domain/bank/register';
import { cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { ACCOUNTS, DAYS, day, itemsAt } from '../../../../../tests/fixtures/packet-entries.ts';
import { expenseId, type Documents } from '../../../../../tests/fixtures/packet-requests.ts';
import { bookBalanceOn, packetAccounts, type BankBooks } from './bank-books.ts';
import { registerPart } from './bank-register.ts';
import type { Block, PacketPart } from './packet.ts';
import { readBank } from './read-bank.ts';

const booksOf = (own: Documents = {}, days = DAYS): Promise<BankBooks> =>
  readBank(documentReader({ ...PACKET_DOCUMENTS, ...own }), days);

async function partsOf(own: Documents = {}, days = DAYS) {
  const books = await booksOf(own, days);
  const accounts = packetAccounts(books);
  const [bank, box] = accounts.toReversed();
  if (bank === undefined || box === undefined) throw new Error('Both accounts are open.');
  return { books, accounts, bank, box };
}

type Table = Extract<Block, { kind: 'table' }>;
const tables = ({ blocks }: PacketPart): Table[] =>
  blocks.filter((block): block is Table => block.kind === 'table');
const texts = ({ blocks }: PacketPart, tone?: string): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'text' && (tone === undefined || block.tone === tone) ? [block.text] : [],
  );

describe('which accounts are in a packet', () => {
  it('are those that are open or moved, numbered as the list has them', async () => {
    const { accounts } = await partsOf();
    expect(accounts.map(({ number, account }) => [number, account.name])).toEqual([
      [1, 'Cash box'],
      [2, 'Checking'],
    ]);
  });

  it('an archived one is there if it moved, and one that opens later is not', async () => {
    const moved = { date: '2026-10-10', amount: 1, accountId: 'old', description: 'Interest' };
    const { accounts } = await partsOf({ 'revenueItems/interest': moved });
    expect(accounts.map(({ account }) => account.name)).toContain('Old savings');
    const early = { first: day('2026-05-01'), last: day('2026-05-31') };
    expect(packetAccounts(await booksOf({}, early)).map(({ account }) => account.id)).toEqual([
      'bank',
    ]);
  });
});

describe('a register', () => {
  it('has the domain’s four figures of each month, and lines that lead to them', async () => {
    const { books, bank } = await partsOf();
    const part = registerPart(bank, books);
    const [months] = tables(part);
    const expected = ['2026-09', '2026-10', '2026-11'].map((text) => {
      const month = text as Month;
      const four = registerFigures(bank.account, month, books.cells);
      return [
        formatMonth(month),
        ...[four.beginning, four.receipts, four.disbursements, four.ending].map(formatCents),
      ];
    });
    expect(months?.rows).toEqual(expected);
    // Of the fixture: 1,410 in August, then 280.25 + 60 came, and 100 + 25.50 + 64.35 + 5 went.
    expect(months?.rows[0]).toEqual(['Sep 2026', '$1,410.00', '$340.25', '$194.85', '$1,555.40']);
    const ofMonths = tables(part).slice(1, 4);
    expect(ofMonths.map(({ total }) => total?.[6])).toEqual(expected.map((row) => row[4]));
    expect(texts(part, 'warning').some((text) => text.includes('lead to'))).toBe(false);
  });

  it('shows a line as the Bank tab does, with its statement and its meeting', async () => {
    const { books, bank } = await partsOf();
    const [, september] = tables(registerPart(bank, books));
    const rowOf = (number: string) => september?.rows.find((row) => row[1] === number);
    expect(rowOf('1043')).toEqual([
      'Sep 12, 2026',
      '1043',
      'City',
      'For City\nRatified on Oct 6, 2026',
      '',
      '$25.50',
      '$1,500.40',
      'Sep 30, 2026',
    ]);
    expect(rowOf('1042')).toEqual([
      'Sep 11, 2026',
      '1042',
      'Spoiled check',
      'Torn',
      '',
      '$0.00',
      '$1,525.90',
      '',
    ]);
    const fee = september?.rows.find((row) => row[2] === 'Bank fee');
    expect(fee?.[3]).toContain('Added after reconciling through Sep 30, 2026');
  });

  it('says why the books open with another balance than the bank', async () => {
    const account = {
      ...PACKET_DOCUMENTS['accounts/bank'],
      outstanding: [
        { id: 'new1', kind: 'received', date: '2026-06-30', payee: 'Plant sale', amount: 20 },
        ...ACCOUNTS['accounts/bank'].outstanding,
      ],
    };
    const { books, bank } = await partsOf({ 'accounts/bank': account });
    const [opening] = registerPart(bank, books).blocks;
    expect(opening?.kind === 'facts' && opening.facts.slice(3)).toEqual([
      ['Opening balance at the bank', '$1,000.00'],
      [
        'Not cleared by the bank at the opening',
        'Check 0990, Old Printer, May 20, 2026, -$50.00\nPlant sale, Jun 30, 2026, $20.00',
      ],
      ['Opening balance in the books', '$970.00'],
    ]);
  });

  it('says with which account a transfer was, and what is ticked off with its void', async () => {
    const id = `payments~${expenseId('B')}-1`;
    const mark = { accountId: 'bank', statementId: 'bank~2026-11-30' };
    const own = {
      [`clearings/${id}`]: { ...mark, itemDay: '2026-10-05' },
      [`clearings/${id}~void`]: { ...mark, itemDay: '2026-11-03' },
    };
    const { books, bank, box } = await partsOf(own);
    const part = registerPart(bank, books);
    const rows = tables(part).flatMap((table) => table.rows);
    const of = (about: string) => rows.find((row) => row[2] === about);
    expect(of('Transfer to Cash box')?.[3]).toBe('Change fund');
    expect(of('Void: Dana Whitfield')?.at(-1)).toBe('Nov 30, 2026, with its payment');
    expect(rows.find((row) => row[1] === '1045')?.at(-1)).toBe('Nov 30, 2026, with its void');
    expect(
      part.sheets[0]?.rows.find((row) => row['payee'] === 'Transfer to Cash box'),
    ).toMatchObject({ description: 'Change fund' });
    const [, september] = tables(registerPart(box, books));
    expect(september?.rows[0]?.slice(2, 4)).toEqual(['Transfer from Checking', 'Change fund']);
  });

  it('says what has no record, and what is stale', async () => {
    const { books, bank } = await partsOf();
    const part = registerPart(bank, books);
    expect(texts(part, 'warning')).toContain('No record of these check numbers: 1044');
    expect(texts(part, 'warning')).toContain(
      '1 entry was added to a month after it was reconciled.',
    );
    expect(texts(part, 'warning')).toContain('Stale: 0990 ($50.00).');
    expect(tables(part).at(-1)?.rows).toEqual([
      ['May 20, 2026', '0990', 'Old Printer', '$50.00', ''],
    ]);
  });

  it('of cash has neither checks nor a bank', async () => {
    const { books, box } = await partsOf();
    const part = registerPart(box, books);
    expect(tables(part)).toHaveLength(4);
    expect(tables(part)[1]?.columns.at(-1)?.label).toBe('Balance');
    expect(JSON.stringify(part.blocks)).not.toContain('bank');
    const [opening] = part.blocks;
    expect(opening?.kind === 'facts' && opening.facts.at(-1)).toEqual(['Opening balance', '$0.00']);
  });

  it.each(['2026-09-01', '2027-04-01'])(
    'has the checks as stale that no statement had cleared, in a packet from %s on',
    async (first) => {
      const days = { first: day(first), last: day('2027-05-31') };
      const { books, bank } = await partsOf({}, days);
      // What was cleared isn't stale, nor what was voided.
      const stale = tables(registerPart(bank, books)).at(-1);
      expect(stale?.rows.map((row) => row[1])).toEqual(['0990', '1046']);
    },
  );

  it('knows a check number of other days, and the last one before them', async () => {
    const elsewhere = { ...PACKET_DOCUMENTS['manualExpenses/m1'], checkNumber: '1044' };
    const later = { 'manualExpenses/later': { ...elsewhere, date: '2027-02-01' } };
    const { books, bank } = await partsOf(later);
    expect(texts(registerPart(bank, books)).join()).not.toContain('No record');
    const before = { ...PACKET_DOCUMENTS['manualExpenses/m0'], checkNumber: '1039' };
    const gap = await partsOf({ ...later, 'manualExpenses/m0': before });
    expect(texts(registerPart(gap.bank, gap.books))).toContain(
      'No record of these check numbers: 1040',
    );
  });

  it('shows whole months, and says so, where the days are not', async () => {
    const { books, bank } = await partsOf(
      {},
      { first: day('2026-09-08'), last: day('2026-10-04') },
    );
    const part = registerPart(bank, books);
    expect(texts(part, 'quiet')[0]).toContain('Sep 8, 2026 to Oct 4, 2026');
    expect(tables(part)[0]?.rows.map(([month]) => month)).toEqual(['Sep 2026', 'Oct 2026']);
    expect(part.note).toBe('Balance on Oct 4, 2026: $1,570.40');
  });

  it('warns of totals that the entries do not lead to', async () => {
    const wrong = { ...PACKET_DOCUMENTS['accountTotals/bank~2026-10'], revenue: 1 };
    const { books, bank } = await partsOf({ 'accountTotals/bank~2026-10': wrong });
    expect(texts(registerPart(bank, books), 'warning').join()).toContain('the totals say');
  });

  it('has every line in its sheet, with amounts in cents', async () => {
    const { books, bank } = await partsOf();
    const [sheet] = registerPart(bank, books).sheets;
    const moved = sheet?.rows.map((row) => cents(Number(row['in'] ?? 0) - Number(row['out'] ?? 0)));
    const { ending } = registerFigures(bank.account, '2026-11' as Month, books.cells);
    const { beginning } = registerFigures(bank.account, '2026-09' as Month, books.cells);
    expect(sheet?.path).toBe('bank/2-register');
    expect(sumCents(moved ?? [])).toBe(ending - beginning);
    expect(sheet?.rows.at(-1)?.['balance']).toBe(ending);
  });
});

describe('the book balance of a day', () => {
  it('counts revenue on its own day, whichever deposit has it', async () => {
    const { books, bank } = await partsOf();
    const items = itemsAt('bank', PACKET_DOCUMENTS).filter(
      ({ received }) => received === undefined,
    );
    for (const on of ['2026-09-05', '2026-09-07', '2026-09-30', '2026-10-01', '2026-11-30']) {
      const moved = items.filter((item) => item.day <= on).map(({ amount }) => amount);
      expect(bookBalanceOn(bank.account, day(on), books), on).toBe(100_000 + sumCents(moved));
    }
  });
});
