import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { doubleEntries, type DoubleEntryLine } from '@pa-ledger/domain/tax/double-entry';
import { debitCreditRows, signedRows } from '@pa-ledger/domain/tax/double-entry-files';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { SecondaryText } from '../../../ui/text.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { accounts, categories, funds } from '../../shared/records/ledger-records.ts';
import { combineStores, keyedStores } from '../../shared/records/live-store.ts';
import { useShownYear, type ShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { exportMessages as messages } from './export-messages.ts';

/** What the page shows; the files have all lines. */
const SHOWN = 50;

const byDays = keyedStores((key: string) => {
  // As `ExportTab` wrote it.
  const [first, last] = key.split('/') as [never, never];
  const days = { first, last };
  return combineStores(
    [entriesOn(days), categories, funds, accounts],
    ([entries, categoryRows, fundRows, accountRows]) =>
      doubleEntries(
        entries,
        { categories: categoryRows, funds: fundRows, accounts: accountRows },
        days,
      ),
  );
});

const { columns: labels } = messages;
const COLUMNS: readonly Column<DoubleEntryLine>[] = [
  { id: 'entry', label: labels.entry, cell: ({ entry }) => entry, width: '4rem' },
  { id: 'day', label: labels.day, cell: ({ day }) => formatDate(day), onCard: 'note' },
  { id: 'account', label: labels.account, cell: ({ account }) => account, onCard: 'title' },
  { id: 'class', label: labels.class, cell: (line) => line.class },
  { id: 'name', label: labels.name, cell: ({ name }) => name },
  { id: 'memo', label: labels.memo, cell: ({ memo }) => memo },
  { id: 'number', label: labels.number, cell: ({ number }) => number },
  { id: 'debit', label: labels.debit, cell: ({ debit }) => side(debit), numeric: true },
  {
    id: 'credit',
    label: labels.credit,
    cell: ({ credit }) => side(credit),
    numeric: true,
  },
];

function side(amount: Cents) {
  return amount === 0 ? '' : <Money amount={amount} />;
}

/** The sub-tab Other Programs: a fiscal year's books as journal entries, in the two shapes that other programs take. */
export function ExportTab() {
  const year = useShownYear();
  const store = byDays(`${year.days.first}/${year.days.last}`);
  return (
    <>
      <YearSwitch />
      <LoadState store={store}>{(lines) => <Entries lines={lines} year={year} />}</LoadState>
    </>
  );
}

interface EntriesProps {
  readonly lines: readonly DoubleEntryLine[];
  readonly year: ShownYear;
}

function Entries({ lines, year: { year } }: EntriesProps) {
  const debitCredit = useCsv(`journal-entries-${year}.csv`, debitCreditRows(lines));
  const signed = useCsv(`manual-journals-${year}.csv`, signedRows(lines));
  return (
    <>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        more={[
          { ...debitCredit, label: messages.debitCredit },
          { ...signed, label: messages.signed },
        ]}
      />
      {lines.length > SHOWN && <SecondaryText>{messages.first(SHOWN, lines.length)}</SecondaryText>}
      <DataTable
        name={messages.table}
        columns={COLUMNS}
        rows={{ status: 'ready', value: lines.slice(0, SHOWN) }}
        keyOf={(line) => `${line.entry}~${line.account}~${line.class}~${line.category}`}
        empty={<EmptyState>{messages.empty}</EmptyState>}
        totals={{
          label: messages.total,
          cells: {
            debit: <Money amount={sumCents(lines.map(({ debit }) => debit))} />,
            credit: <Money amount={sumCents(lines.map(({ credit }) => credit))} />,
          },
        }}
      />
    </>
  );
}
