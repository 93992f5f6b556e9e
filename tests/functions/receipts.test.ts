import { ERRORS } from '@pa-ledger/domain/errors';
import type { ReceiptClaim } from '@pa-ledger/domain/expense';
import { MAX_RECEIPT_BYTES, RECEIPT_TYPES } from '@pa-ledger/domain/limits';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  jpegReceipt,
  pdfReceipt,
  pngReceipt,
  SPOOFED_FILES,
  type ReceiptFile,
} from '../fixtures/receipt-files.ts';
import { decideWith, send, submit } from './support/api.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { claimOf, filledForm, SMALL_PDF, upload } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { snapshotOf } from './support/snapshot.ts';
import { bucket, db, newExpenseId } from './support/suite.ts';
import { tokenIn } from './support/world.ts';

beforeAll(() => foundAssociation());

/** Uploads files as the page does and submits a form with them. @returns the form, which was taken. */
async function submittedWith(files: readonly ReceiptFile[]) {
  const id = newExpenseId();
  const receipts: ReceiptClaim[] = [];
  for (const [slot, { name, type, bytes }] of files.entries()) {
    expect(await upload(id, slot, bytes, type)).toBe(200);
    receipts.push({ ...claimOf(slot, bytes, type), name });
  }
  const form = await filledForm({ id, receipts });
  expect((await submit(form)).body).toEqual({ success: true });
  return form;
}

function linkTo(expenseId: string, approver: string = PEOPLE.president): Promise<string> {
  return tokenIn(db, { expenseId, step: 0, approver });
}

function readReceipt(token: string, slot: string) {
  return send(`/api/receipt?slot=${slot}`, { headers: { 'X-Approval-Token': token } });
}

/** A PDF of exactly this many bytes. */
function pdfOf(length: number): Buffer {
  const bytes = Buffer.alloc(length, ' ');
  SMALL_PDF.copy(bytes);
  return bytes;
}

