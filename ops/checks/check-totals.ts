import {
  cellId,
  MEASURES,
  NO_AMOUNTS,
  readAmounts,
  type CellKey,
  type TotalsAmounts,
} from '@pa-ledger/domain/ledger/cells';
import {
  accountMovementsOf,
  LEDGER_COLLECTIONS,
  movementsOf,
  type LedgerCollection,
} from '@pa-ledger/domain/ledger/lines';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import type { LedgerData } from './project-data.ts';

/** Sums by cell id. */
type Cells = ReadonlyMap<string, TotalsAmounts>;

const WORDS: Readonly<Record<keyof TotalsAmounts, string>> = {
  revenue: 'revenue',
  manual: 'manual expenses',
  approved: 'approved expenses',
  paid: 'paid expenses',
  approvedCount: 'the number of approved expenses',
  paidCount: 'the number of payments',
  advanced: 'advances',
  transferIn: 'transfers in',
  transferOut: 'transfers out',
};

/**
 * Checks that each month's totals, by category and fund and by account, are the sums of the ledger and of `counted`. It reads a
 * transaction with the app's own code, but adds up by itself.
 */
export function checkTotals(ledger: LedgerData): string[] {
  const kept = [...ledger.totals, ...ledger.accountTotals].map(
    ({ id, data }) => [id, readAmounts(data)] as const,
  );
  const counted = ledger.counted.map(({ data }) => [String(data['cell']), data] as const);
  return [
    ...differences(new Map(kept), sumsOf(movesIn(ledger, cellId)), 'its entries add'),
    ...differences(
      new Map(kept),
      sumsOf(counted.map(([id, data]) => [id, readAmounts(data)])),
      'what was counted of its entries adds',
    ),
  ];
}

/**
 * Adds up all transactions: revenue and manual expenses by category and fund, and submitted expenses and payments by category,
 * because someone may choose their fund later.
 */
export function sumsOfAllDays(ledger: Pick<LedgerData, LedgerCollection>): Cells {
  return sumsOf(
    movesIn(ledger, (cell, name) => {
      if ('accountId' in cell) return cell.accountId;
      const isOfExpense = name === 'expenses' || name === 'payments';
      return `${cell.categoryId ?? ''}~${isOfExpense ? '' : (cell.fundId ?? '')}`;
    }),
  );
}

type Moves = readonly (readonly [place: string, amounts: TotalsAmounts])[];

function movesIn(
  ledger: Pick<LedgerData, LedgerCollection>,
  placeOf: (cell: CellKey, name: LedgerCollection) => string,
): Moves {
  return LEDGER_COLLECTIONS.flatMap((name) =>
    ledger[name]
      .flatMap(({ data }) => [...movementsOf(name, data), ...accountMovementsOf(name, data)])
      .map((move) => [placeOf(move.cell, name), move] as const),
  );
}

function sumsOf(moves: Moves): Cells {
  const sums = new Map<string, Record<keyof TotalsAmounts, number>>();
  for (const [place, amounts] of moves) {
    const sum = sums.get(place) ?? { ...NO_AMOUNTS };
    for (const measure of MEASURES) sum[measure] += amounts[measure];
    sums.set(place, sum);
  }
  return sums;
}

function differences(kept: Cells, right: Cells, whatAdds: string): string[] {
  const ids = [...new Set([...kept.keys(), ...right.keys()])].sort();
  return ids.flatMap((id) => {
    const [is, should] = [kept.get(id) ?? NO_AMOUNTS, right.get(id) ?? NO_AMOUNTS];
    return MEASURES.filter((measure) => is[measure] !== should[measure]).map((measure) => {
      const [told, sum] = [is, should].map((amounts) =>
        measure.endsWith('Count') ? amounts[measure] : formatCents(cents(amounts[measure])),
      );
      return `The total ${id} says ${told} for ${WORDS[measure]}, but ${whatAdds} up to ${sum}.`;
    });
  });
}
