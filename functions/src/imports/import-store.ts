import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import type { ImportedApprover } from '@pa-ledger/domain/imports/import-plan';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { timestamp } from '../firestore/timestamps.ts';

/** An approver that an import has set. */
export interface SetByImport extends ImportedApprover {
  /** The address in whose place it came; empty where nobody was set. */
  readonly before: string;
}

/** What an import is about, as its first slice says. */
export interface ImportHead {
  readonly kind: ImportKind;
  /** The year of the lines of a budget; null otherwise. */
  readonly fiscalYear: string | null;
  /** How many documents and approvers it is to bring in all. */
  readonly rows: number;
}

/** A document of `imports`. */
export interface StoredImport extends ImportHead {
  /** How many of them are in the books. */
  readonly stored: number;
  readonly approvers: readonly SetByImport[];
  readonly by: Administrator;
  readonly at: unknown;
  /** Who began to take it back. */
  readonly undone: { readonly by: Administrator; readonly at: unknown } | null;
}

/** Reads an import; null if there is none. */
export function importFrom(snapshot: DocumentSnapshot | undefined): StoredImport | null {
  // Only this folder writes it.
  return (snapshot?.data() as StoredImport | undefined) ?? null;
}

/** Returns an import of which nothing is stored yet. */
export function newImport(head: ImportHead, by: Administrator, at: Instant): StoredImport {
  return { ...head, stored: 0, approvers: [], by, at: timestamp(at), undone: null };
}

/** A row that is not taken, and why. */
export interface RefusedRow {
  readonly row: number;
  readonly sentence: string;
}

/** What stays of an import, and why. */
export interface KeptRow {
  readonly row: number;
  /** What it is: its description, its name or its address. */
  readonly what: string;
  readonly sentence: string;
}

/** What a step of an Undo has done. */
export interface UndoneStep {
  readonly removed: number;
  readonly kept: readonly KeptRow[];
  /** The id behind which it goes on; null where the step has come to its end. */
  readonly after: string | null;
}

/** Returns the row of the sheet that a document came from. */
export function rowOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}