describe('receipts in order', () => {
  it('of every type come back to the approver byte by byte, as attachments', async () => {
    const files = [pdfReceipt(), pngReceipt(), jpegReceipt()];
    const { id } = await submittedWith(files);
    const token = await linkTo(id);
    for (const [slot, { bytes, type, name }] of files.entries()) {
      const answer = await readReceipt(token, String(slot));
      expect(answer.status).toBe(200);
      expect(answer.bytes.equals(bytes)).toBe(true);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('may begin with long notes of the device: a colour profile, a preview', async () => {
    const { bytes } = pngReceipt();
    const headEnd = 8 + 25;
    const data = Buffer.concat([Buffer.from('iCCPsome profile\0\0'), Buffer.alloc(20_000, 1)]);
    const chunk = Buffer.alloc(8);
    chunk.writeUInt32BE(data.length - 4, 0);
    chunk.writeUInt32BE(crc32(data), 4);
    const long = Buffer.concat([
      bytes.subarray(0, headEnd),
      chunk.subarray(0, 4),
      data,
      chunk.subarray(4),
      bytes.subarray(headEnd),
    ]);
    await submittedWith([{ name: 'screenshot.png', type: 'image/png', bytes: long }]);
  });

  it('#49 of 10 MB are taken, and a byte more is not let in', async () => {
    const largest = pdfOf(MAX_RECEIPT_BYTES);
    const form = await submittedWith([
      { name: 'large.pdf', type: 'application/pdf', bytes: largest },
    ]);
    const answer = await readReceipt(await linkTo(form.id), '0');
    expect(answer.bytes.equals(largest)).toBe(true);
    const id = newExpenseId();
    expect(await upload(id, 0, pdfOf(MAX_RECEIPT_BYTES + 1))).toBe(403);
    expect(await upload(id, 0, Buffer.alloc(0))).toBe(403);
  });

  it('#50 are ten at most', async () => {
    const bytes = SMALL_PDF;
    const ten = Array.from({ length: 10 }, (_, slot) => ({
      name: `page ${slot}.pdf`,
      type: 'application/pdf' as const,
      bytes: Buffer.concat([bytes, Buffer.from(`%${slot}\n`)]),
    }));
    const { id } = await submittedWith(ten);
    const token = await linkTo(id);
    expect((await readReceipt(token, '9')).bytes.equals(ten[9]?.bytes ?? bytes)).toBe(true);
    for (const slot of [10, '00', 'a', '0/1', '-1']) {
      expect(await upload(newExpenseId(), slot, bytes)).toBe(403);
    }
  });
});

describe('#47 a file that is not what it claims to be', () => {
  it.each(SPOOFED_FILES)(
    '$name is refused under every type, and nothing is stored',
    async ({ bytes }) => {
      const id = newExpenseId();
      for (const [slot, type] of RECEIPT_TYPES.entries()) {
        expect(await upload(id, slot, bytes, type)).toBe(200);
        const form = await filledForm({ id, receipts: [claimOf(slot, bytes, type)] });
        expect(await submit(form)).toMatchObject({
          status: 415,
          body: { success: false, error: ERRORS.receiptNotWhatItClaims.message },
        });
      }
      expect((await db.doc(`expenses/${id}`).get()).exists).toBe(false);
    },
  );

  it('is refused among good ones, and as one good type under another', async () => {
    const id = newExpenseId();
    const [pdf, png] = [pdfReceipt(), pngReceipt()];
    expect(await upload(id, 0, pdf.bytes, pdf.type)).toBe(200);
    expect(await upload(id, 1, png.bytes, 'image/jpeg')).toBe(200);
    const receipts = [claimOf(0, pdf.bytes, pdf.type), claimOf(1, png.bytes, 'image/jpeg')];
    expect((await submit(await filledForm({ id, receipts }))).status).toBe(415);
    // Without it the form is taken.
    expect((await submit(await filledForm({ id, receipts: receipts.slice(0, 1) }))).status).toBe(
      200,
    );
  });
});

describe('a claim about a receipt that does not hold', () => {
  const missing = ERRORS.receiptMissing.message;
  const damaged = ERRORS.receiptDamaged.message;

  it.each<[name: string, own: Partial<ReceiptClaim>, error: string]>([
    ['another slot', { slot: 1 }, missing],
    ['another size', { size: SMALL_PDF.length + 1 }, damaged],
    ['another type', { type: 'image/png' }, damaged],
    ['another hash', { sha256: '0'.repeat(64) }, damaged],
  ])('is refused: %s', async (_name, own, error) => {
    const id = newExpenseId();
    expect(await upload(id, 0, SMALL_PDF)).toBe(200);
    const receipts = [{ ...claimOf(0, SMALL_PDF, 'application/pdf'), ...own }];
    const answer = await submit(await filledForm({ id, receipts }));
    expect(answer).toMatchObject({ status: 400, body: { success: false, error } });
  });

  it('#53 is refused when the receipt is that of another expense', async () => {
    const other = await submittedWith([pdfReceipt()]);
    const answer = await submit(await filledForm({ receipts: other.receipts }));
    expect(answer).toMatchObject({ status: 400, body: { error: missing } });
  });
});

describe('#51 #52 a receipt that somebody would swap', () => {
  it('is not overwritten by a second upload, before or after the form is sent', async () => {
    const id = newExpenseId();
    expect(await upload(id, 0, SMALL_PDF)).toBe(200);
    expect(await upload(id, 0, pdfReceipt().bytes)).toBe(403);
    const receipts = [claimOf(0, SMALL_PDF, 'application/pdf')];
    expect((await submit(await filledForm({ id, receipts }))).status).toBe(200);
    expect(await upload(id, 0, pdfReceipt().bytes)).toBe(403);
    expect(await upload(id, 1, pdfReceipt().bytes)).toBe(403);
    expect((await readReceipt(await linkTo(id), '0')).bytes.equals(SMALL_PDF)).toBe(true);
  });

  it.each<[name: string, swap: (path: string) => Promise<unknown>]>([
    [
      'other bytes',
      (path) =>
        bucket
          .file(path)
          .save(pdfReceipt().bytes, { contentType: 'application/pdf', resumable: false }),
    ],
    [
      'the same bytes written anew',
      (path) =>
        bucket.file(path).save(SMALL_PDF, { contentType: 'application/pdf', resumable: false }),
    ],
    ['nothing', (path) => bucket.file(path).delete()],
  ])(
    '%s in its place, put there with all rights, cannot be approved; it can be rejected',
    async (_name, swap) => {
      const { id } = await submittedWith([
        { name: 'a.pdf', type: 'application/pdf', bytes: SMALL_PDF },
      ]);
      const token = await linkTo(id);
      const before = await snapshotOf(id);
      await swap(`receipts/${id}/0`);
      const changed = {
        status: 409,
        body: { success: false, error: ERRORS.changedSinceSent.message },
      };
      expect(await decideWith(token)).toMatchObject(changed);
      expect(await decideWith(token)).toMatchObject(changed);
      const read = await readReceipt(token, '0');
      expect(read.status).toBe(409);
      expect(await snapshotOf(id)).toEqual(before);

      expect((await decideWith(token, 'reject', 'The receipt was changed.')).status).toBe(200);
      expect((await db.doc(`expenses/${id}`).get()).get('status')).toBe('rejected');
      expect(await brokenInvariants(db, [id])).toEqual([]);
    },
  );
});

describe('#53 a receipt of another expense', () => {
  it('is not reached by a link, whatever slot is asked for', async () => {
    const other = await submittedWith([pdfReceipt()]);
    const { id } = await submittedWith([
      { name: 'a.pdf', type: 'application/pdf', bytes: SMALL_PDF },
    ]);
    const token = await linkTo(id);
    const slots = [
      '',
      '1',
      '-1',
      '00',
      '0.0',
      '0%20',
      '%00',
      'null',
      '__proto__',
      `../${other.id}/0`,
    ];
    for (const slot of [...slots, `..%2F${other.id}%2F0`, `0&expenseId=${other.id}`]) {
      const answer = await readReceipt(token, slot);
      if (slot.startsWith('0&')) expect(answer.bytes.equals(SMALL_PDF)).toBe(true);
      else expect([slot, answer.status]).toEqual([slot, 400]);
    }
    expect((await readReceipt('', '0')).status).toBe(403);
  });

  it('is not read, listed or deleted from the bucket by anybody without rights', async () => {
    const { id } = await submittedWith([pdfReceipt()]);
    const at = `${process.env['STORAGE_EMULATOR_HOST'] ?? ''}/v0/b/${bucket.name}/o`;
    const name = encodeURIComponent(`receipts/${id}/0`);
    for (const [method, url] of [
      ['GET', `${at}/${name}`],
      ['GET', `${at}/${name}?alt=media`],
      ['GET', `${at}?prefix=receipts/${id}/`],
      ['DELETE', `${at}/${name}`],
      ['PATCH', `${at}/${name}`],
    ] as const) {
      const response = await fetch(url, { method });
      expect(`${method} ${response.status}`).toBe(`${method} 403`);
      await response.arrayBuffer();
    }
  });
});
