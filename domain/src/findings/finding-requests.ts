import * as z from 'zod';
import { fieldSchemas } from '../fields/schema.ts';
import { PAPER_ID_CHECKS } from '../papers/paper.ts';
import { isDocumentId } from '../untyped.ts';
import {
  ANSWER_FIELDS,
  FINDING_COLLECTIONS,
  FINDING_FIELDS,
  type FindingCollection,
  type FindingPlace,
  RESOLUTION_FIELDS,
} from './finding.ts';

const ID_CHECKS: Readonly<Record<FindingCollection, (id: string) => boolean>> = {
  ...PAPER_ID_CHECKS,
  payments: isDocumentId,
};

/** Returns whether a record with this id can exist in its collection. */
export function isFindingPlace({ collection, id }: FindingPlace): boolean {
  return ID_CHECKS[collection](id);
}

/** Of a finding; the page that writes it makes the id, so that a double press writes one. */
const id = z.string().refine(isDocumentId);

/** The one that the person saw. */
const version = z.int().positive();

const on = z
  .strictObject({ collection: z.enum(FINDING_COLLECTIONS), id: z.string() })
  .refine(isFindingPlace);

/** Left out when it's empty. */
const { text: note } = fieldSchemas(RESOLUTION_FIELDS, {});

/** The body of `POST /api/admin/manage-finding`. */
export const manageFinding = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('write'), id, on, ...fieldSchemas(FINDING_FIELDS, {}) }),
  z.strictObject({ action: z.literal('answer'), id, version, ...fieldSchemas(ANSWER_FIELDS, {}) }),
  z.strictObject({
    action: z.literal('resolve'),
    id,
    version,
    text: note.optional(),
  }),
]);

export type ManageFinding = z.infer<typeof manageFinding>;
