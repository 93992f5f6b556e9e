import { EXPENSE_FIELDS, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type { VersionChange } from '@pa-ledger/domain/expenses/versions/version-changes';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { Facts } from './Facts.tsx';
import { NO_VALUE, SecondaryText } from './text.ts';
import { useMessages } from './messages.ts';

/** Shows what a correction changed: each field before and after. */
export function VersionChanges({ changes }: { readonly changes: readonly VersionChange[] }) {
  const uiMessages = useMessages('ui');
  return (
    <Facts
      rows={changes.map(({ field, before, after }) => [
        field === 'receipts' ? uiMessages.receipts : EXPENSE_FIELDS[field].label,
        <>
          <SecondaryText as="span">
            {uiMessages.before} {shownText(field, before)}
          </SecondaryText>
          {uiMessages.after} {shownText(field, after)}
        </>,
      ])}
    />
  );
}

function shownText(field: ExpenseField | 'receipts', text: string): string {
  if (text === '') return NO_VALUE;
  if (field === 'expenseDate' && isCalendarDate(text)) return formatDate(text);
  return field === 'amount' ? formatCents(amountOf(Number(text))) : text;
}
