import Button from '@mui/material/Button';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import {
  RATIFICATION_COLUMNS,
  ratificationRows,
  ratificationTotals,
} from './ratification-columns.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { ratifiedAt, type RatificationRow } from './ratification-store.ts';

interface MeetingListProps {
  readonly row: RatificationRow;
  readonly onClose: () => void;
}

/** What a meeting ratified, each as it was then, to print for its minutes. */
export function MeetingList({ row: { id, ratifiedOn }, onClose }: MeetingListProps) {
  return (
    <LoadState store={ratifiedAt(id, null)}>
      {({ rows: lines }) => (
        <ReportSection
          heading={messages.ratifiedOnDay(formatDate(ratifiedOn))}
          hint={messages.asRatified}
          fileName={messages.meetingFile(ratifiedOn)}
          rows={ratificationRows(lines)}
          amounts={['amount']}
          main={
            <Button variant="outlined" onClick={onClose}>
              {messages.closeList}
            </Button>
          }
        >
          <DataTable
            name={messages.ratifiedOnDay(formatDate(ratifiedOn))}
            columns={RATIFICATION_COLUMNS}
            rows={{ status: 'ready', value: lines }}
            keyOf={({ key }) => key}
            empty={<EmptyState>{messages.notKept}</EmptyState>}
            totals={ratificationTotals(lines)}
          />
        </ReportSection>
      )}
    </LoadState>
  );
}
