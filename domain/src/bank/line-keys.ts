import type { BankLine } from './bank-line.ts';

/** A line, and what it is known by when the same file or an overlapping one comes again. */
export interface KeyedLine {
  readonly key: string;
  readonly line: BankLine;
}

/**
 * Returns the lines of a file with their keys. A line is known by the bank's id, its day and its amount, because some banks
 * begin to count anew in each file; without an id by its check number and text instead. Of equal lines without an id the
 * second has a key of its own, since two equal payments of a day are two; with an id it is the same line once more and
 * left out.
 */
export function keyedLines(lines: readonly BankLine[]): readonly KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.flatMap((line) => {
    const base = baseOf(line);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    if (line.bankId !== null && count > 1) return [];
    return [{ key: count === 1 ? base : `${base}~${count}`, line }];
  });
}

/** Returns the lines that no file before has brought. @param known the keys of theirs. */
export function newLines(
  lines: readonly BankLine[],
  known: ReadonlySet<string>,
): readonly KeyedLine[] {
  return keyedLines(lines).filter(({ key }) => !known.has(key));
}

function baseOf({ day, amount, checkNumber, text, bankId }: BankLine): string {
  const named = bankId === null ? ['row', checkNumber ?? '', text] : ['id', bankId];
  return JSON.stringify([...named, day, amount]);
}
