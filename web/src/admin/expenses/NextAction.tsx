import { styled } from '@mui/material/styles';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { daysSince, type NextActionFacts } from './next-action.ts';

interface NextActionProps {
  readonly nextAction: NextActionFacts;
  readonly now: Instant;
}

/** Who acts next and for how many days already; below it the people, or why there is nobody. */
export function NextAction({ nextAction, now }: NextActionProps) {
  const { who, stuck, detail, since } = nextAction;
  return (
    <ActionText>
      <span className={stuck ? 'stuck' : undefined}>{who}</span>,{' '}
      {daysSince(since, now, organization.timeZone)}
      {detail !== '' && <span className="detail">{detail}</span>}
    </ActionText>
  );
}

const ActionText = styled('span')(({ theme }) => ({
  display: 'block',
  '& .stuck': { fontWeight: 650, color: theme.vars.palette.warning.main },
  '& .detail': {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));
