import { useMemo } from 'react';
import { fetchReceipt, type FileOf } from '../../../firebase/fetch-receipt.ts';
import type { FetchReceipt, ShownReceipt } from '../../../ui/receipts/receipt-file.ts';
import { Receipts as ReceiptsOf } from '../../../ui/receipts/Receipts.tsx';

interface ReceiptsProps extends FileOf {
  /** At least one. */
  readonly receipts: readonly ShownReceipt[];
}

/** The receipts of an expense, or the papers of a record, as the signed-in admin sees them. */
export function Receipts({ of, id, receipts }: ReceiptsProps) {
  const fetching = useMemo<FetchReceipt>(
    () => (slot, signal) => fetchReceipt({ of, id, slot }, signal),
    [of, id],
  );
  return <ReceiptsOf fetchReceipt={fetching} receipts={receipts} />;
}
