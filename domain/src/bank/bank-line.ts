import type { Cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';

/** A line of a bank statement, in one form whatever the file's format. */
export interface BankLine {
  readonly day: CalendarDate;
  /** Above 0 for money in, below 0 for money out. */
  readonly amount: Cents;
  /** Normalized for comparing; null without one. */
  readonly checkNumber: string | null;
  /** The bank's words: name and memo; may be ''. */
  readonly text: string;
  /** The bank's own id; null without one. */
  readonly bankId: string | null;
}

/** A row of a file that we can't read as a line, and why, as a sentence. */
export interface RefusedRow {
  /** From 1: the line of a sheet, or the transaction of an OFX file. */
  readonly row: number;
  readonly reason: string;
}

/** One row of a file: a line, or why it isn't one. */
export type ReadRow = { readonly line: BankLine } | { readonly reason: string };

/** The lines of one account in a file. */
export interface BankStatement {
  /** The last characters of the account's number, to tell accounts apart; '' if the file doesn't say. */
  readonly accountEnd: string;
  /** What kind of account the file says it is, such as CHECKING or CREDITCARD; absent if it doesn't say. */
  readonly accountType?: string;
  /** Such as USD; '' if the file doesn't say. */
  readonly currency: string;
  /** The bank's balance and its day; null if the file doesn't say. */
  readonly balance: { readonly amount: Cents; readonly day: CalendarDate } | null;
  /** The last day the file covers; absent if it doesn't say. */
  readonly through?: CalendarDate | undefined;
  readonly lines: readonly BankLine[];
  readonly refused: readonly RefusedRow[];
  /** The account's name, in a file with several accounts and no numbers. */
  readonly account?: string | undefined;
  /** How the file was read, as sentences, where that isn't what anyone expects. */
  readonly notes?: readonly string[] | undefined;
  /** Why it may be read wrongly, as sentences: a person decides before anything is checked off. */
  readonly doubts?: readonly string[] | undefined;
}

/** Returns the last day of a file's statement, which Reconcile suggests; null if the file doesn't say. */
export function proposedDay({ through, balance, lines }: BankStatement): CalendarDate | null {
  const days = lines.map(({ day }) => day).toSorted();
  return through ?? balance?.day ?? days.at(-1) ?? null;
}

/** A line with a key that's unique within its file. */
export interface KeyedLine {
  readonly key: string;
  readonly line: BankLine;
}

/**
 * Returns a file's lines with their keys, without repeats: a line that comes twice with the same words and bank id is
 * one line. Lines without an id each get their own key, since two equal payments on a day are two. What a bank writes
 * for several lines, such as 0, or makes up from day and amount, doesn't count as an id.
 */
export function keyedLines(lines: readonly BankLine[]): readonly KeyedLine[] {
  const shared = sharedIds(lines);
  const seen = new Map<string, number>();
  return lines.flatMap((line) => {
    const base = keyOf(line);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    const { bankId } = line;
    const isAgain = bankId !== null && !shared.has(bankId) && !isMadeUp(bankId, line);
    if (isAgain && count > 1) return [];
    return [{ key: count === 1 ? base : `${base}~${count}`, line }];
  });
}

function keyOf({ day, amount, checkNumber, text, bankId }: BankLine): string {
  return JSON.stringify([bankId, checkNumber, text, day, amount]);
}

/** Returns ids that different lines share. */
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

/** Whether an id only repeats the line (`20260914000000[-5:EST]*20.00*515**Deposit`) or says nothing, such as 0. */
function isMadeUp(bankId: string, { day, amount }: BankLine): boolean {
  if (!/[a-z1-9]/i.test(bankId)) return true;
  const date = day.replaceAll('-', '');
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const dollars = `0*${digits.slice(0, -2)}[.]?${digits.slice(-2)}`;
  return (
    bankId.includes(date) &&
    new RegExp(`(?:^|\\D)${dollars}(?:\\D|$)`).test(bankId.replace(date, ' '))
  );
}
