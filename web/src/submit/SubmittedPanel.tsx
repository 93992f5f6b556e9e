import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { chainFor, ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import type { Category } from '@pa-ledger/domain/categories/category';
import { pageMessages } from '@pa-ledger/domain/error-messages';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { useEffect, useRef } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { submitMessages } from './submit-messages.ts';

/** What the success screen shows of an expense. */
export interface SubmittedExpense {
  readonly id: string;
  readonly email: string;
  /** Null when the list of categories could not be loaded. */
  readonly category: Category | null;
}

interface SubmittedPanelProps {
  readonly expense: SubmittedExpense;
  readonly onAnother: () => void;
}

/** The success screen. */
export function SubmittedPanel({ expense, onAnother }: SubmittedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <Sheet>
      <StatusPanel
        tone="success"
        heading={pageMessages.submitted}
        headingRef={heading}
        action={
          <Button variant="contained" size="large" onClick={onAnother}>
            {submitMessages.submitAnother}
          </Button>
        }
      >
        <Reference>
          <dt>{submitMessages.referenceNumber}</dt>
          <dd>{referenceOf(expense.id)}</dd>
        </Reference>
        <p>{nextStepsText(expense)}</p>
      </StatusPanel>
    </Sheet>
  );
}

function nextStepsText({ email, category }: SubmittedExpense): string {
  const mails = submitMessages.mailsFollow(email);
  if (category === null) return mails;
  const [first = '', ...others] = chainFor(category).map((role) => ROLE_NAMES[role]);
  return `${submitMessages.nextSteps(first, others)} ${mails}`;
}

const Reference = styled('dl')(({ theme }) => ({
  margin: '0.25rem 0',
  padding: '0.75rem 1.75rem',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.brand.well,
  border: `1px dashed ${theme.vars.palette.brand.inputLine}`,
  '& dd': {
    fontSize: '1.625rem',
    fontWeight: 700,
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
  },
}));
