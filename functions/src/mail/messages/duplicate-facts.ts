import { formatDate } from '@pa-ledger/domain/time/dates';
import {
  DUPLICATE_REASONS,
  DUPLICATES_TOLD,
  type DuplicateView,
} from '@pa-ledger/domain/expenses/duplicates';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/expense';

/** What an approver is told of expenses that may be the same one once more: the likeliest, and how many more there are. */
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
