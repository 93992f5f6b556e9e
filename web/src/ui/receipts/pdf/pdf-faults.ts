/** Why a PDF is not shown. */
export type PdfFault =
  /** The code of the view was not loaded, or this browser cannot run its workers. */
  'notStarted' | 'damaged' | 'password' | 'tooMuch';

/** Returns the fault for an error of pdf.js, which names its errors. */
export function pdfFaultOf(error: unknown): PdfFault {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged';
}
