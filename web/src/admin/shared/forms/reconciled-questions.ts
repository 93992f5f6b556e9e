import { fieldEntries, type Fields } from '@pa-ledger/domain/fields/field';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { useStore } from '../../../app/store.ts';
import { dialogMessages } from '../dialog-messages.ts';
import { accounts } from '../records/ledger-records.ts';
import { NO_DAYS, reconciledDays } from '../records/statements.ts';
import type { SaveQuestion } from '../saving/useAttempts.ts';

/**
 * Returns what is asked before something is saved on a day that a statement of its account has reconciled already. What stays
 * on its day and in its account is not asked about again.
 * @param fields those of the form; without an account among them nothing is read.
 * @returns a function of the form's texts and what is stored; null for something new.
 */
export function useReconciledQuestions(fields: Fields) {
  const names = fieldEntries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.to === 'accounts' ? [name] : [],
  );
  const days = useStore(names.length === 0 ? NO_DAYS : reconciledDays);
  const rows = useStore(accounts);
  return (typed: object, stored: object | null): readonly SaveQuestion[] => {
    const texts = { ...typed } as Readonly<Record<string, string>>;
    const before = { ...stored } as Readonly<Record<string, unknown>>;
    const { date = '' } = texts;
    if (days.status !== 'ready' || rows.status !== 'ready' || !isCalendarDate(date)) return [];
    const reasons = names.flatMap((name) => {
      const { [name]: id = '' } = texts;
      const through = days.value.get(id);
      const isSame = before['date'] === date && before[name] === id;
      if (through === undefined || isSame || date > through) return [];
      const account = rows.value.find((row) => row.id === id);
      return [dialogMessages.reconciledThrough(account?.name ?? id, formatDate(through))];
    });
    if (reasons.length === 0) return [];
    const { reconciledTitle: title, reconciledHint, saveReconciled: answer } = dialogMessages;
    return [{ title: title(formatDate(date)), reasons: [...reasons, reconciledHint], answer }];
  };
}
