import type { AnswerWords } from '../../app/answer.ts';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { isNoteTooLong } from '@pa-ledger/domain/expenses/reason';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { SendLink } from '../../app/SendLink.tsx';
import { Sheet } from '../../ui/layout.ts';
import type { FetchReceipt } from '../../ui/receipts/receipt-file.ts';
import { Receipts } from '../../ui/receipts/Receipts.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { ApproveFrame } from '../ApproveFrame.tsx';
import { failureAdvice } from '../outcome-words.ts';
import { MoreWaiting } from '../MoreWaiting.tsx';
import { OutcomePanel } from '../OutcomePanel.tsx';
import { retryAction } from '../retry-action.tsx';
import type { ReviewVisit } from '../start-visit.ts';
import { isFinal, useDecision } from '../useDecision.ts';
import { type KeptText, useKeptText } from '../useKeptText.ts';
import { type Asking, DecisionArea } from './DecisionArea.tsx';
import { decisionSummary, isUndecided, nextStepText } from './review-state.ts';
import { Columns, FactsColumn, ReceiptsSheet } from './review-layout.ts';
import { OpenExpense } from './OpenExpense.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { isOldLink, loadReview, readRequest, sendLinks, type ReviewAnswer } from './load-review.ts';
import type { ApprovalLink } from '../link-location.ts';
import { TextArea } from '../../ui/inputs.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { useMessages, useWords } from '../../ui/messages.ts';

/** `action=review`, the page that the emails link to: the expense, its receipts, and the buttons. */
export function ReviewPage({ decide, link, first, rejects }: ReviewVisit) {
  const linkMessages = useMessages('link');
  const receiptMessages = useMessages('receipts');
  const approveMessages = useMessages('approve');
  const words = useWords('language', 'page', 'decisions', 'approve', 'roles', 'dates');
  const { answer, retry } = useReview(link, words, first);
  const { state, send } = useDecision(decide);
  /** The smaller amount that the person approved, in dollars. */
  const [lowered, setLowered] = useState<number | undefined>();
  const reason = useKeptText(link, 'reason');
  const correction = useKeptText(link, 'correction');
  const note = useKeptText(link, 'note');
  const less = useKeptText(link, 'less');
  /** The form that the person just left; its button takes the focus. */
  const [left, setLeft] = useState<Asking>(null);
  const fetchReceipt = useMemo<FetchReceipt>(
    () => (slot, signal) => fetch(`/api/receipt?slot=${slot}`, { ...readRequest(link), signal }),
    [link],
  );
  const [asking, setAsking] = useState<Asking>(() => {
    if (rejects || reason.wasRestored) return 'reject';
    return correction.wasRestored ? 'return' : null;
  });

  if (answer === null) return <ReviewSkeleton />;
  if (!answer.ok) {
    return (
      <ApproveFrame>
        <StatusPanel
          tone="error"
          heading={answer.text}
          action={retryAction(approveMessages.tryAgain, answer, retry)}
        >
          <p>{failureAdvice(words, answer)}</p>
        </StatusPanel>
        {isOldLink(answer) && (
          <SendLink
            send={() => sendLinks(link, words, 'again')}
            label={linkMessages.newLink}
            hint={linkMessages.newLinkHint}
          />
        )}
      </ApproveFrame>
    );
  }
  const { review } = answer;
  if (state.kind === 'settled' && state.outcome.ok) {
    return (
      <ApproveFrame action={state.outcome.action}>
        <OutcomePanel outcome={state.outcome} link={link}>
          <ExpenseLine review={review} amount={lowered} />
          {state.outcome.action === 'approve' && <p>{nextStepText(words, review)}</p>}
        </OutcomePanel>
      </ApproveFrame>
    );
  }
  const { version, code } = review;
  if (code === null || !isUndecided(review)) {
    return (
      <ApproveFrame>
        <DecidedExpense review={review} />
        <MoreWaiting link={link} />
      </ApproveFrame>
    );
  }
  const { receipts } = review.submission;
  return (
    <ApproveFrame action={asking === null || asking === 'less' ? 'approve' : asking} isWide>
      <Columns>
        <ReceiptsSheet>
          <Section heading={receiptMessages.receipts(receipts.length)}>
            <Receipts fetchReceipt={fetchReceipt} receipts={receipts} />
          </Section>
        </ReceiptsSheet>
        <FactsColumn>
          {asking === null && (
            <Sheet>
              <OpenExpense review={review} />
              {review.lines.length === 1 && !isFinal(state) && (
                <Button
                  size="small"
                  disabled={state.kind === 'sending'}
                  autoFocus={left === 'less'}
                  onClick={() => setAsking('less')}
                >
                  {approveMessages.openForm.less}
                </Button>
              )}
              <NoteField note={note} disabled={state.kind === 'sending'} />
            </Sheet>
          )}
          <DecisionArea
            review={review}
            state={state}
            reason={reason}
            correction={correction}
            less={less}
            note={note}
            asking={asking}
            seen={{ version, code }}
            onAsk={(next) => {
              setLeft(asking);
              setAsking(next);
            }}
            onDecide={(decision) => {
              setLowered('amount' in decision ? decision.amount : undefined);
              void send(decision);
            }}
          />
        </FactsColumn>
      </Columns>
    </ApproveFrame>
  );
}

