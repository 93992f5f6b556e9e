import { beforeAll, describe, expect, it } from 'vitest';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { decideWith, submit } from './support/api.ts';
import { foundAssociation } from './support/association.ts';
import { claimOf, filledForm, SMALL_PDF, upload } from './support/expenses.ts';
import { forgetExpense } from './support/forget.ts';
import { brokenInvariants } from './support/invariants.ts';
import { snapshotOf } from './support/snapshot.ts';
import { linkTo, readReceipt, submittedWith } from './support/submitted-receipts.ts';
import { bucket, db, newExpenseId, suite } from './support/suite.ts';
import { refused } from '../support/refused.ts';

beforeAll(() => foundAssociation());

describe('a receipt that somebody tries to replace (#51, #52)', () => {
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
      'the same bytes written again',
      (path) =>
        bucket.file(path).save(SMALL_PDF, { contentType: 'application/pdf', resumable: false }),
    ],
    ['nothing', (path) => bucket.file(path).delete()],
  ])(
    'that is replaced by %s with all rights cannot be approved, but can be rejected',
    async (_name, swap) => {
      const { id } = await submittedWith([
        { name: 'a.pdf', type: 'application/pdf', bytes: SMALL_PDF },
      ]);
      const token = await linkTo(id);
      const before = await snapshotOf(id);
      await swap(`receipts/${id}/0`);
      const changed = refused('changedSinceSent');
      expect(await decideWith(token)).toMatchObject(changed);
      expect(await decideWith(token)).toMatchObject(changed);
      const read = await readReceipt(token, '0');
      expect(read.status).toBe(409);
      expect(await snapshotOf(id)).toEqual(before);

      expect((await decideWith(token, 'reject', 'The receipt was changed.')).status).toBe(200);
      expect((await db.doc(`expenses/${id}`).get()).get('status')).toBe('rejected');
      expect(await brokenInvariants(db, [id])).toEqual([]);
      await forgetExpense(id);
    },
  );
});

describe('a receipt of another expense (#53)', () => {
  it('is not opened by a link, whatever slot is asked for', async () => {
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
    const at = `${suite('STORAGE_EMULATOR_HOST')}/v0/b/${bucket.name}/o`;
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
