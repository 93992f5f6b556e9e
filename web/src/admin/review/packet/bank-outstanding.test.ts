import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS, day } from '../../../../../tests/fixtures/packet-entries.ts';
import { expenseId, type Documents } from '../../../../../tests/fixtures/packet-requests.ts';
import { packetAccounts } from './bank-books.ts';
import { outstandingAtEnd, outstandingBlocks, outstandingSheet } from './bank-outstanding.ts';
import { reconciliationsPart } from './bank-reconciliations.ts';
import { readBank } from './read-bank.ts';

const SEPTEMBER = { first: day('2026-09-01'), last: day('2026-09-30') };

async function accountOf(own: Documents, days = DAYS, name = 'Checking') {
  const books = await readBank(documentReader({ ...PACKET_DOCUMENTS, ...own }), days);
  const numbered = packetAccounts(books).find(({ account }) => account.name === name);
  if (numbered === undefined) throw new Error('The account is open.');
  return { books, numbered };
}

async function outstandingOf(own: Documents = {}, days = DAYS) {
  const { books, numbered } = await accountOf(own, days);
  const outstanding = outstandingAtEnd(numbered.account, books);
  if (outstanding === null) throw new Error('It has a statement.');
  const blocks = outstandingBlocks(outstanding);
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
  return {
    outstanding,
    blocks,
    came: rows[0]?.map((row) => row.slice(1)),
    went: rows[1]?.map((row) => row.slice(1)),
    warnings: blocks.filter((block) => block.kind === 'text' && block.tone === 'warning'),
    part: reconciliationsPart(numbered, books),
  };
}

describe('what was outstanding on the last day', () => {
  it('is what no statement has cleared by then, and what the bank has without it', async () => {
    const { outstanding, blocks, came, went, warnings } = await outstandingOf();
    expect(came).toEqual([['', 'Straight to the bank', '$33.00']]);
    // Check 1045 was voided before the bank had it.
    expect(went).toEqual([
      ['0990', 'Old Printer', '-$50.00'],
      ['', 'Bank fee', '-$5.00'],
      ['1046', 'Dana Whitfield', '-$50.00'],
    ]);
    expect(blocks.find(({ kind }) => kind === 'facts')).toMatchObject({
      facts: [
        ['Book balance', '$1,541.40'],
        ['Outstanding checks', '$105.00'],
        ['Deposits in transit', '$33.00'],
      ],
    });
    expect(warnings).toEqual([]);
    expect(outstandingSheet('bank/2', outstanding)).toMatchObject({
      path: 'bank/2-outstanding',
      title: 'Outstanding in Checking on Nov 30, 2026',
      rows: [
        { date: '2026-05-20', checkNumber: '0990', payee: 'Old Printer', amount: -5_000 },
        { date: '2026-09-20', amount: -500 },
        { date: '2026-11-05', amount: -5_000 },
        { date: '2026-11-10', amount: 3_300 },
      ],
    });
  });

  it('is what the statement of that day left, if there is one', async () => {
    const october = { first: day('2026-10-01'), last: day('2026-10-31') };
    const { blocks, part } = await outstandingOf({}, october);
    const tables = part.blocks.filter((block) => block.kind === 'table');
    const own = blocks.filter((block) => block.kind === 'table');
    expect(tables.slice(0, 2)).toEqual(own);
    expect(tables.slice(3, 5)).toEqual(own);
  });

  it('has what came late, and revenue that a later deposit has', async () => {
    const { came, went } = await outstandingOf({}, SEPTEMBER);
    expect(came).toEqual([['', 'Raffle', '$60.00']]);
    expect(went?.map((row) => row[1])).toEqual(['Old Printer', 'Bank fee']);
    const early = await outstandingOf({}, { ...SEPTEMBER, last: day('2026-09-07') });
    expect(early.came?.map((row) => row[1])).toEqual(['Lee family, book fair', 'Bake sale']);
  });

  it('reaches back to the last statement before the days', async () => {
    const may = { first: day('2027-04-01'), last: day('2027-05-31') };
    const { came, went } = await outstandingOf({}, may);
    expect(came?.map((row) => row[1])).toEqual(['Straight to the bank']);
    expect(went?.map((row) => row[0])).toEqual(['0990', '', '1046']);
  });

  it('knows that an earlier statement cleared what was voided on the days', async () => {
    const paid = `clearings/payments~${expenseId('B')}-1`;
    const mark = { accountId: 'bank', statementId: 'bank~2026-10-31', itemDay: '2026-10-05' };
    const { came } = await outstandingOf(
      { [paid]: mark },
      { first: day('2026-11-01'), last: DAYS.last },
    );
    expect(came?.map((row) => row[1])).toEqual(['Void: Dana Whitfield', 'Straight to the bank']);
  });

  it('isn’t told of an account without a statement: nothing says what its bank has', async () => {
    const savings = { ...PACKET_DOCUMENTS['accounts/old'], name: 'Savings', archived: false };
    const { books, numbered } = await accountOf({ 'accounts/save': savings }, DAYS, 'Savings');
    expect(outstandingAtEnd(numbered.account, books)).toBeNull();
    expect(JSON.stringify(reconciliationsPart(numbered, books))).not.toContain('utstanding on');
  });

  it('names the statement that has the other side of a transfer', async () => {
    const transfer = {
      ...PACKET_DOCUMENTS['transfers/t1'],
      date: '2026-11-12',
      fromAccountId: 'save',
      toAccountId: 'bank',
    };
    const mark = { accountId: 'save', statementId: 'save~2026-11-30', itemDay: '2026-11-12' };
    const { came } = await outstandingOf({
      'accounts/save': { ...PACKET_DOCUMENTS['accounts/old'], name: 'Savings', archived: false },
      'transfers/t2': transfer,
      'clearings/transfers~t2~from': mark,
    });
    expect(came?.at(-1)?.[1]).toContain('Transfer from Savings');
    expect(came?.at(-1)?.[1]).toContain('The other account’s statement of Nov 30, 2026 has it');
  });

  it('warns of what came into earlier months and is not listed', async () => {
    const totals = PACKET_DOCUMENTS['accountTotals/bank~2026-08'] ?? {};
    const late = { ...totals, manual: Number(totals['manual']) + 700 };
    const { warnings } = await outstandingOf({ 'accountTotals/bank~2026-08': late });
    expect(warnings).toMatchObject([
      {
        text: 'The entries outstanding don’t lead back to the statement of Oct 31, 2026: entries of earlier months were changed or added after it was saved (-$7.00 in all).',
      },
    ]);
  });

  it('is nothing that cash can have', async () => {
    const books = await readBank(documentReader(PACKET_DOCUMENTS), DAYS);
    const [box] = packetAccounts(books);
    const part = box && reconciliationsPart(box, books);
    expect(JSON.stringify(part)).not.toContain('utstanding on');
    expect(part?.sheets).toHaveLength(1);
  });
});
