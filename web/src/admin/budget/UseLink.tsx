import type { Pair } from '@pa-ledger/domain/ledger/cells';
import type { Cents } from '@pa-ledger/domain/money/money';
import { figureMessages } from '../shared/figures/figure-messages.ts';
import { promisedOf, revenueOf } from '../shared/figures/figure-lists.ts';
import { FigureLink } from '../shared/figures/FigureLink.tsx';
import type { ShownSide } from './budget-use.ts';
import { budgetMessages } from './budget-messages.ts';

interface UseLinkProps {
  readonly shown: Pick<ShownSide, 'side' | 'messages' | 'year' | 'days' | 'countWhen'>;
  readonly place: Pair;
  /** The names of its category and fund. */
  readonly name: string;
  readonly field: 'used' | 'promised';
  readonly amount: Cents;
}

/** What a category and a fund have spent, promised, or received; it opens the entries. */
export function UseLink({ shown, place, name, field, amount }: UseLinkProps) {
  const { side, messages, year, days, countWhen } = shown;
  const { categoryId, fundId } = place;
  const { spent, promised, received } = figureMessages;
  const of = { categoryId, fundId, year };
  if (field === 'promised')
    return (
      <FigureLink amount={amount} tone="quiet" name={[promised, name]} opens={promisedOf(of)} />
    );
  if (side === 'income')
    return (
      <FigureLink amount={amount} tone="quiet" name={[received, name]} opens={revenueOf(of)} />
    );
  const title = budgetMessages.entriesOf(messages.used, name);
  return (
    <FigureLink
      amount={amount}
      tone="quiet"
      name={[spent, name]}
      opens={{ figure: 'spent', ...of, days, countWhen, title }}
    />
  );
}
