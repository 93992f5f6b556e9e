import { openingOf } from '../accounts/outstanding.ts';
import { isInUse } from '../fields/archived.ts';
import { finalBudget } from '../ledger/budget.ts';
import { needsSecondLook } from '../ledger/confirmation.ts';
import { amountOf } from '../money/money.ts';
import { textIn } from '../untyped.ts';

/*
 * `home/plan` holds what the first page needs of the small collections, such as names, budgets, and beginning balances, so
 * that it reads one document however many years the books have. Each part is made of one collection.
 */

/** A stored document. */
export interface PlanRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface PlannedAccount {
  readonly name: string;
  /** In cents, with what was outstanding. */
  readonly opening: number;
  readonly openingDate: string;
  readonly isArchived: boolean;
}

export interface PlannedFund {
  readonly name: string;
  readonly isHeld: boolean;
  readonly isArchived: boolean;
}

/** The statements of an account that are in force. */
export interface PlannedStatements {
  /** The day of the last one. */
  readonly through: string;
  /** How many of them no second person has reviewed. */
  readonly unreviewed: number;
}

/** What the plan keeps of each collection, by the ids of its documents unless it says otherwise. */
export interface PlanParts {
  readonly accounts: Readonly<Record<string, PlannedAccount>>;
  readonly funds: Readonly<Record<string, PlannedFund>>;
  /** Their names. */
  readonly categories: Readonly<Record<string, string>>;
  /** The Final Budgets in cents, by fiscal year and category. Only the last years that have lines. */
  readonly budgetItems: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The day on which each year's budget was adopted; years without one are absent. */
  readonly budgets: Readonly<Record<string, string>>;
  /** The stored beginnings in cents, by fund and fiscal year. */
  readonly fundBalances: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Those in force of each account. */
  readonly statements: Readonly<Record<string, PlannedStatements>>;
  /** The last day of each year that is closed, with its first: `2025-07-01/2026-06-30`. */
  readonly closings: Readonly<Record<string, string>>;
  /** The last day that a report was given for; absent without one. */
  readonly treasurerReports: { readonly through?: string };
}

export type PlanCollection = keyof PlanParts;

/** The document `home/plan`. A part that was never made is absent: its collection is empty. */
export type HomePlan = Readonly<Partial<PlanParts>>;

/** How many years' budgets the plan keeps. */
const BUDGET_YEARS = 3;

/** Makes the part of each collection from all of its documents. */
const PARTS: {
  readonly [Name in PlanCollection]: (records: readonly PlanRecord[]) => PlanParts[Name];
} = {
  accounts: (records) =>
    byId(records, ({ fields }) => ({
      name: textIn(fields, 'name'),
      opening: openingOf({ ...fields, openingBalance: Number(fields['openingBalance']) }),
      openingDate: textIn(fields, 'openingDate'),
      isArchived: isArchived(fields),
    })),
  funds: (records) =>
    byId(records, ({ fields }) => ({
      name: textIn(fields, 'name'),
      isHeld: fields['heldForOthers'] === true,
      isArchived: isArchived(fields),
    })),
  categories: (records) => byId(records, ({ fields }) => textIn(fields, 'name')),
  budgetItems: (records) => {
    const years = [...new Set(records.map(({ fields }) => textIn(fields, 'fiscalYear')))];
    const kept = years.filter(Boolean).sort().slice(-BUDGET_YEARS);
    return sumsOf(
      records
        .map(({ fields }) => ({
          outer: textIn(fields, 'fiscalYear'),
          inner: textIn(fields, 'categoryId'),
          cents: finalBudget({
            originalBudget: fields['originalBudget'],
            changes: fields['changes'],
          }),
        }))
        .filter(({ outer }) => kept.includes(outer)),
    );
  },
  budgets: (records) => textsOf(records, ({ fields }) => textIn(fields, 'adoptedOn')),
  fundBalances: (records) =>
    sumsOf(
      records.map(({ fields }) => ({
        outer: textIn(fields, 'fundId'),
        inner: textIn(fields, 'fiscalYear'),
        cents: amountOf(fields['amount']),
      })),
    ),
  statements: (records) => {
    const found: Record<string, PlannedStatements> = {};
    for (const { fields } of records) {
      const [account, day] = [textIn(fields, 'accountId'), textIn(fields, 'day')];
      if (!needsSecondLook('statements', fields) || account === '' || day === '') continue;
      const { through, unreviewed } = found[account] ?? { through: '', unreviewed: 0 };
      const isReviewed = (fields['reviewed'] ?? null) !== null;
      found[account] = {
        through: day > through ? day : through,
        unreviewed: unreviewed + (isReviewed ? 0 : 1),
      };
    }
    return found;
  },
  closings: (records) =>
    textsOf(records, ({ fields }) => {
      const [first, last] = [textIn(fields, 'first'), textIn(fields, 'last')];
      const isClosed = first !== '' && last !== '' && fields['reopenReason'] === null;
      return isClosed ? `${first}/${last}` : '';
    }),
  treasurerReports: (records) => {
    const through = records
      .map(({ fields }) => (textIn(fields, 'givenOn') === '' ? '' : textIn(fields, 'last')))
      .sort()
      .at(-1);
    return through ? { through } : {};
  },
};

// The keys of a constant table are its own literal keys.
export const PLAN_COLLECTIONS = Object.keys(PARTS) as PlanCollection[];

/** Returns whether changes of a collection change the plan. */
export function isPlanned(collection: string): collection is PlanCollection {
  return Object.hasOwn(PARTS, collection);
}

/** Makes the part of a collection. @param records all of its documents, in any order. */
export function planPart<Name extends PlanCollection>(
  collection: Name,
  records: readonly PlanRecord[],
): PlanParts[Name] {
  return PARTS[collection](records);
}

function isArchived(fields: PlanRecord['fields']): boolean {
  return !isInUse({ archived: fields['archived'] === true });
}

function byId<Part>(
  records: readonly PlanRecord[],
  partOf: (record: PlanRecord) => Part,
): Readonly<Record<string, Part>> {
  return Object.fromEntries(records.map((record) => [record.id, partOf(record)]));
}

/** The same for texts, without empty ones. */
function textsOf(
  records: readonly PlanRecord[],
  textFor: (record: PlanRecord) => string,
): Readonly<Record<string, string>> {
  return byId(
    records.filter((record) => textFor(record) !== ''),
    textFor,
  );
}

function sumsOf(
  items: readonly { readonly outer: string; readonly inner: string; readonly cents: number }[],
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const sums: Record<string, Record<string, number>> = {};
  for (const { outer, inner, cents } of items) {
    if (outer === '' || inner === '') continue;
    const own = (sums[outer] ??= {});
    own[inner] = (own[inner] ?? 0) + cents;
  }
  return sums;
}
