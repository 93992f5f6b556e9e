import { expect, it } from 'vitest';
import { DAYS, day } from '../../../../../tests/fixtures/packet-entries.ts';
import { readRecord } from '../../shared/records/ledger-records.ts';
import { attentionPart } from './attention-part.ts';
import { heading, quiet, text, warning } from './blocks.ts';
import { officersPart } from './officers-part.ts';
import type { Block, PacketPart } from './packet.ts';

const part = (
  path: string,
  title: string,
  blocks: readonly Block[],
  note?: string,
): PacketPart => ({
  path,
  title,
  blocks,
  sheets: [],
  ...(note !== undefined && { note }),
});

const rowsOf = ({ blocks }: Pick<PacketPart, 'blocks'>) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

it('tells each warning once, with everywhere it stands, in the order of the paper', () => {
  const found = attentionPart([
    part('bank/1-register', 'Register', [
      heading('Check numbers'),
      warning('No record of 1046'),
      heading('Stale checks'),
      quiet('None.'),
    ]),
    part('payments/001-check-1', 'Check 1', [
      warning('No receipt'),
      text('An advance'),
      heading('Request A'),
      warning('No receipt'),
      warning('No receipt'),
    ]),
    part('payments/002-cash', 'Cash', [warning('No receipt')], 'Jul 1, 2026, Ana, $5.00'),
    part('payments/003-cash', 'Cash', [warning('No receipt')], 'Jul 2, 2026, Bo, $6.00'),
    part('payments/004-cash', 'Cash', [warning('No receipt')], 'Jul 2, 2026, Bo, $6.00'),
    part('findings', 'Findings', [heading('Open'), warning('Not resolved')]),
  ]);
  expect(rowsOf(found)).toEqual([
    ['No record of 1046', 'Register: Check numbers'],
    [
      'No receipt',
      'Check 1\nCheck 1: Request A\nCash (Jul 1, 2026, Ana, $5.00)\nCash (Jul 2, 2026, Bo, $6.00)\nCash (Jul 2, 2026, Bo, $6.00)',
    ],
    ['Not resolved', 'Findings: Open'],
  ]);
  expect(found.note).toBe('3 points in 7 places');
  expect(found.sheets[0]?.rows).toHaveLength(7);
  expect(found.sheets[0]?.rows[1]).toEqual({ what: 'No receipt', where: 'Check 1' });
});

it('says on which pages the parts are, where that is known', () => {
  const parts = [
    part('bank/1-register', 'Register', [heading('Check numbers'), warning('No record of 1046')]),
    part('payments/001-check-1', 'Check 1', [warning('No receipt')], 'Jul 1, 2026'),
  ];
  const { note, blocks } = attentionPart(parts, ({ path }) => `page ${path.length}`);
  expect(note).toBe('2 points');
  expect(rowsOf({ blocks })).toEqual([
    ['No record of 1046', 'Register: Check numbers, page 15'],
    ['No receipt', 'Check 1 (Jul 1, 2026), page 20'],
  ]);
});

it('says so where nothing is warned of', () => {
  const { note, blocks, sheets } = attentionPart([part('ledger', 'Ledger', [quiet('None.')])]);
  expect(note).toBe('0 points');
  expect(blocks).toContainEqual(
    expect.objectContaining({ empty: 'No part of this packet warns of anything.', rows: [] }),
  );
  expect(sheets).toEqual([]);
});

it('names who held an office, by each address that records have of them', () => {
  const held = (office: string, first = DAYS.first, last = DAYS.last) => ({ office, first, last });
  const officers = [
    { names: ['Ruth Adeyemi'], emails: ['ruth@example.com'], held: [held('Administrator')] },
    { names: [], emails: ['vice@example.com'], held: [held('Stand-in for President')] },
    {
      names: ['Ana Ruiz', 'Ana R.'],
      emails: ['b@example.com', 'a@example.com'],
      held: [
        held('A', DAYS.first, day('2026-10-03')),
        held('B', day('2026-10-03'), day('2026-10-05')),
        held('C', day('2026-10-05')),
      ],
    },
  ];
  const found = officersPart(officers, { accounts: [], days: DAYS });
  expect(rowsOf(found)).toEqual([
    ['(name not recorded)', 'vice@example.com', 'Stand-in for President'],
    [
      'Ana Ruiz, Ana R.',
      'a@example.com\nb@example.com',
      'A, until Oct 3, 2026\nB, Oct 3, 2026 to Oct 5, 2026\nC, since Oct 5, 2026',
    ],
    ['Ruth Adeyemi', 'ruth@example.com', 'Administrator'],
  ]);
  expect(found.sheets[0]?.rows).toHaveLength(3);
});

it('names who signed checks on the days', () => {
  const signers = [
    { name: 'Ruth Adeyemi', from: '2026-07-01' },
    { name: 'Sam Okafor', from: '2026-07-01', to: '2026-09-01' },
    { name: 'Too Early', from: '2026-07-01', to: '2026-08-31' },
    { name: 'Too Late', from: '2026-12-01' },
  ];
  const account = { name: 'Checking', kind: 'checking', openingDate: '2026-07-01', signers };
  const accounts = [readRecord<'accounts'>('bank', account)];
  const { blocks, sheets } = officersPart([], { accounts, days: DAYS });
  const table = blocks.findLast((block) => block.kind === 'table');
  expect(table?.rows).toEqual([
    ['Checking', 'Ruth Adeyemi, since Jul 1, 2026'],
    ['Checking', 'Sam Okafor, since Jul 1, 2026 through Sep 1, 2026'],
  ]);
  expect(sheets).toMatchObject([{ path: 'signers', rows: [{ to: '' }, { to: '2026-09-01' }] }]);
});
