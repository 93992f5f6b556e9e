import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { amountOf } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { useId, type ReactNode } from 'react';
import { SecondaryText } from '../shared/layout-styles.ts';
import { Money } from '../shared/Money.tsx';
import type { StoredBalance } from '../shared/fund-balances.ts';
import { BalanceFigure, BalanceItem, FundName } from './balance-styles.ts';
import { balanceMessages } from './balances-messages.ts';
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
    <BalanceItem aria-labelledby={id}>
      <div>
        <FundName id={id}>{name}</FundName>
        <SecondaryText>{balanceMessages.code(code)}</SecondaryText>
      </div>
      {input === undefined ? (
        <dl>
          <div>
            <dt>{balanceMessages.beginningBalance}</dt>
            <BalanceFigure>
              <Money amount={amountOf(balance?.amount)} />
            </BalanceFigure>
          </div>
        </dl>
      ) : (
        <fieldset aria-labelledby={id}>{input}</fieldset>
      )}
      <SecondaryText>{balanceMessages.lastUpdated(dayOf(balance))}</SecondaryText>
    </BalanceItem>
  );
}

/** Returns the date of the last save in the school's time zone. */
function dayOf(balance: StoredBalance | null): string {
  if (balance?.lastUpdated == null) return balanceMessages.never;
  return formatDate(dateAt(balance.lastUpdated, organization.timeZone));
}
