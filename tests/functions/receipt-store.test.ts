import { buffer } from 'node:stream/consumers';
import type { Receipt, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import { MAX_RECEIPT_BYTES, type ReceiptType } from '@pa-ledger/domain/limits';
import { describe, expect, it } from 'vitest';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import { DomainError } from '../../functions/src/platform/domain-error.ts';
import { pdfReceipt, pngReceipt, SPOOFED_FILES } from '../fixtures/receipt-files.ts';
import { claimOf, placeReceipt, SMALL_PDF } from './support/expenses.ts';
import { bucket, newExpenseId } from './support/suite.ts';

/** The server's look at receipts in the bucket: each claim has one thing wrong. */
const store = createReceiptStore(bucket);

/** The receipt that was pinned, or the code of the refusal. */
async function outcomeOf<Result>(act: Promise<Result>): Promise<Result | string> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

async function pinned(bytes: Buffer, type: ReceiptType, own: Partial<ReceiptClaim> = {}) {
  const id = newExpenseId();
  const claim = await placeReceipt(id, 0, bytes, type);
  return outcomeOf(store.pin(id, { ...claim, ...own }));
}

describe('pinning a receipt', () => {
  it('keeps what the form says, with its path and generation', async () => {
    const { bytes, type } = pngReceipt();
    expect(await pinned(bytes, 'image/png')).toMatchObject({
      ...claimOf(0, bytes, 'image/png'),
      type,
      generation: expect.stringMatching(/^\d+$/) as string,
    });
  });

  it.each(SPOOFED_FILES)('refuses $name under the type of a PDF (#47)', async ({ bytes }) => {
    expect(await pinned(bytes, 'application/pdf')).toBe('receiptNotWhatItClaims');
  });

  it('refuses a valid file under another type (#47)', async () => {
    expect(await pinned(pdfReceipt().bytes, 'image/png')).toBe('receiptNotWhatItClaims');
  });

  it.each<[name: string, own: Partial<ReceiptClaim>]>([
    ['hash', { sha256: 'a'.repeat(64) }],
    ['size', { size: SMALL_PDF.length + 1 }],
    ['type', { type: 'image/jpeg' }],
  ])('refuses another %s than the object has (#52)', async (_name, own) => {
    expect(await pinned(SMALL_PDF, 'application/pdf', own)).toBe('receiptDamaged');
  });

  it('refuses an object that does not exist or belongs to another expense (#53)', async () => {
    expect(await pinned(SMALL_PDF, 'application/pdf', { slot: 1 })).toBe('receiptMissing');
    const claim = await placeReceipt(newExpenseId());
    expect(await outcomeOf(store.pin(newExpenseId(), claim))).toBe('receiptMissing');
    expect(claim.size).toBeLessThan(MAX_RECEIPT_BYTES);
  });
});

describe('a receipt that was pinned (#52)', () => {
  async function receiptOf(id: string): Promise<Receipt> {
    return store.pin(id, await placeReceipt(id));
  }

  it('is read while it is the same object', async () => {
    const receipt = await receiptOf(newExpenseId());
    expect(await store.isUnchanged(receipt)).toBe(true);
    expect(await buffer(await store.read(receipt))).toEqual(SMALL_PDF);
  });

  it('is not read if another object replaced it, even with the same bytes', async () => {
    const id = newExpenseId();
    const receipt = await receiptOf(id);
    await placeReceipt(id);
    expect(await store.isUnchanged(receipt)).toBe(false);
    expect(await outcomeOf(store.read(receipt))).toBe('changedSinceSent');
  });
});
