import { PDFDocument, registerStdFonts } from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { printedText } from './paper-text.ts';

registerStdFonts(Helvetica, HelveticaBold);

/** What every page of a packet is headed by. */
export interface PaperHead {
  readonly association: string;
  /** Such as 'Review packet, Jul 1, 2026 to Jun 30, 2027'. */
  readonly packet: string;
  /** The packet's last day, which stands in the files for the time of making: the same packet has the same bytes. */
  readonly date: CalendarDate;
}

/** Begins a PDF without a page. @param keepsPages whether its pages can be changed until the end. */
export function newDocument(title: string, head: PaperHead, keepsPages: boolean): PDFDocument {
  return new PDFDocument({
    size: 'LETTER',
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    tagged: true,
    autoFirstPage: false,
    bufferPages: keepsPages,
    info: {
      Title: metadataText(title),
      Author: metadataText(head.association),
      Creator: 'PA Ledger',
      Producer: 'pdfkit',
      CreationDate: new Date(`${head.date}T12:00:00Z`),
    },
  });
}

/** pdfkit puts the title and the author into the file's XML as they are. */
function metadataText(text: string): string {
  return printedText(text)
    .replaceAll('&', 'and')
    .replace(/[<>\n]/g, ' ');
}
