import { useMemo } from 'react';
import { CardGrid } from '../../ui/layout.ts';
import type { FetchReceipt, ShownReceipt } from '../../ui/receipts/receipt-file.ts';
import type { ApprovalLink } from '../link-location.ts';
import { readRequest } from './load-review.ts';
import { ReceiptItem } from './ReceiptItem.tsx';

interface ReceiptListProps {
  readonly link: ApprovalLink;
  readonly receipts: readonly ShownReceipt[];
}

/** The receipts as cards, photos with a thumbnail; each opens over the page. */
export function ReceiptList({ link, receipts }: ReceiptListProps) {
  const fetchReceipt = useMemo<FetchReceipt>(
    () => (slot, signal) => fetch(`/api/receipt?slot=${slot}`, { ...readRequest(link), signal }),
    [link],
  );
  return (
    <CardGrid>
      {receipts.map((receipt) => (
        <ReceiptItem key={receipt.slot} fetchReceipt={fetchReceipt} receipt={receipt} />
      ))}
    </CardGrid>
  );
}
