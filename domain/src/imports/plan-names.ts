import { normalizeCategoryName } from '../categories/category.ts';
import { valuesOf } from '../fields/document.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { importMessages as words } from './import-messages.ts';
import { NOTHING, troubled, type Draft, type PlanRequest, type RowPlanner } from './import-plan.ts';
import { cellIn } from './import-rows.ts';
import type { ApproverPlanner } from './plan-approvers.ts';
import { problemsOf, readRow, type NameBooks } from './row-reader.ts';

/** Plans a sheet of categories; an existing one may still get its event approver. */
export function categoriesPlanner(
  { known }: PlanRequest,
  books: NameBooks,
  planApprover: ApproverPlanner,
): RowPlanner {
  const there = new Set(known.categories.map(({ name }) => normalizeCategoryName(name)));
  const rows = new Map<string, number>();
  return (row) => {
    const hasApprover = cellIn(row, 'eventApprover') !== '';
    const asks = hasApprover ? { requiresEventApprover: true } : {};
    const read = readRow('categories', row, books, { archived: false, ...asks });
    const problems = problemsOf('categories', read);
    if (problems.length > 0) return { ...NOTHING, problems };
    const key = normalizeCategoryName(read.typed.name);
    const before = rows.get(key);
    const approver = planApprover(row, 'eventApprover');
    if (approver.problems.length > 0) return approver;
    if (there.has(key)) return approver;
    if (before !== undefined) return withNote(approver, words.sameAsRow(before));
    rows.set(key, row.row);
    const fields = valuesOf(recordForm('categories'), read.typed);
    return { ...approver, records: [{ row: row.row, collection: 'categories', fields }] };
  };
}

/** Plans a sheet of funds: codes and names must be new and unique. */
export function fundsPlanner({ known }: PlanRequest, books: NameBooks): RowPlanner {
  const byCode = new Map(known.funds.map((fund) => [normalizeCategoryName(fund.code), fund]));
  const byName = new Map(known.funds.map((fund) => [normalizeCategoryName(fund.name), fund]));
  const rows = new Map<string, number>();
  return (row) => {
    const read = readRow('funds', row, books, { archived: false });
    const problems = problemsOf('funds', read);
    if (problems.length > 0) return { ...NOTHING, problems };
    const code = normalizeCategoryName(read.typed.code);
    const name = normalizeCategoryName(read.typed.name);
    const sameCode = byCode.get(code);
    const sameName = byName.get(name);
    if (sameCode !== undefined && sameCode === sameName) return NOTHING;
    if (sameCode !== undefined) return troubled('code', words.codeTaken(sameCode.name));
    if (sameName !== undefined)
      return troubled('name', words.nameTaken(sameName.name, sameName.code));
    const [codeRow, nameRow] = [rows.get(`code ${code}`), rows.get(`name ${name}`)];
    if (codeRow !== undefined && codeRow === nameRow)
      return withNote(NOTHING, words.sameAsRow(codeRow));
    if (codeRow !== undefined) return troubled('code', words.sameAsRow(codeRow));
    if (nameRow !== undefined) return troubled('name', words.sameAsRow(nameRow));
    rows.set(`code ${code}`, row.row).set(`name ${name}`, row.row);
    const fields = valuesOf(recordForm('funds'), read.typed);
    return { ...NOTHING, records: [{ row: row.row, collection: 'funds', fields }] };
  };
}

function withNote(draft: Draft, note: string): Draft {
  return { ...draft, notes: [...draft.notes, note] };
}
