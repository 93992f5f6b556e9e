import { styled } from '@mui/material/styles';
import type { Step } from '@pa-ledger/domain/expenses/expense';
import type { ReactNode } from 'react';
import { LineIcon } from './icons.tsx';
import { Disc } from './layout.ts';
import { SecondaryText } from './text.ts';

interface StepListProps {
  /** The list's name for screen readers. */
  readonly label?: string;
  readonly steps: readonly {
    readonly key: string;
    readonly status: Step['status'];
    readonly title: string;
    /** Below the title: its status, or who may act. */
    readonly state?: ReactNode;
  }[];
}

/** A vertical list of steps, numbered until they are decided. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, status, title, state }, index) => (
        <StepItem key={key} className={status}>
          <Disc sx={NUMBER} aria-hidden="true">
            {status === 'approved' && <LineIcon name="check" />}
            {status === 'rejected' && <LineIcon name="close" />}
            {status !== 'approved' && status !== 'rejected' && index + 1}
          </Disc>
          <div>
            <b>{title}</b>
            {state !== undefined && <SecondaryText as="div">{state}</SecondaryText>}
          </div>
        </StepItem>
      ))}
    </ol>
  );
}

const DISC = '2rem';

const StepItem = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: DISC,
  '&:not(:last-child)': { paddingBottom: '0.9rem' },
  // The line to the next step.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    top: DISC,
    bottom: 0,
    insetInlineStart: `calc(${DISC} / 2 - 1px)`,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  },
  '& > span': {
    color: theme.vars.palette.text.secondary,
    border: `2px solid ${theme.vars.palette.brand.inputLine}`,
  },
  '&.open > span': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '&.approved > span': {
    color: theme.vars.palette.success.contrastText,
    borderColor: theme.vars.palette.success.main,
    backgroundColor: theme.vars.palette.success.main,
  },
  '&.rejected > span': {
    color: theme.vars.palette.error.contrastText,
    borderColor: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.error.main,
  },
}));

const NUMBER = {
  alignSelf: 'flex-start',
  width: DISC,
  height: DISC,
  fontSize: '0.875rem',
  fontWeight: 700,
};
