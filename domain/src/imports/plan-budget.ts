import { normalizeCategoryName } from '../categories/category.ts';
import { valuesOf } from '../fields/document.ts';
import { readAmount } from '../fields/form.ts';
import { finalBudget } from '../ledger/budget.ts';
import type { StoredFields } from '../ledger/journal.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { amountOf, cents, inputText, type Cents } from '../money/money.ts';
import { amountInCell } from '../sheets/cells.ts';
import type { ApproverPlanner } from './plan-approvers.ts';
import { cellValue } from './cell-values.ts';
import { importMessages as words } from './import-messages.ts';
import {
  importedId,
  NOTHING,
  type BudgetLine,
  type Draft,
  type PlanRequest,
  type RowPlanner,
  type RowProblem,
} from './import-plan.ts';
import { cellIn, rawCell, type ImportRow } from './import-rows.ts';
import { recognizer, problemsOf, readRow, type NameBooks } from './row-reader.ts';
import { totalOf } from './row-labels.ts';

const SIDES = [
  { collection: 'budgetItems', column: 'spending', label: 'Spending' },
  { collection: 'incomeItems', column: 'income', label: 'Income' },
] as const;

type Side = (typeof SIDES)[number];

/** Plans a budget's lines: a row may have spending, income, and an approver. */
export function budgetPlanner(
  rows: readonly ImportRow[],
  request: PlanRequest,
  books: NameBooks,
  planApprover: ApproverPlanner,
): RowPlanner {
  const below0 = sidesBelow0(rows);
  const sides = SIDES.map((side) => ({
    side,
    plan: sidePlanner(side, request, books, below0.has(side.column)),
  }));
  const known = new Set(request.known.categories.map(({ name }) => normalizeCategoryName(name)));
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
    const category = cellIn(row, 'category');
    const isLike = totalOf(category) !== null || /^net\b/i.test(category);
    const isNew = isLike && !known.has(normalizeCategoryName(category));
    const records = drafts.flatMap((draft) => draft.records);
    return {
      ...approver,
      records,
      notes: [
        ...new Set([...approver.notes, ...drafts.flatMap(({ notes }) => notes)]),
        ...(isNew && records.length > 0 ? [words.likeTotal] : []),
      ],
      lines: drafts.flatMap(({ lines = [] }) => lines),
    };
  };
}

/** Returns the sides with only amounts below 0, as in a sheet that writes spending in brackets. */
export function sidesBelow0(rows: readonly ImportRow[]): ReadonlySet<Side['column']> {
  const isBelow0 = ({ column }: Side): boolean => {
    const amounts = rows.flatMap((row) =>
      row.left === null ? (amountInCell(cellIn(row, column)) ?? []) : [],
    );
    return amounts.some((amount) => amount < 0) && amounts.every((amount) => amount <= 0);
  };
  return new Set(SIDES.filter(isBelow0).map(({ column }) => column));
}

function problemOf(row: ImportRow, asked: readonly Side[]): readonly RowProblem[] {
  const isFilled = (field: string) => cellIn(row, field) !== '';
  if (asked.length === 0 && !isFilled('eventApprover'))
    return [{ field: 'spending', message: words.nothingBudgeted }];
  return asked.length === 2 && isFilled('changes')
    ? [{ field: 'changes', message: words.changesOfBoth }]
    : [];
}

/** The sides that a row has an amount for: a 0 next to an amount isn't a line. */
function sidesOf(row: ImportRow): readonly Side[] {
  const filled = SIDES.filter(({ column }) => cellIn(row, column) !== '');
  const nonzero = filled.filter(({ column }) => amountInCell(cellIn(row, column)) !== 0);
  return nonzero.length > 0 ? nonzero : filled.slice(0, 1);
}

/** Both sides of a row report the same problem with its category. */
function withoutTwins(problems: readonly RowProblem[]): readonly RowProblem[] {
  const byKey = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byKey.values()];
}

function sidePlanner(
  { collection, column, label }: Side,
  { id, known, columns, turnSigns }: PlanRequest,
  books: NameBooks,
  isBelow0: boolean,
): (row: ImportRow) => Draft {
  const stored = known.stored(collection);
  const keyOf = (fields: StoredFields) => lineKey(fields, columns.has('changes'));
  const there = recognizer(stored.map(keyOf));
  const ids = idsBy(stored, keyOf);
  const budgets = new Map(stored.map((fields) => [pairKey(fields), budgetIn(fields)]));
  const planned = new Map<string, number>();
  const form = recordForm(collection);
  return (row) => {
    const original = cellValue({ ...form.originalBudget, label }, rawCell(row, column));
    const text = original.ok ? original.value : '';
    const read = readRow(collection, row, books, {
      originalBudget: isBelow0 && turnSigns ? turned(text) : text,
    });
    const wrong = original.ok ? [] : [{ field: column, message: original.message }];
    const problems = problemsOf(
      collection,
      { ...read, problems: [...wrong, ...read.problems] },
      { originalBudget: column },
    );
    if (problems.length > 0) return { ...NOTHING, problems };
    const fields: StoredFields = valuesOf(form, read.typed);
    const place = pairKey(fields);
    const line = (own: string): readonly BudgetLine[] => [{ side: column, id: own }];
    if (there.take(keyOf(fields))) {
      const own = ids.get(keyOf(fields))?.shift();
      return own === undefined ? NOTHING : { ...NOTHING, lines: line(own) };
    }
    const budget = budgets.get(place);
    const isNegative = amountOf(fields['originalBudget']) < 0;
    const twin = planned.get(JSON.stringify(fields));
    const late = [
      ...read.late,
      ...(budget === undefined ? [] : [{ field: column, message: words.otherBudget(budget) }]),
      ...(isNegative && (isBelow0 || column === 'spending')
        ? [{ field: column, message: (isBelow0 ? words.inBrackets : words.below0)(label) }]
        : []),
    ];
    if (late.length > 0) return { ...NOTHING, problems: late };
    const before = planned.get(place);
    planned.set(JSON.stringify(fields), row.row).set(place, row.row);
    const notes = [
      ...(isNegative ? [words.noteBelow0(label)] : []),
      ...(twin === undefined ? [] : [words.sameAsRow(twin)]),
      ...(before === undefined || twin !== undefined ? [] : [words.samePlaceAsRow(before)]),
    ];
    const records = [{ row: row.row, collection, fields }];
    return { ...NOTHING, notes, records, lines: line(importedId(id, row.row)) };
  };
}

function idsBy(
  stored: readonly StoredFields[],
  keyOf: (fields: StoredFields) => string,
): ReadonlyMap<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const fields of stored) {
    const { id } = fields;
    const key = keyOf(fields);
    if (typeof id === 'string') ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}

function turned(text: string): string {
  return text === '' ? text : inputText(cents(0 - readAmount(text)));
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
