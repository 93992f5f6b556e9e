import { takesChecks } from '@pa-ledger/domain/accounts/account';
import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/sort';
import type { Page } from '../../../data/row-query.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ActionLink } from '../../shared/frame/ActionLink.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { TabHeading, TabSection } from '../../shared/frame/TabHeading.tsx';
import { accounts, type RecordRow } from '../../shared/records/ledger-records.ts';
import { combineStores } from '../../shared/records/live-store.ts';
import { useRecordTitle } from '../../usePageTitle.ts';
import { listAddress } from '../addresses.ts';
import { CheckNumbers } from './CheckNumbers.tsx';
import { checksMessages as messages } from './checks-messages.ts';
import { checksAt, NEEDED, unsentChecks, type CheckRow } from './checks-store.ts';
import { SendSection } from './SendSection.tsx';
import { SignSection } from './SignSection.tsx';

const pageStore = combineStores([unsentChecks, accounts], ([page, rows]) => ({ page, rows }));

/** The checks on their way to their payees: signed, then mailed or handed over; and the numbers of all checks. */
export function ChecksPage() {
  useRecordTitle(messages.heading);
  return (
    <>
      <ActionLink to={listAddress('')}>
        <span aria-hidden="true">‹</span> {messages.back}
      </ActionLink>
      <TabHeading heading={messages.heading} hint={messages.hint(NEEDED)} />
      <LoadState store={pageStore}>
        {({ page, rows }) => (
          <>
            <Unsent page={page} accounts={rows} />
            <CheckNumbers
              accounts={rows
                .filter((row) => isInUse(row) && takesChecks(row))
                .toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)))}
            />
          </>
        )}
      </LoadState>
    </>
  );
}

interface UnsentProps {
  readonly page: Page<CheckRow>;
  readonly accounts: readonly RecordRow<'accounts'>[];
}

function Unsent({ page: { rows, next }, accounts: known }: UnsentProps) {
  const toSign = [...Map.groupBy(checksAt(rows, 'toSign'), ({ accountId }) => accountId)];
  return (
    <>
      {toSign.length === 0 && (
        <TabSection heading={messages.toSign('')} sx={{ marginTop: '1.5rem' }}>
          <EmptyState>{messages.nothingToSign}</EmptyState>
        </TabSection>
      )}
      {toSign.map(([accountId, checks]) => (
        <SignSection
          key={accountId}
          account={known.find(({ id }) => id === accountId)}
          rows={checks}
        />
      ))}
      <SendSection rows={checksAt(rows, 'toSend')} />
      {next !== null && <Notice tone="info" title={messages.more(rows.length)} />}
    </>
  );
}
