import Button from '@mui/material/Button';
import { UNDRAWN } from '../../../ui/printing.ts';
import { OffPaper } from '../frame/PrintPage.tsx';
import { sharedMessages } from '../shared-messages.ts';

interface MoreEntriesProps {
  /** Says which entries these are. */
  readonly children: string;
  /** Whether more are on their way. */
  readonly isReading: boolean;
  readonly onMore: () => void;
}

/** Below a list that has more entries: how far it goes, and Show more. */
export function MoreEntries({ children, isReading, onMore }: MoreEntriesProps) {
  return (
    // Paper says it too, if the rest didn't come in time.
    <div {...(isReading && UNDRAWN)} style={{ marginTop: '0.75rem' }}>
      <p role="status">{children}</p>
      <OffPaper sx={{ marginTop: '0.5rem' }}>
        <Button variant="outlined" onClick={onMore} loading={isReading}>
          {sharedMessages.more}
        </Button>
      </OffPaper>
    </div>
  );
}
