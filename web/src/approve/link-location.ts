import type { Action } from '@pa-ledger/domain/expenses/expense';
import { expenseIdOfToken, saysReview } from '@pa-ledger/domain/links/link';
import type { Policies } from '@pa-ledger/domain/organization';
import { isBlank } from '@pa-ledger/domain/text/text';
import { withoutLanguage, type Place, type PublicPath } from '../ui/own-address.ts';
// Straight from the file: checking all of it would make the code that sends the approval heavier.
import school from '../../../organization.json' with { type: 'json' };

/** Replaces the address of a used link, in each language: it has no token, and reloading it sends nothing. */
export const USED_ADDRESS = '/approve?used' satisfies PublicPath;

/** The content of a link. */
export interface ApprovalLink {
  /** As it is in the email, valid in a request header; the only credential that the server reads. */
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
  /** `action` is the address's text. */
  | { readonly kind: 'unknownAction'; readonly action: string; readonly link: ApprovalLink }
  | { readonly kind: 'used' };

const ROUTE = '/approve/' satisfies PublicPath;
const HEADER_SAFE = /^[\x21-\x7E]+$/;
/** Punctuation of the text around a link that some email apps take for its end. */
const AROUND = /[\s/.,;:!)\]}>"'*]+$/;

/**
 * Reads the address (docs/behaviour.md, 'Approval links'). An absent `action` means approve. An unknown action, or more than
 * one, does nothing: a guess would decide about money. Only an acting link of a school that sends such links approves when
 * it's opened: `action` can't turn a review link into one.
 */
export function readLinkLocation(
  { pathname: written, search }: Pick<Location, 'pathname' | 'search'>,
  { oneClickApproval }: Pick<Policies, 'oneClickApproval'> = school.policies,
): LinkLocation {
  const pathname = withoutLanguage(written);
  // Email gateways encode the separators between a link's parts: then the query is at the end of the path, or in one piece.
  const [path = '', ownQuery = ''] = decodePath(pathname).split('?', 2);
  const query = new URLSearchParams(
    search === '' ? ownQuery : search.replaceAll(/%3D/gi, '=').replaceAll(/%26/g, '&'),
  );
  const link = linkIn(path, pathname);
  const actions = query.getAll('action');
  const mode = modeOf(actions);
  if (link === null) {
    const action = mode === 'reject' ? 'reject' : 'approve';
    return query.has('used') ? { kind: 'used' } : { kind: 'missing', action };
  }
  if (mode === null) return { kind: 'unknownAction', action: actions.join(', '), link };
  const acts = oneClickApproval && !saysReview(link.token);
  return { kind: 'link', mode: mode === 'approve' && !acts ? 'review' : mode, link };
}

/**
 * Returns the address that opens the same link in another language. It only reads: opening an acting link in two languages
 * would approve twice.
 */
export function readingAddress({ pathname, search }: Place): PublicPath {
  const target = readLinkLocation({ pathname, search });
  if (target.kind === 'link' && target.mode !== 'reject')
    return `${ROUTE}${target.link.token}?action=review`;
  return `${withoutLanguage(pathname)}${search}`;
}

function modeOf(actions: readonly string[]): LinkMode | null {
  const [action = 'approve', another] = actions;
  if (another !== undefined) return null;
  return action === 'approve' || action === 'reject' || action === 'review' ? action : null;
}

/**
 * The token is the entire rest of the path, because the standard base64 alphabet has a slash.
 * @param decodedPath the path without percent-encoding and query; `pathname` is the browser's.
 */
function linkIn(decodedPath: string, pathname: string): ApprovalLink | null {
  if (!decodedPath.startsWith(ROUTE)) return null;
  const decoded = decodedPath.slice(ROUTE.length).replace(AROUND, '');
  if (isBlank(decoded)) return null;
  const written = pathname.slice(ROUTE.length).replace(AROUND, '');
  // Some email gateways percent-encode the token's characters. A token that no header can carry stays as it is in the path.
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
