import { chainFor, ROLE_NAMES, type Role } from '@pa-ledger/domain/approvers/approval-chain';
import { holdersOf, type ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { inUseFirst } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { recordLine, type ListLine } from '../shared/lists/record-line.ts';
import type { CategoryRow } from './category-calls.ts';

interface ApprovedCategories {
  readonly rows: readonly CategoryRow[];
  readonly settings: ApproverSettings;
}

/** Returns the lines of the file, in the order of the cards: those with an event approver first. */
export function categoryLines({ rows, settings }: ApprovedCategories): readonly ListLine[] {
  return rows
    .toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)))
    .toSorted(
      (one, other) => Number(other.requiresEventApprover) - Number(one.requiresEventApprover),
    )
    .map((row) => ({
      ...recordLine('categories', row, String),
      ...Object.fromEntries(
        ROLES.map((role) => [
          role,
          chainFor(row).includes(role) ? holdersOf(role, row.name, settings).join('; ') : null,
        ]),
      ),
    }));
}

// The keys of an object are its roles.
const ROLES = Object.keys(ROLE_NAMES) as readonly Role[];
