import { styled } from '@mui/material/styles';
import type { ApprovalLink } from '../link-location.ts';
import type { ReviewReceipt } from './receipt-file.ts';
import { ReceiptItem } from './ReceiptItem.tsx';

interface ReceiptListProps {
  readonly link: ApprovalLink;
  readonly receipts: readonly ReviewReceipt[];
}

/** The receipts: pictures as thumbnails that open in the page, PDFs as links that open beside it. */
export function ReceiptList({ link, receipts }: ReceiptListProps) {
  return (
    <List>
      {receipts.map((receipt) => (
        <ReceiptItem key={receipt.slot} link={link} receipt={receipt} />
      ))}
    </List>
  );
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '0.6rem',
});
