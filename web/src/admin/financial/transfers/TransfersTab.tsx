import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { SecondaryText } from '../../../ui/text.ts';
import { firstDay } from '../../shared/forms/last-used.ts';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { sumTotals } from '../../shared/lists/sum-totals.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { useListDownload } from '../../shared/lists/useListDownload.tsx';
import { Paging } from '../../shared/lists/Paging.tsx';
import type { Sort } from '../../shared/lists/table-model.ts';
import { ENTRIES, useServerPages } from '../../shared/lists/useServerPages.ts';
import { readRecord } from '../../shared/records/ledger-records.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { yearMessages } from '../../shared/years/year-messages.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { transfersMessages as messages } from './transfers-messages.ts';
import { transferColumns } from './transfer-columns.tsx';
import { useTransferForm } from './useTransferForm.tsx';
import { canTransfer, TransferNeeds, useTransferEnds } from './TransferNeeds.tsx';
import { transferQuery } from './transfer-query.ts';

const NEWEST_FIRST: Sort = { by: 'date', direction: 'desc' };

/** The sub-tab Transfers: what moved between funds or accounts in a fiscal year. */
export function TransfersTab() {
  const [sort, setSort] = useState(NEWEST_FIRST);
  const year = useShownYear();
  const { form, isClosed } = useTransferForm(year);
  const ends = useTransferEnds();
  const lookup = useLookup();
  const query = transferQuery(year.days, sort);
  const { rows, paging, sum, retry } = useServerPages(query, readRecord<'transfers'>);
  const csv = useListDownload({
    source: ENTRIES,
    query,
    read: readRecord<'transfers'>,
    fileName: `transfers-${year.year}.csv`,
    loadLines: async () => {
      const { recordLine } = await import('../../shared/lists/record-line.ts');
      return (row) => [recordLine('transfers', row, lookup.nameOf)];
    },
    count: lookup.ready ? paging.count : 0,
  });
  return (
    <>
      <YearSwitch />
      <ClosedNotice />
      {!isClosed && <TransferNeeds ends={ends} />}
      <RecordTab
        {...form}
        ready={canTransfer(ends)}
        isClosed={isClosed}
        newValues={{ date: firstDay(year.days, year.today) }}
        inSeries
        more={[csv]}
      >
        {({ onEdit, onDelete }) => (
          <DataTable
            name={messages.heading}
            columns={transferColumns(lookup)}
            rows={rows}
            keyOf={({ id }) => id}
            actions={(row) => (
              <RowActions
                name={`${titleOf(row)}, ${formatDate(row.date)}`}
                of={{ collection: 'transfers', id: row.id }}
                onEdit={isClosed ? undefined : () => onEdit(row)}
                onDelete={isClosed ? undefined : () => onDelete(row)}
              />
            )}
            sort={sort}
            onSort={setSort}
            empty={
              <EmptyState>
                {messages.empty}
                <SecondaryText>{yearMessages.shown(year.label)}</SecondaryText>
              </EmptyState>
            }
            onRetry={retry}
            totals={sumTotals(sum, paging.count)}
            footer={<Paging {...paging} />}
          />
        )}
      </RecordTab>
    </>
  );
}
