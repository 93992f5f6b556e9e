import {
  beginningId,
  beginningOf,
  beginningPlace,
  type Beginning,
  type BeginningPlace,
  type MonthOfFund,
} from '@pa-ledger/domain/ledger/beginnings';
import { cents, dollarsFromCents, type Cents } from '@pa-ledger/domain/money/money';
import { compareNames } from '@pa-ledger/domain/text/sort';
import type { FiscalCalendar, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { StoredBalance } from '../shared/records/fund-balances.ts';
import type { ListLine } from '../shared/lists/record-line.ts';
import type { RecordRow } from '../shared/records/ledger-records.ts';

/** One card: a fund with its beginning balance of a year. */
export interface FundCard {
  /** The id of the balance's document. */
  readonly id: string;
  readonly place: BeginningPlace;
  readonly code: string;
  readonly name: string;
  readonly archived: boolean;
  /** Null when nobody has saved one of this year yet. */
  readonly balance: StoredBalance | null;
  readonly beginning: Beginning;
}

/**
 * Returns one card for each fund, by code; for an archived one only if it holds something. A balance whose fund is missing has none.
 * @param balances of all years. @param cells of all months before the year.
 */
export function fundCards(
  fiscalYear: FiscalYear,
  funds: readonly RecordRow<'funds'>[],
  balances: readonly StoredBalance[],
  cells: readonly MonthOfFund[],
  calendar: FiscalCalendar,
): readonly FundCard[] {
  const ofYear = balances.filter((balance) => balance.fiscalYear === fiscalYear);
  const byFund = new Map(ofYear.map((balance) => [balance.fundId, balance]));
  return funds
    .map(({ id: fundId, code, name, archived = false }) => {
      const balance = byFund.get(fundId) ?? null;
      const place = {
        ...beginningPlace(fundId, fiscalYear, calendar),
        // A closed year keeps the days it was closed with.
        ...(balance && { asOf: balance.asOf }),
      };
      const beginning = beginningOf(place, balances, cells, calendar);
      return { id: beginningId(place), place, code, name, archived, balance, beginning };
    })
    .filter(
      ({ archived, balance, beginning }) => !archived || balance !== null || beginning.amount !== 0,
    )
    .sort((one, other) => compareNames(one.code, other.code) || compareNames(one.name, other.name));
}

/**
 * Returns by how much an amount differs from what the year before ends with; null where it does not, or where the books
 * know nothing of the fund before.
 */
export function adjustmentOf({ computed }: Beginning, amount: Cents): Cents | null {
  return computed === null || computed === amount ? null : cents(amount - computed);
}

/** Returns a card as a line of the file. */
export function balanceLine({ place, code, name, balance, beginning }: FundCard): ListLine {
  const adjustment = balance?.source === 'typed' ? adjustmentOf(beginning, beginning.amount) : null;
  return {
    code,
    fund: name,
    asOf: place.asOf,
    beginningBalance: dollarsFromCents(beginning.amount),
    adjustment: adjustment && dollarsFromCents(adjustment),
    reason: balance?.adjustmentReason ?? null,
  };
}
