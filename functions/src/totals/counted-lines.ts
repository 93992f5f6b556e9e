import {
  anyCellFrom,
  cellId,
  isOfAccount,
  readAmounts,
  type CellKey,
} from '@pa-ledger/domain/ledger/cells';
import {
  LEDGER_COLLECTIONS,
  sameLines,
  type LedgerCollection,
  type Line,
} from '@pa-ledger/domain/ledger/lines';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { ACCOUNT_TOTALS, COUNTED, TOTALS } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';

/*
 * `counted/{collection}~{id}` holds what a ledger document contributes to the totals now: the id of its cell, its amounts
 * there, how many `lines` it has, and a `revision`. It is the head of the further lines, `counted/{collection}~{id}~{n}`
 * from 1 on, which are absent for most documents. All of them are written in one commit with the cells, so the totals are
 * the sum of the lines at every moment, and every commit changes the head, which guards them all.
 */

/** A document of the ledger. */
export interface LedgerPlace {
  readonly collection: LedgerCollection;
  readonly id: string;
}

/** Where a document of `counted` belongs. */
export interface CountedPlace {
  /** Null for an id that no ledger document can have. */
  readonly place: LedgerPlace | null;
  /** The id of the head; its own for a head. */
  readonly headId: string;
  /** 0 for the head. */
  readonly line: number;
}

/** A head with the lines that are stored of it. */
export interface CountedHead {
  readonly head: DocumentSnapshot;
  /** Null for a line that is not there, or that cannot be in the totals. */
  readonly lines: readonly (Line | null)[];
}

/** The most lines that a head can announce: a number beyond it is a damage. */
const MAX_LINES = 200;

/** Returns the path of a cell's document. */
export function cellPath(cell: CellKey): string {
  return `${isOfAccount(cell) ? ACCOUNT_TOTALS : TOTALS}/${cellId(cell)}`;
}

/** Returns the id of a ledger document's head. */
export function countedId({ collection, id }: LedgerPlace): string {
  return `${collection}~${id}`;
}

/** Returns which line of which ledger document an id names. No document id contains a tilde. */
export function countedPlaceOf(id: string): CountedPlace {
  const [name, document, number = '0', ...rest] = id.split('~');
  const collection = LEDGER_COLLECTIONS.find((known) => known === name);
  const isNumber = /^(0|[1-9]\d*)$/.test(number);
  if (collection === undefined || !document || !isNumber || rest.length > 0)
    return { place: null, headId: id, line: 0 };
  const place = { collection, id: document };
  return { place, headId: countedId(place), line: Number(number) };
}

/** Returns how many lines a head announces; none if there is no head, one if it says something odd. */
export function linesOfHead(head: DocumentSnapshot): number {
  if (!head.exists) return 0;
  const lines: unknown = head.get('lines');
  return isNumberOfLines(lines) ? lines : 1;
}

function isNumberOfLines(lines: unknown): lines is number {
  return Number.isSafeInteger(lines) && Number(lines) >= 1 && Number(lines) <= MAX_LINES;
}

/**
 * Reads the further lines of heads. That they are read at another moment than the heads is safe: whoever changes a line
 * changes its head, so the commit of who has read both fails.
 */
export async function withFurtherLines(
  db: Firestore,
  heads: readonly DocumentSnapshot[],
): Promise<CountedHead[]> {
  const refs = heads.flatMap((head) => furtherRefs(head.ref, linesOfHead(head)));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  const byId = new Map(found.map((line) => [line.id, line]));
  return heads.map((head) => {
    const further = furtherRefs(head.ref, linesOfHead(head)).map((ref) => byId.get(ref.id));
    const own = head.exists ? [head, ...further] : [];
    return { head, lines: own.map((line) => lineFrom(line?.data())) };
  });
}

/** Returns the lines that are counted. */
export function countedLines({ lines }: CountedHead): Line[] {
  return lines.filter((line) => line !== null);
}

/** Returns whether exactly these lines are stored, and nothing that cannot be read. */
export function isStored(counted: CountedHead, lines: readonly Line[]): boolean {
  const { head } = counted;
  if (head.exists !== lines.length > 0) return false;
  const isWhole = !head.exists || isNumberOfLines(head.get('lines'));
  return isWhole && !counted.lines.includes(null) && sameLines(countedLines(counted), lines);
}

/**
 * Adds to a commit that these lines are what is stored, guarded by the head as it was read. The revision is what makes
 * every commit change the head: Firestore lets a guard pass when the write before it changed nothing, and of two who
 * both change only a further line, both would count.
 */
export function writeLines(
  writes: Writes,
  { head, lines: before }: CountedHead,
  after: readonly Line[],
): void {
  const [first, ...further] = after;
  const { ref, updateTime } = head;
  if (first === undefined) {
    if (updateTime !== undefined) writes.delete(ref, { lastUpdateTime: updateTime });
  } else {
    const document = headDocument(first, after.length, nextRevision(head));
    if (updateTime === undefined) writes.create(ref, document);
    else writes.update(ref, document, { lastUpdateTime: updateTime });
  }
  const refs = furtherRefs(ref, Math.max(before.length, after.length));
  for (const [index, line] of refs.entries()) {
    const document = further[index];
    if (document === undefined) writes.delete(line);
    else writes.set(line, lineDocument(document), { merge: false });
  }
}

function nextRevision(head: DocumentSnapshot): number {
  const revision: unknown = head.get('revision');
  return (Number.isSafeInteger(revision) ? Number(revision) : 0) + 1;
}

function furtherRefs(head: DocumentReference, lines: number): DocumentReference[] {
  return Array.from({ length: Math.max(0, lines - 1) }, (_, index) =>
    head.firestore.collection(COUNTED).doc(`${head.id}~${index + 1}`),
  );
}

/** Returns the document of a head. @param line the first of so many `lines`. */
export function headDocument(line: Line, lines: number, revision: number): DocumentData {
  return { ...lineDocument(line), lines, revision };
}

function lineDocument({ cell, ...measures }: Line): DocumentData {
  return { cell: cellId(cell), ...measures };
}

/** Reads a line; null for one that cannot be in the totals. */
export function lineFrom(data: DocumentData | undefined): Line | null {
  const cell = data === undefined ? null : anyCellFrom(data['cell']);
  return data === undefined || cell === null ? null : { cell, ...readAmounts(data) };
}
