import { tidyText } from '@pa-ledger/domain/text/text';

/** Spaces and hyphens that only differ in how they break or how wide they are. */
const SPACES = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
const HYPHENS = /[\u2010\u2011\u2212]/gu;

/**
 * Returns a text as it's printed: without invisible characters, composed, and with plain spaces and hyphens, so that most texts are
 * in the alphabet of a PDF's standard fonts. Its line feeds stay.
 */
export function printedText(text: string): string {
  return tidyText(text).normalize('NFC').replace(SPACES, ' ').replace(HYPHENS, '-');
}

/** Windows' code page 1252, in which the standard fonts are written. */
const STANDARD = /^[\x20-\x7e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

/** Whether a PDF's standard fonts have every character of a printed line. */
export function isStandardText(line: string): boolean {
  return STANDARD.test(line);
}

/** A word that's too long breaks after one of these, if that doesn't leave half of the line empty. */
const BREAKS_AFTER = /[-/@._,;:)&=?]/u;
const LEAST_FILLED = 0.5;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks a printed text into lines. Words that are longer than a line break between characters, as Chinese does anywhere.
 * @param width of a line, in the unit of `measure`.
 */
export function wrapText(
  text: string,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(
  paragraph: string,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = piecesOf(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

function piecesOf(word: string, width: number, measure: (line: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      const kept = niceBreak(piece);
      pieces.push(piece.slice(0, kept));
      piece = piece.slice(kept);
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** Returns how much of a full line stays on it. */
function niceBreak(piece: string): number {
  for (let at = piece.length - 1; at > piece.length * LEAST_FILLED; at--) {
    if (BREAKS_AFTER.test(piece.charAt(at - 1))) return at;
  }
  return piece.length;
}

/** Returns a text that fits on one line, with an ellipsis in place of what doesn't. */
export function onOneLineOf(
  text: string,
  width: number,
  measure: (line: string) => number,
): string {
  const line = text.replaceAll('\n', ' ');
  if (measure(line) <= width) return line;
  const [first = ''] = wrapText(line, width - measure('…'), measure);
  return `${first}…`;
}
