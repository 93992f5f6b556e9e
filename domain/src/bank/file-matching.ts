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

/** The books' side of a comparison with a bank's file. */
export interface MatchedList<Item extends BankItem> {
  /** The last day of the previous statement, or the day before the opening. */
  readonly before: CalendarDate;
  /** The last day of this statement. */
  readonly through: CalendarDate;
  /** Items that no statement has cleared. */
  readonly items: readonly Item[];
  /** Items that earlier statements cleared and a line of this file might repeat. */
  readonly cleared: readonly Item[];
}

/** What comparing a bank's file with the books shows. */
export interface FileMatching<Item extends BankItem> {
  /** How many lines an earlier statement or the opening balance already covers. */
  readonly done: number;
  /** How many lines are after the statement's last day. */
  readonly later: number;
  /** How many lines repeat another one's id. */
  readonly repeated: number;
  /** How many lines are for 0.00, so they change nothing. */
  readonly zero: number;
  readonly matches: readonly Match<Item>[];
  /** Lines that combine a deposit with a returned change fund or another item that came in. */
  readonly joints: readonly Joint<Item>[];
  /** Checks in `lacking` that the books have with a different amount. */
  readonly differing: Matching<Item>['differing'];
  /** Lines that most likely repeat an item that an earlier statement cleared. */
  readonly again: readonly Match<Item>[];
  /** Lines that the books lack, except for 0.00. */
  readonly lacking: readonly KeyedLine[];
}

/**
 * Compares a file's lines with the books, in steps that let the page respond in between. A statement ends with a
 * difference of 0.00, so every line up to the last statement's day is done, whatever ids the bank uses this time. A
 * bank may also date a line later than its own statement did. So we don't offer a lacking line again if it looks like
 * an item that an earlier statement cleared and that no line of those days in this file accounts for.
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

/** Returns the keys of the items that the file found in the books. */
export function keysFound({ matches, joints }: FileMatching<BankItem>): readonly string[] {
  return [
    ...matches.map(({ item }) => item.key),
    ...joints.flatMap(({ items }) => items.map(({ key }) => key)),
  ];
}

/**
 * Returns the lines still lacking once you've checked off items yourself. Checking off an item of the same amount means
 * you saw it on the statement, however far apart the days are, unless the check numbers differ. Each item accounts for
 * one line; a deposit and one other item that came in account for one line of their sum.
 * @param ticked the items you checked off that the file didn't.
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

/** Matches lines and items, with check numbers spelled as the lines spell them. */
function* matched<Item extends BankItem>(lines: readonly KeyedLine[], items: readonly Item[]) {
  return yield* matchingSteps(lines, items.map(spelled));
}

function spelled<Item extends Pick<BankItem, 'checkNumber'>>(item: Item): Item {
  return { ...item, checkNumber: checkNumberOf(item.checkNumber ?? '') };
}
