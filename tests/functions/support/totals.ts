import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/*
 * What the totals must be, computed from the ledger alone. It shares no code with the server: amounts are read as
 * decimal texts and added as BigInt.
 */

const MEASURES = ['revenue', 'manual', 'approved', 'paid', 'approvedCount', 'paidCount'] as const;
type Sums = Record<(typeof MEASURES)[number], bigint>;

/** Every cell that is not the sum of its transactions, and every one that is not the sum of what is counted. */
export async function brokenTotals(db: Firestore): Promise<string[]> {
  const [ledger, counted, totals] = await Promise.all([
    ledgerSums(db),
    countedSums(db),
    documentsOf(db, 'totals'),
  ]);
  const kept = new Map(totals.map(([id, data]) => [id, sumsOf(data)]));
  return [...disagreements('ledger', ledger, kept), ...disagreements('counted', counted, kept)];
}

/** One measure of all cells together, in cents. */
export async function totalOf(db: Firestore, measure: keyof Sums): Promise<number> {
  const totals = await documentsOf(db, 'totals');
  return Number(totals.reduce((sum, [, data]) => sum + sumsOf(data)[measure], 0n));
}

async function ledgerSums(db: Firestore): Promise<Map<string, Sums>> {
  const cells = new Map<string, Sums>();
  for (const [, item] of await documentsOf(db, 'revenueItems'))
    add(cells, cellOf(item), { revenue: centsOf(item['amount']) });
  for (const [, item] of await documentsOf(db, 'manualExpenses'))
    add(cells, cellOf(item), { manual: centsOf(item['amount']) });
  for (const [, expense] of await documentsOf(db, 'expenses')) {
    const amount = centsOf((expense['submission'] as DocumentData)['amount']);
    const paid = expense['status'] === 'paid';
    if (!paid && expense['status'] !== 'approved') continue;
    add(cells, cellOf(expense), { approved: amount, approvedCount: 1n });
    if (paid) add(cells, cellOf(expense), { paid: amount, paidCount: 1n });
  }
  return cells;
}

async function countedSums(db: Firestore): Promise<Map<string, Sums>> {
  const cells = new Map<string, Sums>();
  for (const [, data] of await documentsOf(db, 'counted'))
    add(cells, String(data['cell']), sumsOf(data));
  return cells;
}

function disagreements(
  name: string,
  wanted: ReadonlyMap<string, Sums>,
  kept: ReadonlyMap<string, Sums>,
): string[] {
  const none = sumsOf({});
  return [...new Set([...wanted.keys(), ...kept.keys()])].flatMap((id) =>
    MEASURES.flatMap((measure) => {
      const should = (wanted.get(id) ?? none)[measure];
      const is = (kept.get(id) ?? none)[measure];
      return should === is ? [] : [`${id}: ${measure} is ${is}, by the ${name} ${should}`];
    }),
  );
}

function add(cells: Map<string, Sums>, id: string, more: Partial<Sums>): void {
  const sums = cells.get(id) ?? sumsOf({});
  for (const measure of MEASURES) sums[measure] += more[measure] ?? 0n;
  cells.set(id, sums);
}

function cellOf(item: DocumentData): string {
  return `${String(item['categoryId'])}~${String(item['fundId'] ?? '')}`;
}

function centsOf(dollars: unknown): bigint {
  return BigInt(Number(dollars).toFixed(2).replace('.', ''));
}

function sumsOf(data: DocumentData): Sums {
  const wholes = MEASURES.map((measure) => [measure, BigInt(Number(data[measure] ?? 0))]);
  // Made from the list of all measures.
  return Object.fromEntries(wholes) as Sums;
}

async function documentsOf(db: Firestore, name: string): Promise<[string, DocumentData][]> {
  const found = await db.collection(name).get();
  return found.docs.map((document) => [document.id, document.data()]);
}
