import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import type { ImportedApprover } from '@pa-ledger/domain/imports/import-plan';
import type { Person } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { timestamp } from '../firestore/timestamps.ts';

/** An approver that an import set. */
export interface SetByImport extends ImportedApprover {
  /** The address that it replaced; empty if there was none. */
  readonly before: string;
}

/** What an import's first slice says about the whole import. */
export interface ImportHead {
  readonly kind: ImportKind;
  /** The year of an imported budget; null otherwise. */
  readonly fiscalYear: string | null;
  /** How many documents and approvers the whole import has. */
  readonly rows: number;
}

/** A document of `imports`. */
export interface StoredImport extends ImportHead {
  /** How many of them it added. */
  readonly stored: number;
  readonly approvers: readonly SetByImport[];
  readonly by: Person;
  readonly at: unknown;
  /** Who began to undo it, and when. */
  readonly undone: { readonly by: Person; readonly at: unknown } | null;
}

/** Reads an import; null if there is none. */
export function importFrom(snapshot: DocumentSnapshot | undefined): StoredImport | null {
  // Only this folder writes it.
  return (snapshot?.data() as StoredImport | undefined) ?? null;
}

/** Returns an import that hasn't added anything yet. */
export function newImport(head: ImportHead, by: Person, at: Instant): StoredImport {
  return { ...head, stored: 0, approvers: [], by, at: timestamp(at), undone: null };
}

/** A row that the import didn't add, and why. */
export interface RefusedRow {
  readonly row: number;
  readonly sentence: string;
}

/** A row that an Undo kept, and why. */
export interface KeptRow {
  readonly row: number;
  /** The description, name, or address that it brought. */
  readonly what: string;
  readonly sentence: string;
}

/** What one call did for a step of an Undo. */
export interface UndoneStep {
  readonly removed: number;
  readonly kept: readonly KeptRow[];
  /** The id of the last document handled; null if the step is done. */
  readonly after: string | null;
}

/** Returns the row of the sheet that a document came from. */
export function rowOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}
