import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface StepListProps {
  readonly steps: readonly {
    readonly key: string;
    readonly status: 'waiting' | 'open' | 'approved' | 'rejected';
    readonly title: string;
    /** Its status as text. */
    readonly state: ReactNode;
  }[];
}

/** A vertical list of steps, numbered until they are decided. */
export function StepList({ steps }: StepListProps) {
  return (
    <List>
      {steps.map(({ key, status, title, state }, index) => (
        <Step key={key} className={status}>
          <Disc aria-hidden="true">
            {status === 'approved' && <Icon name="check" />}
            {status === 'rejected' && <Icon name="close" />}
            {(status === 'open' || status === 'waiting') && index + 1}
          </Disc>
          <div>
            <Title>{title}</Title>
            <State>{state}</State>
          </div>
        </Step>
      ))}
    </List>
  );
}

const DISC = '2rem';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Step = styled('li')(({ theme }) => ({
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

const Disc = styled('span')({
  flex: 'none',
  alignSelf: 'flex-start',
  display: 'grid',
  placeItems: 'center',
  width: DISC,
  height: DISC,
  borderRadius: '50%',
  fontSize: '0.9rem',
  fontWeight: 700,
});

const Title = styled('p')({ margin: 0, fontWeight: 650, lineHeight: 1.3 });

const State = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
