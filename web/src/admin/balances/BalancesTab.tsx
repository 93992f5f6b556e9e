import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../ui/layout.ts';
import { funds } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { EmptyState, LoadState } from '../shared/frame/LoadState.tsx';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { notify } from '../shared/frame/notices.ts';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { useStore } from '../../app/store.ts';
import { BALANCE_CARDS, BalanceCard } from './BalanceCard.tsx';
import { balanceMessages } from './balances-messages.ts';
import { BalancesForm } from './BalancesForm.tsx';
import { fundCards } from './fund-cards.ts';
import { useBalanceEdits } from './useBalanceEdits.ts';

const balanceCards = combineStores([funds, fundBalances], ([rows, balances]) =>
  fundCards(rows, balances),
);

/** The Fund Balances tab: each fund's beginning balance; it switches between view and edit. */
export function BalancesTab() {
  const [open, setOpen] = useState(false);
  const state = useStore(balanceCards);
  const editing = useBalanceEdits(state.status === 'ready' ? state.value : [], (count) => {
    setOpen(false);
    notify(balanceMessages.saved(count));
  });

  if (state.status === 'ready' && open) {
    return <BalancesForm cards={state.value} editing={editing} onClose={() => setOpen(false)} />;
  }
  return (
    <>
      <TabHeading
        heading={balanceMessages.heading}
        hint={balanceMessages.hint}
        actions={
          <Button
            variant="contained"
            disabled={state.status !== 'ready' || state.value.length === 0}
            onClick={() => setOpen(true)}
          >
            {balanceMessages.edit}
          </Button>
        }
      />
      <LoadState store={balanceCards}>
        {(cards) =>
          cards.length === 0 ? (
            <EmptyState>
              {balanceMessages.noFunds}{' '}
              <Link to="/admin/financial/funds">{balanceMessages.fundManagement}</Link>.
            </EmptyState>
          ) : (
            <CardGrid sx={BALANCE_CARDS} aria-label={balanceMessages.listName}>
              {cards.map((card) => (
                <BalanceCard key={card.id} card={card} />
              ))}
            </CardGrid>
          )
        }
      </LoadState>
    </>
  );
}
