import type { ReceiptClaim, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import { MAX_RECEIPT_BYTES, RECEIPT_TYPES } from '@pa-ledger/domain/limits';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECEIPT_POLICY } from '../../functions/src/expenses/receipts/read-receipt.ts';
import { RECEIPT_CASES } from '../fixtures/receipt-cases.ts';
import { jpegReceipt, pdfReceipt, pngReceipt, SPOOFED_FILES } from '../fixtures/receipt-files.ts';
import { foundAssociation } from './support/association.ts';
import { claimOf, filledForm, SMALL_PDF, upload } from './support/expenses.ts';
import { linkTo, readReceipt, submittedWith } from './support/submitted-receipts.ts';
import { newExpenseId } from './support/suite.ts';
import { createTestEnvironment, type TestEnvironment } from './support/test-environment.ts';
import { refusedReceipt } from '../support/refused.ts';

let association: TestEnvironment;
beforeAll(async () => {
  await foundAssociation();
  association = await createTestEnvironment();
});
afterAll(() => association.close());

/** Sends a form to the server's code in this process, where no trigger runs. */
const submitHere = (form: SubmissionInput) => association.submit(form);

/** A PDF of exactly this many bytes. */
function pdfOf(length: number): Buffer {
  const bytes = Buffer.alloc(length, ' ');
  SMALL_PDF.copy(bytes);
  return bytes;
}

describe('valid receipts', () => {
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

  it('keep a policy of their own through the hosting, which lets them run and frame nothing (#48, #87)', async () => {
    const { id } = await submittedWith([pdfReceipt()]);
    const { headers } = await readReceipt(await linkTo(id), '0');
    expect(headers.get('content-security-policy')).toBe(RECEIPT_POLICY);
    expect(RECEIPT_POLICY).toContain("default-src 'none'; sandbox;");
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

  it('of 10 MB are taken, and a byte more is not let in (#49)', async () => {
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

  it('are at most ten (#50)', async () => {
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

describe('a file that is not what it claims to be (#47)', () => {
  it.each(SPOOFED_FILES)(
    '$name is refused under every type, and nothing is stored',
    async ({ bytes }) => {
      const id = newExpenseId();
      for (const [slot, type] of RECEIPT_TYPES.entries()) {
        expect(await upload(id, slot, bytes, type)).toBe(200);
        const claim = claimOf(slot, bytes, type);
        expect(await submitHere(await filledForm({ id, receipts: [claim] }))).toMatchObject(
          refusedReceipt('receiptNotWhatItClaims', claim),
        );
      }
      expect((await association.db.doc(`expenses/${id}`).get()).exists).toBe(false);
    },
  );

  it('is refused among good ones, and as one good type under another', async () => {
    const id = newExpenseId();
    const [pdf, png] = [pdfReceipt(), pngReceipt()];
    expect(await upload(id, 0, pdf.bytes, pdf.type)).toBe(200);
    expect(await upload(id, 1, png.bytes, 'image/jpeg')).toBe(200);
    const receipts = [claimOf(0, pdf.bytes, pdf.type), claimOf(1, png.bytes, 'image/jpeg')];
    const [, odd] = receipts;
    const named = refusedReceipt('receiptNotWhatItClaims', odd ?? { name: '', slot: 0 });
    expect(await submitHere(await filledForm({ id, receipts }))).toMatchObject(named);
    expect(named.body).toMatchObject({ fields: [{ field: 'receipts', slot: 1 }] });
    expect(named.body.error).toContain(odd?.name);
    // Without it the form is taken.
    expect(
      (await submitHere(await filledForm({ id, receipts: receipts.slice(0, 1) }))).status,
    ).toBe(200);
  });
});

describe('a file of the cases', () => {
  it.each(RECEIPT_CASES)(
    '$file is taken as $kind, and as nothing else (#47)',
    async ({ file, bytes, kind }) => {
      const id = newExpenseId();
      const types = RECEIPT_TYPES.toSorted((type) => (type === kind ? 1 : -1));
      for (const [slot, type] of types.entries()) {
        expect(await upload(id, slot, bytes, type)).toBe(200);
        const claim = { ...claimOf(slot, bytes, type), name: receiptNameFor(file, type) };
        const answer = await submitHere(await filledForm({ id, receipts: [claim] }));
        if (type === kind) expect(answer.body).toMatchObject({ success: true });
        else expect(answer).toMatchObject(refusedReceipt('receiptNotWhatItClaims', claim));
      }
    },
  );
});

describe('a form that is wrong about a receipt', () => {
  it.each<[name: string, own: Partial<ReceiptClaim>, code: 'receiptMissing' | 'receiptDamaged']>([
    ['another slot', { slot: 1 }, 'receiptMissing'],
    ['another size', { size: SMALL_PDF.length + 1 }, 'receiptDamaged'],
    ['another type', { type: 'image/png' }, 'receiptDamaged'],
    ['another hash', { sha256: '0'.repeat(64) }, 'receiptDamaged'],
  ])('is refused: %s', async (_name, own, code) => {
    const id = newExpenseId();
    expect(await upload(id, 0, SMALL_PDF)).toBe(200);
    const claim = { ...claimOf(0, SMALL_PDF, 'application/pdf'), ...own };
    const stored = { ...claim, name: receiptNameFor(claim.name, claim.type) };
    const answer = await submitHere(await filledForm({ id, receipts: [claim] }));
    expect(answer).toMatchObject(refusedReceipt(code, stored));
  });

  it('is refused if the receipt belongs to another expense (#53)', async () => {
    const other = await submittedWith([pdfReceipt()]);
    const [theirs = { name: '', slot: -1 }] = other.receipts;
    const answer = await submitHere(await filledForm({ receipts: other.receipts }));
    expect(answer).toMatchObject(refusedReceipt('receiptMissing', theirs));
  });
});
