import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { describe, expect, it } from 'vitest';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { expenseId } from '../../../../../tests/fixtures/packet-requests.ts';
import {
  factsIn,
  filesIn,
  NO_NOTES,
  partAt,
  paymentPartsOf,
  tables,
  warnings,
} from '../../../../../tests/support/packet-payments.ts';

describe('a payment', () => {
  const PATH = 'payments/001-check-1041';

  it('has each approval with who, when, how, and how much', async () => {
    const approvals = tables(await partAt(PATH)).find(({ caption }) => caption === 'Approvals');
    expect(approvals?.rows).toEqual([
      [
        'President',
        'Approved',
        'president@example.com',
        'Aug 3, 2026, 8:00 AM',
        'By the link emailed to them on Aug 1, 2026, 8:00 AM',
        '$84.35',
        '',
      ],
      [
        'Treasurer',
        'Approved',
        'treasurer@example.com',
        'Aug 5, 2026, 8:00 AM',
        'In the panel',
        '$64.35',
        '',
      ],
    ]);
  });

  it('names a link by its last sending, and a stand-in with a note', async () => {
    const decided = { by: 'x@example.com', at: Date.parse('2026-08-05T12:00:00Z'), reason: '' };
    const step = {
      role: 'treasurer',
      status: 'approved',
      approvers: [],
      blocked: null,
      openedAt: Date.parse('2026-08-01T12:00:00Z'),
      decision: { action: 'approve', ...decided },
    };
    const resent = ['2026-08-04T12:00:00Z', '2026-08-06T12:00:00Z'].map((at) => ({
      ...step,
      resentAt: Date.parse(at),
    }));
    const steps = [...resent, { ...step, status: 'open', decision: null, resentAt: null }];
    const path = `expenses/${expenseId('B')}`;
    const part = await partAt('payments/005-check-1046', {
      [path]: { ...PACKET_DOCUMENTS[path], steps },
    });
    const approvals = tables(part).filter(({ caption }) => caption === 'Approvals');
    expect(approvals[0]?.rows.map((row) => row[4])).toEqual([
      'By the link emailed to them on Aug 4, 2026, 8:00 AM',
      'By the link emailed to them on Aug 1, 2026, 8:00 AM',
      '',
    ]);
    expect(approvals[0]?.rows[2]?.[1]).toBe('Not decided');
    expect(approvals[1]?.rows).toEqual([
      [
        'Stand-in for the President',
        'Approved',
        'vice@example.com',
        'Aug 3, 2026, 8:00 AM',
        'By the link emailed to them on Aug 1, 2026, 8:00 AM',
        '$30.00',
        'Fine by me',
      ],
    ]);
  });

  it('tells what changed, and the versions before', async () => {
    const part = await partAt(PATH);
    const said = part.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    expect(said).toContain(
      'Aug 5, 2026, 8:00 AM, treasurer@example.com: Approved as Treasurer, with a note: Balloons are not ours It’s $64.35 now, instead of $84.35. That was the last approval.',
    );
    expect(said).toContain('Version 2, sent on Aug 2, 2026, 8:00 AM');
    expect(said).toContain('Sent back by president@example.com: The amount is off');
    expect(tables(part).find(({ columns }) => columns[1]?.label === 'Before')?.rows).toEqual([
      ['Amount', '$90.00', '$84.35'],
      ['Notes', '', 'changed'],
      [
        'Receipts',
        'receipt A.jpg',
        'receipt A.jpg\nstatement.png (statement instead of a receipt)',
      ],
    ]);
  });

  it('tells of a change without its history, and asks for the second person', async () => {
    const path = `expenses/${expenseId('D')}`;
    const at = Date.parse('2026-08-20T12:00:00Z');
    const changed = { by: 'admin@example.com', at, reason: 'Wrong event' };
    const own = {
      [path]: {
        ...PACKET_DOCUMENTS[path],
        status: 'paid',
        adjusted: { ...changed, role: null, from: 45 },
        reclassified: [
          { ...changed, on: '2026-10-01', lines: [], needsConfirmation: true, confirmed: null },
        ],
      },
    };
    const part = await partAt('payments/009-transfer', own);
    expect(JSON.stringify(part)).toContain('It’s $30.00 instead of $45.00: Wrong event');
    expect(warnings(part)).toContain(
      'No second person has confirmed the last change after the payment.',
    );
    // Both approved what it was before.
    const approvals = tables(part).find(({ caption }) => caption === 'Approvals');
    expect(approvals?.rows.map((row) => row[5])).toEqual(['$45.00', '$45.00']);
  });

  it('shows receipts, the statement instead of one with its facts, and what was added later', async () => {
    const part = await partAt(PATH);
    const reference = referenceOf(expenseId('A'));
    expect(
      filesIn(part).map(({ caption, file }) => [caption, file.of, file.id, file.slot]),
    ).toEqual([
      [`Receipt 1 of 2 for ${reference} ($84.35 in all)`, 'expense', expenseId('A'), 0],
      [
        `Statement instead of a receipt, 2 of 2 for ${reference} ($84.35 in all)`,
        'expense',
        expenseId('A'),
        1,
      ],
      [`Added later to ${reference}`, 'papers', `expenses~${expenseId('A')}`, 0],
    ]);
    expect(warnings(part)).toContain('Statement instead of a receipt');
    expect(factsIn(part).get('Where it was bought')).toBe('Miller’s farm stand, Route 9');
  });

  it('tells of receipts that are gone or never were', async () => {
    const path = `expenses/${expenseId('B')}`;
    const at = Date.parse('2026-12-01T12:00:00Z');
    const removed = { ...PACKET_DOCUMENTS[path], redactedAt: at };
    const gone = await partAt('payments/005-check-1046', { [path]: removed });
    expect(warnings(gone)).toContain(
      'Its receipts were removed on Dec 1, 2026, as requests of long ago are.',
    );
    const submission = { ...(PACKET_DOCUMENTS[path]?.['submission'] as object), receipts: [] };
    const none = await partAt('payments/005-check-1046', {
      [path]: { ...PACKET_DOCUMENTS[path], submission },
    });
    expect(warnings(none)).toContain('The request has no receipts.');
  });

  it('says where the receipts are once another payment pays it', async () => {
    const voided = await partAt('payments/004-check-1045');
    expect(filesIn(voided)).toEqual([]);
    expect(JSON.stringify(voided)).toContain(
      'Its receipts are with Check 1046 (part 005), which pays it.',
    );
    expect(filesIn(await partAt('payments/005-check-1046'))).toHaveLength(2);
    // Nothing else pays this one.
    expect(filesIn(await partAt('payments/009-transfer'))).toHaveLength(1);
  });

  it('names a request that cannot be found', async () => {
    const parts = await paymentPartsOf({ [`expenses/${expenseId('C')}`]: null });
    expect(JSON.stringify(parts)).toContain(
      `Request ${referenceOf(expenseId('C'))} was not found.`,
    );
  });

  it('has its marks, flags, and findings as warnings', async () => {
    const finding = (id: string, on: object) => ({
      id,
      on: on as { collection: 'payments'; id: string },
      text: `Why ${id}?`,
      name: 'Rita Reviewer',
      status: 'open' as const,
      at: Date.parse('2027-01-05T15:00:00Z'),
    });
    const part = await partAt(
      PATH,
      {},
      {
        ...NO_NOTES,
        marks: new Map([[expenseId('A'), ['The payee is an officer']]]),
        findings: [
          finding('f2', { collection: 'expenses', id: expenseId('A') }),
          finding('f1', { collection: 'payments', id: `${expenseId('A')}-1` }),
          finding('f3', { collection: 'expenses', id: expenseId('B') }),
        ],
      },
    );
    expect(warnings(part).slice(0, 5)).toEqual([
      'Only 1 of 2 signatures of this check is recorded.',
      'Paid to the payer’s name',
      'Finding (Open) by Rita Reviewer, Jan 5, 2027, 10:00 AM: Why f1?',
      'Finding (Open) by Rita Reviewer, Jan 5, 2027, 10:00 AM: Why f2?',
      'The payee is an officer',
    ]);
  });

  it('has a resolved finding as it is, and no warning of it', async () => {
    const finding = {
      id: 'f1',
      on: { collection: 'payments', id: `${expenseId('A')}-1` },
      text: 'Why?',
      name: 'Rita Reviewer',
      status: 'resolved',
      at: Date.parse('2027-01-05T15:00:00Z'),
    } as const;
    const part = await partAt(PATH, {}, { ...NO_NOTES, findings: [finding] });
    const told = 'Finding (Resolved) by Rita Reviewer, Jan 5, 2027, 10:00 AM: Why?';
    expect(part.blocks).toContainEqual({ kind: 'text', text: told });
  });

  it('has an address only where it is given', async () => {
    const addresses = new Map([[expenseId('A'), '12 Orchard Lane\nMaple Grove']]);
    const told = await partAt(PATH, {}, { ...NO_NOTES, addresses });
    expect(factsIn(told).get('Mailing address')).toBe('12 Orchard Lane\nMaple Grove');
    expect(factsIn(await partAt(PATH)).has('Mailing address')).toBe(false);
  });

  it('shows what it counted as before a change', async () => {
    const path = `payments/${expenseId('A')}-1`;
    const [line] = (PACKET_DOCUMENTS[path]?.['lines'] ?? []) as object[];
    const reclassified = [{ on: '2026-10-01', lines: [{ ...line, categoryId: 'office' }] }];
    const part = await partAt(PATH, { [path]: { ...PACKET_DOCUMENTS[path], reclassified } });
    expect(tables(part)[0]?.rows[1]?.[1]).toBe(
      'Until Oct 1, 2026 it counted as $64.35 for Office from Main Fund.',
    );
  });
});
