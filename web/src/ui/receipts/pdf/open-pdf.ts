import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { PdfFileFault } from '../file-messages.ts';
import { ignoreAttachmentLock } from './attachment-lock.ts';
import { pageSize } from './draw-page.ts';
import { OMISSION, REBUILT } from './omissions.ts';
import { LETTER, type Size } from './page-size.ts';
import { readPageText } from './page-text.ts';
import { pdfOptions } from './pdf-options.ts';
import { startPdfWorkers } from './pdf-workers.ts';

export type PdfState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly document: PDFDocumentProxy;
      /** Its size in points; the other pages probably have the same. */
      readonly firstPage: Size;
      /** Whether the end of the file is missing, or its first page. */
      readonly isPartial: boolean;
    }
  | { readonly kind: 'failed'; readonly fault: PdfFault };

/** The callbacks while a PDF opens. */
export interface PdfListener {
  readonly onChange: (state: PdfState) => void;
  /** pdf.js omitted a faulty part of a page. */
  readonly onOmission: () => void;
}

/** A PDF that isn't open by then never will be. A slow phone on a slow network starts the workers in about ten seconds. */
const OPENS_WITHIN_MS = 60_000;
/** How long pdf.js has to clean up before we end the workers. */
const CLOSES_WITHIN_MS = 2_000;

/**
 * Opens a PDF in its own workers. The main thread parses, decodes, and paints none of it: a PDF that uses up all time or
 * memory uses up that of workers, which we can end.
 * @param many whether it's one of many PDFs that are drawn one after the other, which takes less memory.
 * @returns a function that ends the workers and frees everything.
 */
export function openPdf(
  file: Blob,
  { onChange, onOmission }: PdfListener,
  many = false,
): () => void {
  const closing = new AbortController();
  const workers = new AbortController();
  let started = false;
  let cleanUp = (): Promise<void> => Promise.resolve();
  const close = (): void => {
    if (closing.signal.aborted) return;
    closing.abort();
    clearTimeout(slow);
    const end = (): void => workers.abort();
    Promise.race([cleanUp(), delay(CLOSES_WITHIN_MS)]).then(end, end);
  };
  const fail = (fault: PdfFault): void => {
    if (closing.signal.aborted) return;
    close();
    onChange({ kind: 'failed', fault });
  };
  const slow = setTimeout(() => fail(started ? 'tooMuch' : 'notStarted'), OPENS_WITHIN_MS);

  const open = async (): Promise<void> => {
    const data = new Uint8Array(await file.arrayBuffer());
    ignoreAttachmentLock(data);
    const hasEnd = endsAsPdf(data);
    const heard = new Set<unknown>();
    closing.signal.throwIfAborted();
    const { parser, painter } = await startPdfWorkers(workers.signal);
    closing.signal.throwIfAborted();
    started = true;
    for (const worker of [parser, painter]) {
      worker.addEventListener('error', () => fail('damaged'));
    }
    parser.addEventListener('message', ({ data: message }) => {
      if (message === OMISSION) onOmission();
      heard.add(message);
    });
    GlobalWorkerOptions.rendererPorts = [painter];
    // pdf.js warns about omissions, and the worker passes that on.
    const worker = PDFWorker.create({ port: parser, verbosity: VerbosityLevel.WARNINGS });
    const task = getDocument({ data, worker, ...pdfOptions(version, many) });
    cleanUp = () => task.destroy();
    const document = await task.promise;
    if (document.numPages === 0) fail('noPages');
    const first = await document.getPage(1).catch(() => null);
    if (first !== null && (await saysPleaseWait(document, first))) fail('waiting');
    closing.signal.throwIfAborted();
    clearTimeout(slow);
    onChange({
      kind: 'ready',
      document,
      firstPage: first === null ? LETTER : pageSize(first),
      isPartial: first === null || (heard.has(REBUILT) && !hasEnd),
    });
  };
  open().catch((error: unknown) => fail(started ? pdfFaultOf(error) : 'notStarted'));
  return close;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A PDF's final mark is within this many bytes of the end: many programs append something. */
const END_WITHIN = 1_024;

/** Whether a file has a PDF's final mark, which a truncated file lacks. */
function endsAsPdf(pdf: Uint8Array): boolean {
  const last = pdf.findLastIndex((byte) => byte !== 0);
  const end = pdf.subarray(Math.max(0, last - END_WITHIN), last + 1);
  return new TextDecoder('latin1').decode(end).includes('%%EOF');
}

/** Whether a PDF is an Adobe XFA form whose only page says to wait: other programs have nothing else to show. */
async function saysPleaseWait(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  const { IsXFAPresent: isXfa, IsAcroFormPresent: hasFields } = membersOf(info);
  if (isXfa !== true || pdf.numPages > 1) return false;
  return hasFields !== true || /please wait/i.test(await readPageText(page));
}

/** Why a PDF doesn't show. */
export type PdfFault =
  | Exclude<PdfFileFault, 'partial'>
  /** The view's code didn't load, or this browser can't run its workers. */
  | 'notStarted'
  | 'tooMuch';

/** Returns the fault for a pdf.js error, by the error's name. */
export function pdfFaultOf(error: unknown): PdfFault {
  if (!(error instanceof Error)) return 'damaged';
  // pdf.js doesn't support locks by certificate.
  const isLocked = error.name === 'PasswordException' || error.message.includes('encryption');
  return isLocked ? 'password' : 'damaged';
}
