import type { Action } from '@pa-ledger/domain/expenses/expense';
import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { isBlank } from '@pa-ledger/domain/text/text';

/** Replaces the address once its link has been used: it has no token, and reloading it sends nothing. */
export const USED_ADDRESS = '/approve?used';

/** The content of a link. */
export interface ApprovalLink {
  /** As it is in the mail, valid in a request header; the only credential that the server reads. */
  readonly token: string;
  /** For the request's body. */
  readonly expenseId: string;
}

/** `approve` sends on load and `reject` asks for a reason; `review` shows the expense first. */
export type LinkMode = 'approve' | 'reject' | 'review';

/** What the address asks the page to do. */
export type LinkLocation =
  | { readonly kind: 'link'; readonly mode: LinkMode; readonly link: ApprovalLink }
  | { readonly kind: 'missing'; readonly action: Action }
  | { readonly kind: 'unknownAction' }
  | { readonly kind: 'used' };

const ROUTE = '/approve/';
const HEADER_SAFE = /^[\x21-\x7E]+$/;

/**
 * Reads the address (docs/behaviour.md, 'Approval links'). An absent `action` means approve. An unknown action, or more
 * than one, does nothing: a guess would decide about money.
 */
export function readLinkLocation({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): LinkLocation {
  const query = new URLSearchParams(search);
  const link = linkIn(pathname);
  const mode = modeOf(query.getAll('action'));
  if (link === null) {
    const action = mode === 'reject' ? 'reject' : 'approve';
    return query.has('used') ? { kind: 'used' } : { kind: 'missing', action };
  }
  return mode === null ? { kind: 'unknownAction' } : { kind: 'link', mode, link };
}

function modeOf(actions: readonly string[]): LinkMode | null {
  const [action = 'approve', another] = actions;
  if (another !== undefined) return null;
  return action === 'approve' || action === 'reject' || action === 'review' ? action : null;
}

/** The token is the whole rest of the path: the standard base64 alphabet has a slash. */
function linkIn(pathname: string): ApprovalLink | null {
  if (!pathname.startsWith(ROUTE)) return null;
  const written = pathname.slice(ROUTE.length).replace(/\/+$/, '');
  const decoded = decodePath(written);
  if (isBlank(decoded)) return null;
  // Some mail gateways percent-encode characters of the token; a token that no header can carry stays as it is in the path.
  const token = HEADER_SAFE.test(decoded) ? decoded : written;
  return { token, expenseId: expenseIdOfToken(decoded) };
}

function decodePath(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
