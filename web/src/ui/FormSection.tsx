import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FormSectionProps {
  /** The section's h2. */
  readonly heading: string;
  /** A sentence of help below it. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A section of a form: the heading left of the ledger's margin rule, the fields right of it; stacked on a phone. */
export function FormSection({ heading, hint, children }: FormSectionProps) {
  return (
    // Not labelled by its heading: 'Description' is also the label of a field.
    <Row>
      <div>
        <Heading>{heading}</Heading>
        {hint !== undefined && <HintText>{hint}</HintText>}
      </div>
      <Fields>{children}</Fields>
    </Row>
  );
}

/** The width of the column left of the margin rule. */
export const HEADING_WIDTH = '16.5rem';

const Row = styled('section')(({ theme }) => ({
  padding: 'clamp(1.25rem, 3vw, 2rem) clamp(1rem, 3.5vw, 2.25rem)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `${HEADING_WIDTH} minmax(0, 1fr)`,
    padding: 0,
    '& > *': { padding: '2rem 2.25rem' },
    '& > :first-of-type': { paddingInlineEnd: '1.75rem' },
  },
}));

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

const HintText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.3rem 0 0',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.125rem 1rem',
  marginTop: '1rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // A field takes the whole row unless it has the class `half`.
  '& > :not(.half)': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    marginTop: 0,
    // The double red rule of a ledger's margin.
    borderInlineStart: `3px double ${theme.vars.palette.brand.maple}`,
  },
}));
