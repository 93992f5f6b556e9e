import { EntryPage } from '../EntryPage.tsx';
import { useEntryYear } from '../entry-form.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { useTransactionForm } from './useTransactionForm.tsx';

interface TransactionPageProps {
  readonly kind: TransactionKind;
  readonly id: string;
}

/** The page of a revenue item or a manual expense. */
export function TransactionPage({ kind, id }: TransactionPageProps) {
  const entry = useTransactionForm(kind, useEntryYear(kind.collection, id));
  return <EntryPage id={id} entry={entry} missing={kind.messages.missing} />;
}
