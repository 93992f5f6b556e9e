import { styled } from '@mui/material/styles';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { OnPaper } from './PrintStyles.tsx';

/** Over a printed report: whose it is, and of which moment. */
export function PrintHeading() {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    // What is not drawn by the end of this event is not on the paper.
    const now = (): void => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', now);
    return () => window.removeEventListener('beforeprint', now);
  }, []);
  return (
    <OnPaper>
      <School>{organization.schoolName}</School>
      <Moment>Parent Association, as of {formatInstant(moment, organization.timeZone)}</Moment>
    </OnPaper>
  );
}

const School = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: '1.5rem',
  margin: 0,
}));

const Moment = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.125rem 0 1.25rem',
  color: theme.vars.palette.text.secondary,
}));
