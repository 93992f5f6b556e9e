/** A tag, and the value that's written behind it. */
export interface Tag {
  /** In capitals, without the name of its namespace. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Up to the next tag, without white space around it; '' for none. */
  readonly value: string;
}

/** With attributes, as XML may have them: `A <B and C> D` has no tag. */
const TAG =
  /<(\/?)(?:[a-z]\w*:)?([a-z][\w.-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/gi;

/** Longer values are cut; a bank's texts have at most 255 characters each. */
const LONGEST_VALUE = 1_000;

/** Returns the tags of an SGML or XML text one by one, in time that grows with its length alone. */
export function* tagsIn(text: string): Generator<Tag, void> {
  const literal = replaced(text, '<![CDATA[', ']]>', (own) => own.replaceAll('<', '&lt;'));
  const plain = replaced(literal, '<!--', '-->', () => '');
  let open: Omit<Tag, 'value'> | null = null;
  let behind = 0;
  const valueUntil = (end: number) => plain.slice(behind, end).trim().slice(0, LONGEST_VALUE);
  for (const { 0: whole, 1: mark, 2: name = '', index } of plain.matchAll(TAG)) {
    if (open !== null) yield { ...open, value: valueUntil(index) };
    open = { name: name.toUpperCase(), isEnd: mark === '/' };
    behind = index + whole.length;
  }
  if (open !== null) yield { ...open, value: valueUntil(plain.length) };
}

/** Replaces each part between two marks, and the marks; what has no end mark stays. */
function replaced(
  text: string,
  begin: string,
  end: string,
  insteadOf: (own: string) => string,
): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(begin, at);
    const last = start === -1 ? -1 : text.indexOf(end, start + begin.length);
    if (last === -1) return [...parts, text.slice(at)].join('');
    parts.push(text.slice(at, start), insteadOf(text.slice(start + begin.length, last)));
    at = last + end.length;
  }
}
