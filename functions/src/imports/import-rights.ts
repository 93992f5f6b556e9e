import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import { IMPORT_RIGHTS } from '@pa-ledger/domain/imports/import-kinds';
import { requireRecentSignIn, requireRight, type SignedIn } from '../people/admin-endpoint.ts';
import type { Services } from '../platform/services.ts';

/** What an import brings, or what its Undo removes. */
export interface ImportContent {
  readonly kind: ImportKind;
  readonly hasCategories: boolean;
  readonly hasApprovers: boolean;
}

/**
 * Checks what a person may import or undo: by its kind, and by what's in it, since the sheet of a budget may bring categories
 * and approvers too.
 * @throws DomainError `roleRefused` without the right; `passwordRequired` for approvers, unless the person typed their
 *   password within the last ten minutes.
 */
export function requireImportRights(
  { kind, hasCategories, hasApprovers }: ImportContent,
  person: SignedIn,
  services: Pick<Services, 'clock'>,
): void {
  requireRight(person, IMPORT_RIGHTS[kind]);
  if (hasCategories) requireRight(person, IMPORT_RIGHTS.categories);
  if (hasApprovers) {
    requireRight(person, IMPORT_RIGHTS.approvers);
    requireRecentSignIn(person, services);
  }
}
