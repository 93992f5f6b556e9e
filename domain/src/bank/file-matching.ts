import type { CalendarDate } from '../time/dates.ts';
import type { BankLine } from './bank-line.ts';
import { keyedLines, type KeyedLine } from './line-keys.ts';
import { matchingSteps, type BankItem, type Match } from './match-statement.ts';
import { checkNumberOf } from './ofx-line.ts';

/** What a file is held against. */
export interface MatchedList<Item extends BankItem> {
  /** The last day of the statement before, or the day before the opening. */
  readonly before: CalendarDate;
  /** The last day of this statement. */
  readonly through: CalendarDate;
  /** What no statement has cleared. */
  readonly items: readonly Item[];
  /** What the statements before have cleared, as far as a line of this one can be it. */
  readonly cleared: readonly Item[];
}

/** What a bank's file says of a statement. */
export interface FileMatching<Item extends BankItem> {
  /** How many lines a statement before, or the opening balance, holds already. */
  readonly done: number;
  /** How many lines are after the statement's last day. */
  readonly later: number;
  /** How many lines are in the file once more, with the same id. */
  readonly repeated: number;
  readonly matches: readonly Match<Item>[];
  /** Lines that are most likely something that a statement before has cleared. */
  readonly again: readonly Match<Item>[];
  /** What the bank has and the books lack. */
  readonly lacking: readonly KeyedLine[];
}

/**
 * Compares the lines of a file with the books, in steps between which a page can answer. A statement ends with a difference
 * of 0.00, so every line up to the day of the last one is done with, whichever ids the bank gives it this time. A bank may
 * date a line later than its own statement did: one that would be lacking, and is like what a statement before has cleared
 * and no line of its days in this file accounts for, is not offered again.
 */
export function* fileMatchingSteps<Item extends BankItem>(
  lines: readonly BankLine[],
  { before, through, items, cleared }: MatchedList<Item>,
): Generator<void, FileMatching<Item>> {
  const done = lines.filter(({ day }) => day <= before);
  const own = lines.filter(({ day }) => day > before && day <= through);
  const keyed = keyedLines(own);
  const { matches, lacking } = yield* matched(keyed, items);
  const accounted = yield* matched(keyedLines(done), cleared);
  const again = yield* matched(lacking, accounted.outstanding);
  return {
    ...{ done: done.length, later: lines.length - done.length - own.length },
    ...{ repeated: own.length - keyed.length, matches },
    ...{ again: again.matches, lacking: again.lacking },
  };
}

/**
 * Returns the lines that the books lack but for those that somebody has found there: who ticks an item of the same amount has
 * seen it on the statement, however far apart the days are. Each item stands for one line.
 * @param ticked what a person has ticked and the file has not.
 */
export function stillLacking(
  lacking: readonly KeyedLine[],
  ticked: readonly Pick<BankItem, 'amount'>[],
): readonly KeyedLine[] {
  const left = new Map<number, number>();
  for (const { amount } of ticked) left.set(amount, (left.get(amount) ?? 0) + 1);
  return lacking.filter(({ line: { amount } }) => {
    const count = left.get(amount) ?? 0;
    left.set(amount, count - 1);
    return count <= 0;
  });
}

/** Matches with the numbers of checks as the lines spell them. */
function* matched<Item extends BankItem>(lines: readonly KeyedLine[], items: readonly Item[]) {
  const spelled = items.map((item) => ({
    ...item,
    checkNumber: item.checkNumber === null ? null : checkNumberOf(item.checkNumber),
  }));
  return yield* matchingSteps(lines, spelled);
}
