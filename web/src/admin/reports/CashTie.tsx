import { styled } from '@mui/material/styles';
import { cents, type Cents } from '@pa-ledger/domain/money/money';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { cashTie, type CashTie as Tie } from '@pa-ledger/domain/reports/unpaid';
import { Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import { labelOf } from '../shared/years/useShownYear.ts';
import { reportMessages } from './reports-messages.ts';

const messages = reportMessages.cash;

interface CashTieProps {
  readonly source: ReportSource;
  /** Of one category; without it, of all. */
  readonly categoryId: string | undefined;
  /** Whether the report has no rows: then only what is unpaid is worth a line. */
  readonly isEmpty: boolean;
}

/** Below a report: what is approved and not yet paid, so that its expenses tie to the money that left the accounts. */
export function CashTie({ source, categoryId, isEmpty }: CashTieProps) {
  const tie = cashTie(source, categoryId);
  if (isEmpty && tie.unpaid === 0 && tie.unpaidBefore === 0) return null;
  const year = source.year === null ? null : labelOf(source.year);
  return (
    <Lines as="section" aria-label={messages.name}>
      <dl>
        {rowsOf(tie, source.countWhen).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {source.countWhen === 'paid' && (
        <SecondaryText>
          {isAhead(tie) ? messages.countedAhead(year) : messages.notCounted(year)}
        </SecondaryText>
      )}
    </Lines>
  );
}

function rowsOf(
  { expenses, unpaid, unpaidBefore, paid }: Tie,
  countWhen: ReportSource['countWhen'],
): readonly (readonly [label: string, amount: Cents])[] {
  if (countWhen === 'paid')
    return [
      isAhead({ unpaid }) ? [messages.paidAhead, cents(0 - unpaid)] : [messages.unpaid, unpaid],
    ];
  // Only where nothing was unpaid before, all that is unpaid is of these expenses.
  const isOwn = unpaidBefore === 0;
  return [
    [messages.expenses, expenses],
    [isOwn ? messages.ofWhichUnpaid : messages.lessUnpaid, unpaid],
    ...(isOwn ? [] : [[messages.plusUnpaidBefore, unpaidBefore] as const]),
    [messages.paid, paid],
  ];
}

/** Whether payments have days before their approvals: a check that was written first, or books that are behind time. */
function isAhead({ unpaid }: Pick<Tie, 'unpaid'>): boolean {
  return unpaid < 0;
}

const Lines = styled(Well)({
  marginBlock: '1.5rem 2rem',
  maxWidth: '34rem',
  breakInside: 'avoid',
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    paddingBlock: '0.125rem',
    '&:last-of-type': { fontWeight: 650 },
  },
}) as typeof Well;
