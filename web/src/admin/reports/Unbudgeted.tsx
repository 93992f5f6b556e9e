import type { Cents } from '@pa-ledger/domain/money/money';
import type { BudgetLine } from '@pa-ledger/domain/reports/budget-report';
import { useId } from 'react';
import { HStack, Well } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { figureOf } from '../shared/figures/figure-columns.tsx';
import type { Opening } from '../shared/figures/FigureLink.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { FigurePlace, OpeningsOf } from './report-figures.ts';

interface UnbudgetedProps extends Pick<ApartProps, 'words' | 'sum'> {
  readonly spendings: readonly BudgetLine[];
  readonly openings: OpeningsOf;
}

/** Below the budget: spending that no line of it counts, so that nothing is hidden. */
export function Unbudgeted({ words, spendings, sum, openings }: UnbudgetedProps) {
  const lines = spendings.map((line) => ({
    id: line.id,
    name: placeOf(line).name,
    amount: line.row.actualExpenses,
    opening: openings('spent', placeOf(line)),
  }));
  return <Apart words={words} sum={sum} lines={lines} />;
}

/** Returns the category and the fund of a line, which its id names. */
export function placeOf({ id, row }: BudgetLine): FigurePlace {
  const [categoryId = '', fundId = ''] = id.split('~');
  const name = `${row.categoryName}, ${row.fundName}`;
  return { name, ...(id === '' ? {} : { categoryId, fundId: fundId === '' ? null : fundId }) };
}

interface ApartProps {
  readonly words: { readonly heading: string; readonly hint: string };
  readonly sum: Cents;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly amount: Cents;
    readonly opening: Opening | null;
  }[];
}

/** Below a report: what its table doesn't count, with the sum; nothing if there's nothing. */
export function Apart({ words, sum, lines }: ApartProps) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <Well as="section" aria-labelledby={headingId} sx={{ marginTop: '1.5rem' }}>
      <h4 id={headingId}>
        {words.heading} <Money amount={sum} />
      </h4>
      <SecondaryText>{words.hint}</SecondaryText>
      <ul>
        {lines.map(({ id, name, amount, opening }) => (
          <HStack as="li" key={id} sx={SPENDING}>
            <span>{name}</span>
            {figureOf(amount, 'plain', opening)}
          </HStack>
        ))}
      </ul>
    </Well>
  );
}

const SPENDING = {
  flexWrap: 'nowrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.25rem',
  maxWidth: '34rem',
};
