import { describe, expect, it } from 'vitest';
import type { PreparedReceipt } from '../ui/receipts/upload/prepare-receipt.ts';
import type { ReceiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';
import { ReceiptUploads } from './receipt-uploads.ts';

const ID = 'Ab3dEf6hIj9kLm2nOp5q';
const NOW = Date.UTC(2026, 8, 30);
const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

function prepared({ name }: File): PreparedReceipt {
  const type = 'application/pdf';
  return {
    name,
    type,
    bytes: new Blob(['%PDF-'], { type }),
    sha256: 'a'.repeat(64),
    shrunk: false,
  };
}

/** Uploads whose first one fails, and whose reading of a file called `slow.pdf` ends with `finishReading`. */
function uploadsWithOneFailed() {
  const slots: number[] = [];
  const slow = Promise.withResolvers<undefined>();
  const work: ReceiptProcessing = {
    async prepare(chosen) {
      if (chosen.name === 'slow.pdf') await slow.promise;
      return prepared(chosen);
    },
    upload({ slot }) {
      slots.push(slot);
      return slots.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('stored');
    },
  };
  const uploads = new ReceiptUploads(ID, [], work, () => NOW);
  const statuses = () => uploads.view().items.map(({ status }) => status);
  return { uploads, slots, statuses, finishReading: () => slow.resolve(undefined) };
}

describe('ReceiptUploads', () => {
  it('sends a file once however often it is tried again while another one is read', async () => {
    const { uploads, slots, statuses, finishReading } = uploadsWithOneFailed();
    uploads.add([file('lunch.pdf')]);
    await uploads.settled();
    expect(statuses()).toEqual(['failed']);
    uploads.add([file('slow.pdf')]);
    for (const { key } of uploads.view().items) uploads.retry(key);
    uploads.retryAll();
    expect(statuses()).toEqual(['preparing', 'preparing']);
    finishReading();
    await uploads.settled();
    expect(statuses()).toEqual(['uploaded', 'uploaded']);
    expect(uploads.view().items.map(({ stored }) => stored?.uploadedAt)).toEqual([NOW, NOW]);
    // The slot of the failed upload is free again.
    expect(slots).toEqual([0, 0, 1]);
  });
});
