import { styled } from '@mui/material/styles';
import { ROLE_NAMES } from '@pa-ledger/domain/approval-chain';
import type { ExpenseReview } from '@pa-ledger/domain/review';
import { Icon } from '../../ui/icons.tsx';
import { stepState } from './review-facts.ts';

/** The chain of approvals, how each step stands and since when. */
export function ChainSteps({ review }: { readonly review: ExpenseReview }) {
  return (
    <List>
      {review.steps.map((step, index) => (
        <Step key={step.role} className={step.status}>
          <Disc aria-hidden="true">
            {step.status === 'approved' && <Icon name="check" />}
            {step.status === 'rejected' && <Icon name="close" />}
            {(step.status === 'open' || step.status === 'waiting') && index + 1}
          </Disc>
          <div>
            <Role>{ROLE_NAMES[step.role]}</Role>
            <State>{stepState(review, step)}</State>
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

const Role = styled('p')({ margin: 0, fontWeight: 650, lineHeight: 1.3 });

const State = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
