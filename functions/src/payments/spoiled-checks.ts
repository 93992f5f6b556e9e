import {
  SPOILED_FIELDS,
  spoiledIdOf,
  type TypedSpoiled,
} from '@pa-ledger/domain/bank/spoiled-check';
import { valuesOf } from '@pa-ledger/domain/fields/document';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { actorFields, type Person } from '@pa-ledger/domain/people/person';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { requireAccount } from '../accounts/require-account.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS, SPOILED_CHECKS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { lastVersion, storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { freeCheckNumbers, requireFreeNumber, takeCheckNumber } from './check-numbers.ts';

/**
 * Records a check that paid nothing, which takes its number. The same again changes nothing.
 * @throws DomainError for an invalid form, an account that has no checks, or a number that something has.
 */
export async function spoilCheck(
  typed: TypedSpoiled,
  by: Person,
  { db, clock, organization }: Services,
): Promise<void> {
  const now = clock();
  const [sentence] = Object.values(
    formErrors(SPOILED_FIELDS, typed, { latest: dateAt(now, organization.timeZone) }),
  );
  if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
  const fields = valuesOf(SPOILED_FIELDS, typed);
  const id = spoiledIdOf(fields.checkNumber);
  const place = { collection: SPOILED_CHECKS, document: id } as const;
  const holder = { kind: 'spoiled', id } as const;
  await retryOnContention(id, () =>
    db.runTransaction(async (transaction) => {
      const [stored, books] = await readCurrent(
        transaction,
        db.collection(SPOILED_CHECKS).doc(id),
        db.doc(BOOKS),
      );
      if (isSame(stored.data(), fields)) return;
      // Another entry of the same number: its id isn't a holder's, so the sentence names what's recorded.
      await requireFreeNumber(db, { ...holder, id: '' }, fields.checkNumber);
      await requireAccount(transaction, db, books, fields, null);
      const after = {
        ...fields,
        ...actorFields(by),
        at: timestamp(now),
        version: (await lastVersion(transaction, db, place)) + 1,
      };
      storeChange(transaction, db, place, { before: null, after }, { by, at: now });
      takeCheckNumber(transaction, db, holder, fields.checkNumber);
    }),
  );
}

function isSame(stored: StoredFields | undefined, fields: StoredFields): boolean {
  return (
    stored !== undefined &&
    Object.keys(SPOILED_FIELDS).every((name) => stored[name] === fields[name])
  );
}

/** Removes a spoiled check that was recorded by mistake, and frees its number. The same again changes nothing. */
export async function unspoilCheck(
  checkNumber: string,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const id = spoiledIdOf(checkNumber);
  if (id === '') throw new DomainError('spoiledGone');
  const place = { collection: SPOILED_CHECKS, document: id } as const;
  await retryOnContention(id, () =>
    db.runTransaction(async (transaction) => {
      const [stored] = await readCurrent(transaction, db.collection(SPOILED_CHECKS).doc(id));
      const before = stored.data();
      if (before === undefined) return;
      await freeCheckNumbers(transaction, db, { kind: 'spoiled', id });
      storeChange(transaction, db, place, { before, after: null }, { by, at: clock() });
    }),
  );
}
