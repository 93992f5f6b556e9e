import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import { lazy, Suspense } from 'react';
import { Section } from '../../../ui/Section.tsx';
import { UnusualNotice } from '../../../ui/UnusualNotice.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { LoadFailure } from '../../shared/frame/LoadState.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { useStore } from '../../../app/store.ts';
import { sessionStore } from '../../session.ts';
import { ExpenseActions } from '../actions/ExpenseActions.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { useNow } from '../useNow.ts';
import { Chain } from './Chain.tsx';
import { detailMessages } from './detail-messages.ts';
import { ExpenseFacts } from './ExpenseFacts.tsx';
import { History } from './History.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { Receipts } from './Receipts.tsx';
import { Summary } from './Summary.tsx';

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

interface ExpenseSheetProps {
  readonly expense: ExpenseRow;
  readonly settings: ApproverSettings;
  readonly search: string;
}

/** Everything about an expense, and what the admin who is signed in may do with it. */
export function ExpenseSheet({ expense, settings, search }: ExpenseSheetProps) {
  const session = useStore(sessionStore);
  const lookup = useLookup();
  const now = useNow();
  const person = session.status === 'signedIn' ? session.admin.email : '';
  const { receipts } = expense.submission;
  return (
    <article>
      <Summary expense={expense} now={now} />
      <OffPaper>
        <ExpenseActions
          expense={expense}
          person={person}
          authority={{ settings, policies: organization.policies }}
        />
      </OffPaper>
      <UnusualNotice
        submission={expense.submission}
        submittedAt={expense.submittedAt}
        timeZone={organization.timeZone}
      />
      <Suspense>
        <Duplicates expense={expense} search={search} />
      </Suspense>
      <Columns>
        <div>
          <Section heading={detailMessages.receipts(receipts.length)}>
            <Receipts expenseId={expense.id} receipts={receipts} />
          </Section>
        </div>
        <div>
          <Section heading={detailMessages.approval}>
            <Chain expense={expense} now={now} />
          </Section>
          <Section heading={detailMessages.fundAndPayment}>
            <PaymentFacts expense={expense} lookup={lookup} />
          </Section>
          <Section heading={detailMessages.details}>
            <ExpenseFacts expense={expense} />
          </Section>
          <Section heading={detailMessages.history}>
            <History expense={expense} lookup={lookup} />
          </Section>
        </div>
      </Columns>
    </article>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: '2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '1.25rem' },
}));
