import { approvalsAheadText } from '@pa-ledger/domain/expenses/approvals-ahead';
import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { typedAddress } from '@pa-ledger/domain/people/email';
import { useEffect, useRef } from 'react';
import { formMessages } from '../form/form-messages.ts';
import type { SentExpense } from '../form/form-purpose.ts';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { correctMessages } from './correct-messages.ts';

interface SentPanelProps {
  readonly sent: SentExpense;
  readonly reference: string;
}

/** Says that the correction was sent, and who is asked now. Its heading takes the focus: the button that had it is gone. */
export function SentPanel({ sent, reference }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Sheet>
      <StatusPanel tone="success" heading={correctMessages.sent} headingRef={heading}>
        <p>
          {correctMessages.referenceNumber}: <b>{reference}</b>
        </p>
        <p>{approvalsAheadText(sent.next)}</p>
        {paysVendor(sent.values) && <p>{formMessages.vendorIsPaid}</p>}
        <p>{correctMessages.mailsFollow(typedAddress(sent.values.email))}</p>
      </StatusPanel>
    </Sheet>
  );
}
