import { useMemo } from 'react';
import { fetchReceipt } from '../../../firebase/fetch-receipt.ts';
import { VStack } from '../../../ui/layout.ts';
import type { FetchReceipt, ShownReceipt } from '../../../ui/receipts/receipt-file.ts';
import { ReceiptFigure } from './ReceiptFigure.tsx';

interface ReceiptsProps {
  readonly expenseId: string;
  readonly receipts: readonly ShownReceipt[];
}

/** The receipts inline, one below the other. */
export function Receipts({ expenseId, receipts }: ReceiptsProps) {
  const fetching = useMemo<FetchReceipt>(
    () => (slot, signal) => fetchReceipt({ expenseId, slot }, signal),
    [expenseId],
  );
  return (
    <VStack sx={{ gap: '1.25rem' }}>
      {receipts.map((receipt) => (
        <ReceiptFigure key={receipt.slot} fetchReceipt={fetching} receipt={receipt} />
      ))}
    </VStack>
  );
}
