import { isDocumentId } from '@pa-ledger/domain/untyped';
import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import { MAX_FUND_BODY_BYTES } from '@pa-ledger/domain/limits';
import type { Person } from '@pa-ledger/domain/people/person';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { FUNDS } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { fundDeleted } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { requireDeletable, type RemovalChoice } from '../categories/require-deletable.ts';

const shape = z.strictObject({ id: z.string().refine(isDocumentId), version: z.int().min(1) });

type FundRemoval = z.infer<typeof shape>;

/**
 * `POST /api/admin/delete-fund`, with an administrator's `Authorization: Bearer <ID token>`: `{id, version}`. The panel writes
 * funds itself, but a rule can't search for what refers to one. 409 while a payment or a closed year refers to it, or if
 * someone else changed it first. A fund that is already gone counts as a success.
 */
export const deleteFundEndpoint = adminEndpoint({
  name: 'delete-fund',
  failure: 'deleteFailed',
  shape,
  maxBytes: MAX_FUND_BODY_BYTES,
  async answer(removal, by, services) {
    await deleteFund(services, removal, by);
    fundDeleted(removal.id);
    return success();
  },
});

/**
 * Deletes a fund. Does nothing if it's already gone.
 * @throws DomainError if someone else changed it first, or if something refers to it.
 */
export async function deleteFund(
  services: Services,
  { id, version }: FundRemoval,
  by: Person,
  choice: RemovalChoice = {},
): Promise<void> {
  const { db, clock } = services;
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.collection(FUNDS).doc(id));
    const before: StoredFields | undefined = found.data();
    if (before === undefined) return;
    if (storedVersion(before) !== version) throw new DomainError('changedMeanwhile');
    await requireDeletable(transaction, db, { field: 'fundId', id }, choice);
    const place = { collection: FUNDS, document: id } as const;
    storeChange(transaction, db, place, { before, after: null }, { by, at: clock() });
  });
}
