import {
  MAX_SERVICE_ROWS,
  SERVICE_ROW_FORM,
  SERVICE_SETUP_FORM,
} from '@pa-ledger/domain/bank/services/service-row';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import * as z from 'zod';

/** A slice of a payment service's rows, as the page sends it. */
export const serviceSliceShape = z.strictObject({
  setup: z.strictObject(typedSchemas(SERVICE_SETUP_FORM)),
  rows: z
    .array(
      z.strictObject({
        key: z.string().min(1).max(200),
        again: z.boolean().default(false),
        fields: z.strictObject(typedSchemas(SERVICE_ROW_FORM)),
      }),
    )
    .min(1)
    .max(MAX_SERVICE_ROWS)
    .refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length),
});

/** A slice of rows with what's chosen for all of them. */
export type ServiceSlice = z.infer<typeof serviceSliceShape>;
