import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { useEffect } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { focusPanel } from '../../shared/frame/focus.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintButton, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { listAddress } from '../addresses.ts';
import { detailMessages } from './detail-messages.ts';
import { LoadedExpense } from './LoadedExpense.tsx';

interface ExpenseDetailProps {
  readonly id: string;
  /** The query of the list behind it, for the link back. */
  readonly search: string;
}

/** One expense at an address of its own. Needs a `key` with its id. */
export function ExpenseDetail({ id, search }: ExpenseDetailProps) {
  useEffect(() => {
    window.scrollTo(0, 0);
    focusPanel();
  }, []);
  return (
    <>
      <PrintPage />
      <OffPaper>
        <HStack sx={{ justifyContent: 'space-between' }}>
          <ActionLink to={listAddress(search)}>
            <span aria-hidden="true">‹</span> {detailMessages.allExpenses}
          </ActionLink>
          <PrintButton />
        </HStack>
      </OffPaper>
      {isExpenseId(id) ? (
        <LoadedExpense id={id} search={search} />
      ) : (
        <EmptyState>{detailMessages.noSuchExpense}</EmptyState>
      )}
    </>
  );
}
