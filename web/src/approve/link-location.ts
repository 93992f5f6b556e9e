import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { isBlank } from '@pa-ledger/domain/text/text';

/** Where the address goes once its link has been used: it holds no token, and a reload of it sends nothing. */
export const USED_ADDRESS = '/approve?used';

/** What a link carries. */
export interface ApprovalLink {
  /** As the mail has it, fit for a request header; the server takes its authority from this alone. */
  readonly token: string;
  /** For the request's body. */
  readonly expenseId: string;
}

/** `approve` sends on load and `reject` asks for a reason; `review` shows the expense first. */
export type LinkMode = 'approve' | 'reject' | 'review';

/** What the address asks the page to do. */
export type LinkLocation =
  | { readonly kind: 'link'; readonly mode: LinkMode; readonly link: ApprovalLink }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknownAction' }
  | { readonly kind: 'used' };

const ROUTE = '/approve/';
const HEADER_SAFE = /^[\x21-\x7E]+$/;

/**
 * Reads the address (docs/behaviour.md, 'Approval links'). An absent `action` means approve; one that is not known, or more than one,
 * means nothing at all, for a guess would decide about money.
 */
export function readLinkLocation({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): LinkLocation {
  const query = new URLSearchParams(search);
  const link = linkIn(pathname);
  if (link === null) return { kind: query.has('used') ? 'used' : 'missing' };
  const mode = modeOf(query.getAll('action'));
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
  // Some mail gateways percent-encode characters of the token; what no header can carry stays as the path has it.
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
