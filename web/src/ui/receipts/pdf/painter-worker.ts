/** Where the pages of PDFs are painted. */
import 'pdfjs-dist/legacy/build/pdf.renderer.mjs';
