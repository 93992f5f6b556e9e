import { eventReportFile } from '@pa-ledger/domain/reports/csv';
import { eventSummary, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useSearchParams } from 'react-router-dom';
import { Entries } from '../shared/figures/Entries.tsx';
import { SelectInput } from '../shared/forms/inputs.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { EventBudget } from './EventBudget.tsx';
import { EventYears } from './EventYears.tsx';
import { Figures } from './Figures.tsx';
import { OpenAdvances } from './OpenAdvances.tsx';
import { useOpenings } from './report-figures.ts';
import { OffPaper } from '../shared/frame/PrintPage.tsx';
import { reportMessages } from './reports-messages.ts';
import { YearReport } from './YearReport.tsx';

const messages = reportMessages.event;

/** The query parameter with the id of the category. */
const CATEGORY_PARAM = 'category';

/** Event Report: one category, which the address names. */
export function EventReport({ source }: { readonly source: ReportSource }) {
  const [search, setSearch] = useSearchParams();
  const chosen = source.categories.find(({ id }) => id === search.get(CATEGORY_PARAM));
  const options = source.categories.toSorted((one, other) => compareNames(one.name, other.name));
  return (
    <>
      <OffPaper sx={{ maxWidth: '26rem', marginBottom: '1.5rem' }}>
        <SelectInput
          label={messages.select}
          value={chosen?.id ?? ''}
          onChange={(id) => setSearch(withCategory(search, id), { replace: true })}
          prompt={messages.noneSelected}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </OffPaper>
      {chosen === undefined ? (
        <EmptyState>{messages.empty}</EmptyState>
      ) : (
        <Summary source={source} category={chosen} />
      )}
    </>
  );
}

/** Returns the query with the category; without one if it is empty. */
function withCategory(search: URLSearchParams, categoryId: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(CATEGORY_PARAM);
  if (categoryId !== '') next.set(CATEGORY_PARAM, categoryId);
  return next;
}

interface SummaryProps {
  readonly source: ReportSource;
  readonly category: { readonly id: string; readonly name: string };
}

/** What a category took in and spent, what remains of its budget, last year beside it, and the entries. */
function Summary({ source, category }: SummaryProps) {
  const openings = useOpenings(source);
  const summary = eventSummary(source, category.id);
  const place = { name: category.name, categoryId: category.id };
  const net = openings('net', place);
  return (
    <YearReport
      heading={messages.summary(category.name)}
      source={source}
      categoryId={category.id}
      fileName={eventReportFile(category.id)}
      rows={[summary]}
      amounts={INCOME_AMOUNTS}
    >
      <Figures
        figures={[
          {
            label: messages.totalRevenue,
            amount: summary.revenue,
            tone: 'green',
            opening: openings('received', place),
          },
          {
            label: messages.totalExpenses,
            amount: summary.expenses,
            tone: 'red',
            opening: openings('spent', place),
          },
          // The minus sign says it without the color.
          {
            label: reportMessages.netIncome,
            amount: summary.netIncome,
            tone: 'signed',
            opening: net,
          },
        ]}
      />
      {source.year !== null && <EventYears year={source.year} category={category} />}
      <EventBudget source={source} category={category} openings={openings} />
      <OpenAdvances source={source} categoryId={category.id} />
      {typeof net?.opens === 'object' && (
        <TabSection heading={messages.entries}>
          <Entries key={net.opens.title} entries={net.opens} amount={summary.netIncome} />
        </TabSection>
      )}
    </YearReport>
  );
}
