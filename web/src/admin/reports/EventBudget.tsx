import { styled } from '@mui/material/styles';
import type { Cents } from '@pa-ledger/domain/money/money';
import { eventBudget } from '@pa-ledger/domain/reports/event';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { VisuallyHidden } from '../../ui/text.ts';
import { BudgetLegend, BudgetTrack } from '../shared/figures/BudgetTrack.tsx';
import { figureOf } from '../shared/figures/figure-columns.tsx';
import { promisedOf } from '../shared/figures/figure-lists.ts';
import { figureMessages } from '../shared/figures/figure-messages.ts';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import { yearSearch } from '../shared/years/year-address.ts';
import type { OpeningsOf } from './report-figures.ts';
import { reportMessages } from './reports-messages.ts';

const messages = reportMessages.event;

interface EventBudgetProps {
  readonly source: ReportSource;
  readonly category: { readonly id: string; readonly name: string };
  readonly openings: OpeningsOf;
}

/** What a category has spent, promised, and remaining of its budget, as a bar and in figures; nothing without a budget. */
export function EventBudget({ source, category: { id, name }, openings }: EventBudgetProps) {
  const use = eventBudget(source, id);
  if (use === null) return null;
  const { budget, spent, promised, remaining } = use;
  const plan = `/admin/budget${source.year === null ? '' : yearSearch(source.year)}`;
  const { legend } = figureMessages;
  const parts: readonly (readonly [string, Cents, Opening | null])[] = [
    [messages.budget, budget, { name: [reportMessages.budgeted, name], opens: plan }],
    [legend.spent, spent, openings('spent', { name, categoryId: id })],
    [
      legend.promised,
      promised,
      { name: [figureMessages.promised, name], opens: promisedOf({ categoryId: id }) },
    ],
    [legend.remaining, remaining, null],
  ];
  return (
    <Bar aria-label={messages.budgetOf(name)}>
      <VisuallyHidden>{messages.budgetSentence(name, use)}</VisuallyHidden>
      <BudgetTrack {...use} />
      <BudgetLegend hasPromised={promised > 0} />
      <dl>
        {parts.map(([label, amount, opening]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figureOf(amount, amount < 0 ? 'red' : 'plain', opening)}</dd>
          </div>
        ))}
      </dl>
    </Bar>
  );
}

const Bar = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem',
  maxWidth: '60rem',
  marginBottom: '1.5rem',
  breakInside: 'avoid',
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.5rem' },
  '& dl > div': { display: 'flex', gap: '0.375rem', alignItems: 'baseline' },
  '& dt': { color: theme.vars.palette.text.secondary },
}));
