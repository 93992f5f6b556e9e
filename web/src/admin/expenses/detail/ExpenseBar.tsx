import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { useLocation } from 'react-router-dom';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { withKey } from '../../frame/single-keys.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { OffPaper, PrintButton } from '../../shared/frame/PrintPage.tsx';
import { expenseAddress, listAddress } from '../addresses.ts';
import { neighborsOf } from '../neighbors.ts';
import { detailMessages } from './detail-messages.ts';

interface ExpenseBarProps {
  readonly id: string;
  /** The query of the list behind it. */
  readonly search: string;
}

/** Above an expense: the way back to the list, the expenses before and after it there, and Print. */
export function ExpenseBar({ id, search }: ExpenseBarProps) {
  // The router types it as anything.
  const { state } = useLocation() as { readonly state: unknown };
  const neighbors = neighborsOf(id, state);
  return (
    <OffPaper>
      <HStack sx={BAR}>
        <ActionLink to={listAddress(search)}>
          <span aria-hidden="true">‹</span> {detailMessages.allExpenses}
        </ActionLink>
        {/* It stays in the page, so that screen readers say which expense the next one is. */}
        <SecondaryText as="span" role="status" sx={PLACE}>
          {neighbors !== null && (
            <>
              <VisuallyHidden>{referenceOf(id)}, </VisuallyHidden>
              <span data-place>
                {detailMessages.placeInList(neighbors.position, neighbors.count)}
              </span>
            </>
          )}
        </SecondaryText>
        {neighbors?.previous != null && (
          <ActionLink
            to={expenseAddress(neighbors.previous, search)}
            state={state}
            {...withKey('k')}
          >
            {detailMessages.previous}
          </ActionLink>
        )}
        {neighbors?.next != null && (
          <ActionLink to={expenseAddress(neighbors.next, search)} state={state} {...withKey('j')}>
            {detailMessages.next}
          </ActionLink>
        )}
        <PrintButton />
      </HStack>
    </OffPaper>
  );
}

const BAR = { gap: '0 1rem', marginBottom: '0.5rem' };

/** A phone has no room for it. */
const PLACE = {
  marginInlineStart: 'auto',
  '& > [data-place]': { display: { xs: 'none', sm: 'inline' } },
};
