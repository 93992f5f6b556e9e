import { settingsFrom, type ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { importMessages } from '@pa-ledger/domain/imports/import-messages';
import type { ImportedApprover } from '@pa-ledger/domain/imports/import-plan';
import { setApprover, unsetApprover } from '@pa-ledger/domain/imports/set-approver';
import { isEmailAddress } from '@pa-ledger/domain/people/email';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import type { StoredCategory } from '@pa-ledger/domain/categories/category-change';
import type { Person } from '@pa-ledger/domain/people/person';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { storeSettings } from '../approvers/approver-settings.ts';
import { APPROVER_SETTINGS, IMPORTS } from '../firestore/paths.ts';
import type { Services } from '../platform/services.ts';
import {
  importFrom,
  type KeptRow,
  type RefusedRow,
  type SetByImport,
  type UndoneStep,
} from './import-store.ts';

interface ApproversAfter {
  readonly settings: ApproverSettings;
  readonly set: readonly SetByImport[];
  readonly refused: readonly RefusedRow[];
}

/**
 * Returns the approver settings with the approvers of a slice. An approver that the import already set isn't set again,
 * even if someone changed it since.
 */
export function approversAfter(
  stored: DocumentSnapshot | undefined,
  approvers: readonly ImportedApprover[],
  before: readonly SetByImport[],
  categories: readonly StoredCategory[],
): ApproversAfter {
  let settings = settingsFrom(stored?.data());
  const set: SetByImport[] = [];
  const refused: RefusedRow[] = [];
  for (const approver of approvers) {
    if (before.some((done) => isSamePlace(done, approver))) continue;
    const reason = reasonAgainst(approver, categories);
    const step =
      reason === null ? setApprover(settings, approver) : ({ kind: 'refused', reason } as const);
    if (step.kind === 'refused') refused.push({ row: approver.row, sentence: step.reason });
    if (step.kind !== 'set') continue;
    settings = step.settings;
    set.push({ ...approver, before: step.before });
  }
  return { settings, set, refused };
}

function reasonAgainst(
  { role, category, address }: ImportedApprover,
  categories: readonly StoredCategory[],
): string | null {
  if (!isEmailAddress(address)) return importMessages.addressRequired;
  if (role !== 'eventApprover') return null;
  const found = categories.find(({ name }) => name === category);
  if (found === undefined || !isInUse(found)) return errorMessages.unknownCategory;
  return found.requiresEventApprover ? null : importMessages.noEventApprover(found.name);
}

function isSamePlace(one: ImportedApprover, other: ImportedApprover): boolean {
  return one.row === other.row && one.role === other.role && one.category === other.category;
}

/** Restores the approvers from before an import, except where someone changed them since. */
export async function undoApprovers(
  { db, clock }: Services,
  id: string,
  by: Person,
): Promise<UndoneStep> {
  const ref = db.collection(IMPORTS).doc(id);
  return db.runTransaction(async (transaction) => {
    const [found, stored] = await transaction.getAll(ref, db.doc(APPROVER_SETTINGS));
    const before = importFrom(found);
    if (before === null || before.approvers.length === 0)
      return { removed: 0, kept: [], after: null };
    let settings = settingsFrom(stored?.data());
    const changed: SetByImport[] = [];
    for (const approver of before.approvers.toReversed()) {
      const without = unsetApprover(settings, approver, approver.before);
      if (without === null) changed.push(approver);
      else settings = without;
    }
    const removed = before.approvers.length - changed.length;
    if (removed > 0) {
      storeSettings(transaction, db, stored, settings, { by, at: clock() });
      transaction.set(ref, { ...before, approvers: changed.toReversed() });
    }
    const kept = changed.map(({ row, address }): KeptRow => {
      return { row, what: address, sentence: importMessages.changedSince };
    });
    return { removed, kept, after: null };
  });
}
