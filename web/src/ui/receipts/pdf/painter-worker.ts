/** The worker that paints the pages of PDFs. */
import 'pdfjs-dist/legacy/build/pdf.renderer.mjs';
