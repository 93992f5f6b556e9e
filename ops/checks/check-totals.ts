import type { DocumentData } from 'firebase-admin/firestore';
import { exactCents } from './exact-cents.ts';
import type { Found, LedgerData } from './project-data.ts';

const MEASURES = [
  ...(['revenue', 'manual', 'approved', 'paid', 'approvedCount', 'paidCount'] as const),
  ...(['transferIn', 'transferOut'] as const),
] as const;
type Measure = (typeof MEASURES)[number];
/** Sums by the cell's id; a missing measure is 0. */
type Cells = Map<string, Partial<Record<Measure, bigint>>>;

/**
 * Checks that the totals by month, category and fund, and those by month and account, equal the sums of the ledger and of
 * `counted`, to the cent.
 */
export function checkTotals(ledger: LedgerData): string[] {
  const stored = [...ledger.totals, ...ledger.accountTotals];
  const kept: Cells = new Map(stored.map(({ id, data }) => [id, measuresOf(data)]));
  const right = new Map([...ledgerSums(ledger, cellOn), ...accountSums(ledger)]);
  return [
    ...disagreements('ledger', right, kept),
    ...disagreements('counted documents', countedSums(ledger), kept),
    ...lineProblems(ledger),
  ];
}

/** What is counted of one document are a head and as many lines as it says, numbered from 1 on. */
function lineProblems({ counted }: LedgerData): string[] {
  const ofHead = Map.groupBy(counted, ({ id }) => id.split('~').slice(0, 2).join('~'));
  return [...ofHead].flatMap(([id, lines]) => {
    const head = lines.find((line) => line.id === id);
    const expected = Array.from({ length: Number(head?.data['lines'] ?? 0) }, (_, number) =>
      number === 0 ? id : `${id}~${number}`,
    );
    const found = lines.map((line) => line.id).sort();
    return found.join() === expected.sort().join()
      ? []
      : [`What is counted of ${id} is not the ${expected.length} lines that it says.`];
  });
}

function disagreements(name: string, right: Cells, kept: Cells): string[] {
  const ids = [...new Set([...right.keys(), ...kept.keys()])].sort();
  return ids.flatMap((id) =>
    MEASURES.flatMap((measure) => {
      const should = right.get(id)?.[measure] ?? 0n;
      const is = kept.get(id)?.[measure] ?? 0n;
      return should === is
        ? []
        : [`The total ${id}: ${measure} is ${is}, by the ${name} ${should}.`];
    }),
  );
}

/**
 * What the totals are by: the month of a day, category and fund; no category where something is from a closed year. A transaction
 * without a day counts in none.
 */
function cellOn(item: DocumentData, day: unknown): string | null {
  const own = item['fromClosedYear'] === true ? { ...item, categoryId: '' } : item;
  return typeof day === 'string' ? `${day.slice(0, 7)}~${pairOf(own)}` : null;
}

/**
 * Adds up the transactions of all days: revenue and manual expenses by category and fund, and submitted expenses by
 * category, whose fund may be chosen later.
 */
export function sumsOfAllDays(ledger: Transactions): Cells {
  return ledgerSums(ledger, (item) =>
    'submission' in item || 'expenseId' in item ? String(item['categoryId']) : pairOf(item),
  );
}

type Transactions = Pick<
  LedgerData,
  'revenueItems' | 'manualExpenses' | 'transfers' | 'expenses' | 'payments'
>;

/** Adds up the transactions. @param placeOf where one counts on its day; null for nowhere. */
function ledgerSums(
  { revenueItems, manualExpenses, transfers, expenses, payments }: Transactions,
  placeOf: (item: DocumentData, day: unknown) => string | null,
): Cells {
  const cells: Cells = new Map();
  const count = (
    item: DocumentData,
    day: unknown,
    more: Partial<Record<Measure, bigint>>,
  ): void => {
    const place = placeOf(item, day);
    if (place !== null) add(cells, place, more);
  };
  for (const { data } of revenueItems) count(data, data['date'], { revenue: amountOf(data) });
  for (const { data } of manualExpenses) count(data, data['date'], { manual: amountOf(data) });
  for (const { data } of transfers.filter((one) => one.data['fromFundId'] !== undefined)) {
    const of = (end: string): DocumentData => ({ categoryId: '', fundId: data[end] as unknown });
    count(of('fromFundId'), data['date'], { transferOut: amountOf(data) });
    count(of('toFundId'), data['date'], { transferIn: amountOf(data) });
  }
  for (const { data } of expenses) {
    const amount = amountOf((data['submission'] ?? {}) as DocumentData);
    if (data['status'] !== 'paid' && data['status'] !== 'approved') continue;
    // Its approval is of its own day and category, whatever its payments are of.
    const approval = { ...data, fromClosedYear: false };
    count(approval, data['approvedOn'], { approved: amount, approvedCount: 1n });
  }
  for (const { data } of payments) {
    if ((data['mistake'] ?? null) !== null) continue;
    const voided = (data['voided'] ?? null) as DocumentData | null;
    for (const line of (data['lines'] ?? []) as DocumentData[]) {
      const amount = amountOf(line);
      count(line, data['date'], { paid: amount, paidCount: 1n });
      const undone = voided?.['fromClosedYear'] === true ? { ...line, fromClosedYear: true } : line;
      if (voided !== null) count(undone, voided['date'], { paid: -amount, paidCount: -1n });
    }
  }
  return cells;
}

/** Adds up what names an account, by month and account: what it moves of the funds, it moves of the account. */
function accountSums(ledger: Transactions): Cells {
  const named = (rows: readonly Found[]) =>
    rows.filter(({ data }) => data['accountId'] !== undefined);
  const cells: Cells = new Map();
  for (const rows of ['revenueItems', 'manualExpenses', 'payments'] as const) {
    for (const row of named(ledger[rows])) {
      const none = { revenueItems: [], manualExpenses: [], transfers: [], expenses: [] };
      const own = ledgerSums({ ...none, payments: [], [rows]: [row] }, monthOf);
      for (const [month, sums] of own)
        add(cells, `${month}~${String(row.data['accountId'])}`, sums);
    }
  }
  for (const { data } of ledger.transfers.filter((one) => one.data['toAccountId'] !== undefined)) {
    const month = String(data['date']).slice(0, 7);
    add(cells, `${month}~${String(data['fromAccountId'])}`, { transferOut: amountOf(data) });
    add(cells, `${month}~${String(data['toAccountId'])}`, { transferIn: amountOf(data) });
  }
  return cells;
}

function monthOf(_item: DocumentData, day: unknown): string | null {
  return typeof day === 'string' ? day.slice(0, 7) : null;
}

function countedSums({ counted }: LedgerData): Cells {
  const cells: Cells = new Map();
  for (const { data } of counted) add(cells, String(data['cell']), measuresOf(data));
  return cells;
}

function add(cells: Cells, id: string, more: Partial<Record<Measure, bigint>>): void {
  const sums = cells.get(id) ?? {};
  for (const measure of MEASURES) sums[measure] = (sums[measure] ?? 0n) + (more[measure] ?? 0n);
  cells.set(id, sums);
}

function pairOf(item: DocumentData): string {
  return `${String(item['categoryId'])}~${String(item['fundId'] ?? '')}`;
}

/** What cannot be read counts as nothing here; the check of the books reports it. */
function amountOf(item: DocumentData): bigint {
  return exactCents(item['amount']) ?? 0n;
}

function measuresOf(data: DocumentData): Partial<Record<Measure, bigint>> {
  return Object.fromEntries(
    MEASURES.map((measure) => [measure, BigInt(Number(data[measure] ?? 0))]),
  );
}
