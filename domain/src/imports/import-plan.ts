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

/** A document that an import adds: the fields of its form, as they are stored. */
export interface ImportRecord {
  readonly row: number;
  readonly collection: ImportedCollection;
  readonly fields: StoredFields;
}

/** An approver that an import sets. */
export interface ImportedApprover {
  readonly row: number;
  readonly role: Role;
  /** The name of the category of an event approver; null otherwise. */
  readonly category: string | null;
  readonly address: string;
}

/** What is wrong with a row, and in which column; null where it is about the whole row. */
export interface RowProblem {
  readonly field: string | null;
  readonly message: string;
}

export type RowState =
  /** It adds or sets something. */
  | 'add'
  /** All of it is there already. */
  | 'there'
  /** It is not taken, and `problems` say why. */
  | 'trouble'
  /** It is no row of the table. */
  | 'left';

/** A row of the sheet and what becomes of it. */
export interface PlannedRow extends Pick<ImportRow, 'row' | 'cells'> {
  readonly state: RowState;
  readonly problems: readonly RowProblem[];
  /** What a person should know before it is taken. */
  readonly notes: readonly string[];
}

/** A category or a fund that the import offers to add. */
export interface Creation extends NewName {
  readonly isWanted: boolean;
  /** How many rows that are taken need it. */
  readonly uses: number;
  /** Of a fund. */
  readonly code?: string;
  /** What is wrong with the code. */
  readonly problem?: string;
}

/** The lines of a budget in the order of its sheet: their ids, under the sheet's headings. */
export type SheetOrder = Readonly<Record<BudgetSide, readonly string[]>>;

/** What an import would do. */
export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  readonly creations: readonly Creation[];
  /** What is new comes first, then the rows in their order. */
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
  /** Of a budget. */
  readonly order?: SheetOrder;
  /** Whether all spending, or all income, is below 0: accountants write it in brackets. */
  readonly inBrackets: boolean;
}

/** A category that there is. */
export interface KnownCategory extends KnownName {
  readonly requiresEventApprover: boolean;
}

export interface KnownFund extends KnownName {
  readonly code: string;
}

/** An account that there is. */
export interface KnownAccount extends KnownName {
  readonly openingDate: CalendarDate;
  readonly kind?: AccountKind;
}

/** What there is already. */
export interface Known {
  readonly categories: readonly KnownCategory[];
  readonly funds: readonly KnownFund[];
  readonly accounts: readonly KnownAccount[];
  readonly approvers: ApproverSettings;
  /** The lines of the budget of the year, or the entries of the days of the sheet. */
  readonly stored: (collection: ImportedCollection) => readonly StoredFields[];
}

/** What a plan is made from, beside the rows. */
export interface PlanRequest {
  readonly kind: ImportKind;
  /** The import's id: what it adds has ids of it and of the row. */
  readonly id: string;
  /** The fields that the sheet has a column for: what it does not say is not compared. */
  readonly columns: ReadonlySet<string>;
  readonly known: Known;
  /** Whether the amounts have the other sign in the sheet; of a budget, those of a side that is all below 0. */
  readonly turnSigns: boolean;
  /** The keys of new names (`creationKey`) that are not to be added. */
  readonly unwanted: ReadonlySet<string>;
  /** The codes that were typed for new funds, by their keys. */
  readonly codes: Readonly<Record<string, string>>;
  /** Returns why nothing can be dated on a day; null if it is open. */
  readonly dayProblem: (day: string) => string | null;
}

/** What a row comes to: without problems, records and approvers, all of it is there. */
export interface Draft {
  readonly problems: readonly RowProblem[];
  readonly notes: readonly string[];
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
  /** The lines of a budget that it adds, or that are there already. */
  readonly lines?: readonly BudgetLine[];
}

/** A line of a budget. */
export interface BudgetLine {
  readonly side: BudgetSide;
  readonly id: string;
}

/** The draft of a row that says nothing new. */
export const NOTHING: Draft = { problems: [], notes: [], records: [], approvers: [] };

/** Returns the draft of a row that is not taken because of one of its columns. */
export function troubled(field: string, message: string): Draft {
  return { ...NOTHING, problems: [{ field, message }] };
}

/** Plans the rows of a sheet in their order. */
export type RowPlanner = (row: ImportRow) => Draft;

/** Returns the id of a document that an import adds, or without a row what all of them begin with. */
export function importedId(id: string, row: number | ''): string {
  return `${id}-${row}`;
}

/** Returns the key of a new name among categories and funds. */
export function creationKey({ collection, key }: Pick<NewName, 'collection' | 'key'>): string {
  return `${collection} ${key}`;
}

/**
 * The most documents of a slice. One commit has 500 writes: seven for each document (itself, its entry in the journal, its
 * name or the number of its check, and what is counted of it with the cell of the totals, once for its fund and once for
 * its account), and six for the import, the approvers and the order of a budget.
 */
export const MAX_SLICE = Math.floor((500 - 6) / 7);

/** The most approvers of a slice: all that there can be. */
export const MAX_SLICE_APPROVERS = MAX_CATEGORIES + MAX_PRESIDENTS + 1;

/** The most rows of one import: more would keep a person waiting for minutes. */
export const MAX_IMPORT_ROWS = 5_000;

/** What is saved in one commit. */
export interface ImportSlice {
  readonly records: readonly ImportRecord[];
  readonly approvers: readonly ImportedApprover[];
}

/** Returns what is saved one commit after the other; the approvers come last, when their categories are there. */
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
