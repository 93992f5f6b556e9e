import { expect, it } from 'vitest';
import {
  lockedAttachmentPdf,
  lockedPdf,
  readablePdf,
} from '../../../../../tests/fixtures/pdf/locked-pdf.ts';
import { pdfReceipt } from '../../../../../tests/fixtures/receipt-files.ts';
import { ignoreAttachmentLock } from './attachment-lock.ts';

const LOCKED = lockedAttachmentPdf().bytes;

/** Whether a PDF still asks for a password after we've processed it. */
function staysAsItIs(bytes: Buffer): boolean {
  const seen = Uint8Array.from(bytes);
  ignoreAttachmentLock(seen);
  return bytes.equals(seen);
}

const changed = (from: string, to: string) =>
  Buffer.from(LOCKED.toString('latin1').replace(from, to), 'latin1');

it('a lock on the attachments alone is ignored, also in a file that was saved again', () => {
  const opened = Uint8Array.from(LOCKED);
  ignoreAttachmentLock(opened);
  expect(opened).toHaveLength(LOCKED.length);
  expect(Buffer.from(opened).toString('latin1')).not.toContain('/Encrypt ');
  expect(staysAsItIs(Buffer.concat([LOCKED, LOCKED]))).toBe(false);
  // Written over it.
  const [dictionary = ''] = /<< \/Filter \/Standard.*>>/.exec(LOCKED.toString('latin1')) ?? [];
  expect(staysAsItIs(changed('/Encrypt 6 0 R', `/Encrypt ${dictionary}`))).toBe(false);
});

it.each([
  ['that has no lock', pdfReceipt().bytes],
  ['that is locked', lockedPdf('secret').bytes],
  ['that anybody may read', readablePdf().bytes],
  ['whose streams are locked too', changed('/StmF /Identity', '/StmF /StdCF   ')],
  ['whose strings are locked too', changed('/StrF /Identity', '/StrF /StdCF   ')],
  ['whose lock knows no filters', changed('/V 4', '/V 2')],
  ['whose lock is nowhere', changed('6 0 obj', '9 0 obj')],
  ['with two locks', Buffer.concat([LOCKED, changed('/Encrypt 6', '/Encrypt 8')])],
])('a PDF %s stays as it is', (_name, bytes) => {
  expect(staysAsItIs(bytes)).toBe(true);
});
