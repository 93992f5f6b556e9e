import { formatDate } from '@pa-ledger/domain/time/dates';
import { useStore } from '../../../app/store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ratifiedOnOf } from '../../shared/records/ratified.ts';
import { financialMessages } from '../financial-messages.ts';

/** Says of a manual expense that a meeting ratified it, before somebody changes what the meeting agreed to. */
export function RatifiedNotice({ id }: { readonly id: string }) {
  const state = useStore(ratifiedOnOf({ collection: 'manualExpenses', id }));
  if (state.status !== 'ready' || state.value === null) return null;
  return <Notice tone="info">{financialMessages.ratified(formatDate(state.value))}</Notice>;
}
