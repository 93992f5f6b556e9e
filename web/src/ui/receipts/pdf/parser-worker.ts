/** The worker that parses and decodes PDFs: pdf.js's own, which also reports what it omits from a page. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { messageOf } from './omissions.ts';

// pdf.js omits faulty parts and reports them only on the console.
console.warn = (line: unknown) => {
  const message = messageOf(line);
  if (message !== null) self.postMessage(message);
};
