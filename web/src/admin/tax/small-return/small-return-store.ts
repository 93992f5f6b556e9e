import type { TotalsCell } from '@pa-ledger/domain/ledger/cells';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { reconciliation } from '@pa-ledger/domain/reports/balances';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import {
  namedGiftIn,
  returnStanding,
  smallReturn,
  type NamedGift,
  type ReturnStanding,
  type SmallReturn,
} from '@pa-ledger/domain/tax/small-return';
import { fiscalYearBefore, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { reportSource } from '../../reports/report-source.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { funds, liveRecords, type RecordRow } from '../../shared/records/ledger-records.ts';
import { combineStores, keyedStores, type LiveStore } from '../../shared/records/live-store.ts';
import { totalsOf } from '../../shared/records/totals.ts';
import type { ShownYear } from '../../shared/years/useShownYear.ts';
import { inKindGiftsOn, type InKindRow } from '../in-kind/in-kind-store.ts';

export type ReturnLineRow = RecordRow<'returnLines'>;

/** The lines that someone chose, live; each has the id of its category. */
export const returnLines = liveRecords('returnLines');

/** What the page shows of a fiscal year. */
export interface YearsReturn {
  readonly source: ReportSource;
  readonly figures: SmallReturn;
  readonly standing: ReturnStanding;
  /** What all funds had at the end, also those held for others, and open advances. */
  readonly assets: Cents;
  /** What people still had of advances at the end: part of the assets, though it's no cash. */
  readonly advances: Cents;
  /** Goods given in kind, at the value that someone typed. */
  readonly goods: Cents;
}

/** What a year's figures are made of. */
type Parts = readonly [
  source: ReportSource,
  funds: readonly RecordRow<'funds'>[],
  lines: readonly ReturnLineRow[],
  gifts: readonly NamedGift[],
  inKind: readonly InKindRow[],
  before: readonly TotalsCell[],
  beforeThat: readonly TotalsCell[],
];

/** Returns a fiscal year's return, live. */
export function returnOf({ year, days }: Pick<ShownYear, 'year' | 'days'>): LiveStore<YearsReturn> {
  return byYear(`${year}/${days.first}/${days.last}`);
}

const byYear = keyedStores((key: `${FiscalYear}/${string}`): LiveStore<YearsReturn> => {
  // As `returnOf` wrote it.
  const [year, first, last] = key.split('/') as [FiscalYear, never, never];
  const days = { first, last };
  const before = fiscalYearBefore(year);
  const gifts = combineStores([entriesOn(days, ['revenueItems'])], ([entries]) =>
    entries.flatMap(({ fields }) => namedGiftIn(fields) ?? []),
  );
  return combineStores<Parts, YearsReturn>(
    [
      reportSource(year),
      funds,
      returnLines,
      gifts,
      inKindGiftsOn(days),
      totalsOf(before),
      totalsOf(fiscalYearBefore(before)),
    ],
    (parts) => yearsReturn(...parts),
  );
});

function yearsReturn(...parts: Parts): YearsReturn {
  const [source, fundRows, lines, gifts, inKind, ...earlier] = parts;
  const held = new Set(fundRows.flatMap((fund) => (fund.heldForOthers === true ? fund.id : [])));
  const { lines: balances, total } = reconciliation(source);
  const own = balances.filter(({ id }) => !held.has(id));
  const ours = ({ fundId }: { readonly fundId: string | null }) =>
    fundId === null || !held.has(fundId);
  const before = advancedIn(source.earlier.filter(ours));
  const after = cents(before + advancedIn(source.cells.filter(ours)));
  const advances = cents(advancedIn(source.earlier) + advancedIn(source.cells));
  const assets = cents(total.endingBalance + advances);
  const figures = smallReturn({
    cells: source.cells,
    held,
    lines: new Map(lines.map((row) => [row.id, row])),
    gifts,
    beginning: sumCents([before, ...own.map(({ beginningBalance }) => beginningBalance)]),
    ending: sumCents([after, ...own.map(({ endingBalance }) => endingBalance)]),
  });
  // A year of which the books have nothing isn't one of receipts of 0.
  const receipts = earlier
    .filter((cells) => cells.length > 0)
    .map((cells) => receiptsIn(cells, held));
  const goods = inKind.filter(({ kind }) => kind === 'goods').map(({ value }) => amountOf(value));
  return {
    source,
    figures,
    standing: returnStanding([figures.grossReceipts, ...receipts], assets),
    assets,
    advances,
    goods: sumCents(goods),
  };
}

function advancedIn(cells: readonly Pick<TotalsCell, 'advanced'>[]): Cents {
  return cents(cells.reduce((sum, { advanced }) => sum + advanced, 0));
}

function receiptsIn(cells: readonly TotalsCell[], held: ReadonlySet<string>): Cents {
  const own = cells.filter(
    ({ categoryId, fundId }) => categoryId !== null && (fundId === null || !held.has(fundId)),
  );
  return cents(own.reduce((sum, { revenue }) => sum + revenue, 0));
}
