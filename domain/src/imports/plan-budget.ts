import { valuesOf } from '../fields/document.ts';
import { finalBudget } from '../ledger/budget.ts';
import type { StoredFields } from '../ledger/journal.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { amountOf, cents, type Cents } from '../money/money.ts';
import { amountInCell } from '../sheets/cells.ts';
import type { ApproverPlanner } from './plan-approvers.ts';
import { cellValue } from './cell-values.ts';
import { importMessages as words } from './import-messages.ts';
import {
  NOTHING,
  type Draft,
  type PlanRequest,
  type RowPlanner,
  type RowProblem,
} from './import-plan.ts';
import { cellIn, rawCell, type ImportRow } from './import-rows.ts';
import { recogniser } from './recognise.ts';
import { problemsOf, readRow, type NameBooks } from './row-reader.ts';

const SIDES = [
  { collection: 'budgetItems', column: 'spending', label: 'Spending' },
  { collection: 'incomeItems', column: 'income', label: 'Income' },
] as const;

type Side = (typeof SIDES)[number];

/** Plans the lines of a budget: a row may have what is spent, what comes in, and who approves. */
export function budgetPlanner(
  request: PlanRequest,
  books: NameBooks,
  planApprover: ApproverPlanner,
): RowPlanner {
  const sides = SIDES.map((side) => ({ side, plan: sidePlanner(side, request, books) }));
  return (row) => {
    const asked = sidesOf(row);
    const drafts = sides.filter(({ side }) => asked.includes(side)).map(({ plan }) => plan(row));
    const problems = [
      ...problemOf(row, asked),
      ...withoutTwins(drafts.flatMap((draft) => draft.problems)),
    ];
    if (problems.length > 0) return { ...NOTHING, problems };
    const approver = planApprover(row, 'eventApprover');
    if (approver.problems.length > 0) return approver;
    return { ...approver, records: drafts.flatMap(({ records }) => records) };
  };
}

function problemOf(row: ImportRow, asked: readonly Side[]): readonly RowProblem[] {
  const isFilled = (field: string) => cellIn(row, field) !== '';
  if (asked.length === 0 && !isFilled('eventApprover'))
    return [{ field: 'spending', message: words.nothingBudgeted }];
  return asked.length === 2 && isFilled('changes')
    ? [{ field: 'changes', message: words.changesOfBoth }]
    : [];
}

/** The sides that a row has an amount for: 0 beside an amount is no line. */
function sidesOf(row: ImportRow): readonly Side[] {
  const filled = SIDES.filter(({ column }) => cellIn(row, column) !== '');
  const nonzero = filled.filter(({ column }) => amountInCell(cellIn(row, column)) !== 0);
  return nonzero.length > 0 ? nonzero : filled.slice(0, 1);
}

/** Both sides of a row say the same of its category. */
function withoutTwins(problems: readonly RowProblem[]): readonly RowProblem[] {
  const byKey = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byKey.values()];
}

function sidePlanner(
  { collection, column, label }: Side,
  { known, columns }: PlanRequest,
  books: NameBooks,
): (row: ImportRow) => Draft {
  const stored = known.stored(collection);
  const keyOf = (fields: StoredFields) => lineKey(fields, columns.has('changes'));
  const there = recogniser(stored.map(keyOf));
  const budgets = new Map(stored.map((fields) => [pairKey(fields), budgetIn(fields)]));
  return (row) => {
    const form = recordForm(collection);
    const original = cellValue({ ...form.originalBudget, label }, rawCell(row, column));
    const read = readRow(collection, row, books, {
      originalBudget: original.ok ? original.text : '',
    });
    const wrong = original.ok ? [] : [{ field: column, message: original.message }];
    const problems = problemsOf(
      collection,
      { ...read, problems: [...wrong, ...read.problems] },
      { originalBudget: column },
    );
    if (problems.length > 0) return { ...NOTHING, problems };
    const fields: StoredFields = valuesOf(form, read.texts);
    if (there.take(keyOf(fields))) return NOTHING;
    const budget = budgets.get(pairKey(fields));
    const late =
      budget === undefined
        ? read.late
        : [...read.late, { field: column, message: words.otherBudget(budget) }];
    if (late.length > 0) return { ...NOTHING, problems: late };
    return { ...NOTHING, records: [{ row: row.row, collection, fields }] };
  };
}

function pairKey({ categoryId, fundId }: StoredFields): string {
  return JSON.stringify([categoryId, fundId]);
}

function budgetIn({ originalBudget, changes }: StoredFields): Cents {
  return finalBudget({ originalBudget, changes });
}

function lineKey(fields: StoredFields, withChanges: boolean): string {
  const changes = withChanges ? amountOf(fields['changes']) : cents(0);
  return JSON.stringify([pairKey(fields), amountOf(fields['originalBudget']), changes]);
}
