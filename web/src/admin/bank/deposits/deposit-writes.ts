import { COUNT_FORM, countFrom, type CountTexts } from '@pa-ledger/domain/bank/count-sheet';
import { DEPOSIT_LINE_FORM, type DepositLineTexts } from '@pa-ledger/domain/bank/deposit-lines';
import {
  depositFrom,
  DEPOSIT_FORM,
  type DepositFields,
  type DepositTexts,
} from '@pa-ledger/domain/bank/deposit';
import type { TextField } from '@pa-ledger/domain/fields/field';
import { typedOfValues, valuesOfTyped } from '@pa-ledger/domain/fields/form';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { data } from '../../../data/source.ts';
import type { Deletion } from '../../shared/saving/record-writes.ts';
import { saveResultOf, type SaveResult } from '../../shared/saving/save-result.ts';
import { readDeposit, type DepositRow } from './deposit-store.ts';

const PATH = '/api/admin/manage-deposit';

/** What the form holds beside its inputs: the ids of the items. */
const CHOSEN = {
  label: '',
  kind: 'text',
  lines: 'one',
  required: false,
  maxLength: 1e4,
} as const satisfies TextField;

/** The fields of the form; what is chosen has no input of its own. */
export const FORM_FIELDS = { ...DEPOSIT_FORM, items: CHOSEN };

/** A line of the form. */
export interface LineValues extends DepositLineTexts {
  readonly id: string;
}

/** What the form holds while you type. */
export interface DepositValues extends DepositTexts {
  /** What's typed here, besides the income that was entered before. */
  readonly lines: LineValues[];
  readonly cash: CountTexts;
  /** With a space between two. */
  readonly items: string;
}

/** Returns the ids of the items that are chosen. */
export function idsIn({ items }: Pick<DepositValues, 'items'>): readonly string[] {
  return items.split(' ').filter(Boolean);
}

/** Returns what the form begins with for a stored deposit. */
export function valuesOf({ items, cash = {}, ...row }: DepositRow): DepositValues {
  return {
    ...formOf(row),
    lines: [],
    cash: typedOfValues(COUNT_FORM, cash),
    items: items.map(({ id }) => id).join(' '),
  };
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
  const lines = values.lines.map(({ id: line, ...texts }) => ({
    id: line,
    fields: valuesOfTyped(DEPOSIT_LINE_FORM, texts),
  }));
  const items = [...idsIn(values), ...lines.map((line) => line.id)];
  const cash = countFrom(values.cash);
  const act = { act: 'save', id, version, fields, items, lines, cash };
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
