import type { CountedFigure } from '@pa-ledger/domain/reports/treasurer/counted';
import { FROM_CLOSED_YEARS, NO_ID } from '@pa-ledger/domain/reports/names';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { fiscalYearDays, type Days, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { FigureEntries } from '../shared/figures/Entries.tsx';
import { figureMessages } from '../shared/figures/figure-messages.ts';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import { useCalendar } from '../shared/years/useShownYear.ts';
import { reportMessages } from './reports-messages.ts';

type Figure = CountedFigure['figure'];

/** Which entries of a report's period a figure counts. */
export interface FigurePlace extends Partial<
  Pick<FigureEntries, 'days' | 'year' | 'beginning' | 'countWhen' | 'fundId' | 'accountId'>
> {
  /** Of what it is, as people read it. */
  readonly name: string;
  /** As reports name it: `NO_ID` for all deleted ones together, or closed years. */
  readonly categoryId?: string;
}

/** Returns what a figure opens; null for what is of several deleted categories or funds together. */
export type OpeningsOf = (figure: Figure, place: FigurePlace) => Opening | null;

/** All days of the books. */
const EVER = { first: '2000-01-01', last: '2099-12-31' } as Days;

/** Returns what the figures of a report open. */
export function useOpenings({ year, countWhen }: Pick<ReportSource, 'year' | 'countWhen'>) {
  const calendar = useCalendar();
  const days = year === null ? EVER : fiscalYearDays(year, calendar);
  return openingsIn({ days, year, countWhen });
}

/** Returns what the figures of some days open. */
export function openingsIn(period: {
  readonly days: Days;
  readonly year: FiscalYear | null;
  readonly countWhen: CountedFigure['countWhen'];
}): OpeningsOf {
  return (figure, { name, categoryId, ...place }) => {
    if (categoryId === NO_ID || place.fundId === NO_ID) return null;
    const category =
      categoryId === undefined
        ? {}
        : { categoryId: categoryId === FROM_CLOSED_YEARS ? null : categoryId };
    const title = reportMessages.entriesOf(reportMessages.figures[figure], name);
    return {
      name: [figureMessages[figure], name],
      opens: { figure, title, ...period, ...place, ...category },
    };
  };
}

/** The figures of what came in, was spent, and is left of both. */
export const INCOME_FIGURES = {
  revenue: 'received',
  expenses: 'spent',
  netIncome: 'net',
} as const;
