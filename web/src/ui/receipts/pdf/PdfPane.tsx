import { receiptMessages } from '../receipts-messages.ts';
import { useEffect, useState, type ComponentType } from 'react';
import { UNDRAWN } from '../../printing.ts';
import { ReceiptPlaceholder } from '../ReceiptPlaceholder.tsx';
import { PdfFailure } from './PdfFailure.tsx';
import type { PdfViewProps } from './PdfView.tsx';

type Loaded = { readonly View: ComponentType<PdfViewProps> } | 'loading' | 'failed';

/** Shows a PDF; the code that draws it is loaded with the first one. */
export function PdfPane(props: PdfViewProps) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    import('./PdfView.tsx').then(
      ({ PdfView }) => setLoaded({ View: PdfView }),
      () => setLoaded('failed'),
    );
  }, [attempt]);

  if (loaded === 'loading')
    return (
      <ReceiptPlaceholder role="status" {...UNDRAWN}>
        {receiptMessages.opening}
      </ReceiptPlaceholder>
    );
  if (loaded !== 'failed') return <loaded.View {...props} />;
  const tryAgain = (): void => {
    setLoaded('loading');
    setAttempt(attempt + 1);
  };
  return <PdfFailure fault="notStarted" onTryAgain={tryAgain} />;
}
