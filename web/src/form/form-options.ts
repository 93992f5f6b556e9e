import type { Category } from '@pa-ledger/domain/categories/category';
import { membersOf } from '@pa-ledger/domain/untyped';
import { outdatedBecause, VERSION_HEADER } from '@pa-ledger/domain/schema-version';

/** The categories to choose from: loading, loaded, or failed; `outdated` if the page must reload first. */
export type FormOptionsState =
  | { readonly status: 'loading' | 'error' | 'outdated' }
  | {
      readonly status: 'ready';
      readonly categories: readonly Category[];
      /** Whether these are from an earlier visit, until the answer comes. */
      readonly isEarlier?: boolean;
      /** Whether the association is still being set up. */
      readonly opensSoon?: boolean;
    };

/** Reads the answer of `/api/form-options`; `body` is its JSON. */
export function readFormOptions({ ok, headers }: Response, body: unknown): FormOptionsState {
  const { categories, code, opensSoon } = membersOf(body);
  if (ok && Array.isArray(categories) && categories.every(isCategory))
    return { status: 'ready', categories, ...(opensSoon === true && { opensSoon }) };
  const outdated = outdatedBecause(headers.get(VERSION_HEADER), code) !== null;
  return { status: outdated ? 'outdated' : 'error' };
}

/** Where this browser keeps the last answer. It's public: names, and how many people approve. */
const ENTRY = 'pa-ledger:categories';

/** Keeps the categories for the next visit. */
export function keepFormOptions(state: FormOptionsState): void {
  try {
    if (state.status === 'ready') localStorage.setItem(ENTRY, JSON.stringify(state));
  } catch {
    // The browser denies storage, or it's full: the next visit waits for the answer.
  }
}

/** Returns the categories kept from the last visit, checked like an answer; null if there are none. */
export function keptFormOptions(): FormOptionsState | null {
  try {
    const kept = readFormOptions(new Response(), JSON.parse(localStorage.getItem(ENTRY) ?? ''));
    return kept.status === 'ready' ? { ...kept, isEarlier: true } : null;
  } catch {
    return null;
  }
}

function isCategory(value: unknown): value is Category {
  const { id, name, requiresEventApprover } = membersOf(value);
  return (
    typeof id === 'string' && typeof name === 'string' && typeof requiresEventApprover === 'boolean'
  );
}
