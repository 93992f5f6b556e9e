import { isRow, MAX_ROWS } from '@pa-ledger/domain/fields/order-row';
import { isImportKind } from '@pa-ledger/domain/imports/import-kinds';
import {
  IMPORTED_COLLECTIONS,
  MAX_IMPORT_ROWS,
  MAX_SLICE,
  MAX_SLICE_APPROVERS,
} from '@pa-ledger/domain/imports/import-plan';
import { isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import * as z from 'zod';

/** The page makes an import's id. The ids of all documents that the import adds begin with it. */
export const importId = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** A row may bring two lines, a category, a fund, and an approver. */
const MAX_ALL = MAX_IMPORT_ROWS * 5;

const row = z.int().min(1).max(1_000_000);

const order = z.array(z.string().refine(isRow)).max(MAX_ROWS);

/** A slice of a sheet, as the page sends it. */
export const sliceShape = z.strictObject({
  id: importId,
  kind: z.string().refine(isImportKind),
  fiscalYear: z.string().refine(isFiscalYear).nullable(),
  rows: z.int().min(1).max(MAX_ALL),
  records: z
    .array(
      z.strictObject({
        row,
        collection: z.enum(IMPORTED_COLLECTIONS),
        fields: z.record(z.string(), z.unknown()),
      }),
    )
    .max(MAX_SLICE),
  /** A budget's lines in the sheet's order, under its headings. */
  order: z.strictObject({ spending: order, income: order }).optional(),
  approvers: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({
          row,
          role: z.enum(['president', 'treasurer']),
          category: z.null(),
          address: z.string(),
        }),
        z.strictObject({
          row,
          role: z.literal('eventApprover'),
          category: z.string(),
          address: z.string(),
        }),
      ]),
    )
    .max(MAX_SLICE_APPROVERS),
});

export type SliceRequest = z.infer<typeof sliceShape>;
