import type { AdvanceKind } from '../../ledger/advance.ts';
import { cents, type Cents } from '../../money/money.ts';
import { AMENDED_SIDES, AUTHORITIES, type AmendmentLine } from '../amendments.ts';
import { BUDGET_LINE_AMOUNTS, type TreasurerBudget } from './budget-lines.ts';
import { CLOSED_YEARS } from '../names.ts';
import { CASH_AMOUNTS } from './cash-amounts.ts';
import type { TransferLine } from './entry-lines.ts';
import type { TreasurerLists, TreasurerReport } from './treasurer.ts';

/** The amount fields of a row. */
export const TREASURER_AMOUNTS = ['amount', ...CASH_AMOUNTS, ...BUDGET_LINE_AMOUNTS] as const;

/** The part of the report that a row belongs to. */
type Section =
  | 'Fund'
  | 'Held for others'
  | 'Account'
  | 'Adjustment'
  | 'Receipt'
  | 'Disbursement'
  | 'Void'
  | 'Advance'
  | 'Money returned'
  | 'Advance settled'
  | 'Transfer'
  | 'Advanced, not substantiated'
  | 'Budget'
  | 'Expected income'
  | 'Amendment';

const ADVANCES: Readonly<Record<AdvanceKind, Section>> = {
  given: 'Advance',
  returned: 'Money returned',
  settled: 'Advance settled',
};

/** A row's texts; empty if its section has none. */
interface Texts {
  readonly date: string;
  readonly checkNumber: string;
  readonly method: string;
  readonly payee: string;
  readonly categoryName: string;
  readonly fundName: string;
  readonly accountName: string;
  readonly description: string;
  /** `yes` if a second person has yet to confirm a disbursement. */
  readonly unconfirmed: string;
}

/** A row of the file; amounts that its section lacks are empty. */
export interface TreasurerCsvRow
  extends Texts, Readonly<Record<(typeof TREASURER_AMOUNTS)[number], Cents | null>> {
  readonly section: Section;
}

const NO_TEXTS = {
  date: '',
  checkNumber: '',
  method: '',
  payee: '',
  categoryName: '',
  fundName: '',
  accountName: '',
  description: '',
  unconfirmed: '',
};

// Made from the list of all amounts.
const NO_AMOUNTS = Object.fromEntries(TREASURER_AMOUNTS.map((name) => [name, null])) as Record<
  (typeof TREASURER_AMOUNTS)[number],
  null
>;

/** Returns the file name for a period. */
export function treasurerFile({ days: { first, last } }: Pick<TreasurerReport, 'days'>): string {
  return `treasurers-report-${first}-to-${last}.csv`;
}

/** Returns the file's rows in the report's order, without totals. @param lists with all entries. */
export function treasurerRows(
  { funds, accounts, advanced, budget, income, amendments }: TreasurerReport,
  { receipts, disbursements, advances, transfers }: TreasurerLists,
): readonly TreasurerCsvRow[] {
  return [
    ...funds.lines.map(({ id: _id, fundName, fundCode: _code, isHeld, ...amounts }) =>
      rowOf(isHeld ? 'Held for others' : 'Fund', { fundName }, amounts),
    ),
    ...accounts.lines.map(({ id: _id, accountName, ...amounts }) =>
      rowOf('Account', { accountName }, amounts),
    ),
    ...funds.adjustments.map(({ day, fundName, reason, amount }) =>
      rowOf('Adjustment', { date: day, fundName, description: reason }, { amount }),
    ),
    ...receipts.flatMap(({ lines }) =>
      lines.map(({ id: _id, day, isUnconfirmed, amount, ...texts }) =>
        rowOf('Receipt', { date: day, ...texts, ...marked(isUnconfirmed) }, { amount }),
      ),
    ),
    ...disbursements.map((line) => {
      const { id: _id, document: _document, day, isVoid, isUnconfirmed, amount, ...texts } = line;
      return rowOf(
        isVoid ? 'Void' : 'Disbursement',
        { date: day, ...texts, ...marked(isUnconfirmed) },
        { amount },
      );
    }),
    ...advances.map(({ id: _id, day, kind, isUnconfirmed, amount, ...texts }) =>
      rowOf(ADVANCES[kind], { date: day, ...texts, ...marked(isUnconfirmed) }, { amount }),
    ),
    ...transfers.map(transferRow),
    ...advanced.map(({ categoryName, fundName, amount }) =>
      rowOf('Advanced, not substantiated', { categoryName, fundName }, { amount }),
    ),
    ...budgetRows('Budget', budget),
    ...(income === null ? [] : budgetRows('Expected income', income)),
    ...amendments.map(amendmentRow),
  ];
}

function marked(isUnconfirmed: boolean): Pick<TreasurerCsvRow, 'unconfirmed'> {
  return { unconfirmed: isUnconfirmed ? 'yes' : '' };
}

function transferRow(line: TransferLine): TreasurerCsvRow {
  const { day, amount, description, fromName, toName, fromAccountName, toAccountName } = line;
  const between = (from: string, to: string) => (from === '' ? '' : `${from} to ${to}`);
  const texts = {
    date: day,
    description,
    fundName: between(fromName, toName),
    accountName: between(fromAccountName, toAccountName),
  };
  return rowOf('Transfer', texts, { amount });
}

function budgetRows(
  section: Section,
  { sections, fromClosed }: TreasurerBudget,
): readonly TreasurerCsvRow[] {
  const lines = sections.flatMap((part) =>
    part.lines.map(({ id: _id, categoryName, ...amounts }) =>
      rowOf(section, { categoryName }, amounts),
    ),
  );
  const { name: categoryName } = CLOSED_YEARS;
  return [...lines, ...(fromClosed === null ? [] : [rowOf(section, { categoryName }, fromClosed)])];
}

/** Its amount is what it adds to the final budget, which is the row's budget. */
function amendmentRow(line: AmendmentLine): TreasurerCsvRow {
  const { meetingDate, side, lineName, from, to, reason, authority } = line;
  const [before, budget] = [from ?? cents(0), to ?? cents(0)];
  const texts = {
    date: meetingDate,
    categoryName: `${AMENDED_SIDES[side]}: ${lineName}`,
    description: `${AUTHORITIES[authority]}: ${reason}`,
  };
  return rowOf('Amendment', texts, { amount: cents(budget - before), budget });
}

function rowOf(
  section: Section,
  texts: Partial<Texts>,
  amounts: Partial<Record<(typeof TREASURER_AMOUNTS)[number], Cents>>,
): TreasurerCsvRow {
  return { section, ...NO_TEXTS, ...texts, ...NO_AMOUNTS, ...amounts };
}
