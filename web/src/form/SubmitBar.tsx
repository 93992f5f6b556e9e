import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { HEADING_WIDTH } from '../ui/FormSection.tsx';
import { HStack, VStack } from '../ui/layout.ts';
import { SecondaryText } from '../ui/text.ts';
import { CheckLabel } from './PayToField.tsx';
import type { FieldErrors } from './form-values.ts';
import { REMEMBER } from './form-dom.ts';
import type { FormPurpose } from './form-purpose.ts';
import type { FormSession } from './form-session.ts';
import { keptPerson } from './remembered.ts';
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
  const { words, isNew } = purpose;
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
      {isNew && <RememberBox session={session} />}
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
        {!sending && isNew && <ClearButton onClear={submission.clear} />}
      </Buttons>
    </Bar>
  );
}

/**
 * Whether this device may remember the submitter. A phone is someone's own, so there it begins checked; elsewhere only if the
 * device already remembers someone.
 */
function RememberBox({ session }: { readonly session: FormSession | null }) {
  const messages = useMessages('form');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (session === null || box.current === null) return;
    const isPhone = window.matchMedia('(pointer: coarse) and (hover: none)').matches;
    if (isPhone || keptPerson(Date.now()) !== null) box.current.checked = true;
  }, [session]);
  return (
    <div>
      <CheckLabel>
        <input ref={box} type="checkbox" name={REMEMBER} aria-describedby={`${id}-hint`} />
        {messages.remember}
      </CheckLabel>
      <SecondaryText id={`${id}-hint`}>{messages.rememberHint}</SecondaryText>
    </div>
  );
}

/** Asks before it clears the form. */
function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const messages = useMessages('form');
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>{messages.clearForm}</Button>;
  return (
    <HStack role="group" aria-label={messages.clearForm}>
      <span>{messages.clearQuestion}</span>
      <Button color="error" variant="outlined" onClick={onClear}>
        {messages.clear}
      </Button>
      <Button autoFocus onClick={() => setAsking(false)}>
        {messages.keep}
      </Button>
    </HStack>
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
