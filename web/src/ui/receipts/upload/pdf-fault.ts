import type { FileFault } from '../file-messages.ts';
import { openPdf, type PdfState } from '../pdf/open-pdf.ts';

/**
 * Opens a PDF once, as those who see it later do, and says what is wrong with it.
 * @param stop ends the attempt: then nothing is known against the file.
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
  // These say nothing of the file: this browser, or the connection, is too slow or too old to look.
  return state.fault === 'notStarted' || state.fault === 'tooMuch' ? null : state.fault;
}
