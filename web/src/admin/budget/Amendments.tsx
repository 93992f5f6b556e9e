import { organization } from '@pa-ledger/domain/organization';
import {
  AMENDMENT_AMOUNTS,
  amendmentLines,
  amendmentRows,
  amendmentsFile,
  type AmendmentLine,
} from '@pa-ledger/domain/reports/amendments';
import { namesIn } from '@pa-ledger/domain/reports/names';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../app/store.ts';
import { SecondaryText } from '../../ui/text.ts';
import { EmptyState, LoadState } from '../shared/frame/LoadState.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { AMENDMENT_COLUMNS } from '../shared/journal/amendment-columns.tsx';
import { amendmentMessages } from '../shared/journal/amendment-messages.ts';
import { amendmentsOf } from '../shared/journal/amendments.ts';
import { useCsv } from '../shared/lists/useCsv.ts';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { Paging } from '../shared/lists/Paging.tsx';
import { usePageOf } from '../shared/lists/usePageOf.ts';
import type { Column } from '../shared/lists/table-model.ts';
import { categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { ClosedNotice } from '../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../shared/years/useShownYear.ts';
import { yearMessages } from '../shared/years/year-messages.ts';
import { YearSwitch } from '../shared/years/YearSwitch.tsx';
import { budgetMessages } from './budget-messages.ts';

const messages = budgetMessages.amendments;

/** The amendments of a year with the names of their lines, the last meeting first. */
const linesOf = keyedStores((year: FiscalYear) =>
  combineStores(
    [amendmentsOf(year), categories, funds],
    ([entries, categoryRows, fundRows]): readonly AmendmentLine[] =>
      amendmentLines(entries, namesIn({ categories: categoryRows, funds: fundRows })).toReversed(),
  ),
);

/** The sub-tab Amendments: what was changed of a year's budget since it was adopted, why, and by whose decision. */
export function Amendments() {
  const { year, label } = useShownYear();
  const store = linesOf(year);
  const state = useStore(store);
  const lines = state.status === 'ready' ? state.value : [];
  const csv = useCsv(
    amendmentsFile(year),
    amendmentRows(lines, organization.timeZone),
    AMENDMENT_AMOUNTS,
  );
  return (
    <>
      <YearSwitch />
      <ClosedNotice />
      <TabHeading heading={messages.heading} hint={messages.hint} more={[csv]} />
      <LoadState store={store}>
        {(rows) => <AmendmentTable key={year} lines={rows} label={label} />}
      </LoadState>
    </>
  );
}

interface AmendmentTableProps {
  readonly lines: readonly AmendmentLine[];
  /** The fiscal year as people write it. */
  readonly label: string;
}

function AmendmentTable({ lines, label }: AmendmentTableProps) {
  const { rows, paging } = usePageOf(lines);
  return (
    <DataTable
      name={messages.heading}
      columns={COLUMNS}
      rows={{ status: 'ready', value: rows }}
      keyOf={({ id }) => id}
      empty={
        <EmptyState begin={{ label: messages.begin, to: { to: '/admin/budget' } }}>
          <p>{messages.empty}</p>
          <SecondaryText>{messages.emptyHint}</SecondaryText>
          <SecondaryText>{yearMessages.shown(label)}</SecondaryText>
        </EmptyState>
      }
      footer={lines.length === 0 ? null : <Paging {...paging} />}
    />
  );
}

const COLUMNS: readonly Column<AmendmentLine>[] = [
  ...AMENDMENT_COLUMNS,
  {
    id: 'changed',
    label: amendmentMessages.changed,
    cell: ({ by, at }) => (
      <>
        {by}
        <SecondaryText as="span" sx={{ display: 'block' }}>
          {formatInstant(at, organization.timeZone)}
        </SecondaryText>
      </>
    ),
  },
];
