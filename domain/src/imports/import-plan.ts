import type { AccountKind } from '../accounts/account.ts';
import type { ApproverSettings } from '../approvers/approver-settings.ts';
import type { Role } from '../approvers/approval-chain.ts';
import type { StoredFields } from '../ledger/journal.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { ImportKind } from './import-kinds.ts';
import type { ImportRow } from './import-rows.ts';
import type { KnownName, NewName } from './name-book.ts';
import type { BudgetSide } from './row-labels.ts';
import { MAX_CATEGORIES } from '../categories/category-change.ts';
import { MAX_PRESIDENTS } from '../limits.ts';

/** The collections whose documents an import adds. */
export const IMPORTED_COLLECTIONS = [
  'funds',
  'categories',
  'budgetItems',
  'incomeItems',
  'revenueItems',
  'manualExpenses',
] as const;

export type ImportedCollection = (typeof IMPORTED_COLLECTIONS)[number];

/** A document that an import adds: its form's fields, as stored. */
export interface ImportRecord {
  readonly row: number;
  readonly collection: ImportedCollection;
  readonly fields: StoredFields;
}

/** An approver that an import sets. */
export interface ImportedApprover {
  readonly row: number;
  readonly role: Role;
  /** The category's name for an event approver; null otherwise. */
  readonly category: string | null;
  readonly address: string;
}

/** What's wrong with a row, and in which column; null if it's about the whole row. */
export interface RowProblem {
  readonly field: string | null;
  readonly message: string;
}

export type RowState =
  /** It adds or sets something. */
  | 'add'
  /** Everything in it is in the books already. */
  | 'there'
  /** It can't be imported; `problems` say why. */
  | 'trouble'
  /** It isn't part of the table. */
  | 'left';

/** A row of the sheet, and what the import does with it. */
export interface PlannedRow extends Pick<ImportRow, 'row' | 'cells'> {
  readonly state: RowState;
  readonly problems: readonly RowProblem[];
  /** What a person should know before importing it. */
  readonly notes: readonly string[];
}

/** A category or a fund that the import offers to add. */
export interface Creation extends NewName {
  readonly isWanted: boolean;
  /** How many imported rows need it. */
  readonly uses: number;
  /** For a fund. */
  readonly code?: string;
  /** What's wrong with the code. */
  readonly problem?: string;
}

/** A budget's lines in the order of its sheet: ids, under the sheet's headings. */
export type SheetOrder = Readonly<Record<BudgetSide, readonly string[]>>;

/** What an import would do. */
export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  readonly creations: readonly Creation[];
  /** New names first, then the rows in order. */
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
  /** For a budget. */
  readonly order?: SheetOrder;
  /** Whether all spending or all income is below 0, which accountants write in brackets. */
  readonly inBrackets: boolean;
}

/** A category in the books. */
export interface KnownCategory extends KnownName {
  readonly requiresEventApprover: boolean;
}

export interface KnownFund extends KnownName {
  readonly code: string;
}

/** An account in the books. */
export interface KnownAccount extends KnownName {
  readonly openingDate: CalendarDate;
  readonly kind?: AccountKind;
}

/** What the books already have. */
export interface Known {
  readonly categories: readonly KnownCategory[];
  readonly funds: readonly KnownFund[];
  readonly accounts: readonly KnownAccount[];
  readonly approvers: ApproverSettings;
  /** The year's budget lines, or the entries on the sheet's days. */
  readonly stored: (collection: ImportedCollection) => readonly StoredFields[];
}

/** What a plan needs besides the rows. */
export interface PlanRequest {
  readonly kind: ImportKind;
  /** The import's id: ids of added documents combine it with their row. */
  readonly id: string;
  /** The fields that the sheet has a column for; we compare only those. */
  readonly columns: ReadonlySet<string>;
  readonly known: Known;
  /** Whether to flip the sheet's signs; in a budget, only on a side that's all below 0. */
  readonly turnSigns: boolean;
  /** The keys of new names (`creationKey`) not to add. */
  readonly unwanted: ReadonlySet<string>;
  /** The codes typed for new funds, by key. */
  readonly codes: Readonly<Record<string, string>>;
  /** Returns why nothing can be dated on a day; null if it's open. */
  readonly dayProblem: (day: string) => string | null;
}

/** What a row would do. Without problems, records, and approvers, everything is there already. */
export interface Draft {
  readonly problems: readonly RowProblem[];
  readonly notes: readonly string[];
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
  /** The budget lines that it adds or that are there already. */
  readonly lines?: readonly BudgetLine[];
}

/** A line of a budget. */
export interface BudgetLine {
  readonly side: BudgetSide;
  readonly id: string;
}

/** The draft for a row with nothing new. */
export const NOTHING: Draft = { problems: [], notes: [], records: [], approvers: [] };

/** Returns the draft for a row with a problem in one column. */
export function troubled(field: string, message: string): Draft {
  return { ...NOTHING, problems: [{ field, message }] };
}

/** Plans a sheet's rows, in order. */
export type RowPlanner = (row: ImportRow) => Draft;

/** Returns the id of a document that an import adds; with '' as the row, the prefix of them all. */
export function importedId(id: string, row: number | ''): string {
  return `${id}-${row}`;
}

/** Returns a new name's key among categories and funds. */
export function creationKey({ collection, key }: Pick<NewName, 'collection' | 'key'>): string {
  return `${collection} ${key}`;
}

/**
 * The most documents of a slice. One commit has 500 writes: seven for each document (itself, its journal entry, its
 * name or check number, and its count with the totals cell, once for its fund and once for its account), and six for
 * the import, the approvers, and a budget's order.
 */
export const MAX_SLICE = Math.floor((500 - 6) / 7);

/** The most approvers in a slice: all there can be. */
export const MAX_SLICE_APPROVERS = MAX_CATEGORIES + MAX_PRESIDENTS + 1;

/** The most rows in one import: more would take minutes. */
export const MAX_IMPORT_ROWS = 5_000;

/** What one commit saves. */
export interface ImportSlice {
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
}

/** Returns the commits to save, in order; approvers come last, once their categories exist. */
export function slicesOf({
  records,
  approvers,
}: Pick<ImportPlan, 'records' | 'approvers'>): readonly ImportSlice[] {
  const slices: ImportSlice[] = [];
  for (let start = 0; start < records.length; start += MAX_SLICE)
    slices.push({ records: records.slice(start, start + MAX_SLICE), approvers: [] });
  for (let start = 0; start < approvers.length; start += MAX_SLICE_APPROVERS)
    slices.push({ records: [], approvers: approvers.slice(start, start + MAX_SLICE_APPROVERS) });
  return slices;
}
