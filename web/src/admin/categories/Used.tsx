import { SecondaryText } from '../../ui/text.ts';
import { revenueOf } from '../shared/figures/figure-lists.ts';
import { figureMessages } from '../shared/figures/figure-messages.ts';
import { FigureLink } from '../shared/figures/FigureLink.tsx';
import { categoryMessages } from './categories-messages.ts';
import type { CategoryUse } from './useCategoryUses.ts';

interface UsedProps {
  readonly categoryId: string;
  readonly name: string;
  readonly use: CategoryUse;
}

/** What a category has spent in the year, and received if it has: each opens its entries. */
export function Used({ categoryId, name, use }: UsedProps) {
  const { year, label, days, countWhen, spent, received } = use;
  const { spentIn, receivedIn, entriesOf } = categoryMessages;
  const counted = { figure: 'spent', year, days, countWhen, categoryId } as const;
  return (
    <SecondaryText sx={{ marginTop: '0.5rem' }}>
      {spentIn(label)}{' '}
      <FigureLink
        amount={spent}
        tone="quiet"
        name={[figureMessages.spent, name]}
        opens={{ ...counted, title: entriesOf(label, name) }}
      />
      {received !== 0 && (
        <>
          {' · '}
          {receivedIn}{' '}
          <FigureLink
            amount={received}
            tone="quiet"
            name={[figureMessages.received, name]}
            opens={revenueOf({ categoryId, year })}
          />
        </>
      )}
    </SecondaryText>
  );
}
