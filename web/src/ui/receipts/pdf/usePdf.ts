import { useCallback, useEffect, useRef, useState } from 'react';
import { openPdf, type PdfState } from './open-pdf.ts';

const LOADING: PdfState = { kind: 'loading' };

/** Opens a PDF while the component is mounted, or until it is given up. */
export function usePdf(file: Blob) {
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
