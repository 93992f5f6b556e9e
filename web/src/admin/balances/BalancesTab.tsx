import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import Button from '@mui/material/Button';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { sumCents } from '@pa-ledger/domain/money/money';
import { SecondaryText } from '../../ui/text.ts';
import { CardGrid } from '../../ui/layout.ts';
import { funds } from '../shared/records/ledger-records.ts';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { useCsv } from '../shared/lists/useCsv.ts';
import { EmptyState, LoadState } from '../shared/frame/LoadState.tsx';
import { calendar } from '../shared/records/closings.ts';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { totalsBefore } from '../shared/records/totals.ts';
import { OPENS_NEW } from '../shared/frame/opens-new.ts';
import { PrintPage, usePrint } from '../shared/frame/PrintPage.tsx';
import { notify } from '../shared/frame/notices.ts';
import { Money } from '../shared/lists/Money.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { useIsClosed } from '../shared/years/books.ts';
import { ClosedNotice } from '../shared/years/ClosedNotice.tsx';
import { labelOf, useShownYear } from '../shared/years/useShownYear.ts';
import { YearSwitch } from '../shared/years/YearSwitch.tsx';
import { useStore } from '../../app/store.ts';
import { BALANCE_CARDS, BalanceCard } from './BalanceCard.tsx';
import { BooksBegin } from './BooksBegin.tsx';
import { balanceMessages } from './balances-messages.ts';
import { BalancesForm } from './BalancesForm.tsx';
import { balanceLine, fundCards } from './fund-cards.ts';
import { MonthEnds } from './MonthEnds.tsx';
import { useEndings } from './fund-endings.ts';
import { useClosable, useClosing } from './useClosing.tsx';
import { useBalanceEdits } from './useBalanceEdits.ts';

const balanceCards = keyedStores((year: FiscalYear) =>
  combineStores([funds, fundBalances, totalsBefore(year), calendar], (parts) =>
    fundCards(year, ...parts),
  ),
);

const NEW_FUND = `/admin/financial/funds?${OPENS_NEW}`;

/** The Fund Balances tab: each fund's beginning balance of a fiscal year; it switches between view and edit. */
export function BalancesTab() {
  const shown = useShownYear();
  const isClosed = useIsClosed(shown.year);
  // The year that is edited, whatever the address says meanwhile.
  const [edited, setEdited] = useState<FiscalYear | null>(null);
  const store = balanceCards(edited ?? shown.year);
  const state = useStore(store);
  const close = () => setEdited(null);
  const editing = useBalanceEdits(state.status === 'ready' ? state.value : [], (count) => {
    close();
    notify(balanceMessages.saved(count));
  });

  const endings = useEndings();
  const print = usePrint(state.status !== 'ready' || state.value.length === 0);
  const closing = useClosing();
  const closable = useClosable();
  const csv = useCsv(
    `fund-balances-${shown.year}.csv`,
    (state.status === 'ready' ? state.value : []).map(balanceLine),
  );

  if (state.status === 'ready' && edited !== null) {
    return <BalancesForm cards={state.value} year={edited} editing={editing} onClose={close} />;
  }
  return (
    <>
      <PrintPage />
      {edited === null && <YearSwitch />}
      <ClosedNotice />
      <TabHeading
        heading={balanceMessages.heading}
        hint={
          closable !== null && shown.today < closable.from
            ? `${balanceMessages.hint} ${balanceMessages.closeFrom(labelOf(closable.year), formatDate(closable.from))}`
            : balanceMessages.hint
        }
        main={
          !isClosed && (
            <Button
              variant="contained"
              disabled={state.status !== 'ready' || state.value.length === 0}
              onClick={() => setEdited(shown.year)}
            >
              {balanceMessages.edit}
            </Button>
          )
        }
        more={[csv, print, ...closing]}
      />
      <BooksBegin />
      <LoadState store={store}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState begin={{ label: balanceMessages.addFund, to: { to: NEW_FUND } }}>
              {balanceMessages.noFunds}
            </EmptyState>
          ) : (
            <>
              <CardGrid sx={BALANCE_CARDS} aria-label={balanceMessages.listName}>
                {cards.map((card) => (
                  <BalanceCard key={card.id} card={card} endings={endings} />
                ))}
              </CardGrid>
              <SecondaryText sx={{ marginTop: '1rem', textAlign: 'end' }}>
                {balanceMessages.totalOf(cards.length)}: {balanceMessages.beginningBalance}{' '}
                <b>
                  <Money amount={sumCents(cards.map(({ beginning }) => beginning.amount))} />
                </b>
                {endings && (
                  <>
                    {' · '}
                    {endings.label}{' '}
                    <b>
                      <Money amount={endings.totalOf(cards.map(({ place }) => place.fundId))} />
                    </b>
                  </>
                )}
              </SecondaryText>
              <MonthEnds fundIds={cards.map(({ place }) => place.fundId)} />
            </>
          )
        }
      </LoadState>
    </>
  );
}
