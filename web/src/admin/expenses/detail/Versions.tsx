import Button from '@mui/material/Button';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { lazy, Suspense, useState } from 'react';
import { SecondaryText } from '../../../ui/text.ts';
import { LoadFailure, TabSkeleton } from '../../shared/frame/LoadState.tsx';
import type { OpenedExpense } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';

/** Loads with the first look at it. If its code fails to load, the button reloads the page, and with it the code. */
const VersionList = lazy(() =>
  import('./VersionList.tsx').then(
    ({ VersionList: List }) => ({ default: List }),
    () => ({ default: () => <LoadFailure onRetry={() => window.location.reload()} /> }),
  ),
);

/** Which version of the submission this is; on demand, what each correction changed. */
export function Versions({ expense }: { readonly expense: OpenedExpense }) {
  const { submissionVersion, sentAt } = expense;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!isOpen && (
        <p>
          {detailMessages.version(submissionVersion, formatInstant(sentAt, organization.timeZone))}
        </p>
      )}
      <SecondaryText>{detailMessages.correctedTimes(submissionVersion - 1)}</SecondaryText>
      {isOpen ? (
        <Suspense fallback={<TabSkeleton />}>
          <VersionList key={submissionVersion} expense={expense} />
        </Suspense>
      ) : (
        <Button sx={{ marginTop: '0.5rem' }} variant="outlined" onClick={() => setIsOpen(true)}>
          {detailMessages.showCorrections}
        </Button>
      )}
    </>
  );
}
