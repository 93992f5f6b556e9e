/** Why a PDF is not shown. */
export type PdfFault =
  /** The code of the view was not loaded, or this browser cannot run its workers. */
  'notStarted' | 'damaged' | 'password' | 'tooMuch';

/** Shown instead of the PDF; the file can be saved in each case. */
export const PDF_FAULT_MESSAGES: Readonly<Record<PdfFault, string>> = {
  notStarted: 'This PDF cannot be shown right now. Try again, or save the file to see it.',
  damaged: 'This PDF is damaged and cannot be shown. Save the file to try it in another program.',
  password: 'This PDF is locked with a password. Save the file and open it with the password.',
  tooMuch: 'Drawing this PDF takes too much. Save the file to see it in another program.',
};

/** Shown above a PDF with faults: a receipt must not lack a line unnoticed. */
export const OMISSION_MESSAGE =
  'This PDF has faults, and something may be missing here. Save the file to see all of it.';

/** Returns the fault for an error of pdf.js, which names its errors. */
export function pdfFaultOf(error: unknown): PdfFault {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged';
}
