import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UnusualFact } from '@pa-ledger/domain/expenses/unusual';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { ReloadButton } from '../ui/ReloadButton.tsx';
import { HStack } from '../ui/layout.ts';
import { MIN_TOUCH_SIZE } from '../ui/theme.ts';
import type { FormPurpose } from './form-purpose.ts';
import type { FieldErrors } from './form-values.ts';
import type { SubmitBlocker, Submission } from './useSubmission.ts';
import { useMessages } from '../ui/messages.ts';

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
  const messages = useMessages('form');
  const page = useMessages('page');
  const { blocker, submission, words } = props;
  switch (blocker.kind) {
    case 'incomplete':
      return <Incomplete {...props} blocker={blocker} />;
    case 'receiptLost':
      return (
        <Notice tone="error" title={words.failed}>
          {messages.receiptLost}
        </Notice>
      );
    case 'unusual':
      return <Unusual facts={blocker.facts} submission={submission} />;
    case 'usedUp':
      return (
        <Notice
          tone="error"
          title={page.alreadySubmitted}
          action={
            <Button variant="contained" onClick={submission.startNewExpense}>
              {messages.startNewExpense}
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
          <p>{messages.entriesKept}</p>
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
  const messages = useMessages('form');
  const { unusual } = useMessages('expense');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [facts]);
  return (
    <Notice
      ref={notice}
      tone="warning"
      title={messages.isThisRight}
      action={
        <>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => submission.goTo(facts[0]?.field ?? 'amount')}
          >
            {messages.change}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => submission.confirm(facts)}>
            {messages.submitAsIs}
          </Button>
        </>
      }
    >
      {facts.map((fact) => (
        <p key={fact.field}>{unusual(fact)}</p>
      ))}
    </Notice>
  );
}

interface IncompleteProps extends SubmitBlockerNoticeProps {
  readonly blocker: Extract<SubmitBlocker, { kind: 'incomplete' }>;
}

function Incomplete({ blocker, errors, hasFiles, submission }: IncompleteProps) {
  const messages = useMessages('form');
  const page = useMessages('page');
  const { fields } = useMessages('fields');
  const invalid = blocker.fields.filter((field) => errors[field] !== undefined);
  const noReceipt = blocker.noReceipt && !hasFiles;
  if (invalid.length === 0 && !noReceipt) return null;
  return (
    <Notice tone="error">
      {noReceipt && <p>{page.receiptRequiredAlert}</p>}
      {invalid.length > 0 && (
        <>
          <p>{messages.lookAgainAt}</p>
          <HStack as="ul" sx={{ gap: '0 1rem' }}>
            {invalid.map((field) => (
              <li key={field}>
                <Place type="button" onClick={() => submission.goTo(field)}>
                  {fields[field].label}
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
