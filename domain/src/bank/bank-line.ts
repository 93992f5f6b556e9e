import type { Cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';

/** A line of a bank's statement in one form, whichever file it came in. */
export interface BankLine {
  readonly day: CalendarDate;
  /** Above 0 came into the account, below 0 left it. */
  readonly amount: Cents;
  /** In the spelling that check numbers are compared in; null without one. */
  readonly checkNumber: string | null;
  /** What the bank says of it: name and memo; may be ''. */
  readonly text: string;
  /** The bank's own id of it; null without one. */
  readonly bankId: string | null;
}

/** A row of a file that is no line, and why, as a sentence. */
export interface RefusedRow {
  /** From 1: the line of a sheet, or the transaction of an OFX file. */
  readonly row: number;
  readonly reason: string;
}

/** What one row of a file is. */
export type ReadRow = { readonly line: BankLine } | { readonly reason: string };

/** The lines of one account in a file. */
export interface BankStatement {
  /** The last characters of the account's number, to tell one account from another; '' if the file does not say. */
  readonly accountEnd: string;
  /** What kind of account the file says it is, such as CHECKING or CREDITCARD; absent if it does not say. */
  readonly accountType?: string;
  /** Such as USD; '' if the file does not say. */
  readonly currency: string;
  /** The balance by the bank and its day; null if the file does not say. */
  readonly balance: { readonly amount: Cents; readonly day: CalendarDate } | null;
  /** The last day of the days that the file is about; absent if it does not say. */
  readonly through?: CalendarDate | undefined;
  readonly lines: readonly BankLine[];
  readonly refused: readonly RefusedRow[];
  /** What a file of several accounts calls it instead of a number. */
  readonly account?: string | undefined;
  /** How the file was read, as sentences, where that isn't what anyone expects. */
  readonly notes?: readonly string[] | undefined;
  /** Why it may be read wrongly, as sentences: a person decides before anything is checked off. */
  readonly doubts?: readonly string[] | undefined;
}

/** Returns the last day of a statement by its file, which Reconcile begins with; null where the file says none. */
export function proposedDay({ through, balance, lines }: BankStatement): CalendarDate | null {
  const days = lines.map(({ day }) => day).toSorted();
  return through ?? balance?.day ?? days.at(-1) ?? null;
}

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
