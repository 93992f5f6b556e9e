import { pairId, type TotalsAmounts } from '../ledger/cells.ts';
import { cents, type Cents } from '../money/money.ts';
import { compareCategories, compareFunds, type ReportNames } from './names.ts';
import { mergedBy } from './source.ts';

/** What's advanced and not substantiated of a category and a fund at the end of a period. It's in no actual expense. */
export interface AdvancedLine {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string | null;
  readonly categoryName: string;
  readonly fundName: string;
  readonly amount: Cents;
}

/** What adds to it: a total, or what moved on a day. */
interface Advancing extends Pick<TotalsAmounts, 'advanced'> {
  readonly categoryId: string | null;
  readonly fundId: string | null;
}

/**
 * Returns what's advanced and not substantiated, by category and fund: all advances so far, less what receipts and money given
 * back settled of them.
 * @param moved everything through the period's last day, also of the periods before it.
 */
export function openAdvances(
  moved: readonly Advancing[],
  names: ReportNames,
): readonly AdvancedLine[] {
  const lines = moved.flatMap(({ categoryId, fundId, advanced }) =>
    categoryId === null ? [] : [{ categoryId, fundId, amount: cents(advanced) }],
  );
  const merged = mergedBy(lines, pairId, (one, other) => ({
    ...one,
    amount: cents(one.amount + other.amount),
  }));
  return [...merged.values()]
    .filter(({ amount }) => amount !== 0)
    .map((line) => ({ ...line, ...namesOf(line, names) }))
    .sort(
      (one, other) =>
        compareCategories(one.category, other.category) || compareFunds(one.fund, other.fund),
    )
    .map(({ category, fund, ...line }) => ({
      ...line,
      id: pairId(line),
      categoryName: category.name,
      fundName: fund.name,
    }));
}

function namesOf(
  { categoryId, fundId }: Pick<AdvancedLine, 'categoryId' | 'fundId'>,
  names: ReportNames,
) {
  return { category: names.category(categoryId), fund: names.fund(fundId) };
}
