import {
  recordFieldNames,
  recordFieldRule,
  isLedgerAmount,
  type FieldRule,
  type TextRule,
} from './record-fields.ts';
import type { RecordName } from './ledger-records.ts';
import { finalBudget } from './budget.ts';
import { categoryNameError, tidyCategoryName } from '../categories/category-name.ts';
import { isCalendarDate } from '../time/dates.ts';
import { isDocumentId } from '../document-id.ts';
import { isBlank, isOneLine, isPlainText } from '../text/text.ts';

/** What the machine keeps beside the fields of the forms. */
const KEPT: Readonly<Record<RecordName, readonly string[]>> = {
  categories: ['version'],
  funds: ['version'],
  budgetItems: ['version', 'finalBudget'],
  fundBalances: ['version', 'fundId', 'lastUpdated'],
  revenueItems: ['version'],
  manualExpenses: ['version'],
};

/**
 * Whether a document has exactly the fields that its collection has, each as it must be: what the database's rules
 * let an administrator write. That `version` is the next one, `lastUpdated` the server's time and a balance's `fundId`
 * the document's id, only the rules know.
 * @returns the names of the fields that are wrong, missing or too many.
 */
export function invalidFields(name: RecordName, document: object): string[] {
  const fields: Readonly<Record<string, unknown>> = { ...document };
  const known = [...recordFieldNames(name), ...KEPT[name]];
  const extra = Object.keys(fields).filter((field) => !known.includes(field));
  const wrong = known.filter((field) => !isRight(name, field, fields));
  return [...wrong, ...extra];
}

function isRight(
  name: RecordName,
  field: string,
  fields: Readonly<Record<string, unknown>>,
): boolean {
  const value = fields[field];
  const rule = recordFieldRule(name, field);
  if (rule !== undefined) {
    if (value === undefined) return isOptionalText(rule);
    if (name === 'categories' && field === 'name') return isCategoryName(value);
    return holds(rule, value);
  }
  if (field === 'version') return typeof value === 'number' && Number.isInteger(value) && value > 0;
  if (field === 'fundId') return isDocumentId(value);
  if (field === 'lastUpdated') return typeof value === 'object' && value !== null;
  const { originalBudget, changes } = fields;
  return isLedgerAmount(value) && value === finalBudget(originalBudget, changes);
}

function isCategoryName(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return categoryNameError(value) === null && tidyCategoryName(value) === value;
}

function isOptionalText(rule: FieldRule): boolean {
  return (rule.kind === 'line' || rule.kind === 'text') && !rule.required;
}

function holds(rule: FieldRule, value: unknown): boolean {
  switch (rule.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'money':
      return isLedgerAmount(value);
    case 'day':
      return isCalendarDate(value);
    case 'id':
      return isDocumentId(value);
    case 'line':
      return isTextOf(rule, value) && isOneLine(value);
    case 'text':
      return isTextOf(rule, value) && isPlainText(value);
  }
}

function isTextOf(rule: TextRule, value: unknown): value is string {
  if (typeof value !== 'string' || value.length > rule.maxLength) return false;
  return !rule.required || !isBlank(value);
}
