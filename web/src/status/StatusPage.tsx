import type { StatusView } from '@pa-ledger/domain/expenses/versions/status-view';
import { parseReference } from '@pa-ledger/domain/expenses/reference';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { LinkedPage, LinkFrame, OpeningLink } from '../app/LinkedPage.tsx';
import { RequestLink } from './RequestLink.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import { LinkFailure } from '../app/LinkFailure.tsx';
import { SendLink } from '../app/SendLink.tsx';
import { askWithLink, useHash, type SubmitterLink } from '../app/submitter-link.ts';
import { useLinkAnswer } from '../app/useLinkAnswer.ts';
import { Facts } from '../ui/Facts.tsx';
import { Section } from '../ui/Section.tsx';
import { StepList } from '../ui/StepList.tsx';
import { Overline, Quote, SecondaryText } from '../ui/text.ts';
import {
  adjustedText,
  payByFacts,
  sinceText,
  standingText,
  stepTexts,
  writerText,
} from './standing.ts';
import { useMessages, useWords } from '../ui/messages.ts';

/**
 * The page at `/status#{token}`: the status of a request, or the question whether to cancel it. At `/status`, or with only
 * a reference behind `#`, the form that gets a link by email.
 */
export function StatusPage() {
  const statusMessages = useMessages('status');
  const hash = useHash();
  const reference = hash === null ? null : referenceIn(hash);
  if (reference !== null) {
    return (
      <LinkFrame title={statusMessages.title}>
        <RequestLink key={reference} reference={reference} />
      </LinkFrame>
    );
  }
  return (
    <LinkedPage
      title={statusMessages.title}
      hint={statusMessages.hint}
      instead={<RequestLink />}
      open={(link) =>
        link.payload.p === 'withdraw' ? <Withdrawal link={link} /> : <ExpenseStatus link={link} />
      }
    />
  );
}

/** Returns the reference behind `#`, '' if nothing is there, or null if it's something else. */
function referenceIn(hash: string): string | null {
  const text = hash.replace('#', '');
  return text === '' ? '' : parseReference(text);
}

/** The status of the link's request, and what its submitter can do. */
function ExpenseStatus({ link }: { readonly link: SubmitterLink }) {
  const statusMessages = useMessages('status');
  const { answer, retry } = useLinkAnswer('/api/expense-status', link, 'expense', asView);
  if (answer === null)
    return <OpeningLink title={statusMessages.title} hint={statusMessages.hint} />;
  return (
    <LinkFrame title={statusMessages.title}>
      {answer.ok ? (
        <Standing view={answer.value} link={link} />
      ) : (
        <LinkFailure failure={answer} onRetry={retry} link={link} instead={<RequestLink />} />
      )}
    </LinkFrame>
  );
}

// The function of the same release builds it from this type.
const asView = (value: object) => value as StatusView;

interface StandingProps {
  readonly view: StatusView;
  readonly link: SubmitterLink;
}

function Standing({ view, link }: StandingProps) {
  const words = useWords('language', 'page', 'status', 'roles', 'dates', 'expense', 'payments');
  const statusMessages = words.status;
  const { reference, amount, asked, category, expenseDate, submittedAt, timeZone } = view;
  const { reason, adjusted, status } = view;
  const since = sinceText(words, view);
  return (
    <>
      <div role="status">
        <Overline>{reference}</Overline>
        <h2>{standingText(words, view)}</h2>
        {since !== '' && <SecondaryText>{since}</SecondaryText>}
      </div>
      {reason !== null && (
        <div style={SPACED}>
          <p>{writerText(words, reason)}</p>
          <Quote>{reason.text}</Quote>
        </div>
      )}
      {adjusted !== null && reason === null && (
        <div style={SPACED}>
          <p>{adjustedText(words, view.amount, adjusted)}</p>
          <Quote>{adjusted.reason}</Quote>
        </div>
      )}
      <Section heading={statusMessages.approval}>
        <StepList label={statusMessages.approval} steps={stepTexts(words, view)} />
      </Section>
      <Section heading={statusMessages.details}>
        <Facts
          rows={[
            [statusMessages.amount, formatCents(amountOf(amount))],
            ...(asked === undefined
              ? []
              : [[statusMessages.asked, formatCents(amountOf(asked))] as const]),
            [statusMessages.category, category],
            [statusMessages.expenseDate, words.dates.date(expenseDate)],
            [statusMessages.submitted, words.dates.instant(submittedAt, timeZone)],
            ...payByFacts(words, view),
          ]}
        />
      </Section>
      {(status === 'returned' || view.canWithdraw) && (
        <Section heading={statusMessages.actions}>
          {status === 'returned' && (
            <SendLink
              send={() => askWithLink('/api/send-link', link, words, { purpose: 'correct' })}
              {...statusMessages.send.correct}
            />
          )}
          {view.canWithdraw && (
            <SendLink
              send={() => askWithLink('/api/send-link', link, words, { purpose: 'withdraw' })}
              {...statusMessages.send.withdraw}
              tone="error"
            />
          )}
        </Section>
      )}
    </>
  );
}

const SPACED = { marginTop: '1rem' };
