import { accountRefusal } from '@pa-ledger/domain/accounts/account';
import {
  planCategorySave,
  type StoredCategory,
} from '@pa-ledger/domain/categories/category-change';
import { normalizeCategoryName } from '@pa-ledger/domain/categories/category';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { importMessages } from '@pa-ledger/domain/imports/import-messages';
import {
  importedId,
  type ImportedCollection,
  type ImportRecord,
} from '@pa-ledger/domain/imports/import-plan';
import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { sentenceAgainst } from '@pa-ledger/domain/ledger/record-schema';
import { unnumberedRefusal } from '@pa-ledger/domain/ledger/unnumbered';
import { normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import { lockedDaySentence, lockOfDay, lockOfYear } from '@pa-ledger/domain/years/books';
import * as z from 'zod';
import type { RefusedRow } from './import-store.ts';
import type { ImportContext, KnownFund } from './import-context.ts';

/** A document to create, without its version. */
export interface Accepted {
  readonly collection: ImportedCollection;
  readonly id: string;
  readonly fields: StoredFields;
}

/** What later records must also fit with: what earlier records of the same slice add. */
interface SliceSoFar {
  readonly categories: StoredCategory[];
  readonly funds: KnownFund[];
  readonly numbers: Set<string>;
}

/** Sorts the records into those that fit the books and those that don't, each with its reason. */
export function acceptRecords(
  records: readonly ImportRecord[],
  context: ImportContext,
): { readonly accepted: readonly Accepted[]; readonly refused: readonly RefusedRow[] } {
  const soFar: SliceSoFar = {
    categories: [...context.categories],
    funds: [...context.funds],
    numbers: new Set(),
  };
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, collection, fields: typed } of records) {
    const id = importedId(context.importId, row);
    const read = readFields(collection, typed);
    const sentence =
      'sentence' in read
        ? read.sentence
        : reasonAgainst(collection, id, read.fields, context, soFar);
    if (sentence !== null) {
      refused.push({ row, sentence });
      continue;
    }
    if ('sentence' in read) continue;
    const fields = isLine(collection)
      ? { ...read.fields, fiscalYear: context.fiscalYear }
      : read.fields;
    accepted.push({ collection, id, fields });
    remember(soFar, collection, id, fields);
  }
  return { accepted, refused };
}

/** Returns the fields to store, or what's wrong with them, in the words of the record's form. */
function readFields(
  collection: ImportedCollection,
  typed: StoredFields,
): { readonly fields: StoredFields } | { readonly sentence: string } {
  const parsed = z.strictObject(typedSchemas(recordForm(collection))).safeParse(typed);
  if (!parsed.success) return { sentence: errorMessages.badRequest };
  const sentence = sentenceAgainst(collection, parsed.data);
  if (sentence !== null) return { sentence };
  return { fields: { ...recordFromForm(collection, parsed.data) } };
}

function reasonAgainst(
  collection: ImportedCollection,
  id: string,
  fields: StoredFields,
  context: ImportContext,
  soFar: SliceSoFar,
): string | null {
  switch (collection) {
    case 'categories':
      return reasonAgainstCategory(id, fields, soFar);
    case 'funds':
      return reasonAgainstFund(fields, soFar);
    case 'budgetItems':
    case 'incomeItems':
      return reasonAgainstPlace(fields, soFar) ?? reasonAgainstLine(collection, fields, context);
    case 'revenueItems':
    case 'manualExpenses':
      return (
        reasonAgainstPlace(fields, soFar) ??
        reasonAgainstDay(fields, context) ??
        reasonAgainstAccount(fields, context) ??
        (collection === 'manualExpenses' ? unnumberedRefusal(null, fields) : null) ??
        reasonAgainstNumber(fields, context, soFar)
      );
  }
}

function reasonAgainstCategory(
  id: string,
  fields: StoredFields,
  { categories }: SliceSoFar,
): string | null {
  const name = String(fields['name']);
  const requiresEventApprover = fields['requiresEventApprover'] === true;
  const request = { id, version: null, name, requiresEventApprover };
  const plan = planCategorySave(request, id, categories);
  return plan.kind === 'refused' ? errorMessages[plan.why] : null;
}

