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
