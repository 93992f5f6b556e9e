import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { typedAddress } from '@pa-ledger/domain/people/email';
import { useEffect, useRef } from 'react';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { TouchLink } from '../ui/text.ts';
import type { SentExpense } from '../form/form-purpose.ts';
import type { CarryOver } from '../form/form-session.ts';
import { personIn } from '../form/form-values.ts';
import { useMessages } from '../ui/messages.ts';
import { addressIn } from '../ui/own-address.ts';

interface SubmittedPanelProps {
  readonly expense: SentExpense;
  /** Starts another expense with the details that don't change from one to the next. */
  readonly onAnother: (carried: CarryOver) => void;
}

/** The success screen. */
export function SubmittedPanel({ expense, onAnother }: SubmittedPanelProps) {
  const messages = useMessages('submit');
  const form = useMessages('form');
  const page = useMessages('page');
  const { approvalsAhead } = useMessages('expense');
  const language = useMessages('language');
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = referenceOf(expense.id);
  const another = () =>
    onAnother({
      values: personIn(expense.values),
      files: [],
      lost: [],
      origin: 'expenseBefore',
    });
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <Sheet>
      <StatusPanel
        tone="success"
        heading={page.submitted}
        headingRef={heading}
        action={
          <>
            <Button variant="contained" size="large" onClick={another}>
              {messages.submitAnother}
            </Button>
            {/* The link itself goes by email only: whoever submits hasn't shown that the address is theirs. */}
            <TouchLink href={addressIn(language, `/status#${reference}`)}>
              {messages.checkStatus}
            </TouchLink>
          </>
        }
      >
        <Reference>
          <dt>{messages.referenceNumber}</dt>
          <dd>{reference}</dd>
        </Reference>
        <p>{approvalsAhead(expense.next)}</p>
        {paysVendor(expense.values) && <p>{form.vendorIsPaid}</p>}
        <p>{messages.mailsFollow(typedAddress(expense.values.email))}</p>
      </StatusPanel>
    </Sheet>
  );
}

const Reference = styled('dl')(({ theme }) => ({
  margin: '0.25rem 0',
  padding: '0.75rem 1.75rem',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.brand.well,
  border: `1px dashed ${theme.vars.palette.brand.inputLine}`,
  '& dd': {
    fontSize: '1.75rem',
    fontWeight: 700,
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
  },
}));
