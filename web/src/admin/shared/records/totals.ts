import { readAmounts, type TotalsCell } from '@pa-ledger/domain/ledger/cells';
import { organization } from '@pa-ledger/domain/organization';
import { fiscalYearDays, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { monthOf, type Month } from '@pa-ledger/domain/time/months';
import type { Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import type { Filter } from '../../../data/row-query.ts';
import { calendar } from './closings.ts';
import { followedBy, keyedStores, liveStore, type LiveStore } from './live-store.ts';

type Totals = LiveStore<readonly TotalsCell[]>;

/** The totals that the server keeps, live: one for each month, category and fund, however many transactions there are. */
export const totals = totalsWhere([]);

/** The totals of all months before one, live: one for each month, category and fund that have any. */
export const totalsBeforeMonth = keyedStores((month: Month) =>
  totalsWhere([{ field: 'month', op: '<', value: month }]),
);

/** The totals from one month to another, live. */
const totalsBetween = keyedStores((months: `${Month}~${Month}`) => {
  const [first, last] = months.split('~');
  return totalsWhere([
    { field: 'month', op: '>=', value: first ?? '' },
    { field: 'month', op: '<=', value: last ?? '' },
  ]);
});

/** The totals of the months of a fiscal year, live: one for each month, category and fund that have any. */
export const totalsOf = keyedStores((year: FiscalYear) =>
  inCalendar(year, ({ first, last }) => totalsBetween(`${first}~${last}`)),
);

/** The totals of all months before a fiscal year, live. */
export const totalsBefore = keyedStores((year: FiscalYear) =>
  inCalendar(year, ({ first }) => totalsBeforeMonth(first)),
);

/** A closed year has the months that it was closed with. */
function inCalendar(
  year: FiscalYear,
  next: (months: { readonly first: Month; readonly last: Month }) => Totals,
): Totals {
  return followedBy(calendar, organization.fiscalYearFirstMonth, (present) => {
    const { first, last } = fiscalYearDays(year, present);
    return next({ first: monthOf(first), last: monthOf(last) });
  });
}

function totalsWhere(filters: readonly Filter[]): Totals {
  return liveStore((onChange) =>
    listenAll('totals', (_id, fields) => readCell(fields), onChange, filters),
  );
}

/** Reads a document of the totals; an amount to which nothing was added yet is 0. */
export function readCell(fields: Fields): TotalsCell {
  const { month, categoryId, fundId } = fields;
  return {
    // The functions write nothing else.
    month: (typeof month === 'string' ? month : '') as Month,
    categoryId: typeof categoryId === 'string' ? categoryId : null,
    fundId: typeof fundId === 'string' ? fundId : null,
    ...readAmounts(fields),
  };
}
