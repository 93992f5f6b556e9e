import type { Cents } from '@pa-ledger/domain/money/money';
import type { BudgetLine } from '@pa-ledger/domain/reports/budget-report';
import { useId } from 'react';
import { HStack, Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { figureOf } from '../shared/figures/figure-columns.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { FigurePlace, OpeningsOf } from './report-figures.ts';

interface UnbudgetedProps {
  readonly words: { readonly heading: string; readonly hint: string };
  readonly spendings: readonly BudgetLine[];
  readonly sum: Cents;
  readonly openings: OpeningsOf;
}

/** Below the budget: spending that no line of it counts, so that nothing is hidden. */
export function Unbudgeted({ words, spendings, sum, openings }: UnbudgetedProps) {
  const id = useId();
  if (spendings.length === 0) return null;
  return (
    <Well as="section" aria-labelledby={id} sx={{ marginTop: '1.5rem' }}>
      <h4 id={id}>
        {words.heading} <Money amount={sum} />
      </h4>
      <SecondaryText>{words.hint}</SecondaryText>
      <ul>
        {spendings.map((line) => (
          <HStack as="li" key={line.id} sx={SPENDING}>
            <span>{placeOf(line).name}</span>
            {figureOf(line.row.actualExpenses, 'plain', openings('spent', placeOf(line)))}
          </HStack>
        ))}
      </ul>
    </Well>
  );
}

/** Returns the category and the fund of a line, which its id names. */
export function placeOf({ id, row }: BudgetLine): FigurePlace {
  const [categoryId = '', fundId = ''] = id.split('~');
  const name = `${row.categoryName}, ${row.fundName}`;
  return { name, ...(id === '' ? {} : { categoryId, fundId: fundId === '' ? null : fundId }) };
}

const SPENDING = {
  flexWrap: 'nowrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.25rem',
  maxWidth: '34rem',
};
