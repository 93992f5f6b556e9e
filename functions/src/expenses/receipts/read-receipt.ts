import { SIGNED_IN_RIGHTS } from '@pa-ledger/domain/people/places';
import type { Expense, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { paperOwner, paperPlace } from '@pa-ledger/domain/papers/paper';
import { DomainError } from '../../platform/domain-error.ts';
import { takeForAddress, type RateLimit } from '../../http/address-limit.ts';
import type { Answer } from '../../http/answer.ts';
import type { Endpoint, ApiRequest } from '../../http/endpoint.ts';
import { readExpense } from '../expenses.ts';
import { readPaper } from '../../papers/papers.ts';
import { idTokenOf, requirePerson, type AdminServices } from '../../people/admin-endpoint.ts';
import { authorizeLink, isDecided, type LinkServices } from '../decide/link-authority.ts';
import { TOKEN_HEADER } from '../link-subject.ts';

/**
 * A receipt that someone opens as a page may do nothing. The hosting sets its own policy on every answer, so
 * firebase.json has the same policy for this address, after the pages' policy.
 */
export const RECEIPT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What reading a receipt needs: a link, or an administrator's sign-in. */
export type ReceiptServices = LinkServices &
  AdminServices & {
    /** For those who are signed in: a review packet opens all receipts of a year. */
    readonly fileLimit: RateLimit;
  };

/**
 * `GET /api/receipt?slot=N`: a receipt's bytes. The link in the header says of which expense; an administrator's
 * `Authorization: Bearer <ID token>` gets that of `&expense=ID`, or with `&papers=COLLECTION~ID` a paper of a record. It comes
 * as an attachment of a fixed type: a receipt is someone's file and must not run as our page.
 */
export const readReceiptEndpoint: Endpoint<ReceiptServices> = {
  name: 'receipt',
  failure: 'loadFailed',
  async handle(request, services) {
    const { name, type, content } = await fileOf(request, services);
    return {
      ...content,
      status: 200,
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(name)}`,
        'Content-Security-Policy': RECEIPT_POLICY,
      },
    };
  },
};

interface ReadFile extends Pick<ReceiptClaim, 'name' | 'type'> {
  readonly content: Pick<Answer, 'body' | 'file'>;
}

async function fileOf(request: ApiRequest, services: ReceiptServices): Promise<ReadFile> {
  const slot = request.query.get('slot') ?? '';
  if (request.query.has('papers')) {
    // Only administrators see papers: they aren't part of what was approved, and no link is for one.
    const place = await adminsChoice('papers', paperPlace, request, services);
    const paper = await readPaper(services.db, place, slot);
    if (paper === null) throw new DomainError('badRequest');
    return {
      ...paper,
      content: { body: await services.papers.readSame(paperOwner(place), paper) },
    };
  }
  const { submission } = await expenseOf(request, services);
  const receipt = submission.receipts.find((found) => String(found.slot) === slot);
  if (receipt === undefined) throw new DomainError('badRequest');
  const file = { bytes: await services.receipts.read(receipt), size: receipt.size };
  return { ...receipt, content: { body: Buffer.alloc(0), file } };
}

/** RFC 8187: percent-encoded UTF-8, even for the marks that encodeURIComponent leaves. */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function expenseOf(request: ApiRequest, services: ReceiptServices): Promise<Expense> {
  // A link comes first, even if someone is signed in.
  if (request.headers[TOKEN_HEADER] !== undefined || idTokenOf(request) === null) {
    const link = await authorizeLink(request, services);
    if (isDecided(link)) throw new DomainError('receiptsClosed');
    return link.stored.expense;
  }
  const id = await adminsChoice('expense', expenseId, request, services);
  const { stored } = await readExpense(services.db, id);
  if (stored === null) throw new DomainError('unknownExpense');
  return stored.expense;
}

function expenseId(text: string | null): string | null {
  return isExpenseId(text) ? text : null;
}

/** Returns what an administrator's request names. @throws DomainError for everyone else. */
async function adminsChoice<Chosen>(
  name: 'expense' | 'papers',
  read: (text: string | null) => Chosen | null,
  request: ApiRequest,
  services: ReceiptServices,
): Promise<Chosen> {
  takeForAddress(services.fileLimit, request);
  await requirePerson(request, SIGNED_IN_RIGHTS.receipt, services);
  const chosen = read(request.query.get(name));
  if (chosen === null) throw new DomainError('badRequest');
  return chosen;
}
