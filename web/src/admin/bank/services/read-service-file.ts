import {
  serviceColumnsIn,
  type ServiceColumns,
} from '@pa-ledger/domain/bank/services/service-columns';
import { readServiceSheet } from '@pa-ledger/domain/bank/services/service-sheet';
import { organization } from '@pa-ledger/domain/organization';
import { newId } from '../../../data/new-id.ts';
import type { RowValues } from './sales-values.ts';

type Table = readonly (readonly string[])[];

/** A file of a service. */
export interface ServiceFile {
  /** Another one for each choice: two files may have the same name. */
  readonly id: string;
  readonly name: string;
  readonly table: Table;
  /** Null where a person must say which column is which. */
  readonly columns: ServiceColumns | null;
}

/** A row that's left out, and why. */
export interface LeftRow {
  /** From 1. */
  readonly row: number;
  readonly reason: string;
}

/** What a file's rows become. */
export interface FileRows {
  readonly rows: readonly RowValues[];
  readonly left: readonly LeftRow[];
}

/** Reads a file that was chosen; a sentence says why it can't be read. */
export async function readServiceFile(file: File): Promise<ServiceFile | string> {
  const { readFile } = await import('../../imports/read-table.ts');
  const read = await readFile(file);
  if (!read.ok) return read.reason;
  return { id: newId(), name: file.name, table: read.table, columns: serviceColumnsIn(read.table) };
}

/** Reads the rows of a file by its columns. */
export function rowsOfFile({ id, table }: ServiceFile, columns: ServiceColumns): FileRows {
  const read = readServiceSheet(table, columns, organization.timeZone);
  return {
    rows: read.flatMap((row) => ('texts' in row ? [{ ...row.texts, key: row.key, file: id }] : [])),
    left: read.flatMap((row) => ('reason' in row ? [row] : [])),
  };
}
