import { useCallback, useEffect, useRef, useState } from 'react';
import { faultMessages } from '../file-messages.ts';
import { receiptMessages } from '../receipts-messages.ts';
import { PdfFailure, PdfOpening } from './PdfFailure.tsx';
import { PdfPages } from './PdfPages.tsx';
import { openPdf, type PdfState } from './open-pdf.ts';

export interface PdfViewProps {
  readonly file: Blob;
  readonly name: string;
}

/** Shows a PDF, drawn by pdf.js. Its chunk has all of pdf.js: `PdfPane` loads it with the first PDF. */
export function PdfView({ file, name }: PdfViewProps) {
  const { state, omits, tryAgain, giveUp } = usePdf(file);
  switch (state.kind) {
    case 'loading':
      return <PdfOpening />;
    case 'failed':
      return <PdfFailure fault={state.fault} onTryAgain={tryAgain} />;
    case 'ready':
      return (
        <PdfPages
          document={state.document}
          firstPage={state.firstPage}
          name={name}
          remark={remarkOf(state.isPartial, omits)}
          onTooMuch={giveUp}
        />
      );
  }
}

/** Says what may be missing; null if nothing is. */
function remarkOf(isPartial: boolean, omits: boolean): string | null {
  if (isPartial) return `${faultMessages.partial.what} ${receiptMessages.partial}`;
  return omits ? receiptMessages.omission : null;
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
