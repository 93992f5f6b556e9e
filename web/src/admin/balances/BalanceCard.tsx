import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearBefore } from '@pa-ledger/domain/time/fiscal-year';
import { organization } from '@pa-ledger/domain/organization';
import { useId, type ReactNode } from 'react';
import { HStack, Well } from '../../ui/layout.ts';
import { CardTitle, Figure, SecondaryText } from '../../ui/text.ts';
import { HistoryLink } from '../shared/frame/HistoryLink.tsx';
import { ArchivedMark } from '../shared/lists/ArchivedMark.tsx';
import { FigureLink } from '../shared/figures/FigureLink.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { StoredBalance } from '../shared/records/fund-balances.ts';
import { labelOf } from '../shared/years/useShownYear.ts';
import { balanceMessages } from './balances-messages.ts';
import { adjustmentOf, type FundCard } from './fund-cards.ts';
import type { Endings } from './fund-endings.ts';

interface BalanceCardProps {
  readonly card: FundCard;
  /** What the funds have at the end of the shown year, so far; null until that is known. */
  readonly endings?: Endings | null;
  /** The number input, while the balances are edited. */
  readonly input?: ReactNode;
}

/** A fund's name, code, beginning balance with its last-updated date, and what it has now. */
export function BalanceCard({ card, endings = null, input }: BalanceCardProps) {
  const id = useId();
  const { name, code, archived, balance, beginning } = card;
  const ending = endings?.of(card.place.fundId, name);
  return (
    <Well
      as="li"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: '0.75rem', alignContent: 'start' }}
    >
      <HStack sx={{ flexWrap: 'nowrap', alignItems: 'start', justifyContent: 'space-between' }}>
        <div>
          <CardTitle id={id}>{name}</CardTitle>
          <SecondaryText>{balanceMessages.code(code)}</SecondaryText>
          {archived && <ArchivedMark />}
        </div>
        {input === undefined && (
          <HistoryLink
            of={{ collection: 'fundBalances', id: card.id }}
            name={balanceMessages.balanceOf(name)}
          />
        )}
      </HStack>
      {input === undefined ? (
        <HStack as="dl" sx={FIGURES}>
          <div>
            <dt>{balanceMessages.beginningBalance}</dt>
            <Figure>
              <Money amount={beginning.amount} />
            </Figure>
            <Origin card={card} />
            <SecondaryText as="dd">{balanceMessages.lastUpdated(dayOf(balance))}</SecondaryText>
          </div>
          {endings && ending && (
            <div>
              <dt>{endings.label}</dt>
              <Figure>
                <FigureLink
                  amount={ending.amount}
                  tone="quiet"
                  name={[balanceMessages.balance, name]}
                  opens={ending.entries}
                />
              </Figure>
            </div>
          )}
        </HStack>
      ) : (
        <>
          <fieldset aria-labelledby={id}>{input}</fieldset>
          <SecondaryText>{balanceMessages.lastUpdated(dayOf(balance))}</SecondaryText>
        </>
      )}
    </Well>
  );
}

/** Side by side, unless the amounts are long. */
const FIGURES = { alignItems: 'start', gap: '0.75rem 1.5rem', '& > div': { flex: '1 0 7rem' } };

/** How the balance follows from the year before, where it does not follow by itself. */
function Origin({ card: { place, balance, beginning } }: Pick<BalanceCardProps, 'card'>) {
  if (beginning.computed === null) return null;
  if (balance === null) {
    return <dd>{balanceMessages.notClosed(labelOf(fiscalYearBefore(place.fiscalYear)))}</dd>;
  }
  const adjustment = adjustmentOf(beginning, beginning.amount);
  if (balance.source !== 'typed' || adjustment === null) return null;
  return (
    <>
      <dt>{balanceMessages.adjustment}</dt>
      <dd>
        <Money amount={adjustment} tone="signed" />
      </dd>
      {balance.adjustmentReason !== undefined && <dd>{balance.adjustmentReason}</dd>}
    </>
  );
}

/** Returns the date of the last save in the school's time zone. */
function dayOf(balance: StoredBalance | null): string {
  if (balance?.lastUpdated == null) return balanceMessages.never;
  return formatDate(dateAt(balance.lastUpdated, organization.timeZone));
}

/** For `CardGrid`: few cards share the whole width. */
export const BALANCE_CARDS = { '--cards': 'auto-fit' };
