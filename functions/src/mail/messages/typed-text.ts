/*
 * An approver's mail shows what strangers typed beside a link that decides on money. So each of their lines is marked, and
 * nothing in them can be clicked.
 */

/** Every line that somebody else wrote begins with this, and none of our own lines does. */
const MARK = '| ';

/** Columns of a typed line: what is longer is broken here, where the next line is marked, and not by the mail program. */
const WIDTH = 60;

/** Everything that some program shows as the end of a line. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Characters that reverse the reading direction, and would move the mark from the start of the line. */
const DIRECTIONS = /\p{Bidi_Control}/gu;

/**
 * U+200C, zero width non-joiner. It cannot be seen, ends what mail programs take for an address, and is allowed in no
 * host name at this place: an address that is linked all the same leads nowhere. The word joiner and the zero width
 * space would be dropped from a host name, which then works.
 */
const APART = '\u200c';

/** Dots, at signs, colons and slashes, those of other scripts too, between two characters. */
const IN_ADDRESS = /(?<=\S)[.@:/\\\u3002\uff0e\uff61\uff20\uff1a\uff0f](?=\S)/g;

/** The lines of a text, by whatever it separates them. */
export function linesOf(text: string): string[] {
  return text.split(LINE_END);
}

/** A text in which no mail program finds an address to link; it looks as before. */
export function unlinked(text: string): string {
  return text.replace(IN_ADDRESS, `${APART}$&${APART}`);
}

/** A typed text as it is shown: no characters that turn the direction, no addresses. */
export function typedText(text: string): string {
  return unlinked(linesOf(text).join('\n').replace(DIRECTIONS, ''));
}

/** What somebody typed, under a label of ours, as lines of plain text: each begins with the mark. */
export function markedLines(label: string, text: string): string[] {
  const [first = '', ...others] = linesOf(text.replace(DIRECTIONS, ''));
  return [`${label}: ${first}`, ...others.map((line) => `    ${line}`)]
    .flatMap(broken)
    .map((line) => `${MARK}${unlinked(line)}`);
}

/** A line in pieces that are narrow enough, at spaces where it has some. */
function broken(line: string): string[] {
  const pieces: string[] = [];
  let rest = Array.from(line);
  while (rest.length > WIDTH) {
    const space = rest.lastIndexOf(' ', WIDTH);
    const end = space > WIDTH / 2 ? space : WIDTH;
    pieces.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  return [...pieces, rest.join('')];
}
