import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS } from '../../../../../tests/fixtures/packet-entries.ts';
import {
  ACTOR,
  at,
  expense,
  expenseId,
  type Documents,
} from '../../../../../tests/fixtures/packet-requests.ts';
import type { StoredDocument } from '../../../data/data.ts';
import type { Block, PacketPart } from './packet.ts';
import { readMoneyBooks } from './read-payments.ts';
import { requestsPart } from './requests-part.ts';

const APPROVED = [
  'Approved by president@example.com, Aug 3, 2026, 8:00 AM',
  'Approved by treasurer@example.com, Aug 5, 2026, 8:00 AM',
];
const lines = (...told: readonly string[]): string => told.join('\n');
const sent = (day: string) => ({ submittedAt: at(`${day}T16:00:00Z`), payment: null });
const open = (role: string, own: object = {}) => ({
  role,
  status: 'open',
  approvers: ['SECRET-asked@example.com'],
  blocked: null,
  nonce: 'SECRET-open-nonce',
  openedAt: at('2026-11-01T12:00:00Z'),
  resentAt: null,
  decision: null,
  ...own,
});
const rejection = (day: string) =>
  open('president', {
    status: 'rejected',
    decision: { ...ACTOR, action: 'reject', at: at(`${day}T16:00:00Z`), reason: 'Not for school' },
  });

/** Requests in each status, besides those of the books that payments pay; D there was approved before the days. */
const OWN: Documents = {
  [`expenses/${expenseId('P')}`]: expense('P', 10, {
    ...sent('2026-11-02'),
    status: 'pending',
    approvedOn: null,
    steps: [open('eventApprover', { categoryId: 'fair' })],
  }),
  [`expenses/${expenseId('Q')}`]: expense('Q', 11, {
    ...sent('2026-10-02'),
    status: 'returned',
    approvedOn: null,
    returned: { ...ACTOR, at: at('2026-10-03T16:00:00Z'), step: 0, note: 'Which shop?' },
  }),
  [`expenses/${expenseId('R')}`]: expense('R', 12, {
    ...sent('2026-10-05'),
    status: 'rejected',
    approvedOn: null,
    // Somebody rejected only their part before.
    steps: [
      open('eventApprover', { decision: { ...ACTOR, action: 'reject', at: 0, reason: 'Part' } }),
      rejection('2026-10-06'),
    ],
  }),
  [`expenses/${expenseId('W')}`]: expense('W', 13, {
    ...sent('2026-10-07'),
    status: 'withdrawn',
    approvedOn: null,
    steps: [],
    withdrawnAt: at('2026-10-08T16:00:00Z'),
  }),
  // Afterwards it's as if it had been decided, or paid, in time.
  [`expenses/${expenseId('X')}`]: expense('X', 14, {
    ...sent('2026-11-20'),
    status: 'rejected',
    approvedOn: null,
    steps: [rejection('2026-12-01')],
  }),
  [`expenses/${expenseId('Y')}`]: expense('Y', 15, {
    ...sent('2026-11-21'),
    approvedOn: '2026-11-25',
    payment: { id: `${expenseId('Y')}-1`, date: '2026-12-02' },
  }),
  [`expenses/${expenseId('Z')}`]: expense('Z', 16, {
    ...sent('2026-11-22'),
    status: 'approved',
    approvedOn: '2026-12-03',
  }),
  // Sent long before, and paid only after the days.
  [`expenses/${expenseId('O')}`]: expense('O', 17, {
    ...sent('2026-06-22'),
    approvedOn: '2026-06-30',
    payment: { id: `${expenseId('O')}-1`, date: '2026-12-04' },
  }),
  // Not of these days.
  [`expenses/${expenseId('N')}`]: expense('N', 18, {
    ...sent('2026-12-01'),
    status: 'approved',
    approvedOn: '2026-12-03',
  }),
  [`expenses/${expenseId('E')}`]: expense('E', 19, {
    ...sent('2026-06-22'),
    status: 'rejected',
    approvedOn: null,
    steps: [rejection('2026-10-06')],
  }),
};

async function partOf(
  own: Documents,
  order?: (found: readonly StoredDocument[]) => readonly StoredDocument[],
): Promise<PacketPart> {
  const reader = documentReader({ ...PACKET_DOCUMENTS, ...own }, [], order);
  const { bank, requests } = await readMoneyBooks(reader, DAYS);
  return requestsPart(bank, requests);
}

function tablesOf({ blocks }: PacketPart): readonly Extract<Block, { kind: 'table' }>[] {
  return blocks.filter((block) => block.kind === 'table');
}

function warningsOf({ blocks }: PacketPart): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' && block.tone === 'warning' ? [block.text] : [],
  );
}

describe('the requests without a payment', () => {
  it('are told as they were on the last day, and what became of them', async () => {
    const part = await partOf(OWN);
    const rows = tablesOf(part).map((table) =>
      table.rows.map((row) => [row[0], row[4]?.replace('\nFall Festival', ''), row[5], row[6]]),
    );
    expect(rows).toEqual([
      [
        ['Jun 22, 2026', 'Pumpkins of O', lines(...APPROVED, 'Paid on Dec 4, 2026'), '$17.00'],
        ['Aug 1, 2026', 'Pumpkins of D', lines(...APPROVED), '$30.00'],
        ['Nov 21, 2026', 'Pumpkins of Y', lines(...APPROVED, 'Paid on Dec 2, 2026'), '$15.00'],
      ],
      [
        [
          'Oct 2, 2026',
          'Pumpkins of Q',
          lines(...APPROVED, 'Sent back by admin@example.com, Oct 3, 2026, 12:00 PM: Which shop?'),
          '$11.00',
        ],
        ['Nov 2, 2026', 'Pumpkins of P', 'Waiting for Event Approver', '$10.00'],
        [
          'Nov 20, 2026',
          'Pumpkins of X',
          'Rejected by admin@example.com, Dec 1, 2026, 11:00 AM: Not for school',
          '$14.00',
        ],
        ['Nov 22, 2026', 'Pumpkins of Z', lines(...APPROVED), '$16.00'],
      ],
      [
        [
          'Oct 5, 2026',
          'Pumpkins of R',
          'Rejected by admin@example.com, Oct 6, 2026, 12:00 PM: Not for school',
          '$12.00',
        ],
        [
          'Oct 7, 2026',
          'Pumpkins of W',
          'Withdrawn by who sent it, Oct 8, 2026, 12:00 PM',
          '$13.00',
        ],
      ],
    ]);
    expect(tablesOf(part).map(({ total }) => total?.at(-1))).toEqual([
      '$62.00',
      '$51.00',
      '$25.00',
    ]);
    expect(part.note).toBe('9 requests');
    expect(warningsOf(part)).toEqual([
      '3 requests of $62.00 in all were approved and not paid on Nov 30, 2026.',
      '4 requests of $51.00 in all weren’t decided on Nov 30, 2026.',
    ]);
    expect(part.sheets[0]?.rows).toHaveLength(9);
    expect(JSON.stringify(part)).not.toContain('SECRET');
  });

  it('are none where all is paid', async () => {
    const part = await partOf({
      [`expenses/${expenseId('D')}`]: expense('D', 30, { payment: { date: '2026-08-06' } }),
    });
    expect(part.sheets).toEqual([]);
    expect(warningsOf(part)).toEqual([]);
    expect(part.blocks[0]).toMatchObject({ text: 'Every request of these days is paid.' });
  });

  it('are the same in whichever order they come', async () => {
    expect(await partOf(OWN, (found) => found.toReversed())).toEqual(await partOf(OWN));
  });
});
