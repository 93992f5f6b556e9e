import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SERIF } from '../../ui/theme.ts';

interface TabHeadingProps {
  readonly heading: string;
  /** What the tab is for, in a sentence. */
  readonly hint?: ReactNode;
  /** The buttons that belong to the whole tab. */
  readonly actions?: ReactNode;
}

/** The heading of a tab, with a hint and the tab's actions. */
export function TabHeading({ heading, hint, actions }: TabHeadingProps) {
  return (
    <Row>
      <div>
        <Heading>{heading}</Heading>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBottom: '1.25rem',
  '& > div:first-of-type': { flex: '1 1 16rem', minWidth: 0 },
});

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontFamily: SERIF,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)',
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.25rem 0 0',
  maxWidth: '44rem',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });
