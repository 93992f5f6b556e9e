import type { Role } from '../approvers/approval-chain.ts';
import { APPROVER_FIELDS } from '../approvers/approver-fields.ts';
import { fieldError } from '../fields/form-errors.ts';
import { headingKey } from '../sheets/headings.ts';
import { cellValue } from './cell-values.ts';
import { importMessages as words } from './import-messages.ts';
import { NOTHING, troubled, type Draft, type PlanRequest, type RowPlanner } from './import-plan.ts';
import { cellIn, rawCell, type ImportRow } from './import-rows.ts';
import type { NameBook } from './name-book.ts';
import { setApprover } from './set-approver.ts';

/** Plans the approver that a row sets; none without an address. */
export type ApproverPlanner = (row: ImportRow, role: Role) => Draft;

const ROLE_WORDS: Readonly<Record<string, Role>> = {
  president: 'president',
  'co president': 'president',
  'president 1': 'president',
  'president 2': 'president',
  'vice president': 'president',
  treasurer: 'treasurer',
  'event approver': 'eventApprover',
  'event chair': 'eventApprover',
  chair: 'eventApprover',

  'committee chair': 'eventApprover',
  event: 'eventApprover',
  approver: 'eventApprover',
};

/** Returns a planner that remembers what earlier rows set. @param column the column with the address. */
export function approverPlanner(
  { known }: PlanRequest,
  categories: NameBook,
  column: 'eventApprover' | 'address',
): ApproverPlanner {
  let settings = known.approvers;
  const setBy = new Map<string, number>();
  return (row, role) => {
    const read = addressIn(row, column);
    if ('problems' in read) return { ...NOTHING, problems: read.problems };
    if (read.address === '') return NOTHING;
    const named = role === 'eventApprover' ? eventCategory(row, categories, known) : NO_CATEGORY;
    if ('problems' in named) return { ...NOTHING, problems: named.problems };
    const approver = { role, category: named.category, address: read.address };
    const step = setApprover(settings, approver);
    if (step.kind === 'same') return NOTHING;
    if (step.kind === 'refused') return troubled(column, step.reason);
    const place = JSON.stringify([role, named.category]);
    const other = setBy.get(place);
    if (other !== undefined && role !== 'president')
      return troubled(column, words.otherInRow(other));
    setBy.set(place, row.row);
    settings = step.settings;
    const notes = step.before === '' ? [] : [words.replaces(step.before)];
    return { ...NOTHING, notes, approvers: [{ row: row.row, ...approver }] };
  };
}

const NO_CATEGORY = { category: null } as const;

/** Returns the address in a row; empty where there is none. */
function addressIn(
  row: ImportRow,
  column: string,
): { readonly address: string } | Pick<Draft, 'problems'> {
  const field = { ...APPROVER_FIELDS.treasurer, label: 'Address' };
  const value = cellValue(field, rawCell(row, column));
  if (!value.ok) return troubled(column, value.message);
  const error = fieldError(field, value.value);
  return error === null ? { address: value.value } : troubled(column, error.message);
}

/** Plans the rows of a sheet of approvers. */
export function approversPlanner(planApprover: ApproverPlanner): RowPlanner {
  return (row) => {
    const role = roleOf(row);
    if (role === null) return troubled('role', words.unknownRole);
    if (cellIn(row, 'address') === '') return troubled('address', words.addressRequired);
    return planApprover(row, role);
  };
}

/** A row with a category and no role sets its event approver. */
function roleOf(row: ImportRow): Role | null {
  const text = cellIn(row, 'role');
  if (text !== '') return ROLE_WORDS[headingKey(text)] ?? null;
  return cellIn(row, 'category') === '' ? null : 'eventApprover';
}

/** Returns an event approver's category, and plans a new one if needed. */
function eventCategory(
  row: ImportRow,
  categories: NameBook,
  known: PlanRequest['known'],
): { readonly category: string } | Pick<Draft, 'problems'> {
  const text = cellIn(row, 'name' in row.cells ? 'name' : 'category');
  if (text === '') return troubled('category', words.categoryOfRole);
  const named = categories.find(text, row.row);
  if ('problem' in named) return troubled('category', named.problem);
  const found = known.categories.find(({ id }) => id === named.id);
  if (found !== undefined && !found.requiresEventApprover)
    return troubled('category', words.noEventApprover(found.name));
  return { category: named.name };
}
