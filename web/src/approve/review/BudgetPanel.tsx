import { styled } from '@mui/material/styles';
import type { CategoryBudget, LineBudget } from '@pa-ledger/domain/ledger/budget';
import { formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { HStack } from '../../ui/layout.ts';
import { budgetView, budgetWords } from './review-state.ts';
import { useMessages, useWords } from '../../ui/messages.ts';

/**
 * What remains of the budget that a category's part of the expense counts in, now and after it, and of its own date's
 * budget if that's another one.
 * @param isNamed whether to say which category and amount it's about, because there are several.
 */
export function BudgetPanel({
  line,
  isNamed,
}: {
  readonly line: LineBudget;
  readonly isNamed: boolean;
}) {
  const messages = useWords('approve', 'dates');
  const { budget } = line.charged;
  const words = budgetWords(messages, line);
  return (
    <Panel>
      {isNamed && (
        <p className="charged">
          {line.category}: {formatCents(line.amount)}
        </p>
      )}
      {words.charged && <p className="charged">{words.charged}</p>}
      {budget === null ? (
        <div>{words.none}</div>
      ) : (
        <BudgetBar budget={budget} amount={line.amount} />
      )}
      {words.others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Panel>
  );
}

function BudgetBar({
  budget,
  amount,
}: {
  readonly budget: CategoryBudget;
  readonly amount: Cents;
}) {
  const approveMessages = useMessages('approve');
  const view = budgetView(approveMessages, budget, amount);
  return (
    <>
      <span>
        <strong>{view.left}</strong> {approveMessages.leftOf(view.budget)}
      </span>
      <Bar aria-hidden="true">
        <span style={{ width: percent(view.spentShare) }} />
        <span
          className={view.overspent ? 'expense over' : 'expense'}
          style={{ width: percent(view.expenseShare) }}
        />
      </Bar>
      <Legend as="dl" className={view.overspent ? 'overspent' : undefined}>
        {view.parts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Legend>
    </>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: '1rem',
  padding: '0.75rem 0.9rem',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.brand.well,
  fontVariantNumeric: 'tabular-nums',
  '& > p': { margin: '0.5rem 0 0' },
  '& > .charged': { margin: '0 0 0.35rem', fontWeight: 700 },
  '& .over': { color: theme.vars.palette.error.main, fontWeight: 700 },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 10,
  marginTop: '0.5rem',
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.inputLine}`,
  '& > span': { backgroundColor: theme.vars.palette.brand.inputLine },
  '& > .expense': { backgroundColor: theme.vars.palette.primary.main },
  '& > .over': { backgroundColor: theme.vars.palette.error.main },
}));

/** The bar's amounts, each behind its color. */
const Legend = styled(HStack)(({ theme }) => ({
  gap: '0.25rem 1.25rem',
  margin: '0.5rem 0 0',
  '& > div': { display: 'flex', alignItems: 'baseline', gap: '0.4rem' },
  '& > div::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.brand.inputLine,
  },
  '& > div:nth-of-type(2)::before': { backgroundColor: theme.vars.palette.primary.main },
  '& > div:nth-of-type(3)::before': {
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.inputLine}`,
  },
  '&.overspent > div:nth-of-type(n + 2)::before': {
    backgroundColor: theme.vars.palette.error.main,
    boxShadow: 'none',
  },
  '&.overspent > div:last-of-type': { color: theme.vars.palette.error.main },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 700 },
}));
