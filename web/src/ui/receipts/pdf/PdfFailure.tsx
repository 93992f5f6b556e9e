import Button from '@mui/material/Button';
import { HStack } from '../../layout.ts';
import { UNDRAWN } from '../../printing.ts';
import { ReloadButton } from '../../ReloadButton.tsx';
import { ReceiptPlaceholder } from '../receipt-parts.ts';
import type { PdfFault } from './open-pdf.ts';
import { useMessages, type Messages } from '../../messages.ts';

interface PdfFailureProps {
  readonly fault: PdfFault;
  readonly onTryAgain: () => void;
}

/** Says why a PDF doesn't show; only one that didn't start can be retried. */
export function PdfFailure({ fault, onTryAgain }: PdfFailureProps) {
  const receiptMessages = useMessages('receipts');
  const faultMessages = useMessages('faults');
  return (
    <ReceiptPlaceholder role="status">
      <p>{textOf(fault, receiptMessages.faults, faultMessages)}</p>
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

function textOf(
  fault: PdfFault,
  helps: Messages['receipts']['faults'],
  faults: Messages['faults'],
): string {
  const help = helps[fault];
  // These two say nothing about the file.
  if (fault === 'notStarted' || fault === 'tooMuch') return help;
  return `${faults[fault].what} ${help}`;
}

/** While a PDF opens. */
export function PdfOpening() {
  const receiptMessages = useMessages('receipts');
  return (
    <ReceiptPlaceholder role="status" {...UNDRAWN}>
      {receiptMessages.opening}
    </ReceiptPlaceholder>
  );
}
