import type { BankItem } from '@pa-ledger/domain/bank/items';
import type { BankBalance } from '@pa-ledger/domain/bank/reconciliation';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { storedAs, type Fields } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';

/** What can be ticked up to a day, and what the last statement ended with. */
export interface BankList {
  /** The day. */
  readonly through: CalendarDate;
  readonly before: BankBalance;
  /** The day of the last statement; null if there is none. */
  readonly after: CalendarDate | null;
  readonly items: readonly BankItem[];
  /** What was cleared in the ten days before: a file may have it again. */
  readonly cleared: readonly BankItem[];
  /** The keys of voided payments that need no tick and that an earlier statement listed. */
  readonly listed: readonly string[];
}

/** Asks the server for an act with a statement. */
export function callReconcile(act: Fields) {
  return callAdminApi('/api/admin/reconcile', act);
}

/** Loads what no statement has cleared. */
export async function loadList(
  accountId: string,
  day: CalendarDate,
): Promise<{ readonly ok: true; readonly list: BankList } | Failure> {
  const result = await callReconcile({ act: 'begin', accountId, day });
  // Our own server has answered.
  return result.ok
    ? {
        ok: true,
        list: storedAs<BankList>({ cleared: [], listed: [], ...result.answer, through: day }),
      }
    : result;
}
