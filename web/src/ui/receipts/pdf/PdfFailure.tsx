import { receiptMessages } from '../receipts-messages.ts';
import Button from '@mui/material/Button';
import { ReceiptPlaceholder } from '../ReceiptPlaceholder.tsx';
import type { PdfFault } from './open-pdf.ts';

interface PdfFailureProps {
  readonly fault: PdfFault;
  readonly onTryAgain: () => void;
}

/** Says why a PDF is not shown; only one that did not start can be tried again. */
export function PdfFailure({ fault, onTryAgain }: PdfFailureProps) {
  return (
    <ReceiptPlaceholder role="status">
      <p>{receiptMessages.faults[fault]}</p>
      {fault === 'notStarted' && (
        <Button variant="outlined" onClick={onTryAgain}>
          {receiptMessages.tryAgain}
        </Button>
      )}
    </ReceiptPlaceholder>
  );
}
