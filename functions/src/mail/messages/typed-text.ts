/*
 * An approver's email shows a stranger's words next to a link that decides on money. So we mark each of their lines,
 * and nothing in them is clickable.
 */

/** Every line that someone else wrote begins with this, and none of our own lines does. */
const MARK = '| ';

/**
 * Columns of a typed line. We break longer ones ourselves, so that each part gets its mark; a mail program wouldn't.
 */
const WIDTH = 60;

/** Everything that any program shows as the end of a line. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Characters that reverse the reading direction and would move the mark away from the start of the line. */
const DIRECTIONS = /\p{Bidi_Control}/gu;

/**
 * U+200C, zero width non-joiner. It's invisible, ends what mail programs take for an address, and can't be in a host
 * name here, so an address that a program links anyway leads nowhere. Programs drop the word joiner and the zero width
 * space from a host name, which then works.
 */
const APART = '\u200c';

/** Dots, at signs, colons, and slashes between two characters, in other scripts too. */
const IN_ADDRESS = /(?<=\S)[.@:/\\\u3002\uff0e\uff61\uff20\uff1a\uff0f](?=\S)/g;

/** The lines of a text, whatever separates them. */
export function linesOf(text: string): string[] {
  return text.split(LINE_END);
}

/** Makes sure no mail program finds an address to link in a text. It looks the same. */
export function unlinked(text: string): string {
  return text.replace(IN_ADDRESS, `${APART}$&${APART}`);
}

/** A typed text as we show it: no characters that turn the direction, no addresses. */
export function typedText(text: string): string {
  return unlinked(linesOf(text).join('\n').replace(DIRECTIONS, ''));
}

/** A typed text under our label, as lines of plain text that each begin with the mark. */
export function markedLines(label: string, text: string, kind?: 'address'): string[] {
  return kind === 'address' ? [`${MARK}${label}: ${text}`] : markedText(`${label}: ${text}`);
}

/** A typed text as lines of plain text that each begin with the mark. */
export function markedText(text: string): string[] {
  const [first = '', ...others] = linesOf(text.replace(DIRECTIONS, ''));
  return [first, ...others.map((line) => `    ${line}`)]
    .flatMap(broken)
    .map((line) => `${MARK}${unlinked(line)}`);
}

/** The beginning of a text on one line, with an ellipsis if there's more. @param most characters. */
export function excerptOf(text: string, most: number): string {
  const characters = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** Breaks a line into pieces that are narrow enough, at spaces if there are any. */
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
