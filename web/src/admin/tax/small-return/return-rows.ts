import {
  EXPENSE_LINES,
  INCOME_LINES,
  type ExpenseLine,
  type IncomeLine,
} from '@pa-ledger/domain/ledger/tax-choices';
import type { Cents } from '@pa-ledger/domain/money/money';
import { namesIn, type NamedCategory } from '@pa-ledger/domain/reports/names';
import type { ReturnLine, SmallReturn } from '@pa-ledger/domain/tax/small-return';
import { smallReturnMessages } from './small-return-messages.ts';

/** A line as the page and the file show it. */
export interface ReturnRow {
  /** The form's own number; empty for a category below its line. */
  readonly line: string;
  readonly label: string;
  readonly amount: Cents;
}

const { lines: sums, gifts } = smallReturnMessages;

/** The labels of the choices begin with the number of the line, as the form has it. */
const NUMBERED = /^Line (\w+): (.+)$/u;

/**
 * Returns the lines of Form 990-EZ, Part I, in its order, each line of categories followed by what is in it.
 */
export function returnRows(
  figures: SmallReturn,
  categories: readonly NamedCategory[],
): ReturnRow[] {
  const { category } = namesIn({ categories, funds: [] });
  const withParts = (labeled: string, { amount, parts }: ReturnLine): ReturnRow[] => {
    const [, line = '', words = labeled] = NUMBERED.exec(labeled) ?? [];
    return [
      { line, label: words.charAt(0).toUpperCase() + words.slice(1), amount },
      ...parts.map((part) => ({
        line: '',
        label: part.categoryId === null ? gifts : category(part.categoryId).name,
        amount: part.amount,
      })),
    ];
  };
  const income = (line: IncomeLine) => withParts(INCOME_LINES[line], figures.income[line]);
  const expense = (line: ExpenseLine) => withParts(EXPENSE_LINES[line], figures.expenses[line]);
  const sum = (line: string, name: keyof typeof sums): ReturnRow => ({
    line,
    label: sums[name],
    amount: figures[name],
  });
  return [
    ...(['contributions', 'program', 'dues', 'investment', 'gaming', 'events'] as const).flatMap(
      income,
    ),
    ...expense('eventCosts'),
    sum('6d', 'eventsNet'),
    ...income('goods'),
    ...expense('goodsCosts'),
    sum('7c', 'goodsNet'),
    ...income('other'),
    sum('9', 'totalRevenue'),
    ...(
      ['grants', 'members', 'salaries', 'contractors', 'occupancy', 'printing', 'other'] as const
    ).flatMap(expense),
    sum('17', 'totalExpenses'),
    sum('18', 'excess'),
    sum('19', 'beginning'),
    sum('20', 'otherChanges'),
    sum('21', 'ending'),
    sum('L', 'grossReceipts'),
    sum('32', 'programExpenses'),
  ];
}
