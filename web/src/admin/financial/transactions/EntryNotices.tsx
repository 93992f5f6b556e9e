import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { readHeldSentence } from '../../../data/held-entry.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { lookAt } from '../../shared/looks/second-look.ts';
import { ratifiedOnOf } from '../../shared/records/ratified.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionCollection } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';

interface EntryNoticesProps {
  readonly id: string;
  readonly row: TransactionRow;
}

/** Says what was made of an entry since, before somebody changes it. */
export function EntryNotices({ id, row }: EntryNoticesProps) {
  const isExpense = 'paidTo' in row;
  const isConfirmed = lookAt({ collection: 'manualExpenses', id, fields: { ...row } }) !== null;
  return (
    <>
      <HeldNotice collection={isExpense ? 'manualExpenses' : 'revenueItems'} id={id} />
      {isExpense && <RatifiedNotice id={id} />}
      {isConfirmed && <Notice tone="info">{financialMessages.confirmedBefore}</Notice>}
    </>
  );
}

interface HeldNoticeProps {
  readonly collection: TransactionCollection;
  readonly id: string;
}

/** Says why an entry keeps its date, amount and account, before somebody changes them in vain. */
function HeldNotice({ collection, id }: HeldNoticeProps) {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void readHeldSentence(collection, id).then((read) => {
      if (!isGone) setSentence(read);
    });
    return () => {
      isGone = true;
    };
  }, [collection, id]);
  return sentence === null ? null : <Notice tone="info">{sentence}</Notice>;
}

/** Says of a manual expense that a meeting ratified it, before somebody changes what the meeting agreed to. */
function RatifiedNotice({ id }: { readonly id: string }) {
  const state = useStore(ratifiedOnOf({ collection: 'manualExpenses', id }));
  if (state.status !== 'ready' || state.value === null) return null;
  return <Notice tone="info">{financialMessages.ratified(formatDate(state.value))}</Notice>;
}
