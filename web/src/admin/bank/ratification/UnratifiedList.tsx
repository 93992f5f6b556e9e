import Button from '@mui/material/Button';
import type { RatifiedLine } from '@pa-ledger/domain/bank/ratification';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { useEffect, useState } from 'react';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { firstIn } from '../../shared/records/first-of.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import {
  RATIFICATION_COLUMNS,
  ratificationRows,
  ratificationTotals,
} from './ratification-columns.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { notRatifiedOn } from './ratification-store.ts';
import { RatifyDialog } from './RatifyDialog.tsx';

/** What no meeting has ratified of a year, the newest first; all of it is ratified, printed, and in the file. */
export function UnratifiedList() {
  const { days, label, year } = useShownYear();
  const [ratifying, setRatifying] = useState<readonly RatifiedLine[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const pages = useEntryPages(`${days.first} ${days.last}`, (size) => notRatifiedOn(days, size));
  const { state, isReading, onMore } = pages;
  const found = state.status === 'ready' ? state.value : null;
  // What comes first may all be ratified: what isn't is looked for further back.
  const looksOn = found !== null && found.isCut && found.rows.length === 0 && !isReading;
  useEffect(() => {
    if (looksOn) onMore();
  }, [looksOn, onMore]);
  if (found === null) return <LoadState store={pages.store}>{() => null}</LoadState>;
  const { rows, isCut, count } = found;
  const readAll = async () => {
    const all = await firstIn(notRatifiedOn(days, null));
    return 'why' in all ? all : all.rows;
  };
  const onRatify = async (): Promise<void> => {
    setPreparing(true);
    const all = isCut ? await readAll() : rows;
    setPreparing(false);
    if ('why' in all) notify(`${messages.notRead} ${all.message}`);
    else setRatifying(all);
  };
  const readFile = async () => {
    const all = await readAll();
    return 'why' in all ? all : ratificationRows(all);
  };
  return (
    <ReportSection
      heading={messages.listOf(label)}
      fileName={messages.file(year)}
      rows={ratificationRows(rows)}
      readAll={isCut ? readFile : undefined}
      amounts={['amount']}
      main={
        rows.length > 0 && (
          <Button variant="contained" loading={isPreparing} onClick={() => void onRatify()}>
            {messages.ratify}
          </Button>
        )
      }
    >
      <DataTable
        name={messages.heading}
        columns={RATIFICATION_COLUMNS}
        rows={{ status: 'ready', value: rows }}
        keyOf={({ key }) => key}
        empty={!isCut && <EmptyState>{messages.empty}</EmptyState>}
        totals={isCut ? undefined : ratificationTotals(rows)}
        footer={
          isCut && (
            <MoreEntries isReading={isReading} onMore={onMore}>
              {messages.newest(rows.length, count, formatCents(cents(found.cents)))}
            </MoreEntries>
          )
        }
      />
      {ratifying !== null && <RatifyDialog lines={ratifying} onClose={() => setRatifying(null)} />}
    </ReportSection>
  );
}
