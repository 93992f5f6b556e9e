import {
  recordErrors,
  type FormErrors,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import type { LedgerRecords } from '@pa-ledger/domain/ledger/record-fields';
import { normalizeCategoryName } from '@pa-ledger/domain/categories/category';
import { financialMessages } from '../financial-messages.ts';

type Fund = LedgerRecords['funds'] & { readonly id: string };

/**
 * What keeps a fund from being saved. A code or a name that another fund has is pointed out, unless it was the fund's
 * own before: two admins may have added the same at once, and each can still be edited.
 * @param id the fund's own.
 */
export function fundErrors(
  typed: FormValues<'funds'>,
  id: string,
  funds: readonly Fund[],
): FormErrors<'funds'> {
  const own = funds.find((fund) => fund.id === id);
  const others = funds.filter((fund) => fund.id !== id);
  const errors = recordErrors('funds', typed);
  for (const field of ['code', 'name'] as const) {
    const wanted = normalizeCategoryName(typed[field]);
    if (errors[field] !== undefined) continue;
    if (own !== undefined && normalizeCategoryName(own[field]) === wanted) continue;
    const twin = others.find((fund) => normalizeCategoryName(fund[field]) === wanted);
    if (twin === undefined) continue;
    errors[field] =
      field === 'code'
        ? financialMessages.funds.codeTaken(twin.name)
        : financialMessages.funds.nameTaken(twin.name, twin.code);
  }
  if (typed.taxJurisdiction.trim() !== '' && !typed.heldForOthers)
    errors.taxJurisdiction ??= financialMessages.funds.jurisdictionNeedsHeld;
  return errors;
}