/**
 * Loads the link's expense.
 * @param first the answer requested before the page rendered.
 * @returns `answer` is null while it's pending; `retry` requests it again.
 */
function useReview(link: ApprovalLink, words: AnswerWords, first: Promise<ReviewAnswer>) {
  const [request, setRequest] = useState(first);
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null);

  useEffect(() => {
    let mounted = true;
    void request.then((received) => {
      if (mounted) setAnswer(received);
    });
    return () => {
      mounted = false;
    };
  }, [request]);

  const retry = (): void => {
    setAnswer(null);
    setRequest(loadReview(link, words, fetch));
  };

  return { answer, retry };
}

interface NoteFieldProps {
  readonly note: KeptText;
  readonly disabled: boolean;
}

/** An optional note for the next approvers. */
function NoteField({ note, disabled }: NoteFieldProps) {
  const approveMessages = useMessages('approve');
  const { noteTooLong } = useMessages('decisions');
  return (
    <Place>
      <TextArea
        label={approveMessages.note}
        hint={approveMessages.noteHint}
        rows={2}
        value={note.text}
        onChange={(event) => note.setText(event.target.value)}
        readOnly={disabled}
        error={isNoteTooLong(note.text) ? noteTooLong : null}
      />
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  marginTop: '1.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Shown once the link's step is decided: the outcome, without the submitter or payee. */
function DecidedExpense({ review }: { readonly review: ExpenseReview }) {
  const words = useWords('approve', 'page', 'roles', 'dates');
  const [result = '', ...next] = decisionSummary(words, review);
  return (
    <>
      <StatusPanel tone={review.status === 'rejected' ? 'info' : 'success'} heading={result}>
        <ExpenseLine review={review} about={words.approve.forCategory(review.category)} />
        {next.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{words.page.closeTab}</p>
      </StatusPanel>
      <ChainSteps review={review} />
    </>
  );
}

interface ExpenseLineProps {
  readonly review: ExpenseReview;
  /** The text between amount and reference; by default, who gets paid. */
  readonly about?: string;
  /** What was approved, in dollars; by default, what the request was for. */
  readonly amount?: number | undefined;
}

/** Sums up a decision in one line: how much, to whom, and the reference. */
function ExpenseLine({ review, about, amount = review.payable }: ExpenseLineProps) {
  const approveMessages = useMessages('approve');
  const words = useMessages('review');
  const { submission, reference } = review;
  const payee = approveMessages.payee(words.payee(submission));
  return <p>{approveMessages.summary(formatCents(amountOf(amount)), about ?? payee, reference)}</p>;
}
