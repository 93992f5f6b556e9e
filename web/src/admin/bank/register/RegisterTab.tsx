import { isMonth, monthOf } from '@pa-ledger/domain/time/months';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { inUseFirst } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/names';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import type { FilterParts } from '../../shared/lists/list-address.ts';
import { useListChoice } from '../../shared/lists/useListChoice.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { staleChecksOf } from '../stale/stale-store.ts';
import { StaleNotice } from '../stale/StaleNotice.tsx';
import { RegisterFilter, type RegisterChoice } from './RegisterFilter.tsx';
import { registerMessages as messages } from './register-messages.ts';
import { accountsWithTotals, entriesOfMonth } from './register-store.ts';
import { RegisterSheet } from './RegisterSheet.tsx';

const PARTS: FilterParts<RegisterChoice> = {
  accountId: ['account', isDocumentId],
  month: ['month', isMonth],
  text: ['q', (text) => text.length <= 100],
};

/** The sub-tab Register: what moved an account in a month. Which ones is in the address. */
export function RegisterTab() {
  return (
    <LoadState store={accountsWithTotals}>
      {({ rows, cells }) => {
        const [first, ...others] = rows.toSorted(
          inUseFirst((one, other) => compareNames(one.name, other.name)),
        );
        return first === undefined ? (
          <EmptyState>{messages.empty}</EmptyState>
        ) : (
          <Registers rows={[first, ...others]} cells={cells} />
        );
      }}
    </LoadState>
  );
}

interface RegistersProps {
  /** There is one at least. */
  readonly rows: readonly [RecordRow<'accounts'>, ...RecordRow<'accounts'>[]];
  readonly cells: readonly AccountCell[];
}

function Registers({ rows, cells }: RegistersProps) {
  const { today } = useShownYear();
  const { pathname, search } = useLocation();
  const { filter, applied, onFilter } = useListChoice({
    ...{ parts: PARTS, pathname, search, active: true },
  });
  const account = rows.find(({ id }) => id === applied.filter.accountId) ?? rows[0];
  const present = monthOf(today);
  const stale = useStore(staleChecksOf(account.id, today));
  const staleKeys = new Set(
    stale.status === 'ready' ? stale.value.checks.map(({ key }) => key) : [],
  );
  const month = isMonth(applied.filter.month) ? applied.filter.month : present;
  return (
    <>
      <OffPaper>
        <TabHeading heading={messages.heading} hint={messages.hint} />
      </OffPaper>
      <RegisterFilter
        {...{ rows, cells, present, onFilter }}
        filter={{ ...filter, accountId: account.id, month }}
      />
      {stale.status !== 'loading' && (
        <LoadState store={staleChecksOf(account.id, today)}>
          {(found) => <StaleNotice key={account.id} {...found} />}
        </LoadState>
      )}
      <LoadState store={entriesOfMonth(month)}>
        {({ entries, ...marks }) => (
          <RegisterSheet
            {...{ account, month, cells, entries }}
            marks={{ ...marks, stale: staleKeys }}
            text={applied.filter.text}
          />
        )}
      </LoadState>
    </>
  );
}
