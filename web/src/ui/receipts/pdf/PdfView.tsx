import { useCallback, useEffect, useRef, useState } from 'react';
import { PdfFailure, PdfOpening } from './PdfFailure.tsx';
import { PdfPages } from './PdfPages.tsx';
import { openPdf, type PdfState } from './open-pdf.ts';
import { useMessages } from '../../messages.ts';

export interface PdfViewProps {
  readonly file: Blob;
  readonly name: string;
}

/** Shows a PDF, drawn by pdf.js. Its chunk has all of pdf.js: `PdfPane` loads it with the first PDF. */
export function PdfView({ file, name }: PdfViewProps) {
  const receiptMessages = useMessages('receipts');
  const faultMessages = useMessages('faults');
  const { state, omits, tryAgain, giveUp } = usePdf(file);
  switch (state.kind) {
    case 'loading':
      return <PdfOpening />;
    case 'failed':
      return <PdfFailure fault={state.fault} onTryAgain={tryAgain} />;
    case 'ready': {
      const what = `${faultMessages.partial.what} ${receiptMessages.partial}`;
      // What may be missing; null if nothing is.
      const remark = state.isPartial ? what : omits ? receiptMessages.omission : null;
      return (
        <PdfPages
          document={state.document}
          firstPage={state.firstPage}
          name={name}
          remark={remark}
          onTooMuch={giveUp}
        />
      );
    }
  }
}

const LOADING: PdfState = { kind: 'loading' };

/** Opens a PDF until the component unmounts or gives up. */
function usePdf(file: Blob) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState(LOADING);
  const [omits, setOmits] = useState(false);
  const close = useRef<(() => void) | null>(null);

  useEffect(() => {
    close.current = openPdf(file, { onChange: setState, onOmission: () => setOmits(true) });
    return close.current;
  }, [file, attempt]);

  const tryAgain = (): void => {
    setState(LOADING);
    setAttempt(attempt + 1);
  };
  const giveUp = useCallback(() => {
    close.current?.();
    setState({ kind: 'failed', fault: 'tooMuch' });
  }, []);
  return { state, omits, tryAgain, giveUp };
}
