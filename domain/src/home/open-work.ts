import { confirmLine, ratifiedId, ratifiedLine, voidLine } from '../bank/ratification.ts';
import type { RatifiedMark, RatifiedPlace } from '../bank/ratification.ts';
import type { Expense } from '../expenses/expense.ts';
import { isChangeOpen, lacksFund, payableOf, standingLines } from '../expenses/expense-lines.ts';
import { givenIn } from '../ledger/advance.ts';
import { amountOf, sumCents } from '../money/money.ts';
import { monthOf } from '../time/months.ts';
import { membersOf, textIn } from '../untyped.ts';

/*
 * `home/now` counts the work that is open, so the first page reads one document however many requests and payments there
 * are. Each of them adds its shares to it.
 */

/** The collections whose documents are open work. */
export const WORK_COLLECTIONS = ['expenses', 'payments', 'manualExpenses', 'revenueItems'] as const;
export type WorkCollection = (typeof WORK_COLLECTIONS)[number];

/** What open work is counted by. */
export const WORK_KINDS = [
  /** Requests with an open step: `all`. */
  'pending',
  /** The same by the address that we asked; a request that two presidents can decide is under both. */
  'waiting',
  /** The same if no one can decide the step: by `stuckPlace`. */
  'stuck',
  /** Approved, with a fund, and not paid: `all`. */
  'ready',
  /** Approved without a fund: `all`. */
  'fundless',
  /** Everything that is approved and not paid, by category. */
  'promised',
  /** Sent back to the submitters: `all`. */
  'returned',
  /** Payments and manual expenses that no meeting has ratified, by the month of their day. */
  'unratified',
  /** Those, and revenue below 0, that no second person has confirmed, by the month of their day. */
  'unconfirmed',
  /** Paid requests whose new lines no second person has confirmed: `all`. */
  'changed',
  /** Advances that aren't settled, with what's open of them, by the day of the event or the purchase. */
  'advances',
  /** Checks that nobody has mailed or handed over, by the number of their signatures. */
  'unsentChecks',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The place of kinds that aren't divided. */
export const ALL = 'all';

export interface Amount {
  readonly count: number;
  /** In cents. */
  readonly cents: number;
}

/** What a document adds to one place of `home/now`. */
export interface WorkShare extends Amount {
  readonly kind: WorkKind;
  readonly of: string;
}

/** `home/now`: amounts by kind and place. Places without work may be there with zeros. */
export type OpenWork = Readonly<Partial<Record<WorkKind, Readonly<Record<string, Amount>>>>>;

type Stored = Readonly<Record<string, unknown>> | undefined;

/** A document that may be open work, and what a meeting marked of it. */
export interface WorkSource {
  readonly fields: Stored;
  /** Its document in `ratified`, and that of its void; absent for an expense and for revenue. */
  readonly mark?: Stored;
  readonly voidMark?: Stored;
}

/** Returns the ids in `ratified` that say what a meeting ratified of a document; none for an expense and for revenue. */
export function marksOf(collection: WorkCollection, id: string): readonly string[] {
  if (collection === 'expenses' || collection === 'revenueItems') return [];
  return [ratifiedId({ collection, id }), ratifiedId({ collection, id, part: 'void' })];
}

/** Returns what a stored document adds to `home/now`; nothing once there is no work left with it. */
export function workShares(
  collection: WorkCollection,
  id: string,
  { fields, mark, voidMark }: WorkSource,
): readonly WorkShare[] {
  if (collection === 'expenses') return fields === undefined ? [] : expenseShares(fields);
  const unconfirmed = confirmLine(collection, id, fields);
  return [
    ...(collection === 'revenueItems'
      ? []
      : unratifiedShares({ collection, id }, { fields, mark, voidMark })),
    ...(unconfirmed === null
      ? []
      : [share('unconfirmed', monthOf(unconfirmed.day), unconfirmed.amount)]),
    ...(collection === 'payments' ? checkShares(fields) : []),
    ...(collection === 'manualExpenses' ? advanceShares(fields) : []),
  ];
}

function unratifiedShares(
  place: RatifiedPlace,
  { fields, mark, voidMark }: WorkSource,
): readonly WorkShare[] {
  const lines = [
    mark === undefined ? ratifiedLine(place, fields) : null,
    // `ratifications.ts` of the functions writes the marks.
    voidMark === undefined ? voidLine(place, mark as RatifiedMark | undefined) : null,
  ];
  return lines.flatMap((line) =>
    line === null ? [] : [share('unratified', monthOf(line.day), line.amount)],
  );
}

function advanceShares(fields: Stored): readonly WorkShare[] {
  const advance = givenIn(fields ?? {});
  if (advance === null || advance.open <= 0) return [];
  return [share('advances', advance.eventOn, advance.open)];
}

function checkShares(fields: Stored): readonly WorkShare[] {
  const { check, lines, voided = null, mistake = null } = membersOf(fields);
  const { signatures, sent } = membersOf(check);
  if (!Array.isArray(signatures) || sent !== null || voided !== null || mistake !== null) return [];
  const paid = (Array.isArray(lines) ? lines : []).map((line) =>
    amountOf(membersOf(line)['amount']),
  );
  return [share('unsentChecks', String(signatures.length), sumCents(paid))];
}

function expenseShares(fields: Readonly<Record<string, unknown>>): readonly WorkShare[] {
  // Only the server writes them.
  const { lines = [], reclassified = [] } = fields as Partial<
    Pick<Expense, 'lines' | 'reclassified'>
  >;
  const expense = { lines };
  const amount = payableOf(expense);
  switch (fields['status']) {
    case 'returned':
      return [share('returned', ALL, amount)];
    case 'approved':
      return [
        share(lacksFund(expense) ? 'fundless' : 'ready', ALL, amount),
        ...standingLines(expense).map((line) =>
          share('promised', line.categoryId, amountOf(line.amount)),
        ),
      ];
    case 'paid':
      return isChangeOpen({ status: 'paid', reclassified }) ? [share('changed', ALL, amount)] : [];
    case 'pending': {
      const { role, categoryId, approvers } = openStep(fields['steps']);
      const who = approvers.length === 0 ? null : approvers;
      return [
        share('pending', ALL, amount),
        ...(who?.map((address) => share('waiting', address, amount)) ?? [
          share('stuck', stuckPlace(role, categoryId), amount),
        ]),
      ];
    }
    default:
      return [];
  }
}

/** Where a request without an approver is counted: by role, and for an event approver by the category too. */
function stuckPlace(role: string, categoryId: string): string {
  return role === 'eventApprover' ? `${role}~${categoryId}` : role;
}

/** Returns the role and the category of a place in `stuck`; the category is null if the role is the same for all. */
export function stuckFrom(place: string): {
  readonly role: string;
  readonly categoryId: string | null;
} {
  const [role = '', categoryId = null] = place.split('~');
  return { role, categoryId };
}

function openStep(steps: unknown): {
  readonly role: string;
  /** Of an event approver's step; '' otherwise. */
  readonly categoryId: string;
  readonly approvers: readonly string[];
} {
  const open = (Array.isArray(steps) ? steps : [])
    .map(membersOf)
    .find(({ status }) => status === 'open');
  const approvers: unknown = open?.['approvers'];
  return {
    role: textIn(open ?? {}, 'role'),
    categoryId: textIn(open ?? {}, 'categoryId'),
    approvers: Array.isArray(approvers)
      ? [...new Set(approvers.filter((one) => typeof one === 'string' && one !== ''))]
      : [],
  };
}

function share(kind: WorkKind, of: string, cents: number): WorkShare {
  return { kind, of: of || ALL, count: 1, cents };
}

/** Reads the shares that a document is noted with; null for what can't be read. */
export function sharesFrom(fields: Stored): readonly WorkShare[] | null {
  const shares: unknown = fields?.['shares'] ?? [];
  if (!Array.isArray(shares)) return null;
  const read = shares.map(membersOf).flatMap(({ kind, of, count, cents }): WorkShare[] => {
    const known = WORK_KINDS.find((one) => one === kind);
    const isRead = known !== undefined && typeof of === 'string' && of !== '';
    return isRead ? [{ kind: known, of, count: whole(count), cents: whole(cents) }] : [];
  });
  return read.length === shares.length ? read : null;
}

/** Returns whether two documents add the same. Both are in the order of `workShares`. */
export function sameShares(one: readonly WorkShare[], other: readonly WorkShare[]): boolean {
  return JSON.stringify(one.map(listed)) === JSON.stringify(other.map(listed));
}

function listed({ kind, of, count, cents }: WorkShare) {
  return [kind, of, count, cents];
}

/** Returns what to add to each place when documents that added `before` now add `after`; places without change are absent. */
export function workChanges(
  before: readonly WorkShare[],
  after: readonly WorkShare[],
): readonly WorkShare[] {
  const sums = new Map<string, WorkShare>();
  const add = (sign: 1 | -1) => (one: WorkShare) => {
    const key = `${one.kind} ${one.of}`;
    const { count, cents } = sums.get(key) ?? { count: 0, cents: 0 };
    sums.set(key, { ...one, count: count + sign * one.count, cents: cents + sign * one.cents });
  };
  before.forEach(add(-1));
  after.forEach(add(1));
  return [...sums.values()].filter(({ count, cents }) => count !== 0 || cents !== 0);
}

/** Returns the amount in one place of `home/now`; zeros if nothing is there. */
export function workAt(work: OpenWork, kind: WorkKind, of: string = ALL): Amount {
  const { count, cents } = membersOf(membersOf(work[kind])[of]);
  return { count: whole(count), cents: whole(cents) };
}

/** Returns the places of a kind that have work, with their amounts. */
export function workPlaces(
  work: OpenWork,
  kind: WorkKind,
): readonly (readonly [of: string, amount: Amount])[] {
  return Object.keys(membersOf(work[kind]))
    .map((of) => [of, workAt(work, kind, of)] as const)
    .filter(([, { count, cents }]) => count !== 0 || cents !== 0);
}

function whole(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0;
}
