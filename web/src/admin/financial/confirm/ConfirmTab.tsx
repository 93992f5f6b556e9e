import { openDays } from '@pa-ledger/domain/home/dated-work';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { useBooks } from '../../shared/years/books.ts';
import { financialMessages } from '../financial-messages.ts';
import { ConfirmList } from './ConfirmList.tsx';
import { unconfirmedEntries } from './confirm-store.ts';

const messages = financialMessages.confirm;

/** The sub-tab To Confirm: what no second person has confirmed, of all days that aren't closed. */
export function ConfirmTab() {
  const days = openDays(useBooks().closedThrough);
  const pages = useEntryPages(days.first, (size) => unconfirmedEntries(days, size));
  const { state, store, isReading, onMore } = pages;
  const print = usePrint(state.status !== 'ready' || state.value.rows.length === 0);
  return (
    <>
      <PrintPage />
      <TabHeading heading={messages.heading} hint={messages.hint} more={[print]} />
      {state.status === 'ready' ? (
        <ConfirmList page={state.value} isReading={isReading} onMore={onMore} />
      ) : (
        <LoadState store={store}>{() => null}</LoadState>
      )}
    </>
  );
}
