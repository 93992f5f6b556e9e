import { givenIn } from '@pa-ledger/domain/ledger/advance';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ADVANCE_HOLDERS, MANUAL_EXPENSES } from '../../functions/src/firestore/paths.ts';
import { returnsOf, settlementsOf } from '../../functions/src/firestore/queries.ts';
import { isContention } from '../../functions/src/platform/failures.ts';
import { pagesOf } from '../base/pages.ts';
import type { Redaction } from './redact-expenses.ts';

/** How to reach who held an advance that was settled long ago. */
export type OldHolder = QueryDocumentSnapshot;

/** Finds how to reach the holders of advances that were settled before a day. */
export async function findOldHolders(db: Firestore, before: CalendarDate): Promise<OldHolder[]> {
  const old: OldHolder[] = [];
  for await (const page of pagesOf(db.collection(ADVANCE_HOLDERS)))
    for (const holder of page) if (await isSettledBefore(db, holder.id, before)) old.push(holder);
  return old;
}

async function isSettledBefore(db: Firestore, id: string, before: CalendarDate): Promise<boolean> {
  const fields = (await db.collection(MANUAL_EXPENSES).doc(id).get()).data() ?? {};
  if ((givenIn(fields)?.open ?? 0) > 0) return false;
  const parts = await Promise.all(
    [settlementsOf(db, id), returnsOf(db, MANUAL_EXPENSES, id)].map((query) => query.get()),
  );
  const days = parts.flatMap(({ docs }) => docs.map((part) => String(part.get('date'))));
  return [String(fields['date'] ?? ''), ...days].every((day) => day < before);
}

/** Removes how to reach a holder. @returns false when it has changed since it was read: nothing is removed. */
export async function redactHolder(holder: OldHolder, _redaction: Redaction): Promise<boolean> {
  try {
    await holder.ref.delete({ lastUpdateTime: holder.updateTime });
    return true;
  } catch (error) {
    if (isContention(error)) return false;
    throw error;
  }
}
