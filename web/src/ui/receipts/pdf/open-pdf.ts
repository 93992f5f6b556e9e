import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageSize } from './draw-page.ts';
import { OMISSION } from './omissions.ts';
import { LETTER, type Size } from './page-size.ts';
import { pdfFaultOf, type PdfFault } from './pdf-faults.ts';
import { pdfOptions } from './pdf-options.ts';
import { startPdfWorkers } from './pdf-workers.ts';

export type PdfState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly document: PDFDocumentProxy;
      /** Its size in points; the others are likely to have it as well. */
      readonly firstPage: Size;
    }
  | { readonly kind: 'failed'; readonly fault: PdfFault };

/** Hears of a PDF that is being opened. */
export interface PdfListener {
  readonly onChange: (state: PdfState) => void;
  /** Something of a page is left out, since it is faulty. */
  readonly onOmission: () => void;
}

/** What is not open by then never will be; a slow phone on a slow network has the workers after some ten seconds. */
const OPENS_WITHIN_MS = 60_000;
/** How long pdf.js may take to clear up before its workers are ended. */
const CLOSES_WITHIN_MS = 2_000;

/**
 * Opens a PDF in workers of its own. Nothing of it is parsed, decoded or painted in the page itself: a PDF that takes all
 * the time or memory that it gets takes it from workers, which can be ended.
 * @returns what ends the workers and gives everything back.
 */
export function openPdf(file: Blob, { onChange, onOmission }: PdfListener): () => void {
  const closing = new AbortController();
  const workers = new AbortController();
  let started = false;
  let clearUp = (): Promise<void> => Promise.resolve();
  const close = (): void => {
    if (closing.signal.aborted) return;
    closing.abort();
    clearTimeout(slow);
    const end = (): void => workers.abort();
    Promise.race([clearUp(), delay(CLOSES_WITHIN_MS)]).then(end, end);
  };
  const fail = (fault: PdfFault): void => {
    if (closing.signal.aborted) return;
    close();
    onChange({ kind: 'failed', fault });
  };
  const slow = setTimeout(() => fail(started ? 'tooMuch' : 'notStarted'), OPENS_WITHIN_MS);

  const open = async (): Promise<void> => {
    const data = await file.arrayBuffer();
    closing.signal.throwIfAborted();
    const { parser, painter } = await startPdfWorkers(workers.signal);
    closing.signal.throwIfAborted();
    started = true;
    for (const worker of [parser, painter]) {
      worker.addEventListener('error', () => fail('damaged'));
    }
    parser.addEventListener('message', ({ data: message }) => {
      if (message === OMISSION) onOmission();
    });
    GlobalWorkerOptions.rendererPorts = [painter];
    // What is left out is said as a warning, which the worker passes on.
    const worker = PDFWorker.create({ port: parser, verbosity: VerbosityLevel.WARNINGS });
    const task = getDocument({ data, worker, ...pdfOptions(version) });
    clearUp = () => task.destroy();
    const document = await task.promise;
    const firstPage = await document.getPage(1).then(pageSize, () => LETTER);
    closing.signal.throwIfAborted();
    clearTimeout(slow);
    onChange({ kind: 'ready', document, firstPage });
  };
  open().catch((error: unknown) => fail(started ? pdfFaultOf(error) : 'notStarted'));
  return close;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
