import { normalizeCategoryName } from '../categories/category.ts';
import { isInUse } from '../fields/archived.ts';
import { fieldError } from '../fields/form-errors.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { importMessages as words } from './import-messages.ts';
import {
  creationKey,
  importedId,
  type Creation,
  type Draft,
  type ImportPlan,
  type ImportRecord,
  type PlannedRow,
  type PlanRequest,
  type RowPlanner,
  type BudgetLine,
  type SheetOrder,
} from './import-plan.ts';
import { cellIn, type ImportRow } from './import-rows.ts';
import { nameBook, suggestedCode, type KnownName, type NewName } from './name-book.ts';
import { approverPlanner, approversPlanner } from './plan-approvers.ts';
import { budgetPlanner, sidesBelow0 } from './plan-budget.ts';
import { entryPlanner } from './plan-entries.ts';
import { categoriesPlanner, fundsPlanner } from './plan-names.ts';
import type { NameBooks } from './row-reader.ts';
import { headingRow, isRow } from '../fields/order-row.ts';
import { onOneLine } from '../text/text.ts';
import { headingOf } from './budget-rows.ts';

/** Plans what to do with a sheet's rows; it saves nothing. */
export function planImport(rows: readonly ImportRow[], request: PlanRequest): ImportPlan {
  const books = booksOf(request);
  const plan = plannerOf(rows, request, books);
  const drafts: Draft[] = [];
  const order = orderOfSheet(rows);
  const planned = rows.map((row) => {
    if (row.left !== null && !isKnown(row, request)) {
      order.left(row);
      return leftRow(row, row.left);
    }
    const draft = plan(row);
    drafts.push(draft);
    for (const line of draft.lines ?? []) order.line(line);
    return plannedRow(row, draft);
  });
  const creations = request.kind === 'categories' ? [] : creationsOf(books, request, drafts);
  return {
    rows: planned,
    creations,
    records: [
      ...creations.flatMap((creation) => newRecord(creation, drafts)),
      ...drafts.flatMap(({ records }) => records),
    ],
    approvers: drafts.flatMap(({ approvers }) => approvers),
    inBrackets: request.kind === 'budget' && sidesBelow0(rows).size > 0,
    ...(request.kind === 'budget' ? { order: order.whole() } : {}),
  };
}

/** Returns whether the books have a category with the name of a row that didn't look like part of the table. */
function isKnown(row: ImportRow, { kind, known }: PlanRequest): boolean {
  const name = normalizeCategoryName(cellIn(row, kind === 'categories' ? 'name' : 'category'));
  const isOne = (category: KnownName) => normalizeCategoryName(category.name) === name;
  return row.isGuess === true && known.categories.filter(isInUse).some(isOne);
}

function booksOf({ id, known, unwanted }: PlanRequest): NameBooks {
  const idOf = (row: number) => importedId(id, row);
  const isWanted = (name: NewName) => !unwanted.has(creationKey(name));
  return {
    categories: nameBook('categories', known.categories, idOf, isWanted),
    funds: nameBook('funds', known.funds, idOf, isWanted),
    // A new account needs the bank's opening balance, which no sheet has.
    accounts: nameBook('accounts', known.accounts, idOf, () => false),
  };
}

function plannerOf(rows: readonly ImportRow[], request: PlanRequest, books: NameBooks): RowPlanner {
  const { kind } = request;
  switch (kind) {
    case 'funds':
      return fundsPlanner(request, books);
    case 'categories':
      return categoriesPlanner(
        request,
        books,
        approverPlanner(request, books.categories, 'eventApprover'),
      );
    case 'budget':
      return budgetPlanner(
        rows,
        request,
        books,
        approverPlanner(request, books.categories, 'eventApprover'),
      );
    case 'approvers':
      return approversPlanner(approverPlanner(request, books.categories, 'address'));
    case 'revenueItems':
    case 'manualExpenses':
      return entryPlanner(kind, request, books);
  }
}

function leftRow({ row, cells }: ImportRow, message: string): PlannedRow {
  return { row, cells, state: 'left', problems: [{ field: null, message }], notes: [] };
}

function plannedRow({ row, cells, left }: ImportRow, draft: Draft): PlannedRow {
  const { problems, records, approvers } = draft;
  const notes = left === null ? draft.notes : [left, ...draft.notes];
  const isNew = records.length + approvers.length > 0;
  const state = problems.length > 0 ? 'trouble' : isNew ? 'add' : 'there';
  return { row, cells, state, problems, notes };
}

