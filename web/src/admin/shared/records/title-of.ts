/** How much of a description a title or a button's name shows, in characters. */
const TITLE_LENGTH = 60;

/** Returns what an item is called: the first line of its description, cut when long. */
export function titleOf({ description }: { readonly description: string }): string {
  const line = description.trim().split('\n', 1)[0] ?? '';
  // By code points, so that no character is cut in half.
  const letters = Array.from(line);
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : line;
}
