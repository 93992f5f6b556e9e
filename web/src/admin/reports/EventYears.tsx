import { eventSummary } from '@pa-ledger/domain/reports/income';
import {
  fiscalYearBefore,
  fiscalYearDays,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { LoadState } from '../shared/frame/LoadState.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { labelOf, useCalendar } from '../shared/years/useShownYear.ts';
import { summaryColumns } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { openingsIn } from './report-figures.ts';
import { reportSource } from './report-source.ts';
import { reportMessages } from './reports-messages.ts';

const messages = reportMessages.event;

/** A year and the one before, live. */
const twoYears = keyedStores((year: FiscalYear) =>
  combineStores([reportSource(year), reportSource(fiscalYearBefore(year))], ([present, before]) => [
    { year, source: present },
    { year: fiscalYearBefore(year), source: before },
  ]),
);

interface EventYearsProps {
  readonly year: FiscalYear;
  readonly category: { readonly id: string; readonly name: string };
}

/** What a category took in and spent in a year, and the year before beside it: a table and its chart. */
export function EventYears({ year, category: { id, name } }: EventYearsProps) {
  const calendar = useCalendar();
  return (
    <LoadState store={twoYears(year)}>
      {(years) => {
        const lines = years.map((one) => ({
          id: one.year,
          row: { name: labelOf(one.year), ...eventSummary(one.source, id) },
        }));
        const openingsOf = (of: string) => {
          const own = years.find((one) => one.year === of);
          if (own === undefined) return () => null;
          const days = fiscalYearDays(own.year, calendar);
          return openingsIn({ days, year: own.year, countWhen: own.source.countWhen });
        };
        return (
          <TabSection heading={messages.years}>
            <DataTable
              name={messages.years}
              columns={summaryColumns(
                reportMessages.overTime.years.part,
                (line) => (figure) =>
                  openingsOf(line.id)(figure, {
                    name: `${name}, ${line.row.name}`,
                    categoryId: id,
                  }),
              )}
              rows={{ status: 'ready', value: lines }}
              keyOf={(line) => line.id}
              empty={null}
            />
            <PairChart
              title={messages.yearsChart}
              series={[reportMessages.revenue, reportMessages.expenses]}
              groups={lines.map((line) => ({
                id: line.id,
                name: line.row.name,
                amounts: [line.row.revenue, line.row.expenses],
              }))}
            />
          </TabSection>
        );
      }}
    </LoadState>
  );
}
