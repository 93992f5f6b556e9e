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
import { recordErrors, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import { lockedDaySentence, lockOfDay, lockOfYear } from '@pa-ledger/domain/years/books';
import * as z from 'zod';
import type { RefusedRow } from './import-store.ts';
import type { Around, KnownFund } from './read-around.ts';

/** A document that is to be created, without its version. */
export interface Accepted {
  readonly collection: ImportedCollection;
  readonly id: string;
  readonly fields: StoredFields;
}

/** What the records before have added in the same slice. */
interface Soon {
  readonly categories: StoredCategory[];
  readonly funds: KnownFund[];
  readonly numbers: Set<string>;
}

/** Tells the records that fit into the books from those that do not, each with its reason. */
export function acceptRecords(
  records: readonly ImportRecord[],
  around: Around,
): { readonly accepted: readonly Accepted[]; readonly refused: readonly RefusedRow[] } {
  const soon: Soon = {
    categories: [...around.categories],
    funds: [...around.funds],
    numbers: new Set(),
  };
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, collection, fields: given } of records) {
    const id = importedId(around.importId, row);
    const read = readFields(collection, given);
    const sentence =
      'sentence' in read ? read.sentence : reasonAgainst(collection, id, read.fields, around, soon);
    if (sentence !== null) {
      refused.push({ row, sentence });
      continue;
    }
    if ('sentence' in read) continue;
    const fields = isLine(collection)
      ? { ...read.fields, fiscalYear: around.fiscalYear }
      : read.fields;
    accepted.push({ collection, id, fields });
    remember(soon, collection, id, fields);
  }
  return { accepted, refused };
}

/** Returns the record as it is stored, or what is wrong with it as a form would say it. */
function readFields(
  collection: ImportedCollection,
  given: StoredFields,
): { readonly fields: StoredFields } | { readonly sentence: string } {
  const parsed = z.strictObject(typedSchemas(recordForm(collection))).safeParse(given);
  if (!parsed.success) return { sentence: errorMessages.badRequest };
  const errors: Readonly<Partial<Record<string, string>>> = recordErrors(collection, parsed.data);
  const [sentence] = Object.values(errors);
  if (sentence !== undefined) return { sentence };
  return { fields: { ...recordFromForm(collection, parsed.data) } };
}

function reasonAgainst(
  collection: ImportedCollection,
  id: string,
  fields: StoredFields,
  around: Around,
  soon: Soon,
): string | null {
  switch (collection) {
    case 'categories':
      return reasonAgainstCategory(id, fields, soon);
    case 'funds':
      return reasonAgainstFund(fields, soon);
    case 'budgetItems':
    case 'incomeItems':
      return reasonAgainstPlace(fields, soon) ?? reasonAgainstLine(collection, fields, around);
    case 'revenueItems':
    case 'manualExpenses':
      return (
        reasonAgainstPlace(fields, soon) ??
        reasonAgainstDay(fields, around) ??
        reasonAgainstAccount(fields, around) ??
        reasonAgainstNumber(fields, around, soon)
      );
  }
}

function reasonAgainstCategory(
  id: string,
  fields: StoredFields,
  { categories }: Soon,
): string | null {
  const name = String(fields['name']);
  const requiresEventApprover = fields['requiresEventApprover'] === true;
  const request = { id, version: null, name, requiresEventApprover };
  const plan = planCategorySave(request, id, categories);
  return plan.kind === 'refused' ? errorMessages[plan.why] : null;
}

function reasonAgainstFund({ code, name }: StoredFields, { funds }: Soon): string | null {
  const isSame = (one: unknown, other: string) =>
    normalizeCategoryName(String(one)) === normalizeCategoryName(other);
  const sameCode = funds.find((fund) => isSame(code, fund.code));
  if (sameCode !== undefined) return importMessages.codeTaken(sameCode.name);
  const sameName = funds.find((fund) => isSame(name, fund.name));
  return sameName === undefined ? null : importMessages.nameTaken(sameName.name, sameName.code);
}

/** A category and a fund that are in use. */
function reasonAgainstPlace(
  { categoryId, fundId }: StoredFields,
  { categories, funds }: Soon,
): string | null {
  const category = categories.find(({ id }) => id === categoryId);
  if (category === undefined) return errorMessages.unknownCategory;
  if (!isInUse(category)) return importMessages.archived(category.name);
  const fund = funds.find(({ id }) => id === fundId);
  if (fund === undefined) return errorMessages.unknownFund;
  return isInUse(fund) ? null : importMessages.archived(fund.name);
}

/** A line of a category and a fund that another import or another person has added. */
function reasonAgainstLine(
  collection: 'budgetItems' | 'incomeItems',
  { categoryId, fundId }: StoredFields,
  { importId, fiscalYear, books, now, lines }: Around,
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

function reasonAgainstDay({ date }: StoredFields, { books, now }: Around): string | null {
  const day = String(date);
  const lock = lockOfDay(books, day, now);
  return lock === null ? null : lockedDaySentence(books, lock, day);
}

/** An account from the first opening day of any on, which is open and in use. */
function reasonAgainstAccount(
  { date, accountId, checkNumber }: StoredFields,
  { accounts, books }: Around,
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
  { numbers: taken }: Around,
  { numbers }: Soon,
): string | null {
  if (typeof checkNumber !== 'string') return null;
  const isTwice = numbers.has(normalizeCheckNumber(checkNumber));
  return taken.get(checkNumber) ?? (isTwice ? errorMessages.checkNumberTaken : null);
}

function remember(
  soon: Soon,
  collection: ImportedCollection,
  id: string,
  fields: StoredFields,
): void {
  const [name, code] = [String(fields['name']), String(fields['code'])];
  if (collection === 'categories')
    soon.categories.push({
      id,
      name,
      version: 1,
      requiresEventApprover: fields['requiresEventApprover'] === true,
    });
  if (collection === 'funds') soon.funds.push({ id, name, code, archived: false });
  if (typeof fields['checkNumber'] === 'string')
    soon.numbers.add(normalizeCheckNumber(fields['checkNumber']));
}

function isLine(collection: ImportedCollection): boolean {
  return collection === 'budgetItems' || collection === 'incomeItems';
}
