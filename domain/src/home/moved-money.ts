import { isOfAccount, type CellKey, type TotalsAmounts } from '../ledger/cells.ts';
import { flowOf } from '../ledger/beginnings.ts';
import { NO_AMOUNTS } from '../ledger/cells.ts';

/*
 * What the first page needs of the totals, in few documents: `home/{month}` adds up a month's cells by category and by
 * fund, and `home/cash` the flow of all months by account and by fund.
 */

/** The measures that `home/{month}` keeps for each category. */
export const HOME_MEASURES = ['revenue', 'manual', 'approved', 'paid', 'advanced'] as const;
export type CategoryMonth = Readonly<Partial<Record<(typeof HOME_MEASURES)[number], number>>>;

/** Stands for no category (from closed years), and for no fund. No document id has a tilde. */
export const NONE = '~';

/** A document `home/{month}`, in cents; what is absent is 0. */
export interface HomeMonth {
  readonly month: string;
  readonly categories?: Readonly<Record<string, CategoryMonth>>;
  /** What the month changed of each fund. */
  readonly funds?: Readonly<Record<string, number>>;
}

/** The document `home/cash`: what the books moved in each account and fund over all months, in cents. */
export interface HomeCash {
  readonly accounts?: Readonly<Record<string, number>>;
  readonly funds?: Readonly<Record<string, number>>;
}

/** A number of a document of `home`, by its place. */
export interface HomeNumber {
  /** The id of the document. */
  readonly id: string;
  readonly at: readonly [string, string] | readonly [string, string, string];
  readonly cents: number;
}

/** A cell's place with some of its measures. */
type Moved = { readonly cell: CellKey } & Partial<TotalsAmounts>;

/** Returns what cells, or changes of cells, add to the documents of `home`: a number for each place, none of them 0. */
export function movedMoney(moved: readonly Moved[]): readonly HomeNumber[] {
  const sums = new Map<string, HomeNumber>();
  const add = (id: string, at: HomeNumber['at'], cents: number): void => {
    const key = [id, ...at].join(' ');
    sums.set(key, { id, at, cents: (sums.get(key)?.cents ?? 0) + cents });
  };
  for (const { cell, ...measures } of moved) {
    const amounts = { ...NO_AMOUNTS, ...measures };
    const flow = flowOf([amounts]);
    if (isOfAccount(cell)) add('cash', ['accounts', cell.accountId], flow);
    else {
      const fund = cell.fundId ?? NONE;
      add('cash', ['funds', fund], flow);
      add(cell.month, ['funds', fund], flow);
      for (const measure of HOME_MEASURES)
        add(cell.month, ['categories', cell.categoryId ?? NONE, measure], amounts[measure]);
    }
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}
