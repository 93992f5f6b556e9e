import { styled } from '@mui/material/styles';
import { ROLE_NAMES, type Role } from '@pa-ledger/domain/approvers/approval-chain';

interface ApprovalStepsProps {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly steps: readonly {
    readonly role: Role;
    /** Who may act on it; absent where only the order matters. */
    readonly holders?: readonly string[];
  }[];
}

/** The steps of an approval in order; each one shows its approver or 'Not set'. */
export function ApprovalSteps({ label, steps }: ApprovalStepsProps) {
  return (
    <Steps aria-label={label}>
      {steps.map(({ role, holders }) => (
        <li key={role}>
          <RoleName className={holders === undefined ? 'alone' : undefined}>
            {ROLE_NAMES[role]}
          </RoleName>
          {holders?.length === 0 && <NotSet>Not set</NotSet>}
          {holders?.map((holder, index) => (
            <Holder key={holder}>
              {index > 0 && 'or '}
              {holder}
            </Holder>
          ))}
        </li>
      ))}
    </Steps>
  );
}

/** Numbered dots on a line, in the order of the steps. */
const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  margin: '0.375rem 0 0',
  padding: 0,
  display: 'grid',
  '& li': {
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: '2.25rem',
    paddingBottom: '0.75rem',
    minHeight: '2.5rem',
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { paddingBottom: 0, minHeight: '1.75rem' },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.125rem',
    width: '1.5rem',
    height: '1.5rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1.5px solid ${theme.vars.palette.primary.main}`,
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(0.75rem - 0.75px)',
    top: '1.75rem',
    bottom: '0.0625rem',
    borderInlineStart: `1.5px solid ${theme.vars.palette.divider}`,
  },
}));

const RoleName = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  '&.alone': {
    ...theme.typography.body1,
    fontWeight: 600,
    lineHeight: 1.8,
    color: theme.vars.palette.text.primary,
  },
}));

const Holder = styled('span')({ display: 'block', lineHeight: 1.4 });

/** Marks a value that is missing. */
export const NotSet = styled('span')(({ theme }) => ({
  fontWeight: 650,
  color: theme.vars.palette.warning.main,
}));
