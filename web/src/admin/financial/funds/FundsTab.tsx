import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AddButton } from '../../shared/AddButton.tsx';
import { funds, type RecordRow } from '../../shared/ledger-records.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LoadState } from '../../shared/LoadState.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { TabHeading } from '../../shared/TabHeading.tsx';
import { useStore } from '../../../app/store.ts';
import { financialMessages } from '../financial-messages.ts';
import { FundCard } from './FundCard.tsx';
import { FundDelete } from './FundDelete.tsx';
import { FundForm } from './FundForm.tsx';

type FundRow = RecordRow<'funds'>;

/** The dialog that is open over the cards. */
type Open =
  | { readonly kind: 'form'; readonly row: FundRow | null }
  | { readonly kind: 'delete'; readonly row: FundRow };

/** The sub-tab Fund Management. */
export function FundsTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const state = useStore(funds);
  const close = () => setOpen(null);
  return (
    <>
      <TabHeading
        heading={financialMessages.funds.heading}
        hint={financialMessages.funds.hint}
        actions={
          <AddButton
            label={financialMessages.funds.add}
            disabled={state.status !== 'ready'}
            onClick={() => setOpen({ kind: 'form', row: null })}
          />
        }
      />
      <LoadState state={state} onRetry={funds.retry} />
      {state.status === 'ready' &&
        (state.value.length === 0 ? (
          <EmptyState>{financialMessages.funds.empty}</EmptyState>
        ) : (
          <Cards>
            {state.value.toSorted(inOrder).map((row) => (
              <FundCard
                key={row.id}
                row={row}
                onEdit={() => setOpen({ kind: 'form', row })}
                onDelete={() => setOpen({ kind: 'delete', row })}
              />
            ))}
          </Cards>
        ))}
      {open?.kind === 'form' && (
        <FundForm
          row={open.row}
          rows={state.status === 'ready' ? state.value : []}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <FundDelete row={open.row} onClose={close} />}
    </>
  );
}

function inOrder(one: FundRow, other: FundRow): number {
  return compareNames(one.code, other.code) || compareNames(one.name, other.name);
}

/** Three columns on wide screens. */
const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
