import {
  depositFrom,
  DEPOSIT_FORM,
  type DepositFields,
  type DepositTexts,
} from '@pa-ledger/domain/bank/deposit';
import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { TextField } from '@pa-ledger/domain/fields/field';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { data } from '../../../data/source.ts';
import type { Deletion } from '../../shared/saving/record-writes.ts';
import { saveResultOf, type SaveResult } from '../../shared/saving/save-result.ts';
import { readDeposit, type DepositRow } from './deposit-store.ts';

const PATH = '/api/admin/manage-deposit';

/** What the dialog holds beside the form: the ids of the items, and the picture of the slip as JSON. */
const CHOSEN = {
  label: '',
  kind: 'text',
  lines: 'one',
  required: false,
  maxLength: 1e4,
} as const satisfies TextField;

/** The fields of the dialog; those that are chosen have no input of a form's own. */
export const DIALOG_FIELDS = { ...DEPOSIT_FORM, items: CHOSEN, picture: CHOSEN };

/** What the dialog holds while somebody types. */
export interface DepositValues extends DepositTexts {
  /** With a space between two. */
  readonly items: string;
  /** A `ReceiptClaim` as JSON; '' without a picture. */
  readonly picture: string;
}

/** Returns the ids of the items that are chosen. */
export function idsIn({ items }: Pick<DepositValues, 'items'>): readonly string[] {
  return items.split(' ').filter(Boolean);
}

/** Returns what the dialog begins with for a stored deposit. */
export function valuesOf({ items, picture, ...row }: DepositRow): DepositValues {
  return {
    ...formOf(row),
    items: items.map(({ id }) => id).join(' '),
    picture: picture === undefined ? '' : JSON.stringify(picture),
  };
}

function formOf({ accountId, date, slip = '', countedBy }: DepositFields): DepositTexts {
  const [firstCounter, secondCounter] = countedBy;
  return { accountId, date, slip, firstCounter, secondCounter };
}

/** Returns the picture that the dialog holds; null without one. */
export function pictureIn({ picture }: Pick<DepositValues, 'picture'>): ReceiptClaim | null {
  // The dialog has written it, or the server's deposit has it.
  return picture === '' ? null : (JSON.parse(picture) as ReceiptClaim);
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
  const result = await callAdminApi(PATH, { ...act, picture: pictureIn(values) });
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
