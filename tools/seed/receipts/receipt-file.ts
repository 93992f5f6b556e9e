import type { ReceiptType } from '@pa-ledger/domain/limits';
import path from 'node:path';
import type { YearSoFar } from '../fiscal-year.ts';
import { drawInvoice } from './invoice.ts';
import { encodeJpeg } from './jpeg.ts';
import { photographSlip, scanSlip } from './paper.ts';
import { encodePng } from './png.ts';
import { printSlip } from './print.ts';
import { receiptTexts } from './receipt-texts.ts';

/** A receipt as a file. */
interface ReceiptFile {
  readonly name: string;
  readonly type: ReceiptType;
  readonly bytes: Buffer;
}

/** Keeps the print sharp in less than 100 kB. */
const QUANTIZER = 28;

/**
 * Draws the sample's receipt of this name: an invoice, a scan, or a photo, by the name's extension. It's drawn anew at each
 * seed because the sample's days move with today; the same day gives the same bytes.
 * @param share when it was written, unless the receipt itself says so.
 */
export function receiptFile(name: string, year: YearSoFar, share: number): ReceiptFile {
  const texts = receiptTexts(name, year, share);
  const extension = path.extname(name);
  if (extension === '.pdf') return { name, type: 'application/pdf', bytes: drawInvoice(texts) };
  const print = printSlip(texts);
  if (extension === '.png')
    return { name, type: 'image/png', bytes: encodePng(scanSlip(print, name)) };
  const { width, height, paint } = photographSlip(print, name);
  const bytes = encodeJpeg(width, height, paint, { quantizer: QUANTIZER });
  return { name, type: 'image/jpeg', bytes };
}
