import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { funds } from '../shared/ledger-records.ts';
import { combineLive } from '../shared/combine-live.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { fundBalances } from '../shared/fund-balances.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { TabHeading } from '../shared/TabHeading.tsx';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { useLive } from '../shared/useLive.ts';
import { Cards } from './balance-styles.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BALANCES_HINT } from './balances-hint.ts';
import { BalancesForm } from './BalancesForm.tsx';
import { fundCards } from './fund-cards.ts';
import { useBalanceEdits } from './useBalanceEdits.ts';

/** The Fund Balances tab: what each fund began with; it switches between view and edit. */
export function BalancesTab() {
  const [open, setOpen] = useState(false);
  const live = combineLive(useLive(funds), useLive(fundBalances), fundCards);
  const editing = useBalanceEdits(live.status === 'ready' ? live.value : []);

  if (live.status === 'ready' && open) {
    return <BalancesForm cards={live.value} editing={editing} onClose={() => setOpen(false)} />;
  }
  return (
    <>
      <TabHeading
        heading="Fund Balances"
        hint={BALANCES_HINT}
        actions={
          <Button
            variant="contained"
            disabled={live.status !== 'ready' || live.value.length === 0}
            onClick={() => setOpen(true)}
          >
            Edit Balances
          </Button>
        }
      />
      {live.status === 'loading' && <TabSkeleton />}
      {live.status === 'error' && (
        <LoadFailure
          failure={live.failure}
          onRetry={() => {
            funds.retry();
            fundBalances.retry();
          }}
        />
      )}
      {live.status === 'ready' && live.value.length === 0 && (
        <EmptyState>
          No funds yet. Add your first fund in{' '}
          <FundsLink to="/admin/financial/funds">Fund Management</FundsLink>.
        </EmptyState>
      )}
      {live.status === 'ready' && live.value.length > 0 && (
        <Cards aria-label="Funds">
          {live.value.map((card) => (
            <BalanceCard key={card.id} card={card} />
          ))}
        </Cards>
      )}
    </>
  );
}

const FundsLink = styled(Link)(({ theme }) => ({ color: theme.vars.palette.primary.main }));
