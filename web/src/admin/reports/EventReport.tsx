import { styled } from '@mui/material/styles';
import { eventReportFile } from '@pa-ledger/domain/reports/files';
import { eventSummary } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { useSearchParams } from 'react-router-dom';
import { SelectInput } from '../../ui/inputs.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { Figures } from './Figures.tsx';
import { OffPaper } from './PrintStyles.tsx';
import { ReportSection } from './ReportSection.tsx';

const CHOSEN = 'category';

/** Event Report: one category, which the address names. */
export function EventReport({ source }: { readonly source: ReportSource }) {
  const [search, setSearch] = useSearchParams();
  const chosen = source.categories.find(({ id }) => id === search.get(CHOSEN));
  const options = source.categories.toSorted((one, other) => compareNames(one.name, other.name));
  return (
    <>
      <OffPaper>
        <Select>
          <SelectInput
            label="Select Event/Category"
            unmarked
            value={chosen?.id ?? ''}
            onChange={({ target: { value } }) =>
              setSearch(value === '' ? {} : { [CHOSEN]: value }, { replace: true })
            }
          >
            <option value="">None selected</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Select>
      </OffPaper>
      {chosen === undefined ? (
        <EmptyState>Select an event/category above to view its financial report.</EmptyState>
      ) : (
        <Summary source={source} category={chosen} />
      )}
    </>
  );
}

interface SummaryProps {
  readonly source: ReportSource;
  readonly category: { readonly id: string; readonly name: string };
}

function Summary({ source, category }: SummaryProps) {
  const summary = eventSummary(source, category.id);
  return (
    <ReportSection
      heading={`${category.name} - Financial Summary`}
      fileName={eventReportFile(category.id)}
      rows={[summary]}
    >
      <Figures
        figures={[
          { label: 'Total Revenue', amount: summary.revenue, tone: 'green' },
          { label: 'Total Expenses', amount: summary.expenses, tone: 'red' },
          // The minus sign says it without the colour.
          { label: 'Net Income', amount: summary.netIncome, tone: 'signed' },
        ]}
      />
    </ReportSection>
  );
}

const Select = styled('div')({ maxWidth: '26rem', marginBottom: '1.5rem' });
