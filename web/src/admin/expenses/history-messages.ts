import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { storedAs, type Fields } from '../../firebase/documents.ts';
import { FLAG_SENTENCES } from './payment-flags.ts';

/** A line of an expense's history with its id. */
export interface HistoryRow extends HistoryEntry {
  readonly id: string;
}

/** A line as it lies in the database. */
export function readHistory(id: string, fields: Fields): HistoryRow {
  return { ...storedAs<HistoryEntry>(fields), id };
}

/** The newest first; of one moment, what ends the other comes first. */
export function newestFirst(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  return rows.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}

/** Who did it. */
export function actorOf({ by }: HistoryEntry): string {
  return by === 'system' ? 'PA Ledger' : by;
}

/** What a line says: what was done, what was there before and what is there now. */
export function historyWords(
  entry: HistoryEntry,
  { steps }: Pick<Expense, 'steps'>,
  fundName: (id: string) => string,
): string {
  const { what, step, old, new: now, flags = [] } = entry;
  const role = (step === null ? undefined : steps[step]?.role) ?? null;
  const as = role === null ? '' : ` as ${ROLE_NAMES[role]}`;
  const ofStep = role === null ? '' : ` for the step of the ${ROLE_NAMES[role]}`;
  switch (what) {
    case 'submitted':
      return 'Submitted the expense.';
    case 'approved':
      return `Approved it${as}.${now === 'approved' ? ' This was the last approval.' : ''}`;
    case 'rejected': {
      const reason = step === null ? undefined : steps[step]?.decision?.reason;
      return `Rejected it${as}${reason === undefined ? '.' : `: ${reason}`}`;
    }
    case 'reassigned':
      return `Asked ${peopleIn(now)}${ofStep} instead of ${peopleIn(old)}.`;
    case 'renamed':
      return `The category ${old ?? ''} is now called ${now ?? ''}.`;
    case 'fundSet':
      return `Set the fund to ${fundIn(now, fundName)}; before it was ${fundIn(old, fundName)}.`;
    case 'paid':
      return [
        `Recorded the payment: ${now ?? ''}.`,
        ...flags.map((flag) => FLAG_SENTENCES[flag]),
      ].join(' ');
    case 'paymentVoided':
      return `Voided the payment ${old ?? ''}: ${now ?? ''}`;
    case 'duplicateSettled':
      return `Settled that this is not ${referenceOf(old ?? '')} once more: ${now ?? ''}`;
    case 'linkResent':
      return `Sent the link${ofStep} again, to ${peopleIn(now)}. The links before no longer work.`;
  }
}

function peopleIn(list: string | null): string {
  return list === null || list === '' ? 'nobody' : list.split(', ').join(' or ');
}

function fundIn(id: string | null, fundName: (id: string) => string): string {
  return id === null ? 'none' : fundName(id);
}
