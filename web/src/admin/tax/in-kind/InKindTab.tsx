import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { amountOf, sumCents } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { firstDay } from '../../shared/forms/last-used.ts';
import { earlierDonors } from '../../shared/forms/earlier-names.ts';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { recordLine } from '../../shared/lists/record-line.ts';
import { sortRows, type Column, type Sort } from '../../shared/lists/table-model.ts';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { recordWrites } from '../../shared/saving/record-writes.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { yearMessages } from '../../shared/years/year-messages.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { inKindMessages as messages } from './in-kind-messages.ts';
import { inKindGiftsOn, type InKindRow } from './in-kind-store.ts';

const WRITES = recordWrites('inKindGifts');

const KINDS = recordForm('inKindGifts').kind.options;
const NEWEST_FIRST: Sort = { by: 'date', direction: 'desc' };

const { columns: labels } = messages;
const COLUMNS: readonly Column<InKindRow>[] = [
  textColumn<InKindRow>('date', labels.date, ({ date }) => date, {
    cell: ({ date }: { readonly date: CalendarDate }) => formatDate(date),
    onCard: 'note',
  }),
  textColumn<InKindRow>('donor', labels.donor, ({ donor }) => donor, { onCard: 'title' }),
  textColumn<InKindRow>('kind', labels.kind, ({ kind }) => KINDS[kind], { onCard: 'note' }),
  textColumn<InKindRow>('description', labels.description, ({ description }) => description, {
    onCard: 'note',
  }),
  amountColumn<InKindRow>(
    'value',
    labels.value,
    ({ value }) => amountOf(value),
    undefined,
    'figure',
  ),
];

/** The sub-tab In Kind: what people gave instead of money in a fiscal year. It counts in no total. */
export function InKindTab() {
  const [sort, setSort] = useState(NEWEST_FIRST);
  const year = useShownYear();
  const store = inKindGiftsOn(year.days);
  const state = useStore(store);
  const gifts = state.status === 'ready' ? sortRows(state.value, COLUMNS, sort) : [];
  const csv = useCsv(
    `in-kind-gifts-${year.year}.csv`,
    gifts.map((row) => recordLine('inKindGifts', row, String)),
  );
  return (
    <>
      <YearSwitch />
      <RecordTab
        collection="inKindGifts"
        writes={WRITES}
        messages={messages}
        ready
        newValues={{ date: firstDay(year.days, year.today) }}
        inSeries
        more={[csv]}
        saved={({ donor }) => sharedMessages.saved(donor.trim())}
        layout={({ kind }) => ({
          date: { half: true },
          donor: { suggest: earlierDonors },
          kind: { half: true, ...(kind === 'services' && { hint: messages.servicesHint }) },
          value: { half: true, hint: messages.valueHint },
        })}
        remove={(row, question) => (
          <DeleteDialog
            {...question}
            name={row.donor}
            details={`${row.description}, ${formatDate(row.date)}`}
          />
        )}
      >
        {({ onEdit, onDelete }) => (
          <DataTable
            name={messages.heading}
            columns={COLUMNS}
            rows={state.status === 'ready' ? { status: 'ready', value: gifts } : state}
            keyOf={({ id }) => id}
            actions={(row) => (
              <RowActions
                name={`${row.donor}, ${formatDate(row.date)}`}
                of={{ collection: 'inKindGifts', id: row.id }}
                onEdit={() => onEdit(row)}
                onDelete={() => onDelete(row)}
              />
            )}
            sort={sort}
            onSort={setSort}
            onRetry={store.retry}
            empty={
              <EmptyState>
                {messages.empty}
                <SecondaryText>{yearMessages.shown(year.label)}</SecondaryText>
              </EmptyState>
            }
            footer={gifts.length > 0 && <Sums gifts={gifts} />}
          />
        )}
      </RecordTab>
    </>
  );
}

/** Goods and services apart: services don't count in the tax figures (docs/taxes.md, 'In-kind gifts'). */
function Sums({ gifts }: { readonly gifts: readonly InKindRow[] }) {
  const sumOf = (wanted: InKindRow['kind']) =>
    sumCents(gifts.filter(({ kind }) => kind === wanted).map(({ value }) => amountOf(value)));
  return (
    <dl style={{ marginTop: '1rem' }}>
      {(['goods', 'services'] as const).map((kind) => (
        <div key={kind} style={{ display: 'flex', gap: '1rem', justifyContent: 'flex-end' }}>
          <dt>{messages[kind]}</dt>
          <dd style={{ margin: 0 }}>
            <Money amount={sumOf(kind)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
