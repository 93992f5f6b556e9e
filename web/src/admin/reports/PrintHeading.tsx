import { styled } from '@mui/material/styles';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SecondaryText } from '../../ui/text.ts';
import { reportMessages } from './reports-messages.ts';
import { OnPaper } from './PrintStyles.tsx';

/** Above a printed report: whose it is, and when it was printed. */
export function PrintHeading() {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    // Only what is drawn by the end of this event is on the paper.
    const now = (): void => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', now);
    return () => window.removeEventListener('beforeprint', now);
  }, []);
  return (
    <OnPaper>
      <School>{organization.schoolName}</School>
      <SecondaryText sx={{ margin: '0.125rem 0 1.25rem' }}>
        {reportMessages.associationAsOf(formatInstant(moment, organization.timeZone))}
      </SecondaryText>
    </OnPaper>
  );
}

const School = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: '1.5rem',
}));
