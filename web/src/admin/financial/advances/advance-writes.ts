import {
  ADVANCE_FORM,
  GIVEN_BACK_FORM,
  HOLDER_FORM,
  SETTLED_FORM,
  type AdvanceTexts,
  type GivenBackTexts,
  type HolderTexts,
  type SettledTexts,
} from '@pa-ledger/domain/ledger/advance-form';
import { settlementIdOf } from '@pa-ledger/domain/ledger/advance';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { returnIdOf } from '@pa-ledger/domain/ledger/returns';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { newId } from '../../../data/new-id.ts';
import type { AdvanceRow } from './advance-store.ts';

const PATH = '/api/admin/manage-advance';

/** An entry, and the version of it that the page shows. */
type Seen = Pick<AdvanceRow, 'id' | 'version'>;

/** A receipt of the form. */
export interface ReceiptValues extends SettledTexts {
  readonly id: string;
}

/** Returns a new receipt of an advance, with the texts of the one before. */
export function newReceipt(advance: string, before: Partial<SettledTexts>): ReceiptValues {
  const { date = '', categoryId = '', fundId = '' } = before;
  const id = settlementIdOf(advance, newId());
  return { id, date, amount: '', categoryId, fundId, description: '' };
}

/** Returns the id of money that comes back. */
export function newReturnId(advance: string): string {
  return returnIdOf(advance, newId());
}

export function giveAdvance(id: string, texts: AdvanceTexts): Promise<ApiResult> {
  return callAdminApi(PATH, { act: 'give', id, fields: valuesOfTyped(ADVANCE_FORM, texts) });
}

export function setEmail(id: string, texts: HolderTexts): Promise<ApiResult> {
  return callAdminApi(PATH, { act: 'setEmail', id, fields: valuesOfTyped(HOLDER_FORM, texts) });
}

export function addReceipts(
  { id, version }: Seen,
  receipts: readonly ReceiptValues[],
): Promise<ApiResult> {
  return callAdminApi(PATH, {
    act: 'settle',
    id,
    version,
    receipts: receipts.map(({ id: receipt, ...texts }) => ({
      id: receipt,
      fields: valuesOfTyped(SETTLED_FORM, texts),
    })),
  });
}

export function recordReturn(
  { id, version }: Seen,
  returnId: string,
  texts: GivenBackTexts,
): Promise<ApiResult> {
  const returned = { id: returnId, fields: valuesOfTyped(GIVEN_BACK_FORM, texts) };
  return callAdminApi(PATH, { act: 'giveBack', id, version, returned });
}

export function undoPart({ id, version }: Seen): Promise<ApiResult> {
  return callAdminApi(PATH, { act: 'undo', id, version });
}

export function deleteAdvance({ id, version }: Seen): Promise<ApiResult> {
  return callAdminApi(PATH, { act: 'mistake', id, version });
}
