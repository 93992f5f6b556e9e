import { isReceiptType, MAX_PICTURE_PIXELS } from '@pa-ledger/domain/limits';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, pageSize } from '../../../ui/receipts/pdf/draw-page.ts';
import { openPdf, type PdfListener } from '../../../ui/receipts/pdf/open-pdf.ts';
import { hasEnd, pixelsOf } from '../../../ui/receipts/upload/picture-fault.ts';
import { decodePicture, type PixelSize } from '../../../ui/receipts/upload/shrink-photo.ts';
import type { FileFault } from './paper-messages.ts';
import {
  JPEG_QUALITY,
  MOST_PAGES,
  pixelsOfPage,
  planPicture,
  type PicturePlan,
} from './picture-plan.ts';

/** A piece of a page of a file, drawn as a JPEG. */
export interface DrawnPicture extends PixelSize {
  /** Counted from 1. */
  readonly page: number;
  /** Counted from 1, of so many that the page was cut into. */
  readonly piece: number;
  readonly pieces: number;
}

/** What became of a file. */
export interface DrawnFile {
  /** How many pages it has. */
  readonly pages: number;
  readonly pictures: readonly DrawnPicture[];
  /** Pages that couldn't be drawn. */
  readonly missing: readonly number[];
  /** Whether its end is missing. */
  readonly isPartial: boolean;
  /** Whether parts of its pages were left out. */
  readonly omits: boolean;
  /** Whether a page is drawn smaller than it reads well. */
  readonly isSmall: boolean;
}

export class UndrawnError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(`The file can't be drawn: ${fault}.`);
    this.fault = fault;
  }
}

/** Keeps a picture, in the order of the pages. */
type KeepPicture = (picture: DrawnPicture, jpeg: Blob) => Promise<void>;

/**
 * Draws a stranger's file anew as JPEGs, so that nothing of it but how it looks is in the packet.
 * @throws UndrawnError, or the signal's reason.
 */
export async function drawFile(
  file: Blob,
  keep: KeepPicture,
  signal: AbortSignal,
): Promise<DrawnFile> {
  if (file.type === 'application/pdf') return drawPdf(file, keep, signal);
  return drawPhoto(file, keep);
}

async function drawPhoto(file: Blob, keep: KeepPicture): Promise<DrawnFile> {
  if (!isReceiptType(file.type)) throw new UndrawnError('type');
  if ((await pixelsOf(file, file.type)) > MAX_PICTURE_PIXELS) throw new UndrawnError('pixels');
  const decoded = await decodePicture(file);
  if (decoded === null) throw new UndrawnError('damaged');
  try {
    const plan = planPicture(decoded.size);
    const pictures = await keepPieces(decoded.source, decoded.size, plan, 1, keep);
    return {
      pages: 1,
      pictures,
      missing: [],
      isPartial: !decoded.isWhole || !(await hasEnd(file)),
      omits: false,
      isSmall: plan.isSmall,
    };
  } finally {
    decoded.close();
  }
}

async function drawPdf(file: Blob, keep: KeepPicture, signal: AbortSignal): Promise<DrawnFile> {
  let omits = false;
  const opened = await openAsPromise(file, signal, () => {
    omits = true;
  });
  try {
    const { document: pdf } = opened;
    const pictures: DrawnPicture[] = [];
    const missing: number[] = [];
    let isSmall = false;
    let isTooMuch = false;
    const last = Math.min(pdf.numPages, MOST_PAGES);
    for (let page = 1; page <= last; page++) {
      signal.throwIfAborted();
      const drawn = await drawPdfPage(pdf, page, signal);
      if (drawn === 'tooMuch') {
        // Its workers are busy with that page: what's drawn stays, and the rest is named.
        isTooMuch = true;
        for (let rest = page; rest <= last; rest++) missing.push(rest);
        break;
      }
      if (drawn === null) {
        missing.push(page);
        continue;
      }
      isSmall ||= drawn.plan.isSmall;
      pictures.push(...(await keepPieces(drawn.canvas, drawn.plan.size, drawn.plan, page, keep)));
      freeCanvas(drawn.canvas);
    }
    if (pictures.length === 0) throw new UndrawnError(isTooMuch ? 'tooMuch' : 'damaged');
    return {
      pages: pdf.numPages,
      pictures,
      missing,
      isPartial: opened.isPartial,
      omits,
      isSmall,
    };
  } finally {
    opened.close();
  }
}

interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly isPartial: boolean;
  readonly close: () => void;
}

function openAsPromise(
  file: Blob,
  signal: AbortSignal,
  onOmission: () => void,
): Promise<OpenedPdf> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      close();
      reject(signal.reason as Error);
    };
    const listener: PdfListener = {
      onOmission,
      onChange(state) {
        if (state.kind === 'loading') return;
        signal.removeEventListener('abort', onAbort);
        if (state.kind === 'failed') reject(new UndrawnError(state.fault));
        else resolve({ document: state.document, isPartial: state.isPartial, close });
      },
    };
    const close = openPdf(file, listener, true);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** @returns null if the page can't be drawn. @throws the signal's reason. */
async function drawPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  signal: AbortSignal,
): Promise<{ readonly canvas: HTMLCanvasElement; readonly plan: PicturePlan } | 'tooMuch' | null> {
  const page = await pdf.getPage(number).catch(() => null);
  if (page === null) return null;
  const plan = planPicture(pixelsOfPage(pageSize(page)));
  const canvas = document.createElement('canvas');
  const tooMuch = new AbortController();
  const drawing = drawPage(page, canvas, plan.size, 0, () => {
    tooMuch.abort();
    drawing.cancel();
  });
  const cancel = (): void => drawing.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await drawing.done;
    return { canvas, plan };
  } catch {
    freeCanvas(canvas);
    signal.throwIfAborted();
    return tooMuch.signal.aborted ? 'tooMuch' : null;
  } finally {
    signal.removeEventListener('abort', cancel);
    page.cleanup();
  }
}

/** Cuts a picture into its pieces. @param own the source's size, in its pixels. */
async function keepPieces(
  source: CanvasImageSource,
  own: PixelSize,
  { size, pieces }: PicturePlan,
  page: number,
  keep: KeepPicture,
): Promise<readonly DrawnPicture[]> {
  const canvas = document.createElement('canvas');
  const kept: DrawnPicture[] = [];
  const scale = own.height / size.height;
  for (const [index, { top, height }] of pieces.entries()) {
    canvas.width = size.width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new UndrawnError('tooMuch');
    // JPEG has no transparency: transparent parts become white, not black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, top * scale, own.width, height * scale, 0, 0, size.width, height);
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
    if (jpeg === null) throw new UndrawnError('tooMuch');
    const picture = { page, piece: index + 1, pieces: pieces.length, width: size.width, height };
    await keep(picture, jpeg);
    kept.push(picture);
  }
  freeCanvas(canvas);
  return kept;
}

/** Browsers free a canvas's memory late otherwise. */
function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
