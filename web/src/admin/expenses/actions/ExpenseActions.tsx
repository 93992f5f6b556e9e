import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { actingAs } from '@pa-ledger/domain/approvers/role-messages';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { lacksFund } from '@pa-ledger/domain/expenses/expense-lines';
import { availableActions } from '@pa-ledger/domain/expenses/actions/expense-actions';
import { canDecide, type Authority } from '@pa-ledger/domain/expenses/decide/permissions';
import { returnRefusal } from '@pa-ledger/domain/expenses/versions/return-expense';
import { Suspense, useEffect, useId, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { focusPanel } from '../../shared/frame/focus.ts';
import type { OpenedExpense } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import type { ActionProps } from './ActionDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { FundDialog } from './FundDialog.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

// What only a payment needs loads when its dialog is opened.
const PaymentDialog = lazy(async () => ({
  default: (await import('./PaymentDialog.tsx')).PaymentDialog,
}));
const LinesDialog = lazy(async () => ({
  default: (await import('./LinesDialog.tsx')).LinesDialog,
}));
const RefundDialog = lazy(async () => ({
  default: (await import('./RefundDialog.tsx')).RefundDialog,
}));
const VoidDialog = lazy(async () => ({
  default: (await import('./TakeBackDialogs.tsx')).VoidDialog,
}));
const MistakeDialog = lazy(async () => ({
  default: (await import('./TakeBackDialogs.tsx')).MistakeDialog,
}));

interface ExpenseActionsProps {
  readonly expense: OpenedExpense;
  /** The e-mail address of the admin who is signed in. */
  readonly person: string;
  readonly authority: Authority;
}

/** Every action, the most urgent first. */
const ACTIONS = [
  { open: 'approve', action: 'decide' },
  { open: 'reject', action: 'decide' },
  { open: 'recordPayment', action: 'recordPayment' },
  { open: 'setFund', action: 'setFund' },
  { open: 'setLines', action: 'setLines' },
  { open: 'askForCorrection', action: 'return' },
  { open: 'resendLink', action: 'resendLink' },
  { open: 'refund', action: 'refund' },
  { open: 'voidPayment', action: 'voidPayment' },
  { open: 'enteredByMistake', action: 'voidPayment' },
] as const;

/** The dialog that is open. */
type Open = (typeof ACTIONS)[number]['open'];

/** What the person may do: the main deed as a button, a decision with its other answer, and the rest in a menu. */
export function ExpenseActions({ expense, person, authority }: ExpenseActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const allowed = [
    ...availableActions(expense, person, authority),
    ...(expense.status === 'paid' ? ['refund'] : []),
    ...(returnRefusal(expense, expense.submissionVersion) === null ? ['return'] : []),
  ];
  const offered = ACTIONS.flatMap((each) => (allowed.includes(each.action) ? [each.open] : []));
  const main = offered.find((each) => isMain(each, expense));
  const rest = offered.filter((each) => each !== main && each !== 'reject');
  const why = noDecision(expense, person, authority);
  const shown = offered.join();

  useEffect(() => {
    // The button that had the focus may have disappeared.
    if (document.activeElement === document.body) focusPanel();
  }, [shown, open]);

  return (
    <>
      {offered.length > 0 && (
        <HStack sx={{ marginTop: '1rem' }} role="group" aria-label={actionMessages.actions}>
          {main !== undefined && (
            <Button variant="contained" onClick={() => setOpen(main)}>
              {actionMessages[main]}
            </Button>
          )}
          {offered.includes('reject') && (
            <Button variant="outlined" color="error" onClick={() => setOpen('reject')}>
              {actionMessages.reject}
            </Button>
          )}
          {rest.length > 0 && <MoreActions actions={rest} onChoose={setOpen} />}
        </HStack>
      )}
      {why !== null && <SecondaryText sx={{ marginTop: '0.5rem' }}>{why}</SecondaryText>}
      <Suspense>
        {open !== null &&
          dialogOf(open, person, authority, {
            expense,
            possible: offered.includes(open),
            onClose: () => setOpen(null),
          })}
      </Suspense>
    </>
  );
}

/** What an expense needs next; it can't be paid before it has a fund. */
function isMain(open: Open, expense: OpenedExpense): boolean {
  if (open === 'setFund') return expense.status === 'approved' && lacksFund(expense);
  return open === 'approve' || open === 'recordPayment';
}

/** Says why a person can't decide an expense that waits, and whose turn it is; null where they can, or no one has to. */
function noDecision(expense: OpenedExpense, person: string, authority: Authority): string | null {
  const index = openStepIndex(expense);
  const step = index === null ? undefined : expense.steps[index];
  if (index === null || step === undefined) return null;
  const permission = canDecide(expense, index, person, authority);
  if (permission.allowed || permission.why === 'stepNotOpen') return null;
  const turn = actionMessages.turn(actingAs(step.role, step), step.approvers);
  return `${actionMessages.cannotDecide[permission.why](person)} ${turn}`;
}

interface MoreActionsProps {
  readonly actions: readonly Open[];
  readonly onChoose: (action: Open) => void;
}

/** The menu of what is done less often. */
function MoreActions({ actions, onChoose }: MoreActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {actionMessages.more}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onChoose(action);
            }}
          >
            {actionMessages[action]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function dialogOf(open: Open, person: string, authority: Authority, props: ActionProps) {
  switch (open) {
    case 'approve':
    case 'reject':
      return <DecisionDialog {...props} action={open} person={person} authority={authority} />;
    case 'setFund':
      return <FundDialog {...props} />;
    case 'setLines':
      return <LinesDialog {...props} />;
    case 'recordPayment':
      return <PaymentDialog {...props} person={person} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'voidPayment':
      return <VoidDialog {...props} />;
    case 'enteredByMistake':
      return <MistakeDialog {...props} />;
    case 'askForCorrection':
      return <ReturnDialog {...props} />;
    case 'resendLink':
      return <ResendDialog {...props} authority={authority} />;
  }
}
