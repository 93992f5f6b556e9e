import { formatDate } from '@pa-ledger/domain/time/dates';
import {
  DUPLICATE_REASONS,
  DUPLICATES_TOLD,
  type DuplicateView,
} from '@pa-ledger/domain/expenses/duplicates';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';

/** What an approver reads about possible duplicates: the most likely ones, and the number of the others. */
export function duplicateFacts(duplicates: readonly DuplicateView[]): [string, string][] {
  const told = duplicates.slice(0, DUPLICATES_TOLD).map(lineOf);
  const rest = duplicates.length - told.length;
  return [...told, ...(rest > 0 ? [`${rest} more`] : [])].map((line) => [
    'May be a double of',
    line,
  ]);
}

function lineOf({ reference, status, expenseDate, reasons }: DuplicateView): string {
  const state = STATUS_NAMES[status].toLowerCase();
  const why = reasons.map((reason) => DUPLICATE_REASONS[reason]).join('. ');
  return `${reference}, ${state}, spent on ${formatDate(expenseDate)}. ${why}.`;
}
