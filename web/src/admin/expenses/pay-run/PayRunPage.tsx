import Button from '@mui/material/Button';
import { lacksFund } from '@pa-ledger/domain/expenses/expense-lines';
import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { PAYMENT_FIELDS } from '@pa-ledger/domain/payments/payment';
import { groupByPayee } from '@pa-ledger/domain/expenses/actions/pay-run';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import type { Page } from '../../../data/row-query.ts';
import { FieldGrid } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { sessionStore } from '../../session.ts';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { optionsOf } from '../../shared/forms/FieldInputs.tsx';
import { DateInput, SelectInput, TextInput } from '../../shared/forms/inputs.tsx';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { EmptyState, LoadFailure, LoadState, TabSkeleton } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import { TabHeading, TabSection } from '../../shared/frame/TabHeading.tsx';
import { useRecordTitle } from '../../usePageTitle.ts';
import { CHECKS, listAddress } from '../addresses.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { payRunMessages as messages } from './pay-run-messages.ts';
import { readyExpenses, useOpened } from './pay-run-store.ts';
import { PaidTable, PayeeTable } from './PayeeTable.tsx';
import { usePayRun, type Group, type PayRun } from './usePayRun.ts';

/** The pay run: everyone who's ready, paid in one go with one payment for each payee. */
export function PayRunPage() {
  useRecordTitle(messages.heading);
  const run = usePayRun();
  const print = usePrint();
  return (
    <>
      <PrintPage />
      <OffPaper>
        <ActionLink to={listAddress('?view=pay')}>
          <span aria-hidden="true">‹</span> {messages.back}
        </ActionLink>
      </OffPaper>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        more={run.paid.length > 0 ? [print] : []}
      />
      <OffPaper>
        <LoadState store={readyExpenses}>{(page) => <Ready page={page} run={run} />}</LoadState>
      </OffPaper>
      {run.paid.length > 0 && (
        <TabSection heading={messages.paidHeading} hint={messages.print} sx={{ marginTop: '2rem' }}>
          {run.paid.some(({ checkNumber }) => checkNumber !== '') && (
            <OffPaper sx={{ marginBottom: '0.75rem' }}>
              <ActionLink to={CHECKS}>{messages.toChecks}</ActionLink>
            </OffPaper>
          )}
          <PaidTable paid={run.paid} />
        </TabSection>
      )}
    </>
  );
}

interface ReadyProps {
  readonly page: Page<ExpenseRow>;
  readonly run: PayRun;
}

function Ready({ page: { rows, next }, run }: ReadyProps) {
  const session = useStore(sessionStore);
  const opened = useOpened(rows);
  if (opened.status === 'error')
    return <LoadFailure failure={opened.failure} onRetry={undefined} />;
  if (opened.status === 'loading') return <TabSkeleton />;
  const payable = opened.value.filter((expense) => !lacksFund(expense));
  const lacking = opened.value.length - payable.length;
  const groups = groupByPayee(payable);
  return (
    <>
      {lacking > 0 && (
        <Notice
          tone="warning"
          title={messages.needFund(lacking)}
          action={
            <ActionLink to={listAddress('?status=approved&fund=none')}>
              {messages.setFunds}
            </ActionLink>
          }
          sx={{ marginBottom: '1rem' }}
        />
      )}
      {groups.length === 0 ? (
        <EmptyState>{messages.empty}</EmptyState>
      ) : (
        <Run
          groups={groups}
          run={run}
          person={session.status === 'signedIn' ? session.admin.email : ''}
        />
      )}
      {next !== null && <Notice tone="info" title={messages.more(rows.length)} />}
    </>
  );
}

interface RunProps {
  readonly groups: readonly Group[];
  readonly run: PayRun;
  readonly person: string;
}

/** How everyone is paid, who is, and the button that asks before it records them. */
function Run({ groups, run, person }: RunProps) {
  const [isAsking, setAsking] = useState(false);
  const { shared, setShared, selected, select, paying } = run;
  const chosen = groups.filter(({ key }) => selected.has(key));
  const amount = formatCents(sumCents(chosen.map(({ total }) => total)));
  return (
    <>
      <FieldGrid sx={{ marginBottom: '1rem' }}>
        <SelectInput
          label={PAYMENT_FIELDS.method.label}
          required
          value={shared.method}
          options={optionsOf(PAYMENT_FIELDS.method, undefined)}
          prompt=""
          onChange={(method) => setShared({ method })}
        />
        <DateInput
          label={PAYMENT_FIELDS.date.label}
          required
          value={shared.date}
          onChange={(date) => setShared({ date })}
        />
        {run.accountOptions.length > 0 && (
          <SelectInput
            label={PAYMENT_FIELDS.accountId.label}
            required
            value={run.accountId}
            options={run.accountOptions}
            prompt={messages.selectAccount}
            onChange={(accountId) => setShared({ accountId })}
          />
        )}
        {run.isByCheck && (
          <TextInput
            label={messages.firstCheck}
            hint={messages.firstCheckHint}
            value={run.firstNumber}
            maxLength={PAYMENT_FIELDS.checkNumber.maxLength}
            onChange={run.setFirst}
          />
        )}
      </FieldGrid>
      <CheckInput
        name="everyone"
        label={messages.all}
        checked={chosen.length === groups.length}
        onChange={(isOn) => select(new Set(isOn ? groups.map(({ key }) => key) : []))}
      />
      <PayeeTable groups={groups} run={run} person={person} />
      <Button
        variant="contained"
        disabled={chosen.length === 0}
        loading={paying !== null}
        onClick={() => setAsking(run.check(chosen))}
        sx={{ marginTop: '1rem' }}
      >
        {chosen.length === 0 ? messages.nothing : messages.pay(chosen.length, amount)}
      </Button>
      {isAsking && (
        <Confirm chosen={chosen} run={run} amount={amount} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface ConfirmProps {
  readonly chosen: readonly Group[];
  readonly run: PayRun;
  readonly amount: string;
  readonly onClose: () => void;
}

/** The one question before the payments are recorded. */
function Confirm({ chosen, run, amount, onClose }: ConfirmProps) {
  const reconciled = useReconciledQuestions(PAYMENT_FIELDS);
  const numbers = run.numbersOf(chosen);
  const [question] = reconciled({ ...run.shared, accountId: run.accountId }, null);
  return (
    <QuestionDialog
      title={messages.confirmTitle(chosen.length, amount)}
      stay={messages.stay}
      answer={{
        label: messages.confirm,
        run: () => {
          onClose();
          void run.pay(chosen);
        },
      }}
      notice={
        question && (
          <Notice tone="warning" title={question.title}>
            {question.reasons.join(' ')}
          </Notice>
        )
      }
      onClose={onClose}
    >
      <ul>
        {chosen.map(({ key, payee, total }) => (
          <li key={key}>{messages.line(payee, formatCents(total), numbers.get(key) ?? '')}</li>
        ))}
      </ul>
      <p>{run.isByCheck ? messages.confirmChecks : messages.confirmHint}</p>
    </QuestionDialog>
  );
}
