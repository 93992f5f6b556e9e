import { formFromRecord, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import type { PaidEntry } from '@pa-ledger/domain/tax/paid';
import type { Failure } from '../../../data/failure.ts';
import { recordWrites } from '../../shared/saving/record-writes.ts';
import type { TaxPayee, TaxYear } from '../tax-year.ts';

/** What saves details of payees. */
export const PAYEE_WRITES = recordWrites('payees');

const PURPOSE_WRITES = recordWrites('purposes');

type Result = { readonly ok: true } | Failure;

/** Saves one detail of a payee: the first one makes the record. */
export function savePayee(
  { id, name, record }: Pick<TaxPayee, 'id' | 'name' | 'record'>,
  detail: Partial<FormValues<'payees'>>,
): Promise<Result> {
  const typed = { ...formFromRecord('payees', record), name: record?.name ?? name, ...detail };
  return PAYEE_WRITES.save(id, record?.version ?? null, typed);
}

/** Saves what an entry was for, or how it was paid; once nothing is said of it, nothing is kept. */
export async function saveSaid(
  { purposeId }: PaidEntry,
  { purposes }: TaxYear,
  said: Partial<FormValues<'purposes'>>,
): Promise<Result> {
  if (purposeId === null) return { ok: true };
  const record = purposes.get(purposeId) ?? null;
  const typed = { ...formFromRecord('purposes', record), ...said };
  const isEmpty = typed.purpose === '' && typed.method === '';
  if (isEmpty && record !== null) return PURPOSE_WRITES.deletionOf(record).remove();
  return isEmpty ? { ok: true } : PURPOSE_WRITES.save(purposeId, record?.version ?? null, typed);
}
