import { MAX_RENAMED_EXPENSES } from '@pa-ledger/domain/limits';

/** @param open how many open expenses refer to the category. */
export function categoryInUse(open: number): string {
  return open === 1
    ? '1 open expense refers to this category, so it cannot be deleted.'
    : `${open} open expenses refer to this category, so it cannot be deleted.`;
}

/** @param open how many open expenses refer to the category. */
export function tooManyOpenExpenses(open: number): string {
  return `${open} open expenses refer to this category, and a rename carries at most ${MAX_RENAMED_EXPENSES} along. Settle some of them first.`;
}
