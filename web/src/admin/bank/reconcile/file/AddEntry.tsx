import type { BankLine } from '@pa-ledger/domain/bank/bank-line';
import { fiscalYearDays, fiscalYearLabel } from '@pa-ledger/domain/time/fiscal-year';
import { dateQuestions } from '../../../financial/date-questions.ts';
import { EXPENSES, REVENUE } from '../../../financial/transactions/transaction-kinds.ts';
import { transactionLayout } from '../../../financial/transactions/transaction-layout.tsx';
import { TRANSFER_FORM } from '../../../financial/transfers/transfer-form.tsx';
import { RecordForm } from '../../../shared/forms/RecordForm.tsx';
import { titleOf } from '../../../shared/records/title-of.ts';
import { sharedMessages } from '../../../shared/shared-messages.ts';
import { useCalendar, useShownYear, yearOf } from '../../../shared/years/useShownYear.ts';
import { entryValues, transferValues } from './entry-values.ts';

/** How a line is added: as a transfer of another account, or as what its direction says. */
export type AddedKind = 'entry' | 'transfer';

interface AddEntryProps {
  readonly line: BankLine;
  readonly as: AddedKind;
  readonly accountId: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The dialog of an entry, filled in with what the bank says of it. */
export function AddEntry({ line, as, accountId, onAdded, onClose }: AddEntryProps) {
  const { today } = useShownYear();
  const calendar = useCalendar();
  const year = yearOf(line.day);
  const shown = {
    today,
    label: fiscalYearLabel(year, calendar),
    days: fiscalYearDays(year, calendar),
  };
  const form = {
    row: null,
    onClose,
    // The bank's own day is no mistake.
    questionsOf: ({ date }: { readonly date: string }) => dateQuestions(date, line.day, shown),
    saved: (typed: { readonly description: string }) => {
      onAdded();
      return sharedMessages.saved(titleOf(typed));
    },
  };
  if (as === 'transfer')
    return <RecordForm {...form} {...TRANSFER_FORM} newValues={transferValues(line, accountId)} />;
  const { collection, writes, messages } = line.amount > 0 ? REVENUE : EXPENSES;
  return (
    <RecordForm
      {...form}
      collection={collection}
      writes={writes}
      messages={messages}
      layout={transactionLayout}
      newValues={entryValues(line, accountId)}
    />
  );
}
