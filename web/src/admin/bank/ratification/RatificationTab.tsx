import { OffPaper, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { ListOrRecord } from '../../shared/frame/RecordPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { Meetings } from './Meetings.tsx';
import { RatificationPage } from './RatificationPage.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import { UnratifiedList } from './UnratifiedList.tsx';

/** The sub-tab Ratification: what was paid in a year and no meeting has ratified, to print; and what meetings ratified. */
export function RatificationTab() {
  return <ListOrRecord list={<Ratification />} pageOf={(id) => <RatificationPage id={id} />} />;
}

function Ratification() {
  const { days } = useShownYear();
  return (
    <>
      <PrintPage />
      <OffPaper>
        <YearSwitch />
        <TabHeading heading={messages.heading} hint={messages.hint} />
      </OffPaper>
      <UnratifiedList key={days.first} />
      <Meetings days={days} />
    </>
  );
}
