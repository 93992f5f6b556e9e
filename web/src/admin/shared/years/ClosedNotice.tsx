import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { Notice } from '../../../ui/Notice.tsx';
import { useIsClosed } from './books.ts';
import { useShownYear } from './useShownYear.ts';
import { yearMessages } from './year-messages.ts';

interface ClosedNoticeProps {
  /** Of the one record that a page shows. */
  readonly day?: CalendarDate | null;
}

/** Says that the year that is shown is closed; nothing where it is open. */
export function ClosedNotice({ day = null }: ClosedNoticeProps) {
  const { year, label } = useShownYear(day);
  if (!useIsClosed(year)) return null;
  return (
    <Notice tone="info" sx={{ marginBottom: '1rem' }}>
      {yearMessages.closed(label)}
    </Notice>
  );
}
