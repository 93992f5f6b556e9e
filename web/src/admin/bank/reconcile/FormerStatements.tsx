import Button from '@mui/material/Button';
import { lastStatement } from '@pa-ledger/domain/bank/statement';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { HistoryLink } from '../../shared/frame/HistoryLink.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { ReopenStatement } from './ReopenStatement.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { statementsOf, type StatementRow } from './reconcile-calls.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';

interface FormerStatementsProps {
  readonly accountId: string;
  readonly account: string;
}

/** The saved statements of an account, the last one first; each with its review form, and the last to reopen. */
export function FormerStatements({ accountId, account }: FormerStatementsProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [reopening, setReopening] = useState<StatementRow | null>(null);
  return (
    <LoadState store={statementsOf(accountId)}>
      {(rows) => {
        const last = lastStatement(rows);
        const form = rows.find(({ id }) => id === shown);
        return (
          <>
            <OffPaper>
              <TabSection heading={messages.former} sx={{ marginTop: '2rem' }}>
                {rows.length === 0 && <EmptyState>{messages.noFormer}</EmptyState>}
                {rows.toSorted(newestFirst).map((row) => (
                  <HStack key={row.id} sx={{ justifyContent: 'space-between', marginTop: '1rem' }}>
                    <div>
                      <b>{messages.balanceOn(formatDate(row.day), inWords(row))}</b>
                      <SecondaryText>{told(row)}</SecondaryText>
                    </div>
                    <HStack sx={{ gap: '0.5rem' }}>
                      <HistoryLink
                        of={{ collection: 'statements', id: row.id }}
                        name={messages.formOf(account, formatDate(row.day))}
                      />
                      <Button
                        variant="outlined"
                        aria-expanded={row.id === shown}
                        onClick={() => setShown(row.id === shown ? null : row.id)}
                      >
                        {row.id === shown ? messages.close : messages.open}
                      </Button>
                      {row.id === last?.id && (
                        <Button variant="outlined" onClick={() => setReopening(row)}>
                          {messages.reopen}
                        </Button>
                      )}
                    </HStack>
                  </HStack>
                ))}
              </TabSection>
            </OffPaper>
            {form !== undefined && <ReviewForm account={account} statement={form} />}
            {reopening !== null && (
              <ReopenStatement statement={reopening} onClose={() => setReopening(null)} />
            )}
          </>
        );
      }}
    </LoadState>
  );
}

function inWords({ balance }: StatementRow): string {
  return formatCents(amountOf(balance));
}

function told({ by, cleared, reopened }: StatementRow): string {
  return reopened === null
    ? messages.savedBy(by.email, cleared.length)
    : messages.reopenedBy(reopened.by.email, reopened.reason);
}

function newestFirst(one: StatementRow, other: StatementRow): number {
  return one.day < other.day ? 1 : -1;
}
