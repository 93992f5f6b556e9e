import { useShownYear } from '../../shared/years/useShownYear.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { Findings } from '../../shared/findings/FindingsSection.tsx';
import { findingsMessages } from '../../shared/findings/findings-messages.ts';
import { papersMessages } from '../../shared/papers/papers-messages.ts';
import { Papers } from '../../shared/papers/PapersSection.tsx';
import { styled } from '@mui/material/styles';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { lazy, Suspense } from 'react';
import { receiptMessages } from '../../../ui/receipts/receipts-messages.ts';
import { Section } from '../../../ui/Section.tsx';
import { UnusualNotice } from '../../../ui/UnusualNotice.tsx';
import { Receipts } from '../../shared/papers/Receipts.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { LoadFailure } from '../../shared/frame/LoadState.tsx';
import { useStore } from '../../../app/store.ts';
import { sessionStore } from '../../session.ts';
import { ExpenseActions } from '../actions/ExpenseActions.tsx';
import type { OpenedExpense } from '../expense-row.ts';
import { useNow } from '../useNow.ts';
import { Adjusted } from './Adjusted.tsx';
import { Chain } from './Chain.tsx';
import { detailMessages } from './detail-messages.ts';
import { ExpenseFacts, PaymentFacts, removedWords } from './ExpenseFacts.tsx';
import { History } from './History.tsx';
import { SentBack } from './SentBack.tsx';
import { ReceiptsPlace, SheetGrid } from './sheet-layout.ts';
import { Summary } from './Summary.tsx';
import { Versions } from './Versions.tsx';
import { useMay } from '../../shared/rights/own-person.ts';

/** Loads after the expense. If its code fails to load, the button reloads the page, and with it the code. */
const Duplicates = lazy(() =>
  import('./Duplicates.tsx').then(
    ({ Duplicates: Notice }) => ({ default: Notice }),
    () => ({
      default: () => (
        <LoadFailure
          title={detailMessages.duplicatesUnknown}
          onRetry={() => window.location.reload()}
        />
      ),
    }),
  ),
);

// Few expenses need it.
const HandleNotice = lazy(async () => ({
  default: (await import('../actions/HandleNotice.tsx')).HandleNotice,
}));

interface ExpenseSheetProps {
  readonly expense: OpenedExpense;
  /** Null for those who may not read who approves. */
  readonly settings: ApproverSettings | null;
  readonly search: string;
}

/** Everything about an expense, and what the signed-in person may do with it. */
export function ExpenseSheet({ expense, settings, search }: ExpenseSheetProps) {
  const session = useStore(sessionStore);
  const now = useNow();
  const may = useMay();
  const person = session.status === 'signedIn' ? session.admin.email : '';
  const { receipts } = expense.submission;
  return (
    <SheetGrid>
      <div>
        <Summary expense={expense} now={now} />
        {settings !== null && may('keepBooks') && (
          <OffPaper>
            <ExpenseActions
              expense={expense}
              person={person}
              authority={{
                settings,
                policies: organization.policies,
                today: dateAt(now, organization.timeZone),
              }}
            />
          </OffPaper>
        )}
        <SentBack expense={expense} />
        {may('keepBooks') &&
          expense.status === 'approved' &&
          expense.submission.payBy === 'app' && (
            <Suspense>
              <HandleNotice key={expense.submitterId} expense={expense} person={person} />
            </Suspense>
          )}
        <Adjusted expense={expense} person={person} />
        <UnusualNotice
          submission={expense.submission}
          submittedAt={expense.submittedAt}
          timeZone={organization.timeZone}
        />
        <Suspense>
          <Duplicates key={expense.submissionVersion} expense={expense} search={search} />
        </Suspense>
      </div>
      <ReceiptsPlace className="receipts">
        <Section heading={receiptMessages.receipts(receipts.length)}>
          {expense.redactedAt === null ? (
            <Receipts
              key={expense.submissionVersion}
              of="expense"
              id={expense.id}
              receipts={receipts}
            />
          ) : (
            <p>{removedWords(expense.redactedAt)}</p>
          )}
        </Section>
      </ReceiptsPlace>
      <div>
        <Section heading={detailMessages.approval}>
          <Chain expense={expense} now={now} />
        </Section>
        <Section heading={detailMessages.fundAndPayment}>
          <PaymentFacts expense={expense} />
        </Section>
        <Section heading={detailMessages.details}>
          <ExpenseFacts expense={expense} />
        </Section>
        {expense.submissionVersion > 1 && (
          <Section heading={detailMessages.versions}>
            <Versions expense={expense} />
          </Section>
        )}
        <ExpenseFindings expense={expense} />
        <LaterPapers expense={expense} />
        <Section heading={detailMessages.history}>
          <History expense={expense} />
        </Section>
      </div>
    </SheetGrid>
  );
}

/** The papers that administrators added after the approval, apart from what was approved. */
function LaterPapers({ expense }: { readonly expense: OpenedExpense }) {
  const { id, status, approvedOn, payment, redactedAt } = expense;
  const isClosed = useIsClosed(useShownYear(payment?.date ?? approvedOn).year);
  if (redactedAt !== null || (status !== 'approved' && status !== 'paid')) return null;
  return (
    <Place>
      <Section heading={papersMessages.later}>
        <Papers of={{ collection: 'expenses', id }} isOpen={!isClosed} />
      </Section>
    </Place>
  );
}

/** The findings on a request and on its payments, voided ones included. */
function ExpenseFindings({ expense }: { readonly expense: OpenedExpense }) {
  const { id, payment, payments } = expense;
  const own = Array.from({ length: payments }, (_, at) => paymentIdOf(id, at + 1));
  // It's named after the first request that it pays.
  const all = payment === null || own.includes(payment.id) ? own : [payment.id, ...own];
  return (
    <OffPaper>
      <Section heading={findingsMessages.heading}>
        <Findings
          key={id}
          on={{ collection: 'expenses', id }}
          payments={all}
          payment={payment?.id ?? null}
        />
      </Section>
    </OffPaper>
  );
}

/** On paper its neighbors are in two columns, too narrow for a picture. */
const Place = styled('div')({ '@media print': { columnSpan: 'all' } });
