import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { importMessages } from '@pa-ledger/domain/imports/import-messages';
import type { ImportedApprover } from '@pa-ledger/domain/imports/import-plan';
import { setApprover } from '@pa-ledger/domain/imports/set-approver';
import { isEmailAddress } from '@pa-ledger/domain/people/email';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import type { StoredCategory } from '@pa-ledger/domain/categories/category-change';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { RefusedRow } from './import-store.ts';
import type { SetByImport } from './import-store.ts';

interface ApproversAfter {
  readonly settings: ApproverSettings;
  readonly set: readonly SetByImport[];
  readonly refused: readonly RefusedRow[];
}

/**
 * Returns the approver settings with the approvers of a slice. What the import has set before is not set again, though
 * somebody may have changed it since.
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
