import Button from '@mui/material/Button';
import { useState } from 'react';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { MeetingList } from './MeetingList.tsx';
import { Meetings } from './Meetings.tsx';
import {
  RATIFICATION_COLUMNS,
  ratificationRows,
  ratificationTotals,
} from './ratification-columns.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { notRatifiedOn, type RatificationRow } from './ratification-store.ts';
import { RatifyDialog } from './RatifyDialog.tsx';

/** The sub-tab Ratification: what was paid in a year and no meeting has ratified, to print; and what meetings ratified. */
export function RatificationTab() {
  const { days, label, year } = useShownYear();
  const [open, setOpen] = useState(false);
  const [meeting, setMeeting] = useState<RatificationRow | null>(null);
  if (meeting !== null) {
    return (
      <>
        <PrintPage />
        <OffPaper>
          <TabHeading heading={messages.heading} hint={messages.hint} />
        </OffPaper>
        <MeetingList row={meeting} onClose={() => setMeeting(null)} />
      </>
    );
  }
  return (
    <>
      <PrintPage />
      <OffPaper>
        <YearSwitch />
        <TabHeading heading={messages.heading} hint={messages.hint} />
      </OffPaper>
      <LoadState store={notRatifiedOn(days)}>
        {(lines) => (
          <ReportSection
            heading={messages.listOf(label)}
            fileName={messages.file(year)}
            rows={ratificationRows(lines)}
            amounts={['amount']}
            main={
              lines.length > 0 && (
                <Button variant="contained" onClick={() => setOpen(true)}>
                  {messages.ratify}
                </Button>
              )
            }
          >
            <DataTable
              name={messages.heading}
              columns={RATIFICATION_COLUMNS}
              rows={{ status: 'ready', value: lines }}
              keyOf={({ key }) => key}
              empty={<EmptyState>{messages.empty}</EmptyState>}
              totals={ratificationTotals(lines)}
            />
            {open && <RatifyDialog lines={lines} onClose={() => setOpen(false)} />}
          </ReportSection>
        )}
      </LoadState>
      <Meetings days={days} onShow={setMeeting} />
    </>
  );
}
