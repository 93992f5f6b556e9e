import type { StandardFontData } from 'pdfkit';

declare const font: StandardFontData;
// As pdfkit exports it.
// oxlint-disable-next-line import/no-default-export
export default font;
