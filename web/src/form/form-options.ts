import type { Category } from '@pa-ledger/domain/categories/category';
import { membersOf } from '@pa-ledger/domain/members';
import { outdatedSentence, VERSION_HEADER } from '@pa-ledger/domain/outdated-page';

/** The categories to choose from: loading, loaded, or failed; `outdated` if the page must be reloaded first. */
export type FormOptionsState =
  | { readonly status: 'loading' | 'error' | 'outdated' }
  | { readonly status: 'ready'; readonly categories: readonly Category[] };

/** Reads the answer of `/api/form-options`; `body` is its JSON. */
export function readFormOptions({ ok, headers }: Response, body: unknown): FormOptionsState {
  const { categories, code } = membersOf(body);
  if (ok && Array.isArray(categories) && categories.every(isCategory))
    return { status: 'ready', categories };
  const outdated = outdatedSentence(headers.get(VERSION_HEADER), code) !== null;
  return { status: outdated ? 'outdated' : 'error' };
}

function isCategory(value: unknown): value is Category {
  const { id, name, requiresEventApprover } = membersOf(value);
  return (
    typeof id === 'string' && typeof name === 'string' && typeof requiresEventApprover === 'boolean'
  );
}
