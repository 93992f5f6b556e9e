import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { useId, type ReactNode } from 'react';
import { Money } from '../shared/Money.tsx';
import { Card, Figure, FundName, Quiet } from './balance-styles.ts';
import type { StoredBalance } from '../shared/fund-balances.ts';
import type { FundCard } from './fund-cards.ts';

interface BalanceCardProps {
  readonly card: FundCard;
  /** The number input, while the balances are edited. */
  readonly input?: ReactNode;
}

/** A fund's name, code, beginning balance and last-updated date. */
export function BalanceCard({ card, input }: BalanceCardProps) {
  const id = useId();
  const { name, code, balance } = card;
  return (
    <Card aria-labelledby={id}>
      <div>
        <FundName id={id}>{name}</FundName>
        <Quiet>Code {code}</Quiet>
      </div>
      {input === undefined ? (
        <dl>
          <div>
            <dt>Beginning Balance</dt>
            <Figure>
              <Money amount={balance?.amount ?? 0} />
            </Figure>
          </div>
        </dl>
      ) : (
        <fieldset aria-labelledby={id}>{input}</fieldset>
      )}
      <Quiet>Last updated: {dayOf(balance)}</Quiet>
    </Card>
  );
}

/** By the calendar on the school's wall. */
function dayOf(balance: StoredBalance | null): string {
  if (balance?.lastUpdated == null) return 'never';
  return formatDate(dateAt(balance.lastUpdated, organization.timeZone));
}
