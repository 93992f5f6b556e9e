import { useState } from 'react';
import { OffPaper, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { MeetingList } from './MeetingList.tsx';
import { Meetings } from './Meetings.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import type { RatificationRow } from './ratification-store.ts';
import { UnratifiedList } from './UnratifiedList.tsx';

/** The sub-tab Ratification: what was paid in a year and no meeting has ratified, to print; and what meetings ratified. */
export function RatificationTab() {
  const { days } = useShownYear();
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
      <UnratifiedList key={days.first} />
      <Meetings days={days} onShow={setMeeting} />
    </>
  );
}
