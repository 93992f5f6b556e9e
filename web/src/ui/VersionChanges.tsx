import type { ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type {
  ComparedFile,
  VersionChange,
} from '@pa-ledger/domain/expenses/versions/version-changes';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { Facts } from './Facts.tsx';
import { NO_VALUE, SecondaryText } from './text.ts';
import { useMessages, type Messages } from './messages.ts';

/** Shows what a correction changed: each field before and after. */
export function VersionChanges({ changes }: { readonly changes: readonly VersionChange[] }) {
  const { receipts } = useMessages('ui');
  const form = useMessages('fields');
  const { statement } = useMessages('expense');
  const { date } = useMessages('dates');
  return (
    <Facts
      rows={changes.map((change) =>
        change.field === 'receipts'
          ? [
              receipts,
              <BeforeAndAfter
                key=""
                before={namesOf(change.before, statement)}
                after={namesOf(change.after, statement)}
              />,
            ]
          : [
              form.fields[change.field].label,
              <BeforeAndAfter
                key=""
                before={shownText(change.field, change.before, form, date)}
                after={shownText(change.field, change.after, form, date)}
              />,
            ],
      )}
    />
  );
}

function BeforeAndAfter({ before, after }: { readonly before: string; readonly after: string }) {
  const uiMessages = useMessages('ui');
  return (
    <>
      <SecondaryText as="span">
        {uiMessages.before} {before}
      </SecondaryText>
      {uiMessages.after} {after}
    </>
  );
}

/** The files' names, one a line. */
function namesOf(files: readonly ComparedFile[], statement: string): string {
  return files
    .map(({ name, isStatement }) => (isStatement ? `${name} (${statement})` : name))
    .join('\n');
}

function shownText(
  field: ExpenseField,
  text: string,
  form: Messages['fields'],
  date: Messages['dates']['date'],
): string {
  if (field === 'payTo' || field === 'payBy') {
    const choices: Readonly<Record<string, string>> = form[field];
    return choices[text] ?? text;
  }
  if (text === '') return NO_VALUE;
  if (field === 'expenseDate' && isCalendarDate(text)) return date(text);
  return field === 'amount' ? formatCents(amountOf(Number(text))) : text;
}
