import { faultMessages } from '../file-messages.ts';
import { receiptMessages } from '../receipts-messages.ts';
import Button from '@mui/material/Button';
import { HStack } from '../../layout.ts';
import { UNDRAWN } from '../../printing.ts';
import { ReloadButton } from '../../ReloadButton.tsx';
import { ReceiptPlaceholder } from '../receipt-parts.ts';
import type { PdfFault } from './open-pdf.ts';

interface PdfFailureProps {
  readonly fault: PdfFault;
  readonly onTryAgain: () => void;
}

/** Says why a PDF doesn't show; only one that didn't start can be retried. */
export function PdfFailure({ fault, onTryAgain }: PdfFailureProps) {
  return (
    <ReceiptPlaceholder role="status">
      <p>{textOf(fault)}</p>
      {fault === 'notStarted' && (
        <HStack>
          <Button variant="outlined" onClick={onTryAgain}>
            {receiptMessages.tryAgain}
          </Button>
          <ReloadButton />
        </HStack>
      )}
    </ReceiptPlaceholder>
  );
}

function textOf(fault: PdfFault): string {
  const help = receiptMessages.faults[fault];
  // These two say nothing about the file.
  if (fault === 'notStarted' || fault === 'tooMuch') return help;
  return `${faultMessages[fault].what} ${help}`;
}

/** While a PDF opens. */
export function PdfOpening() {
  return (
    <ReceiptPlaceholder role="status" {...UNDRAWN}>
      {receiptMessages.opening}
    </ReceiptPlaceholder>
  );
}
