import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pageMessages, publicMessages } from '@pa-ledger/domain/page-messages';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import type { UnusualFact } from '@pa-ledger/domain/expenses/unusual';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import { HStack } from '../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';
import type { FormPurpose } from './form-purpose.ts';
import type { FieldErrors } from './form-values.ts';
import { formMessages } from './form-messages.ts';
import type { SubmitBlocker, Submission } from './useSubmission.ts';

interface SubmitBlockerNoticeProps {
  readonly blocker: SubmitBlocker;
  /** The current errors. */
  readonly errors: FieldErrors;
  readonly hasFiles: boolean;
  readonly submission: Submission;
  readonly words: FormPurpose['words'];
}

/** Says why the form wasn't sent, while that still applies. */
export function SubmitBlockerNotice(props: SubmitBlockerNoticeProps) {
  const { blocker, submission, words } = props;
  switch (blocker.kind) {
    case 'incomplete':
      return <Incomplete {...props} blocker={blocker} />;
    case 'receiptLost':
      return (
        <Notice tone="error" title={words.failed}>
          {formMessages.receiptLost}
        </Notice>
      );
    case 'unusual':
      return <Unusual facts={blocker.facts} submission={submission} />;
    case 'usedUp':
      return (
        <Notice
          tone="error"
          title={publicMessages.alreadySubmitted}
          action={
            <Button variant="contained" onClick={submission.startNewExpense}>
              {formMessages.startNewExpense}
            </Button>
          }
        />
      );
    case 'outdated':
      return (
        <Notice tone="error" title={words.failed} action={<ReloadButton />}>
          {blocker.reason}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={words.failed}>
          {blocker.reason !== null && <p>{blocker.reason}</p>}
          <p>{formMessages.entriesKept}</p>
        </Notice>
      );
  }
}

interface UnusualProps {
  readonly facts: readonly UnusualFact[];
  readonly submission: Submission;
}

/** Asks about values that are allowed but rarely right. It takes the focus because it waits for an answer. */
function Unusual({ facts, submission }: UnusualProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [facts]);
  return (
    <Notice
      ref={notice}
      tone="warning"
      title={formMessages.isThisRight}
      action={
        <>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => submission.goTo(facts[0]?.field ?? 'amount')}
          >
            {formMessages.change}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => submission.confirm(facts)}>
            {formMessages.submitAsIs}
          </Button>
        </>
      }
    >
      {facts.map(({ field, sentence }) => (
        <p key={field}>{sentence}</p>
      ))}
    </Notice>
  );
}

interface IncompleteProps extends SubmitBlockerNoticeProps {
  readonly blocker: Extract<SubmitBlocker, { kind: 'incomplete' }>;
}

function Incomplete({ blocker, errors, hasFiles, submission }: IncompleteProps) {
  const invalid = blocker.fields.filter((field) => errors[field] !== undefined);
  const noReceipt = blocker.noReceipt && !hasFiles;
  if (invalid.length === 0 && !noReceipt) return null;
  return (
    <Notice tone="error">
      {noReceipt && <p>{pageMessages.receiptRequiredAlert}</p>}
      {invalid.length > 0 && (
        <>
          <p>{formMessages.lookAgainAt}</p>
          <HStack as="ul" sx={{ gap: '0 1rem' }}>
            {invalid.map((field) => (
              <li key={field}>
                <Place type="button" onClick={() => submission.goTo(field)}>
                  {EXPENSE_FIELDS[field].label}
                </Place>
              </li>
            ))}
          </HStack>
        </>
      )}
    </Notice>
  );
}

const Place = styled('button')({
  font: 'inherit',
  color: 'inherit',
  minHeight: MIN_TOUCH_SIZE,
  minWidth: MIN_TOUCH_SIZE,
  padding: 0,
  border: 0,
  textAlign: 'start',
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
