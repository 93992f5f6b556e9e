import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** A labelled section of the sheet, below a line. */
export function Section({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  marginTop: '1.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { marginBottom: '0.75rem' },
}));
