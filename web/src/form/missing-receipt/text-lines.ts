/** What ends a line. */
const LINE_END = /[\n\u2028\u2029]/;

/**
 * Returns a text in lines that are at most so wide: broken at its own line ends, at spaces, and else between any two
 * characters that a person sees. Nothing but the space at a break is left out; a tab is two spaces.
 */
export function textLines(
  text: string,
  widthOf: (line: string) => number,
  width: number,
): readonly string[] {
  return text
    .replaceAll('\t', '  ')
    .split(LINE_END)
    .flatMap((line) => broken(line, widthOf, width));
}

function broken(line: string, widthOf: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  let rest = charactersOf(line);
  while (widthOf(rest.join('')) > width && rest.length > 1) {
    const fitting = fittingIn(rest, widthOf, width);
    const space = rest.lastIndexOf(' ', fitting);
    const end = space > 0 ? space : fitting;
    lines.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  return [...lines, rest.join('')];
}

/** Returns how many characters fit, at least one. */
function fittingIn(
  characters: readonly string[],
  widthOf: (line: string) => number,
  width: number,
): number {
  let count = 1;
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= width)
    count++;
  return count;
}

/** What a person sees as one character; old browsers know only code points. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}
