import { nineLines } from '@pa-ledger/domain/bank/reconciliation';
import { amountOf, cents, formatCents } from '@pa-ledger/domain/money/money';
import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS, day, itemsAt } from '../../../../../tests/fixtures/packet-entries.ts';
import { expenseId, type Documents } from '../../../../../tests/fixtures/packet-requests.ts';
import { bookBalanceOn, packetAccounts, type BankBooks } from './bank-books.ts';
import { reconciliationsPart } from './bank-reconciliations.ts';
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
    expect(shown[3]?.facts).toEqual([
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
        caption: 'Bank statement of Sep 30, 2026',
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
    const list = tables(part).find(({ caption }) => caption === 'Statements');
    expect(list?.rows.map((row) => [row[0], row[6], row[7]])).toEqual([
      ['Sep 30, 2026', 'president@example.com, Oct 4, 2026, 8:00 AM', '1 file'],
      ['Oct 31, 2026', 'Not reviewed', 'No bank statement attached'],
      ['Statement of Nov 15, 2026, reopened', '', 'No bank statement attached'],
    ]);
    const warnings = texts(part, 'warning');
    expect(warnings.filter((text) => text === 'No bank statement attached')).toHaveLength(2);
    expect(texts(part).join()).not.toContain('Every month of these days');
    // The president reviewed September's, and November's doesn't count.
    const unreviewed = 'No one but who reconciled it has reviewed this statement.';
    expect(warnings.filter((text) => text === unreviewed)).toHaveLength(1);
    expect(warnings.join()).toContain('Reopened by admin@example.com: Wrong balance');
  });

  it('are counts of cash, which no bank statement has', async () => {
    const { books, box } = await partsOf({
      'statements/box~2026-10-31': {
        ...PACKET_DOCUMENTS['statements/bank~2026-09-30'],
        accountId: 'box',
        day: '2026-10-31',
        reviewed: undefined,
        cleared: [],
        outstanding: [],
      },
    });
    const part = reconciliationsPart(box, books);
    expect(part.title).toBe('Counts of Cash box');
    expect(JSON.stringify(part.blocks).replaceAll('no bank statement', '')).not.toMatch(
      /statement|econciled|the bank/i,
    );
    expect(texts(part, 'warning').slice(0, 1)).toEqual([
      'No count of this cash was recorded after Oct 31, 2026.',
    ]);
    expect(texts(part, 'warning')).toContain('No one but who recorded it has reviewed this count.');
    expect(texts(part, 'quiet')).toContain(
      'Months that the count of a later month covers: Sep 2026',
    );
    expect(part.blocks).toContainEqual({ kind: 'heading', text: 'Count of Oct 31, 2026' });
    const [, counted] = part.blocks.filter((block) => block.kind === 'facts');
    expect(counted?.facts[0]).toEqual(['Cash counted', '$1,550.40']);
  });

  it('cover the months before them, and nothing after them', async () => {
    const gone = 'statements/bank~2026-09-30';
    const { [gone]: _september, ...left } = PACKET_DOCUMENTS;
    const partIn = async (days: typeof DAYS) => {
      const books = await readBank(documentReader(left), days);
      const [, bank] = packetAccounts(books);
      if (bank === undefined) throw new Error('It is open.');
      return reconciliationsPart(bank, books);
    };
    const covered = 'Months that the statement of a later month covers: Sep 2026';
    const whole = await partIn(DAYS);
    expect(texts(whole, 'quiet')).toContain(covered);
    expect(texts(whole, 'warning').filter((text) => text.includes('compared'))).toHaveLength(1);
    const month = await partIn({ first: DAYS.first, last: day('2026-09-30') });
    expect(texts(month, 'quiet')).toContain(covered);
    expect(texts(month, 'quiet')).toContain(
      'The statement of Oct 31, 2026 covers the days through Sep 30, 2026.',
    );
    expect(texts(month, 'warning').join()).not.toContain('compared');
  });

  it('compare the books with the last statement in force, and tell what changed since', async () => {
    const { books, bank } = await partsOf();
    const part = reconciliationsPart(bank, books);
    const [atEnd, atLast] = part.blocks.filter((block) => block.kind === 'facts');
    expect(atEnd?.facts).toEqual([
      ['Book balance', formatCents(bookBalanceOn(bank.account, DAYS.last, books))],
    ]);
    expect(texts(part, 'warning')).toContain(
      'Nothing after Oct 31, 2026 was compared with the bank yet.',
    );
    expect(part.blocks).toContainEqual({
      kind: 'heading',
      text: 'Last reconciled: the statement of Oct 31, 2026',
    });
    expect(atLast?.facts).toEqual([
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
    expect(texts(reconciliationsPart(box, books), 'warning')).toEqual([
      'No count of this cash was recorded by Nov 30, 2026.',
    ]);
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
      'Transfer to Cash box\nChange fund',
      'City',
      'Dana Whitfield',
    ]);
    const id = `payments~${expenseId('A')}-1`;
    const pair = await partsOf({
      [`payments/${expenseId('A')}-1`]: {
        ...PACKET_DOCUMENTS[`payments/${expenseId('A')}-1`],
        voided: { date: '2026-09-20', reason: 'Lost', by: '', byUid: '', at: 0 },
      },
      [`clearings/${id}~void`]: { statementId: 'bank~2026-09-30', itemDay: '2026-09-20' },
    });
    expect(JSON.stringify(tables(reconciliationsPart(pair.bank, pair.books)))).toContain(
      '"Dana Whitfield\\nwith its void"',
    );
    expect(cleared[2]?.rows[1]).toEqual(['', '', 'No longer in the books', '']);
    expect(cleared[0]?.total?.[3]).toBe(formatCents(amountOf(90.4)));
  });
});
