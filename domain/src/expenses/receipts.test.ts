import { describe, expect, it } from 'vitest';
import { PENDING } from '../../../tests/fixtures/managed-expenses.ts';
import { STATEMENT } from '../../../tests/fixtures/statement.ts';
import { hasStatement, namedReceipts } from './receipts.ts';
import { statementSentence } from './review-messages.ts';

const [RECEIPT] = PENDING.submission.receipts;
if (RECEIPT === undefined) throw new Error('There is no receipt.');
const STATED = { ...RECEIPT, slot: 1, type: 'image/png', statement: STATEMENT } as const;

it('names receipts without hash, path and generation, and statements as such (#143)', () => {
  const { slot, name, type, size } = RECEIPT;
  expect(namedReceipts([RECEIPT, STATED])).toEqual([
    { slot, name, type, size },
    { slot: 1, name, type: 'image/png', size, statement: STATEMENT },
  ]);
});

describe('a statement among receipts (#143)', () => {
  it('is found, and only there', () => {
    expect(hasStatement([RECEIPT])).toBe(false);
    expect(hasStatement([RECEIPT, STATED])).toBe(true);
    // Redacted, it is a statement still.
    expect(hasStatement([{ ...STATED, statement: null }])).toBe(true);
    expect(statementSentence([RECEIPT])).toBeNull();
  });

  it('is told, with how many files it is if there are others', () => {
    const why = ': the submitter says what was bought, where, and why there is no receipt.';
    expect(statementSentence([STATED])).toBe(`Statement instead of a receipt${why}`);
    expect(statementSentence([STATED, STATED])).toBe(`Statement instead of a receipt${why}`);
    expect(statementSentence([RECEIPT, STATED, RECEIPT])).toBe(
      `Statement instead of a receipt (1 of 3 files)${why}`,
    );
  });
});
