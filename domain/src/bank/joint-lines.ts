import { DAY_MS, type CalendarDate } from '../time/dates.ts';
import { documentOfItem, type BankItem } from './items.ts';
import type { KeyedLine } from './bank-line.ts';

/*
 * After an event, its starting cash goes back to the bank with the money it took in, on one slip. So the books have a
 * deposit and a returned change fund where the bank has one line.
 */

/** The fields of an item that we compare here. */
export type JointItem = Pick<BankItem, 'key' | 'day' | 'amount'>;

/** A bank line that combines a deposit and one more item. */
export interface Joint<Item extends JointItem> {
  readonly line: KeyedLine;
  readonly items: readonly [deposit: Item, other: Item];
}

/**
 * Returns which lines combine a deposit and one more item that came in, both within a few days of the line. Of several
 * pairs it takes the nearest, and uses no item twice.
 * @param lines lines that match no single item. @param items those that match no line.
 */
export function jointsIn<Item extends JointItem>(
  lines: readonly KeyedLine[],
  items: readonly Item[],
  mostDaysApart: number,
): readonly Joint<Item>[] {
  const coming = items.filter(({ amount }) => amount > 0);
  const deposits = coming.filter(isDeposit);
  const others = Map.groupBy(
    coming.filter((item) => !isDeposit(item)),
    ({ amount }) => Number(amount),
  );
  const taken = new Set<Item>();
  return lines.flatMap((line): Joint<Item>[] => {
    const apart = (item: Item): number => daysBetween(line.line.day, item.day);
    const isFree = (item: Item): boolean => !taken.has(item) && apart(item) <= mostDaysApart;
    const pairs = deposits.filter(isFree).flatMap((deposit) =>
      (others.get(line.line.amount - deposit.amount) ?? []).filter(isFree).map((other) => ({
        items: [deposit, other] as const,
        far: apart(deposit) + apart(other),
      })),
    );
    const [nearest] = pairs.toSorted((one, other) => one.far - other.far);
    if (nearest === undefined) return [];
    for (const item of nearest.items) taken.add(item);
    return [{ line, items: nearest.items }];
  });
}

/**
 * Returns deposits that most likely share a bank line with a change fund: the only deposit on the day a change fund
 * came back from a cash account, with the keys of both.
 * @param isCash whether the account with this id is cash.
 */
export function withChangeFunds<Item extends Pick<BankItem, 'key' | 'day' | 'from'>>(
  items: readonly Item[],
  isCash: (accountId: string) => boolean,
): readonly (readonly [deposit: Item, change: Item])[] {
  const days = Map.groupBy(items, ({ day }) => day);
  return [...days.values()].flatMap((ofDay) => {
    const deposits = ofDay.filter(isDeposit);
    const change = ofDay.filter(({ from }) => from !== undefined && isCash(from));
    const [deposit, back] = [deposits[0], change[0]];
    const isOne = deposits.length === 1 && change.length === 1;
    return isOne && deposit !== undefined && back !== undefined ? [[deposit, back] as const] : [];
  });
}

function isDeposit({ key }: Pick<BankItem, 'key'>): boolean {
  return documentOfItem(key)?.collection === 'deposits';
}

function daysBetween(one: CalendarDate, other: CalendarDate): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}
