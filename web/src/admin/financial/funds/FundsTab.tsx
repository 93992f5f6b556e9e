import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { funds, type RecordRow } from '../../shared/ledger-records.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { compareNames } from '@pa-ledger/domain/text/names';
import { TabHeading } from '../../shared/TabHeading.tsx';
import { TabSkeleton } from '../../shared/TabSkeleton.tsx';
import { useLive } from '../../shared/useLive.ts';
import { FundCard } from './FundCard.tsx';
import { FundDelete } from './FundDelete.tsx';
import { FundForm } from './FundForm.tsx';

type FundRow = RecordRow<'funds'>;

/** What is open over the cards. */
type Open =
  | { readonly kind: 'form'; readonly row: FundRow | null }
  | { readonly kind: 'delete'; readonly row: FundRow };

/** The sub-tab Fund Management. */
export function FundsTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const live = useLive(funds);
  const close = () => setOpen(null);
  return (
    <>
      <TabHeading
        heading="Fund Management"
        hint="The pots that the money lies in. Every budget item and every transaction belongs to one."
        actions={
          <Button
            variant="contained"
            startIcon={<Icon name="plus" />}
            disabled={live.status !== 'ready'}
            onClick={() => setOpen({ kind: 'form', row: null })}
          >
            Add Fund
          </Button>
        }
      />
      {live.status === 'loading' && <TabSkeleton />}
      {live.status === 'error' && <LoadFailure failure={live.failure} onRetry={funds.retry} />}
      {live.status === 'ready' &&
        (live.value.length === 0 ? (
          <EmptyState>No funds yet. Add your first fund above.</EmptyState>
        ) : (
          <Cards>
            {live.value.toSorted(inOrder).map((row) => (
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
        <FundForm row={open.row} rows={live.status === 'ready' ? live.value : []} onClose={close} />
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
