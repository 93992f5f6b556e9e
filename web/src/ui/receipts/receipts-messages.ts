import type { PdfFault } from './pdf/open-pdf.ts';

/** Shown instead of a PDF, after what's wrong with the file; the person can save the file in each case. */
const faults: Readonly<Record<PdfFault, string>> = {
  notStarted:
    'This PDF cannot be shown right now. Try again; if that does not help, reload the page, or save the file to see it.',
  damaged: 'Save the file to try it in another program.',
  password: 'Save the file and open it with the password.',
  noPages: 'Save the file to try it in another program.',
  waiting: 'Save the file and open it there.',
  tooMuch: 'Drawing this PDF takes too much. Save the file to see it in another program.',
};

/** The texts of the receipt viewer. */
export const receiptMessages = {
  faults,
  /** Shown above a PDF with faults, because people must notice if a receipt may lack a line. */
  omission:
    'This PDF has faults, and something may be missing here. Save the file to see all of it.',
  /** The same for a truncated file. */
  partial: 'What is left is shown here. Save the file to try it in another program.',
  /** Shown instead of a picture. */
  undrawnPicture:
    'This picture is damaged or too large to show. Save the file to try it in another program.',
  receipts: (count: number) => (count === 1 ? 'Receipt' : `Receipts (${count})`),
  loading: (size: string) => `Loading, ${size}…`,
  load: (size: string) => `Load, ${size}`,
  tryAgain: 'Try again',
  open: 'Open',
  inNewTab: (name: string) => ` ${name} in a new tab`,
  saveFile: 'Save',
  receipt: (name: string) => `Receipt ${name}`,
  opening: 'Opening the PDF…',
  drawing: 'Drawing…',
  pages: (name: string) => `Pages of ${name}`,
  page: (number: number, count: number, name: string) =>
    `Page ${number} of ${count} of receipt ${name}`,
  pageOf: (number: number, count: number) => `Page ${number} of ${count}`,
  notDrawn: (page: string) => `${page} cannot be drawn. Save the file to see it.`,
  onlyFirst: (shown: number) =>
    `Only the first ${shown} pages are shown. Save the file to see all of them.`,
  zoom: 'Zoom',
  viewOf: (name: string) => `View of ${name}`,
  turn: 'Rotate',
  fit: 'Fit',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
