import { useEffect, useState } from 'react';
import { readHeldSentence } from '../../../data/held-entry.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { TransactionCollection } from './transaction-kinds.ts';

interface HeldNoticeProps {
  readonly collection: TransactionCollection;
  readonly id: string;
}

/** Says why an entry keeps its date, amount and account, before somebody changes them in vain. */
export function HeldNotice({ collection, id }: HeldNoticeProps) {
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
