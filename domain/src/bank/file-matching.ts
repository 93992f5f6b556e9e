import type { CalendarDate } from '../time/dates.ts';
import { type BankLine, keyedLines, type KeyedLine } from './bank-line.ts';
import { jointsIn, type Joint, type JointItem } from './joint-lines.ts';
import {
  matchingSteps,
  MOST_DAYS_APART,
  type BankItem,
  type Match,
  type Matching,
} from './match-statement.ts';
import { checkNumberOf } from './check-number.ts';

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
  /** How many lines are of 0.00 and change nothing. */
  readonly zero: number;
  readonly matches: readonly Match<Item>[];
  /** Lines that are a deposit and the change fund that went back to the bank with it, or something else that came in. */
  readonly joints: readonly Joint<Item>[];
  /** Checks of `lacking` that the books have with another amount. */
  readonly differing: Matching<Item>['differing'];
  /** Lines that are most likely something that a statement before has cleared. */
  readonly again: readonly Match<Item>[];
  /** What the bank has and the books lack, and is not 0.00. */
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
  const moving = own.filter(({ amount }) => amount !== 0);
  const keyed = keyedLines(moving);
  const single = yield* matched(keyed, items);
  const { matches, differing } = single;
  const joints = jointsIn(single.lacking, single.outstanding, MOST_DAYS_APART);
  const joined = new Set(joints.map(({ line }) => line));
  const lacking = single.lacking.filter((line) => !joined.has(line));
  const accounted = yield* matched(keyedLines(done), cleared);
  const again = yield* matched(lacking, accounted.outstanding);
  return {
    done: done.length,
    later: lines.length - done.length - own.length,
    repeated: moving.length - keyed.length,
    zero: own.length - moving.length,
    matches,
    joints,
    differing,

    again: again.matches,
    lacking: again.lacking,
  };
}

/** Returns the keys of what a file has found in the books. */
export function keysFound({ matches, joints }: FileMatching<BankItem>): readonly string[] {
  return [
    ...matches.map(({ item }) => item.key),
    ...joints.flatMap(({ items }) => items.map(({ key }) => key)),
  ];
}

/**
 * Returns the lines that the books lack but for those that somebody has found there: who ticks an item of the same amount has
 * seen it on the statement, however far apart the days are, unless it is a check of another number. Each item stands for one
 * line, and a deposit with one other item that came in for one line of their sum.
 * @param ticked what a person has ticked and the file has not.
 */
export function stillLacking(
  lacking: readonly KeyedLine[],
  ticked: readonly (JointItem & Pick<BankItem, 'checkNumber'>)[],
): readonly KeyedLine[] {
  const left = ticked.map(spelled);
  const single = lacking.filter(({ line }) => {
    const same = left.findIndex(
      ({ amount, checkNumber }) =>
        amount === line.amount &&
        (checkNumber === null || line.checkNumber === null || checkNumber === line.checkNumber),
    );
    if (same !== -1) left.splice(same, 1);
    return same === -1;
  });
  const joined = new Set(jointsIn(single, left, Number.POSITIVE_INFINITY).map(({ line }) => line));
  return single.filter((line) => !joined.has(line));
}

/** Matches with the numbers of checks as the lines spell them. */
function* matched<Item extends BankItem>(lines: readonly KeyedLine[], items: readonly Item[]) {
  return yield* matchingSteps(lines, items.map(spelled));
}

function spelled<Item extends Pick<BankItem, 'checkNumber'>>(item: Item): Item {
  return { ...item, checkNumber: checkNumberOf(item.checkNumber ?? '') };
}
