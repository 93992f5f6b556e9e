import { UNDRAWN } from '../../printing.ts';
import { receiptMessages } from '../receipts-messages.ts';
import { ReceiptPlaceholder } from '../ReceiptPlaceholder.tsx';
import { PdfFailure } from './PdfFailure.tsx';
import { PdfPages } from './PdfPages.tsx';
import { usePdf } from './usePdf.ts';

export interface PdfViewProps {
  readonly file: Blob;
  readonly name: string;
}

/** Shows a PDF, drawn by pdf.js. Its chunk has all of pdf.js: `PdfPane` loads it with the first PDF. */
export function PdfView({ file, name }: PdfViewProps) {
  const { state, omits, tryAgain, giveUp } = usePdf(file);
  switch (state.kind) {
    case 'loading':
      return (
        <ReceiptPlaceholder role="status" {...UNDRAWN}>
          {receiptMessages.opening}
        </ReceiptPlaceholder>
      );
    case 'failed':
      return <PdfFailure fault={state.fault} onTryAgain={tryAgain} />;
    case 'ready':
      return (
        <PdfPages
          document={state.document}
          firstPage={state.firstPage}
          name={name}
          omits={omits}
          onTooMuch={giveUp}
        />
      );
  }
}
