import { nineLines } from '@pa-ledger/domain/bank/reconciliation';
import { registerFigures } from '@pa-ledger/domain/bank/register';
import { amountOf, cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS, day, itemsAt } from '../../../../../tests/fixtures/packet-entries.ts';
import type { Documents } from '../../../../../tests/fixtures/packet-requests.ts';
import { bookBalanceOn, packetAccounts, type BankBooks } from './bank-books.ts';
import { reconciliationsPart } from './bank-reconciliations.ts';
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

  it('says what has no record, and what is stale', async () => {
    const { books, bank, box } = await partsOf();
    const part = registerPart(bank, books);
    expect(texts(part, 'warning')).toContain('No record of these check numbers: 1044');
    expect(tables(part).at(-1)?.rows).toEqual([
      ['May 20, 2026', '0990', 'Old Printer', '$50.00', ''],
    ]);
    // No one writes checks on cash.
    expect(tables(registerPart(box, books))).toHaveLength(4);
  });

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

describe('reconciliations', () => {
  it('have the nine lines of each statement, as the domain adds them up', async () => {
    const { books, bank } = await partsOf();
    const part = reconciliationsPart(bank, books);
    const [sheet] = part.sheets;
    const september = sheet?.rows.find((row) => row['day'] === '2026-09-30');
    const cleared = new Set(books.statements.find(({ day: on }) => on === '2026-09-30')?.cleared);
    // Without what August cleared, what came late, and what October deposits twice.
    const items = itemsAt('bank', PACKET_DOCUMENTS).filter(
      ({ key, day: on }) => on <= '2026-09-30' && !/m0|m4|r0|r1|r2/.test(key),
    );
    const before = { day: day('2026-08-31'), balance: cents(146_000) };
    expect(september).toMatchObject(nineLines(before, cents(155_040), items, cleared));
    expect(september?.['difference']).toBe(0);
    const shown = part.blocks.filter((block) => block.kind === 'facts');
    expect(shown[1]?.facts).toEqual([
      ['Beginning book balance', '$1,410.00'],
      ['Receipts', '$340.25'],
      ['Disbursements', '$189.85'],
      ['Ending book balance', '$1,560.40'],
      ['Statement ending balance', '$1,550.40'],
      ['Deposits in transit', '$60.00'],
      ['Outstanding checks', '$50.00'],
      ['Adjusted bank balance', '$1,560.40'],
      ['Difference', '$0.00'],
      ['Reconciled by', 'admin@example.com'],
      ['Reviewed', 'president@example.com, Oct 4, 2026, 8:00 AM'],
    ]);
  });

  it('show the bank’s own statement, and name the ones that are missing', async () => {
    const { books, bank } = await partsOf();
    const part = reconciliationsPart(bank, books);
    expect(part.blocks.filter(({ kind }) => kind === 'file')).toEqual([
      {
        kind: 'file',
        caption: 'Bank statement of Sep 30, 2026: september.pdf',
        file: {
          of: 'papers',
          id: 'statements~bank~2026-09-30',
          slot: 0,
          name: 'september.pdf',
          type: 'application/pdf',
          size: 1_000,
          sha256: '0'.repeat(64),
        },
      },
    ]);
    const [list] = tables(part);
    expect(list?.rows.map((row) => [row[0], row[6], row[7]])).toEqual([
      ['Sep 30, 2026', 'president@example.com, Oct 4, 2026, 8:00 AM', '1 file'],
      ['Oct 31, 2026', 'Not reviewed', 'No bank statement attached'],
      ['Statement of Nov 15, 2026, reopened', '', 'No bank statement attached'],
    ]);
    const warnings = texts(part, 'warning');
    expect(warnings.filter((text) => text === 'No bank statement attached')).toHaveLength(2);
    expect(warnings).toContain('Months without a reconciled statement: Nov 2026');
    expect(warnings.join()).toContain('Reopened by admin@example.com: Wrong balance');
  });

  it('ask no bank statement of cash, but name its months', async () => {
    const { books, box } = await partsOf({
      'statements/box~2026-09-30': {
        ...PACKET_DOCUMENTS['statements/bank~2026-09-30'],
        accountId: 'box',
        cleared: [],
        outstanding: [],
      },
    });
    const part = reconciliationsPart(box, books);
    expect(texts(part)).not.toContain('No bank statement attached');
    expect(JSON.stringify(part)).not.toContain('Bank statement');
    expect(texts(part, 'warning')).toContain(
      'Months without a reconciled statement: Oct 2026, Nov 2026',
    );
  });

  it('compare the books with the last statement in force, and tell what changed since', async () => {
    const { books, bank } = await partsOf();
    const part = reconciliationsPart(bank, books);
    const [facts] = part.blocks.filter((block) => block.kind === 'facts');
    expect(facts?.facts).toEqual([
      ['Book balance', formatCents(bookBalanceOn(bank.account, DAYS.last, books))],
      ['Last statement', 'Oct 31, 2026'],
      ['Statement ending balance', '$1,613.40'],
      ['Deposits in transit', '$0.00'],
      ['Outstanding checks', '$105.00'],
      ['Adjusted bank balance', '$1,508.40'],
      ['Ending book balance', '$1,508.40'],
      ['Difference', '$0.00'],
    ]);
    expect(texts(part)).toContain('On Oct 31, 2026, the bank and the books agree.');
    // The bank fee came into September afterwards.
    expect(texts(part, 'warning').filter((text) => text.startsWith('When'))).toEqual([
      'When the statement of Sep 30, 2026 was saved, the books had $1,560.40. Now they have $1,555.40: something of that time was changed later.',
    ]);
  });

  it('warn of a difference, and where nothing was reconciled', async () => {
    const october = PACKET_DOCUMENTS['statements/bank~2026-10-31'];
    const lines = { ...(october?.['lines'] as object), difference: -2.5 };
    const { books, bank, box } = await partsOf({
      'statements/bank~2026-10-31': { ...october, lines },
    });
    expect(texts(reconciliationsPart(bank, books), 'warning')).toContain(
      'On Oct 31, 2026, the bank and the books differ by -$2.50.',
    );
    expect(texts(reconciliationsPart(box, books), 'warning')[0]).toBe(
      'No statement was reconciled by Nov 30, 2026.',
    );
  });

  it('name what a statement cleared, even what is gone', async () => {
    const { books, bank } = await partsOf();
    const cleared = tables(reconciliationsPart(bank, books)).filter(({ caption = '' }) =>
      caption.startsWith('Cleared'),
    );
    expect(cleared.map(({ caption }) => caption)).toEqual([
      'Cleared (4)',
      'Cleared (2)',
      'Cleared (2)',
    ]);
    expect(cleared[0]?.rows.map((row) => row[2])).toEqual([
      'Deposit 77, 2 items',
      'Change fund',
      'City',
      'Dana Whitfield',
    ]);
    expect(cleared[2]?.rows[1]).toEqual(['', '', 'No longer in the books', '']);
    expect(cleared[0]?.total?.[3]).toBe(formatCents(amountOf(90.4)));
  });
});
