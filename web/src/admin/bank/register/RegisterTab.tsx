import { lateEntries, monthDays } from '@pa-ledger/domain/bank/register';
import { isMonth, monthOf } from '@pa-ledger/domain/time/months';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import type { AccountCell } from '@pa-ledger/domain/ledger/cells';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import type { FilterParts } from '../../shared/lists/list-address.ts';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { useListChoice } from '../../shared/lists/useListChoice.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { staleChecksOf } from '../stale/stale-store.ts';
import { StaleNotice } from '../stale/StaleNotice.tsx';
import { CHECKS } from '../../expenses/addresses.ts';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { usedChecksOf } from '../../shared/lists/used-checks.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { rememberShown, shownFirst, WithAccounts, type AccountRows } from '../WithAccounts.tsx';
import { RegisterFilter, type RegisterChoice } from './RegisterFilter.tsx';
import { registerMessages as messages } from './register-messages.ts';
import {
  accountsWithTotals,
  type RegisterPage,
  registerPage,
  spoiledChecksOf,
  statementsOfMonth,
} from './register-store.ts';
import { RegisterSheet } from './RegisterSheet.tsx';
import type { RegisterMarks } from './register-columns.tsx';

const PARTS: FilterParts<RegisterChoice> = {
  accountId: ['account', isDocumentId],
  month: ['month', isMonth],
  text: ['q', (text) => text.length <= 100],
};

/** The sub-tab Register: what moved an account in a month. Which ones is in the address. */
export function RegisterTab() {
  return (
    <>
      <OffPaper>
        <TabHeading heading={messages.heading} hint={messages.hint} />
      </OffPaper>
      <LoadState store={accountsWithTotals}>
        {({ rows, cells }) => (
          <WithAccounts rows={rows}>
            {(known) => <Registers rows={known} cells={cells} />}
          </WithAccounts>
        )}
      </LoadState>
    </>
  );
}

interface RegistersProps {
  readonly rows: AccountRows;
  readonly cells: readonly AccountCell[];
}

function Registers({ rows, cells }: RegistersProps) {
  const { today } = useShownYear();
  const { pathname, search } = useLocation();
  const { filter, applied, onFilter } = useListChoice({
    parts: PARTS,
    pathname,
    search,
    active: true,
  });
  const account = rows.find(({ id }) => id === applied.filter.accountId) ?? shownFirst(rows);
  const present = monthOf(today);
  const stale = useStore(staleChecksOf(account.id, today));
  const staleKeys = new Set(
    stale.status === 'ready' ? stale.value.checks.map(({ key }) => key) : [],
  );
  const month = isMonth(applied.filter.month) ? applied.filter.month : present;
  const statements = useStore(statementsOfMonth(account.id, month));
  const spoiled = useStore(spoiledChecksOf(account.id, monthDays(month)));
  const numbers = useStore(usedChecksOf(account.id));
  const marksOf = ({ entries, cleared, ratified }: RegisterPage): RegisterMarks => ({
    cleared,
    ratified,
    stale: staleKeys,
    late: lateEntries(account.id, entries, statements.status === 'ready' ? statements.value : []),
  });
  const { text } = applied.filter;
  // A search looks at the whole month.
  const pages = useEntryPages(
    `${account.id}~${month}`,
    (size) => registerPage(account.id, month, size),
    text.trim() !== '',
  );
  return (
    <>
      <RegisterFilter
        rows={rows}
        cells={cells}
        present={present}
        onFilter={(next) => {
          rememberShown(next.accountId);
          onFilter(next);
        }}
        filter={{ ...filter, accountId: account.id, month }}
      />
      {stale.status !== 'loading' && (
        <LoadState store={staleChecksOf(account.id, today)}>
          {(found) => <StaleNotice key={account.id} {...found} />}
        </LoadState>
      )}
      {numbers.status === 'ready' && <MissingChecks numbers={numbers.value.missing} />}
      {pages.state.status === 'ready' ? (
        <RegisterSheet
          account={account}
          month={month}
          cells={cells}
          page={pages.state.value}
          spoiled={spoiled.status === 'ready' ? spoiled.value : []}
          marksOf={marksOf}
          text={text}
          isReading={pages.isReading}
          onMore={pages.onMore}
        />
      ) : (
        <LoadState store={pages.store}>{() => null}</LoadState>
      )}
    </>
  );
}

/** Says which check numbers of the account nothing has a record of; nothing without any. */
function MissingChecks({ numbers }: { readonly numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <OffPaper sx={{ marginBottom: '1.25rem' }}>
      <Notice
        tone="warning"
        title={messages.missing(numbers)}
        action={<ActionLink to={CHECKS}>{messages.openChecks}</ActionLink>}
      />
    </OffPaper>
  );
}
