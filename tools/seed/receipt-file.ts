import type { ReceiptType } from '@pa-ledger/domain/limits';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A receipt as a file. */
export interface ReceiptFile {
  readonly name: string;
  readonly type: ReceiptType;
  readonly bytes: Buffer;
}

const TYPES: Readonly<Record<string, ReceiptType>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Returns a sample receipt: a PDF, a PNG, or a photo, by the name's extension. */
export function sampleReceipt(name: string): ReceiptFile {
  const extension = path.extname(name);
  const type = TYPES[extension];
  if (type === undefined) throw new Error(`There is no sample for ${name}.`);
  const bytes = readFileSync(path.join(import.meta.dirname, 'receipts', `receipt${extension}`));
  return { name, type, bytes };
}

/** Returns a sample paper: a deposit slip, stamped by the bank, or anything else like a receipt. */
export function samplePaper(name: string): ReceiptFile {
  if (!name.startsWith('Deposit slip')) return ownReceipt(name);
  const bytes = readFileSync(path.join(import.meta.dirname, 'receipts', 'deposit-slip.png'));
  return { name, type: 'image/png', bytes };
}

/** The same, with the name after the file's end, where no program looks: the app reports two files with the same bytes. */
export function ownReceipt(name: string): ReceiptFile {
  const { type, bytes } = sampleReceipt(name);
  return { name, type, bytes: Buffer.concat([bytes, Buffer.from(`\n% ${name}\n`)]) };
}