function reasonAgainstFund({ code, name }: StoredFields, { funds }: SliceSoFar): string | null {
  const isSame = (one: unknown, other: string) =>
    normalizeCategoryName(String(one)) === normalizeCategoryName(other);
  const sameCode = funds.find((fund) => isSame(code, fund.code));
  if (sameCode !== undefined) return importMessages.codeTaken(sameCode.name);
  const sameName = funds.find((fund) => isSame(name, fund.name));
  return sameName === undefined ? null : importMessages.nameTaken(sameName.name, sameName.code);
}

/** The category and the fund must exist and be in use. */
function reasonAgainstPlace(
  { categoryId, fundId }: StoredFields,
  { categories, funds }: SliceSoFar,
): string | null {
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined) return errorMessages.unknownCategory;
  if (!isInUse(category)) return importMessages.archived(category.name);
  const fund = funds.find(({ id }) => id === fundId);
  if (fund === undefined) return errorMessages.unknownFund;
  return isInUse(fund) ? null : importMessages.archived(fund.name);
}

/** The year must be open, and no other import or person may have added a line for this category and fund. */
function reasonAgainstLine(
  collection: 'budgetItems' | 'incomeItems',
  { categoryId, fundId }: StoredFields,
  { importId, fiscalYear, books, now, lines }: ImportContext,
): string | null {
  if (fiscalYear === null) return errorMessages.badRequest;
  const lock = lockOfYear(books, fiscalYear, now);
  if (lock !== null) return errorMessages[lock];
  const other = lines[collection].find(
    (line) =>
      line.categoryId === categoryId &&
      line.fundId === fundId &&
      !line.id.startsWith(importedId(importId, '')),
  );
  return other === undefined ? null : importMessages.otherBudget(finalBudget(other));
}

function reasonAgainstDay({ date }: StoredFields, { books, now }: ImportContext): string | null {
  const day = String(date);
  const lock = lockOfDay(books, day, now);
  return lock === null ? null : lockedDaySentence(books, lock, day);
}

/** From the first account's opening day on, an entry needs an account, which must be open and in use. */
function reasonAgainstAccount(
  { date, accountId, checkNumber }: StoredFields,
  { accounts, books }: ImportContext,
): string | null {
  const named = typeof accountId === 'string' ? accountId : undefined;
  const account = accounts.find(({ id }) => id === named);
  const entry = { date: String(date), accountId: named, checkNumber };
  const refusal = accountRefusal(entry, null, books.accountsFrom, account ?? null);
  if (refusal !== null) return errorMessages[refusal];
  return account === undefined || isInUse(account) ? null : errorMessages.unknownAccount;
}

function reasonAgainstNumber(
  { checkNumber }: StoredFields,
  { numbers: taken }: ImportContext,
  { numbers }: SliceSoFar,
): string | null {
  if (typeof checkNumber !== 'string') return null;
  const isTwice = numbers.has(normalizeCheckNumber(checkNumber));
  return taken.get(checkNumber) ?? (isTwice ? errorMessages.checkNumberTaken : null);
}

function remember(
  soFar: SliceSoFar,
  collection: ImportedCollection,
  id: string,
  fields: StoredFields,
): void {
  const [name, code] = [String(fields['name']), String(fields['code'])];
  if (collection === 'categories')
    soFar.categories.push({
      id,
      name,
      version: 1,
      requiresEventApprover: fields['requiresEventApprover'] === true,
    });
  if (collection === 'funds') soFar.funds.push({ id, name, code, archived: false });
  if (typeof fields['checkNumber'] === 'string')
    soFar.numbers.add(normalizeCheckNumber(fields['checkNumber']));
}

function isLine(collection: ImportedCollection): boolean {
  return collection === 'budgetItems' || collection === 'incomeItems';
}
