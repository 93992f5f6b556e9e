import {
  MEASURES,
  type TotalsKey,
  type Contribution,
  type LedgerCollection,
  type TotalsAmounts,
} from '@pa-ledger/domain/ledger/ledger';
import { cents, formatCents, MAX_CENTS } from '@pa-ledger/domain/money/money';
import type { Firestore } from 'firebase-admin/firestore';
import { CATEGORIES, FUNDS } from '../../firestore/paths.ts';
import type { Recount } from '../recount.ts';

/** The names of categories and funds for the sentences. */
export interface Names {
  readonly categories: ReadonlyMap<string, string>;
  readonly funds: ReadonlyMap<string, string>;
}

const KINDS: Readonly<Record<LedgerCollection, string>> = {
  revenueItems: 'Revenue item',
  manualExpenses: 'Manual expense',
  expenses: 'Submitted expense',
};

const MEASURE_WORDS: Readonly<Record<keyof TotalsAmounts, string>> = {
  revenue: 'revenue',
  manual: 'manual expenses',
  approved: 'approved expenses',
  paid: 'paid expenses',
  approvedCount: 'the number of approved expenses',
  paidCount: 'the number of paid expenses',
};

/** Reads the names if there is a difference to report. */
export async function readNames(db: Firestore, needed: boolean): Promise<Names> {
  const namesOf = async (collection: string): Promise<Map<string, string>> => {
    const found = needed ? (await db.collection(collection).select('name').get()).docs : [];
    return new Map(found.map((document) => [document.id, String(document.get('name'))]));
  };
  const [categories, funds] = await Promise.all([namesOf(CATEGORIES), namesOf(FUNDS)]);
  return { categories, funds };
}

/** What was wrong with one transaction, e.g. `Revenue item: $12.00 in Book Fair, Main Fund was not counted.` */
export function recountSentence(
  collection: LedgerCollection | null,
  { before, after }: Recount,
  names: Names,
): string {
  const kind = collection === null ? 'Unknown document' : KINDS[collection];
  const was = before && contributionWords(before, names);
  const is = after && contributionWords(after, names);
  if (was === null) return `${kind}: ${is ?? 'it'} was not counted.`;
  if (is === null) return `${kind}: ${was} was counted, though it is not there.`;
  return `${kind}: ${is} was counted as ${was}.`;
}

/** What was wrong with a cell, e.g. `Book Fair, Main Fund: revenue was $1.00 and is $12.00.` */
export function cellSentence(
  cell: TotalsKey | null,
  before: TotalsAmounts,
  after: TotalsAmounts,
  names: Names,
): string {
  const place = cell === null ? 'Unknown total' : placeWords(cell, names);
  const changed = MEASURES.filter((measure) => before[measure] !== after[measure]).map(
    (measure) =>
      `${MEASURE_WORDS[measure]} was ${amountWords(measure, before[measure])} and is ${amountWords(measure, after[measure])}`,
  );
  return `${place}: ${changed.length === 0 ? 'it was not written as it must be' : changed.join('; ')}.`;
}

function contributionWords(contribution: Contribution, names: Names): string {
  const { revenue, manual, approved, paid, paidCount, cell } = contribution;
  const amount = moneyWords(revenue + manual + approved);
  const isPaid = paidCount > 0 || paid !== 0 ? ' (paid)' : '';
  return `${amount}${isPaid} in ${placeWords(cell, names)}`;
}

function placeWords({ categoryId, fundId }: TotalsKey, { categories, funds }: Names): string {
  const fund = fundId === null ? 'no fund' : (funds.get(fundId) ?? 'Unknown');
  return `${categories.get(categoryId) ?? 'Unknown'}, ${fund}`;
}

function amountWords(measure: keyof TotalsAmounts, value: number): string {
  return measure.endsWith('Count') ? String(value) : moneyWords(value);
}

/** Formats an amount, which may be beyond the largest one if it was wrong. */
function moneyWords(value: number): string {
  return Math.abs(value) > MAX_CENTS ? `${value} cents` : formatCents(cents(value));
}
