import {
  depositFrom,
  DEPOSIT_FORM,
  type DepositFields,
  type DepositTexts,
} from '@pa-ledger/domain/bank/deposit';
import type { TextField } from '@pa-ledger/domain/fields/field';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { data } from '../../../data/source.ts';
import type { Deletion } from '../../shared/saving/record-writes.ts';
import { saveResultOf, type SaveResult } from '../../shared/saving/save-result.ts';
import { readDeposit, type DepositRow } from './deposit-store.ts';

const PATH = '/api/admin/manage-deposit';

/** What the dialog holds beside the form: the ids of the items. */
const CHOSEN = {
  label: '',
  kind: 'text',
  lines: 'one',
  required: false,
  maxLength: 1e4,
} as const satisfies TextField;

/** The fields of the dialog; what is chosen has no input of a form's own. */
export const DIALOG_FIELDS = { ...DEPOSIT_FORM, items: CHOSEN };

/** What the dialog holds while somebody types. */
export interface DepositValues extends DepositTexts {
  /** With a space between two. */
  readonly items: string;
}

/** Returns the ids of the items that are chosen. */
export function idsIn({ items }: Pick<DepositValues, 'items'>): readonly string[] {
  return items.split(' ').filter(Boolean);
}

/** Returns what the dialog begins with for a stored deposit. */
export function valuesOf({ items, ...row }: DepositRow): DepositValues {
  return { ...formOf(row), items: items.map(({ id }) => id).join(' ') };
}

function formOf({ accountId, date, slip = '', countedBy }: DepositFields): DepositTexts {
  const [firstCounter, secondCounter] = countedBy;
  return { accountId, date, slip, firstCounter, secondCounter };
}

/** Saves a deposit over the version that was loaded; null creates. */
export async function saveDeposit(
  id: string,
  version: number | null,
  values: DepositValues,
): Promise<SaveResult<DepositValues>> {
  const { date, accountId, slip, countedBy } = depositFrom(values);
  const fields = formOf({ date, accountId, countedBy, ...(slip === undefined ? {} : { slip }) });
  const act = { act: 'save', id, version, fields, items: idsIn(values) };
  const result = await callAdminApi(PATH, act);
  if (result.ok) return { ok: true };
  const now = result.why === 'changed' ? await data.readDocument('deposits', id) : null;
  const conflicts = now?.ok === true ? [{ id, current: now.fields }] : [];
  return saveResultOf({ ...result, conflicts }, (stored) => valuesOf(readDeposit(id, stored)));
}

/** Returns what deletes a deposit, and what brings it back. */
export function deletionOf(row: DepositRow): Deletion {
  const { id, version } = row;
  return {
    remove: () => callAdminApi(PATH, { act: 'delete', id, version }),
    restore: () => saveDeposit(id, null, valuesOf(row)),
  };
}
