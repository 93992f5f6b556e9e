import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { styled } from '@mui/material/styles';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { DUPLICATES_TOLD } from '@pa-ledger/domain/expenses/duplicates';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { Section } from '../../ui/Section.tsx';
import { VersionChanges } from '../../ui/VersionChanges.tsx';
import { UnusualNotice } from '../../ui/UnusualNotice.tsx';
import { BudgetPanel } from './BudgetPanel.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { Multiline, Overline, SecondaryText, Bullets } from '../../ui/text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useMessages } from '../../ui/messages.ts';

interface OpenExpenseProps {
  readonly review: ExpenseReview;
}

/** Everything about the expense but its receipts while its step is open, the most important facts first. */
export function OpenExpense({ review }: OpenExpenseProps) {
  const approveMessages = useMessages('approve');
  const { submission, submittedAt, timeZone, changes, lines } = review;
  return (
    <>
      <ExpenseSummary review={review} />
      <UnusualNotice submission={submission} submittedAt={submittedAt} timeZone={timeZone} />
      <PossibleDuplicates review={review} />
      {changes.length > 0 && (
        <Section heading={approveMessages.correctedHeading}>
          <VersionChanges changes={changes} />
        </Section>
      )}
      {lines.map((line) => (
        <BudgetPanel key={line.category} line={line} isNamed={lines.length > 1} />
      ))}
      <ChainSteps review={review} />
      <Section heading={approveMessages.detailsHeading}>
        <ExpenseDetails review={review} />
      </Section>
    </>
  );
}

/** The request in large type: how much, to whom, for what, and by whom. */
export function ExpenseSummary({ review }: OpenExpenseProps) {
  const approveMessages = useMessages('approve');
  const { payee } = useMessages('review');
  const roles = useMessages('roles');
  const { date } = useMessages('dates');
  const { submission, category, payable, adjusted } = review;
  const amount = amountOf(payable);
  return (
    <>
      <Overline>{category}</Overline>
      <Heading>
        <Amount>{formatCents(amount)}</Amount>{' '}
        <Payee>{approveMessages.payee(payee(submission))}</Payee>
      </Heading>
      {adjusted !== null && (
        <Notice
          sx={{ margin: '0 0 0.6rem' }}
          tone="info"
          title={approveMessages.adjusted(
            amount < amountOf(adjusted.from) ? formatCents(amountOf(adjusted.from)) : null,
            adjusted.role && roles.names[adjusted.role],
          )}
        >
          <Multiline as="p">{adjusted.reason}</Multiline>
        </Notice>
      )}
      <Multiline sx={{ margin: '0 0 0.6rem' }} as="p">
        {submission.description}
      </Multiline>
      <SecondaryText>
        {approveMessages.submittedBy(submission.name, date(submission.expenseDate))}
      </SecondaryText>
    </>
  );
}

const Heading = styled('h2')({ margin: '0.1rem 0 0.6rem', lineHeight: 1.2 });

const Amount = styled('span')({
  display: 'block',
  fontSize: '1.75rem',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
});

const Payee = styled('span')({ overflowWrap: 'anywhere' });

/** Lists expenses that this one may duplicate. If in doubt, the approver asks the treasurer, who sees both. */
function PossibleDuplicates({ review: { duplicates } }: OpenExpenseProps) {
  const approveMessages = useMessages('approve');
  const { statuses, duplicateReasons } = useMessages('review');
  const { date } = useMessages('dates');
  if (duplicates.length === 0) return null;
  const rest = duplicates.length - DUPLICATES_TOLD;
  return (
    <Notice sx={{ marginTop: '1rem' }} tone="warning" title={approveMessages.possibleDuplicates}>
      <Bullets>
        {duplicates.slice(0, DUPLICATES_TOLD).map(({ reference, status, expenseDate, reasons }) => (
          <li key={reference}>
            <b>{reference}</b>
            {approveMessages.duplicate(
              statuses[status].toLowerCase(),
              date(expenseDate),
              reasons.map((reason) => duplicateReasons[reason]),
            )}
          </li>
        ))}
        {rest > 0 && <li>{approveMessages.moreDuplicates(rest)}</li>}
      </Bullets>
      <p>{approveMessages.askTreasurer}</p>
    </Notice>
  );
}

const IN_SUMMARY: readonly ExpenseField[] = ['category', 'amount', 'split', 'payTo', 'description'];

/** The fields that the summary leaves out, with the form's labels. */
function ExpenseDetails({ review }: OpenExpenseProps) {
  const approveMessages = useMessages('approve');
  const { fields, payBy } = useMessages('fields');
  const { date, instant } = useMessages('dates');
  const { submission, payable, adjusted } = review;
  const tax = amountOf(submission.salesTax);
  // The policy says so, and the server followed it.
  const isKept = adjusted === null && amountOf(payable) === amountOf(submission.amount) - tax;
  const shown = {
    ...submission,
    expenseDate: date(submission.expenseDate),
    payBy: payBy[submission.payBy ?? ''],
    salesTax: submission.salesTax && approveMessages.salesTax(formatCents(tax), isKept),
  };
  // Some exist only when paying a vendor, or by an app.
  const others = EXPENSE_FIELD_NAMES.filter(
    (name) => !IN_SUMMARY.includes(name) && shown[name] !== undefined,
  );
  return (
    <Facts
      rows={[
        [approveMessages.reference, review.reference],
        [approveMessages.submitted, instant(review.submittedAt, review.timeZone)],
        ...others.map((name) => [fields[name].label, shown[name]] as const),
      ]}
    />
  );
}
