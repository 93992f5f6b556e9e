import { SERVICE_SETUP_FORM } from '@pa-ledger/domain/bank/services/service-row';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import type { SaveQuestion } from '../../shared/saving/useAttempts.ts';
import type { RowValues, SalesValues } from './sales-values.ts';

const { accountId, bankAccountId } = SERVICE_SETUP_FORM;
const ACCOUNTS = { accountId, bankAccountId };

/**
 * Returns what is asked before rows are saved in a period that a statement has reconciled: once for the service, and once for
 * the bank that payouts go to, each about its first day.
 */
export function useSalesQuestions() {
  const questionsAbout = useReconciledQuestions(ACCOUNTS);
  return (values: SalesValues, rows: readonly RowValues[]): readonly SaveQuestion[] => [
    ...questionsAbout({ accountId: values.accountId, date: firstDay(rows) }, null),
    ...questionsAbout(
      {
        bankAccountId: values.bankAccountId,
        date: firstDay(rows.filter(({ kind }) => kind === 'payout')),
      },
      null,
    ),
  ];
}

/** Returns '' without rows. */
function firstDay(rows: readonly RowValues[]): string {
  return rows.map(({ date }) => date).toSorted()[0] ?? '';
}
