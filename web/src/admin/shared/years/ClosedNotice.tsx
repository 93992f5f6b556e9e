import { Notice } from '../../../ui/Notice.tsx';
import { useIsClosed } from './books.ts';
import { useShownYear } from './useShownYear.ts';
import { yearMessages } from './year-messages.ts';

/** Says that the year that is shown is closed; nothing where it is open. */
export function ClosedNotice() {
  const { year, label } = useShownYear();
  if (!useIsClosed(year)) return null;
  return (
    <Notice tone="info" sx={{ marginBottom: '1rem' }}>
      {yearMessages.closed(label)}
    </Notice>
  );
}
