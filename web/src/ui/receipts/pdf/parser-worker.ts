/** Where PDFs are parsed and decoded: pdf.js's worker, and an ear for what it leaves out of a page without a word. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { OMISSION, isOmissionWarning } from './omissions.ts';

// pdf.js draws on without what is faulty and says so on the console alone.
console.warn = (line: unknown) => {
  if (isOmissionWarning(line)) self.postMessage(OMISSION);
};
