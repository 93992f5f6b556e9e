import { countTotal } from '@pa-ledger/domain/bank/count-sheet';
import { depositedIn, depositTotal } from '@pa-ledger/domain/bank/deposit';
import { formatCents } from '@pa-ledger/domain/money/money';
import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS, day } from '../../../../../tests/fixtures/packet-entries.ts';
import { DEPOSIT, type Documents } from '../../../../../tests/fixtures/packet-requests.ts';
import { depositsPart } from './deposits-part.ts';
import type { Block, PacketPart } from './packet.ts';
import { readBank } from './read-bank.ts';

const partOf = async (own: Documents = {}, days = DAYS): Promise<PacketPart> =>
  depositsPart(await readBank(documentReader({ ...PACKET_DOCUMENTS, ...own }), days));

type Table = Extract<Block, { kind: 'table' }>;
const tables = ({ blocks }: PacketPart): Table[] =>
  blocks.filter((block): block is Table => block.kind === 'table');

describe('deposits', () => {
  it('begin with who counted which slip, and what it came to', async () => {
    const part = await partOf();
    expect(tables(part)[0]?.rows).toEqual([
      ['Sep 8, 2026', 'Checking', '77', 'Ann Lee and Bo Diaz', '2', '$280.25', 'Sep 30, 2026'],
      ['Oct 2, 2026', 'Checking', '', 'Bo Diaz and Ann Lee', '2', '$75.00', 'Oct 31, 2026'],
    ]);
    expect(part.note).toBe('2 deposits, $355.25');
  });

  it('have the domain’s totals of items and cash', async () => {
    const [, items, count] = tables(await partOf());
    const stored = PACKET_DOCUMENTS[`deposits/${DEPOSIT}`] ?? {};
    expect(items?.rows).toEqual([
      ['Sep 5, 2026', 'Lee family, book fair', '118', 'Fall Festival', 'Main Fund', '$200.00'],
      ['Sep 6, 2026', 'Bake sale', '', 'Fall Festival', 'Main Fund', '$80.25'],
    ]);
    expect(items?.total?.at(-1)).toBe(formatCents(depositTotal(depositedIn(stored))));
    expect(count?.rows).toEqual([
      ['$20 bills', '4', '$80.00'],
      ['Quarters', '1', '$0.25'],
    ]);
    expect(count?.total?.at(-1)).toBe(formatCents(countTotal(stored['cash'])));
  });

  it('show the photos, and say where there are none', async () => {
    const { blocks } = await partOf();
    const files = blocks.filter((block) => block.kind === 'file');
    expect(files.map(({ caption, file }) => [caption, file.id, file.slot])).toEqual([
      ['Deposit of Sep 8, 2026', `deposits~${DEPOSIT}`, 0],
      ['Deposit of Sep 8, 2026', `deposits~${DEPOSIT}`, 1],
    ]);
    const said = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    expect(said).toContain('No photo of a slip or a count sheet is attached.');
    expect(said).toContain('This deposit has no count sheet of cash.');
    expect(said).toContain('The rest of the deposit, such as checks: $200.00.');
  });

  it('list the revenue that none of them has, with its later deposit', async () => {
    const outside = async (days = DAYS) => {
      const table = tables(await partOf({}, days)).at(-1);
      const labels = table?.columns.map(({ label }) => label) ?? [];
      return table?.rows.map((row) => Object.fromEntries(labels.map((one, at) => [one, row[at]])));
    };
    // Without the columns that have nothing: a reference, and a later deposit.
    expect(await outside()).toEqual([
      {
        Date: 'Nov 10, 2026',
        Account: 'Checking',
        'From or for': 'Straight to the bank',
        Category: 'Fall Festival',
        Fund: 'Main Fund',
        Amount: '$33.00',
        Cleared: 'Not cleared by a statement',
      },
    ]);
    expect(await outside({ first: day('2026-09-01'), last: day('2026-09-30') })).toEqual([
      {
        Date: 'Sep 29, 2026',
        Account: 'Checking',
        'From or for': 'Raffle',
        Category: 'Fall Festival',
        Fund: 'Main Fund',
        Amount: '$60.00',
        Deposited: 'Oct 2, 2026',
      },
    ]);
    const [early] = tables(
      await partOf({}, { first: day('2026-07-01'), last: day('2026-07-31') }),
    ).toReversed();
    expect(early).toMatchObject({
      rows: [],
      empty: 'All revenue of these days is in these deposits.',
    });
    expect(early?.columns).toHaveLength(9);
  });

  it('read what was received before the days, and name what is gone', async () => {
    const october = { first: day('2026-10-01'), last: day('2026-10-31') };
    const [, items] = tables(await partOf({}, october));
    expect(items?.rows.map((row) => row[1])).toEqual(['Raffle', 'Raffle']);
    const { ['revenueItems/r3']: _gone, ...left } = PACKET_DOCUMENTS;
    const part = depositsPart(await readBank(documentReader(left), october));
    expect(tables(part)[1]?.rows[0]?.[1]).toBe('This revenue is no longer in the books');
  });

  it('have each item in the sheet', async () => {
    const [items, outside] = (await partOf()).sheets;
    expect(items?.rows.map((row) => [row['slip'], row['firstCounter'], row['amount']])).toEqual([
      ['77', 'Ann Lee', 20_000],
      ['77', 'Ann Lee', 8_025],
      ['', 'Bo Diaz', 6_000],
      ['', 'Bo Diaz', 1_500],
    ]);
    expect(outside?.rows.map((row) => row['amount'])).toEqual([3_300]);
  });
});
