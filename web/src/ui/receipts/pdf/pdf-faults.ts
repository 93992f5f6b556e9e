/** Why a PDF is not shown. */
export type PdfFault =
  /** The code of the view did not come, or this browser has no worker that it runs in. */
  'notStarted' | 'damaged' | 'password' | 'tooMuch';

/** What the page says instead of the PDF; the file can be saved in each case. */
export const PDF_FAULT_MESSAGES: Readonly<Record<PdfFault, string>> = {
  notStarted: 'This PDF cannot be shown right now. Try again, or save the file to see it.',
  damaged: 'This PDF is damaged and cannot be shown. Save the file to try it in another program.',
  password: 'This PDF is locked with a password. Save the file and open it with the password.',
  tooMuch: 'Drawing this PDF takes too much. Save the file to see it in another program.',
};

/** Over a PDF with faults: a receipt that looks whole must not lack a line unnoticed. */
export const OMISSION_MESSAGE =
  'This PDF has faults, and something may be missing here. Save the file to see all of it.';

/** The fault behind an error of pdf.js, which tells its errors apart by their names. */
export function pdfFaultOf(error: unknown): PdfFault {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged';
}
