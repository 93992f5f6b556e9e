import {
  anyCellFrom,
  isOfAccount,
  MEASURES,
  readAmounts,
  type CellKey,
  type TotalsAmounts,
} from '@pa-ledger/domain/ledger/cells';
import type { LedgerCollection, Line } from '@pa-ledger/domain/ledger/lines';
import { cents, formatCents, MAX_CENTS } from '@pa-ledger/domain/money/money';
import { formatMonth } from '@pa-ledger/domain/time/months';
import type { Firestore } from 'firebase-admin/firestore';
import { ACCOUNTS, CATEGORIES, FUNDS } from '../../firestore/paths.ts';
import type { Recount } from '../counted-lines.ts';

/** The names of categories, funds and accounts for the sentences. */
export interface Names {
  readonly categories: ReadonlyMap<string, string>;
  readonly funds: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
}

const KINDS: Readonly<Record<LedgerCollection, string>> = {
  revenueItems: 'Revenue item',
  manualExpenses: 'Manual expense',
  transfers: 'Transfer',
  expenses: 'Submitted expense',
  payments: 'Payment',
};

const MEASURE_WORDS: Readonly<Record<keyof TotalsAmounts, string>> = {
  revenue: 'revenue',
  manual: 'manual expenses',
  approved: 'approved expenses',
  paid: 'paid expenses',
  approvedCount: 'the number of approved expenses',
  paidCount: 'the number of paid expenses',
  advanced: 'advances',
  transferIn: 'transfers from other funds',
  transferOut: 'transfers to other funds',
};

/** Reads the names, if there's a difference to report. */
export async function readNames(db: Firestore, needed: boolean): Promise<Names> {
  const namesOf = async (collection: string): Promise<Map<string, string>> => {
    const found = needed ? (await db.collection(collection).select('name').get()).docs : [];
    return new Map(found.map((document) => [document.id, String(document.get('name'))]));
  };
  const [categories, funds, accounts] = await Promise.all(
    [CATEGORIES, FUNDS, ACCOUNTS].map(namesOf),
  );
  const none = new Map<string, string>();
  return { categories: categories ?? none, funds: funds ?? none, accounts: accounts ?? none };
}

/** What was wrong with one transaction, e.g. `Revenue item: $12.00 in Book Fair, Main Fund, Sep 2026 was not counted.` */
export function recountSentence(
  collection: LedgerCollection | null,
  { before, after }: Recount,
  names: Names,
): string {
  const kind = kindWords(collection);
  const [was, is] = [linesWords(before, names), linesWords(after, names)];
  if (was === null) return `${kind}: ${is ?? 'it'} was not counted.`;
  if (is === null) return `${kind}: ${was} was counted, though it is not there.`;
  return `${kind}: ${is} was counted as ${was}.`;
}

/** What was wrong with a line that its transaction doesn't have. @param stored the line's document. */
export function strayLineSentence(
  collection: LedgerCollection | null,
  stored: Readonly<Record<string, unknown>>,
  names: Names,
): string {
  const cell = anyCellFrom(stored['cell']);
  const line = cell === null ? null : linesWords([{ cell, ...readAmounts(stored) }], names);
  return `${kindWords(collection)}: ${line ?? 'something'} was noted, though it is not there.`;
}

/** Names an entry by what it adds, e.g. `Revenue item: $12.00 in Unknown, Main Fund, Sep 2026.` */
export function entrySentence(
  collection: LedgerCollection,
  lines: readonly Line[],
  names: Names,
): string {
  return `${kindWords(collection)}: ${linesWords(lines, names) ?? 'nothing'}.`;
}

/** What was wrong with a cell, e.g. `Book Fair, Main Fund, Sep 2026: revenue was $1.00 and is $12.00.` */
export function cellSentence(
  cell: CellKey | null,
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

function kindWords(collection: LedgerCollection | null): string {
  return collection === null ? 'Unknown document' : KINDS[collection];
}

function linesWords(lines: readonly Line[], names: Names): string | null {
  return lines.length === 0 ? null : lines.map((line) => lineWords(line, names)).join(' and ');
}

function lineWords({ cell, ...amounts }: Line, names: Names): string {
  const { revenue, manual, approved, approvedCount, paid, paidCount } = amounts;
  const { transferIn, transferOut } = amounts;
  if (transferIn !== transferOut)
    return `${moneyWords(transferIn - transferOut)} in ${placeWords(cell, names)}`;
  const isPaid = paidCount !== 0 || paid !== 0;
  // Only a payment's own line says what was paid.
  const isPayment = isPaid && approvedCount === 0 && approved === 0;
  const amount = moneyWords(isPayment ? paid : revenue + manual + approved);
  return `${amount}${isPaid ? ' (paid)' : ''} in ${placeWords(cell, names)}`;
}

function placeWords(cell: CellKey, { categories, funds, accounts }: Names): string {
  if (isOfAccount(cell))
    return `the account ${accounts.get(cell.accountId) ?? 'Unknown'}, ${formatMonth(cell.month)}`;
  const { month, categoryId, fundId } = cell;
  const fund = fundId === null ? 'no fund' : (funds.get(fundId) ?? 'Unknown');
  const what = categoryId === null ? [] : [categories.get(categoryId) ?? 'Unknown'];
  return [...what, fund, formatMonth(month)].join(', ');
}

function amountWords(measure: keyof TotalsAmounts, value: number): string {
  return measure.endsWith('Count') ? String(value) : moneyWords(value);
}

/** Formats an amount. A wrong one may be beyond the largest we format. */
function moneyWords(value: number): string {
  return Math.abs(value) > MAX_CENTS ? `${value} cents` : formatCents(cents(value));
}
