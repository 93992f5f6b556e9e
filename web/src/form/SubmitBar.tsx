import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { HEADING_WIDTH } from '../ui/FormSection.tsx';
import { HStack, VStack } from '../ui/layout.ts';
import { SecondaryText } from '../ui/text.ts';
import type { FieldErrors } from './form-values.ts';
import type { FormPurpose } from './form-purpose.ts';
import type { FormSession } from './form-session.ts';
import { hasReceipt, keptSlots, type UploadsView } from './receipt-items.ts';
import { RECEIPT_NEEDED } from './ReceiptsField.tsx';
import { SubmitBlockerNotice } from './SubmitBlockerNotice.tsx';
import type { Submission } from './useSubmission.ts';
import { useMessages } from '../ui/messages.ts';

interface SubmitBarProps {
  readonly purpose: FormPurpose;
  readonly session: FormSession | null;
  /** The receipts; the button waits for one. */
  readonly uploads: UploadsView;
  /** The current errors: a notice about them disappears once they're corrected. */
  readonly errors: FieldErrors;
  readonly submission: Submission;
}

/** The end of the form: why it wasn't sent, and the button that sends it. */
export function SubmitBar({ purpose, session, uploads, errors, submission }: SubmitBarProps) {
  const messages = useMessages('form');
  const page = useMessages('page');
  const { items, earlier } = uploads;
  const isKept = keptSlots(earlier).length > 0;
  const ready = isKept || hasReceipt(items);
  const hasFiles = isKept || items.length > 0;
  const { words, ofNew } = purpose;
  const { sending, blocker } = submission;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A disabled button loses the focus.
    if (!sending && blocker !== null && document.activeElement === document.body) {
      button.current?.focus();
    }
  }, [sending, blocker]);

  return (
    <Bar>
      {blocker !== null && (
        <SubmitBlockerNotice
          blocker={blocker}
          errors={errors}
          hasFiles={hasFiles}
          submission={submission}
          words={words}
        />
      )}
      {!ready && (
        <SecondaryText id={RECEIPT_NEEDED}>
          {hasFiles ? messages.receiptLost : page.receiptRequiredInline}
        </SecondaryText>
      )}
      {ofNew !== null && <ofNew.RememberBox session={session} />}
      <Buttons>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          size="large"
          disabled={!ready || sending}
          aria-describedby={ready ? undefined : RECEIPT_NEEDED}
        >
          {sending ? messages.submitting : words.submit}
        </Button>
        {!sending && ofNew !== null && <ofNew.ClearButton onClear={submission.clear} />}
      </Buttons>
    </Bar>
  );
}

const Bar = styled(VStack)(({ theme }) => ({
  padding: 'clamp(1.25rem, 3vw, 1.75rem) clamp(1rem, 3.5vw, 2.25rem)',
  backgroundColor: theme.vars.palette.brand.well,
  // Aligned with the fields.
  [theme.breakpoints.up('md')]: { paddingInlineStart: `calc(${HEADING_WIDTH} + 2.25rem + 3px)` },
}));

const Buttons = styled(HStack)(({ theme }) => ({
  '& > button': { flex: '1 1 100%' },
  [theme.breakpoints.up('sm')]: { '& > button': { flex: '0 0 auto' } },
}));
