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
 * `counted/{collection}~{id}` holds what a ledger document adds to the totals now: the id of its cell, its amounts there, how
 * many `lines` it has, and a `revision`. It's the head of the further lines, `counted/{collection}~{id}~{n}` from 1 on, which
 * most documents don't have. We write all of them in one commit with the cells, so the totals are always the sum of the lines,
 * and every commit changes the head, which guards them all.
 */

/** A document of the ledger. */
export interface LedgerPlace {
  readonly collection: LedgerCollection;
  readonly id: string;
}

/** Which line of which document a document of `counted` is. */
export interface CountedPlace {
  /** Null for an id that no ledger document can have. */
  readonly place: LedgerPlace | null;
  /** The id of the head; its own for a head. */
  readonly headId: string;
  /** 0 for the head. */
  readonly line: number;
}

/** A head with its stored lines. */
interface CountedHead {
  readonly head: DocumentSnapshot;
  /** Null for a line that's missing, or that can't be in the totals. */
  readonly lines: readonly (Line | null)[];
}

/** What a ledger document adds to the totals by what's stored, and what it should add. */
export interface Recount {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
}

/** The same, with the documents to write. */
export interface CountChange extends Recount {
  readonly counted: CountedHead;
}

/** The most lines that a head can announce. A larger number means damage. */
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

/** Returns how many lines a head announces: none if there's no head, one if its number makes no sense. */
export function linesOfHead(head: DocumentSnapshot): number {
  if (!head.exists) return 0;
  const lines: unknown = head.get('lines');
  return isNumberOfLines(lines) ? lines : 1;
}

function isNumberOfLines(lines: unknown): lines is number {
  return Number.isSafeInteger(lines) && Number(lines) >= 1 && Number(lines) <= MAX_LINES;
}

/**
 * Reads how ledger documents are counted, beside what they should add. The further lines may be from a later moment than the
 * heads: every change of a line changes its head, so a commit on top of an older head fails.
 * @param heads as just read. @param after the lines that each head's document should have.
 */
export async function readCounts(
  db: Firestore,
  heads: readonly DocumentSnapshot[],
  after: readonly (readonly Line[])[],
): Promise<CountChange[]> {
  const refs = heads.flatMap((head) => furtherRefs(head.ref, linesOfHead(head)));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  const byId = new Map(found.map((line) => [line.id, line]));
  return heads.map((head, index) => {
    const further = furtherRefs(head.ref, linesOfHead(head)).map((ref) => byId.get(ref.id));
    const own = head.exists ? [head, ...further] : [];
    const lines = own.map((line) => lineFrom(line?.data()));
    const before = lines.filter((line) => line !== null);
    return { counted: { head, lines }, before, after: after[index] ?? [] };
  });
}

/** Returns whether nothing has to change. Unreadable lines do, though the totals have nothing of them. */
export function isSettled({ counted: { head, lines }, before, after }: CountChange): boolean {
  if (head.exists !== after.length > 0) return false;
  const isWhole = !head.exists || isNumberOfLines(head.get('lines'));
  return isWhole && !lines.includes(null) && sameLines(before, after);
}

/**
 * Adds the new lines to a commit, guarded by the head as it was read. The revision makes every commit change the head:
 * Firestore lets a guard pass if the write before it changed nothing, so of two commits that only change a further line, both
 * would count.
 */
export function writeLines(
  writes: Writes,
  { counted: { head, lines: before }, after }: CountChange,
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

/** Returns the document of a head. @param line its first one. @param lines how many it has. */
export function headDocument(line: Line, lines: number, revision: number): DocumentData {
  return { ...lineDocument(line), lines, revision };
}

function lineDocument({ cell, ...measures }: Line): DocumentData {
  return { cell: cellId(cell), ...measures };
}

/** Reads a line; null for one that can't be in the totals. */
export function lineFrom(data: DocumentData | undefined): Line | null {
  const cell = data === undefined ? null : anyCellFrom(data['cell']);
  return data === undefined || cell === null ? null : { cell, ...readAmounts(data) };
}
