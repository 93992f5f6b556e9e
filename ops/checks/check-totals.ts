import type { DocumentData } from 'firebase-admin/firestore';
import { exactCents } from './exact-cents.ts';
import type { LedgerData } from './project-data.ts';

const MEASURES = ['revenue', 'manual', 'approved', 'paid', 'approvedCount', 'paidCount'] as const;
type Measure = (typeof MEASURES)[number];
/** Sums by the cell's id; a missing measure is 0. */
type Cells = Map<string, Partial<Record<Measure, bigint>>>;

/** Checks that the totals by category and fund equal the sums of the ledger and of `counted`, to the cent. */
export function checkTotals(ledger: LedgerData): string[] {
  const kept: Cells = new Map(ledger.totals.map(({ id, data }) => [id, measuresOf(data)]));
  return [
    ...disagreements('ledger', ledgerSums(ledger), kept),
    ...disagreements('counted documents', countedSums(ledger), kept),
  ];
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

/** Adds up the transactions by category and fund. */
export function ledgerSums({ revenueItems, manualExpenses, expenses }: LedgerData): Cells {
  const cells: Cells = new Map();
  for (const { data } of revenueItems) {
    add(cells, cellOf(data), { revenue: amountOf(data) });
  }
  for (const { data } of manualExpenses) {
    add(cells, cellOf(data), { manual: amountOf(data) });
  }
  for (const { data } of expenses) {
    const amount = amountOf((data['submission'] ?? {}) as DocumentData);
    const paid = data['status'] === 'paid';
    if (!paid && data['status'] !== 'approved') continue;
    add(cells, cellOf(data), { approved: amount, approvedCount: 1n });
    if (paid) add(cells, cellOf(data), { paid: amount, paidCount: 1n });
  }
  return cells;
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

function cellOf(item: DocumentData): string {
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
