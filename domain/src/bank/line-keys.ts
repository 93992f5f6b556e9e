import type { BankLine } from './bank-line.ts';

/** A line, and what it is known by among those of its file. */
export interface KeyedLine {
  readonly key: string;
  readonly line: BankLine;
}

/**
 * Returns the lines of a file with their keys. A line that comes again with all its words and the bank's own id is the same
 * line once more and left out. Without an id it has a key of its own, since two equal payments of a day are two; and what a
 * bank gives to different lines, such as 0, or makes of a line's day and amount, is no id.
 */
export function keyedLines(lines: readonly BankLine[]): readonly KeyedLine[] {
  const shared = sharedIds(lines);
  const seen = new Map<string, number>();
  return lines.flatMap((line) => {
    const base = keyOf(line);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    const { bankId } = line;
    const isAgain = bankId !== null && !shared.has(bankId) && !isMade(bankId, line);
    if (isAgain && count > 1) return [];
    return [{ key: count === 1 ? base : `${base}~${count}`, line }];
  });
}

function keyOf({ day, amount, checkNumber, text, bankId }: BankLine): string {
  return JSON.stringify([bankId, checkNumber, text, day, amount]);
}

/** Returns the ids that different lines have. */
function sharedIds(lines: readonly BankLine[]): ReadonlySet<string> {
  const keys = new Map<string, string>();
  const shared = new Set<string>();
  for (const line of lines) {
    const { bankId } = line;
    if (bankId === null) continue;
    const own = keyOf(line);
    if ((keys.get(bankId) ?? own) !== own) shared.add(bankId);
    keys.set(bankId, own);
  }
  return shared;
}

/** Whether an id says no more than the line itself: `20260914000000[-5:EST]*20.00*515**Deposit`, or nothing, such as 0. */
function isMade(bankId: string, { day, amount }: BankLine): boolean {
  if (!/[a-z1-9]/i.test(bankId)) return true;
  const date = day.replaceAll('-', '');
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = `0*${digits.slice(0, -2)}[.]?${digits.slice(-2)}`;
  return (
    bankId.includes(date) &&
    new RegExp(`(?:^|\\D)${dollars}(?:\\D|$)`).test(bankId.replace(date, ' '))
  );
}