/** Add only names that an imported row needs. */
function creationsOf(
  books: NameBooks,
  request: PlanRequest,
  drafts: readonly Draft[],
): readonly Creation[] {
  const categories = books.categories.unknown().map((name) => creationOf(name, request, drafts));
  const taken = new Set(request.known.funds.map(({ code }) => normalizeCategoryName(code)));
  const funds = books.funds.unknown().map((name): Creation => {
    const code = request.codes[name.key] ?? suggestedCode(name.name, taken);
    const problem = codeProblem(code, taken);
    taken.add(normalizeCategoryName(code));
    const creation = { ...creationOf(name, request, drafts), code };
    return problem === null ? creation : { ...creation, problem };
  });
  return [...funds, ...categories];
}

function creationOf(
  name: NewName,
  { id, unwanted }: PlanRequest,
  drafts: readonly Draft[],
): Creation {
  const own = importedId(id, name.row);
  const reference = name.collection === 'funds' ? 'fundId' : 'categoryId';
  const uses = drafts.filter(
    ({ records, approvers }) =>
      records.some(({ fields }) => fields[reference] === own) ||
      (name.collection === 'categories' &&
        approvers.some(({ category }) => category === name.name)),
  ).length;
  return { ...name, isWanted: !unwanted.has(creationKey(name)), uses };
}

function codeProblem(code: string, taken: ReadonlySet<string>): string | null {
  const error = fieldError(recordForm('funds').code, code);
  if (error !== null) return error.message;
  return taken.has(normalizeCategoryName(code)) ? words.codeAlreadyTaken : null;
}

function newRecord(
  { name, row, uses, isWanted, code }: Creation,
  drafts: readonly Draft[],
): readonly ImportRecord[] {
  if (!isWanted || uses === 0) return [];
  if (code !== undefined)
    return [{ row, collection: 'funds', fields: { code: code.trim(), name } }];
  const requiresEventApprover = drafts.some(({ approvers }) =>
    approvers.some(({ category }) => category === name),
  );
  return [{ row, collection: 'categories', fields: { name, requiresEventApprover } }];
}

/** Collects the order of a budget's sheet, row by row from the top. */
interface OrderOfSheet {
  /** Notes a row that isn't a line: a heading or its total. */
  readonly left: (row: ImportRow) => void;
  readonly line: (line: BudgetLine) => void;
  readonly whole: () => SheetOrder;
}

/** @param rows all rows: a heading differs from a lone text by its total below, its capitals, or its colon. */
function orderOfSheet(rows: readonly ImportRow[]): OrderOfSheet {
  const totals = new Set(rows.flatMap(({ totalOf }) => (totalOf === undefined ? [] : [totalOf])));
  const sides = { spending: newSide(), income: newSide() };
  let heading: string | null = null;
  return {
    left({ heading: text, ends }) {
      if (ends === true) heading = null;
      if (text !== undefined && isSurelyHeading(text, totals))
        heading = headingRow(onOneLine(text.replace(/:\s*$/, ''), ' ').trim());
    },
    line({ side: name, id }) {
      const side = sides[name];
      if (heading !== null && heading !== side.heading && isRow(heading)) {
        side.rows.push(heading);
        side.heading = heading;
      }
      // After a line with a heading, a line without one would end up under it.
      if (heading === null && side.heading !== null) side.isMixed = true;
      side.rows.push(id);
      side.ids.push(id);
    },
    whole: () => ({ spending: rowsOf(sides.spending), income: rowsOf(sides.income) }),
  };
}

interface Side {
  readonly rows: string[];
  readonly ids: string[];
  heading: string | null;
  isMixed: boolean;
}

function newSide(): Side {
  return { rows: [], ids: [], heading: null, isMixed: false };
}

function rowsOf({ rows, ids, isMixed }: Side): readonly string[] {
  return isMixed ? ids : rows;
}

function isSurelyHeading(text: string, totals: ReadonlySet<string>): boolean {
  const words = headingOf(text);
  return (
    /:\s*$/.test(text) ||
    (text === text.toUpperCase() && text !== text.toLowerCase()) ||
    (words !== null && totals.has(words))
  );
}
