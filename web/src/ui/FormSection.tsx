import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { FormGrid } from './layout.ts';
import { SecondaryText } from './text.ts';

interface FormSectionProps {
  /** The section's h2. */
  readonly heading: string;
  /** A sentence of help below it. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a form: the heading left of the ledger's margin rule, the fields right of it; stacked on a phone. */
export function FormSection({ heading, hint, children }: FormSectionProps) {
  return (
    // No label from its heading, since 'Description' is also the label of a field.
    <Row>
      <div>
        <h2>{heading}</h2>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </div>
      <Fields>{children}</Fields>
    </Row>
  );
}

/** The width of the column left of the margin rule. */
export const HEADING_WIDTH = '16.5rem';

const Hint = styled(SecondaryText)({ marginTop: '0.3rem', textWrap: 'balance' });

const Row = styled('section')(
  memoTheme(({ theme }) => ({
    padding: 'clamp(1.25rem, 3vw, 2rem) clamp(1rem, 3.5vw, 2.25rem)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: `${HEADING_WIDTH} minmax(0, 1fr)`,
      padding: 0,
      '& > *': { padding: '2rem 2.25rem' },
      '& > :first-of-type': { paddingInlineEnd: '1.75rem' },
    },
  })),
);

const Fields = styled(FormGrid)(
  memoTheme(({ theme }) => ({
    marginTop: '1rem',
    [theme.breakpoints.up('md')]: {
      marginTop: 0,
      // The double rule of a ledger's margin.
      borderInlineStart: `3px double ${theme.vars.palette.primary.main}`,
    },
  })),
);
