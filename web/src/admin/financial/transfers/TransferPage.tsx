import { EntryPage } from '../EntryPage.tsx';
import { useEntryYear } from '../entry-form.ts';
import { transfersMessages as messages } from './transfers-messages.ts';
import { useTransferForm } from './useTransferForm.tsx';

/** The page of a transfer. */
export function TransferPage({ id }: { readonly id: string }) {
  const entry = useTransferForm(useEntryYear('transfers', id));
  return <EntryPage id={id} entry={entry} missing={messages.missing} />;
}
