import { membersOf, textOf } from '@pa-ledger/domain/untyped';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { paperPlace } from '@pa-ledger/domain/papers/paper';
import type { Row } from './csv-tables.ts';
import { PAPERS_FOLDER, RECEIPTS_FOLDER } from './manifest.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** The app's own objects: the expense's id, and the slot. */
const OBJECT = /^receipts\/([A-Za-z0-9]{20})\/(\d)$/;
const PAPER = /^papers\/([\w~-]+)\/\d$/;

const FOLDER = new RegExp(`^(?:${RECEIPTS_FOLDER}|${PAPERS_FOLDER})`);

/** In characters of at most 4 bytes each: with slot and ending, file systems accept 255 bytes. */
const LONGEST_NAME = 60;

/** Returns the file in the archive for an object of Cloud Storage. Each object has its own. */
export type NameReceiptFile = (object: string, contentType: string) => string;

/**
 * Names receipts for people: `receipts/K7QM-2XFA/0-lunch.pdf` is the first receipt of the expense with this reference. A
 * paper keeps its path: `papers/deposits~{deposit}/0.jpg`.
 * @param expenses all expenses, because only they have the receipts' original names.
 */
export function receiptFileNames(expenses: readonly Row[]): NameReceiptFile {
  const originals = new Map(expenses.flatMap(originalNames));
  const expenseOf = new Map(expenses.flatMap(placesOf));
  const owners = new Map<string, string>();
  return (object, contentType) => {
    const extension = EXTENSIONS[contentType] ?? '';
    if (paperPlace(PAPER.exec(object)?.[1]) !== null) return `${object}${extension}`;
    const [, uploadId, slot] = OBJECT.exec(object) ?? [];
    if (uploadId === undefined || slot === undefined) {
      const name = encodeURIComponent(object.replace(FOLDER, ''));
      return `${RECEIPTS_FOLDER}other/${name}${extension}`;
    }
    const expenseId = expenseOf.get(object) ?? uploadId;
    // A correction uploads its receipts under its own id, into the same slots.
    const place = expenseId === uploadId ? slot : `${uploadId}-${slot}`;
    const reference = referenceOf(expenseId);
    if (!owners.has(reference)) owners.set(reference, expenseId);
    // Two ids may share a reference; the second folder then adds the id.
    const folder = owners.get(reference) === expenseId ? reference : `${reference}-${expenseId}`;
    const name = fileNameFrom(originals.get(object) ?? '');
    return `${RECEIPTS_FOLDER}${folder}/${place}${name === '' ? '' : `-${name}`}${extension}`;
  };
}

/** Returns each receipt's expense, for the receipts of all versions. */
function placesOf({ id, data }: Row): [object: string, expenseId: string][] {
  const paths: unknown = data['receiptPaths'];
  return Array.isArray(paths) ? paths.map((path: unknown) => [textOf(path), id]) : [];
}

function originalNames({ data }: Row): [object: string, name: string][] {
  const receipts: unknown = membersOf(data['submission'])['receipts'];
  if (!Array.isArray(receipts)) return [];
  return receipts.map((receipt: unknown) => {
    const { path, name } = membersOf(receipt);
    return [textOf(path), textOf(name)];
  });
}

/** Returns a typed name for all file systems: without its ending and without special characters. */
function fileNameFrom(name: string): string {
  const fit = name
    .normalize('NFC')
    .replace(/\.(?:pdf|jpe?g|png)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()&',+-]+/gu, '_');
  // Cut between two characters, never inside one.
  return Array.from(fit)
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^[ .]+|[ .]+$/g, '');
}
