import type { FileFault } from '../file-messages.ts';
import { openPdf, type PdfState } from '../pdf/open-pdf.ts';

/**
 * Opens a PDF once, as its later readers do, and says what's wrong with it.
 * @param stop ends the attempt; then we know of nothing wrong with the file.
 */
export function pdfFault(pdf: Blob, stop: AbortSignal): Promise<FileFault | null> {
  return new Promise((resolve) => {
    const close = openPdf(pdf, {
      onChange: (state) => {
        if (state.kind === 'loading') return;
        close();
        resolve(faultOf(state));
      },
      onOmission: () => undefined,
    });
    stop.addEventListener('abort', () => {
      close();
      resolve(null);
    });
  });
}

function faultOf(state: Exclude<PdfState, { kind: 'loading' }>): FileFault | null {
  if (state.kind === 'ready') return state.isPartial ? 'partial' : null;
  // These say nothing about the file: this browser or connection is too slow or too old to check.
  return state.fault === 'notStarted' || state.fault === 'tooMuch' ? null : state.fault;
}
