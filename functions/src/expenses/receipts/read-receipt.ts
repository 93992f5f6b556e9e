import type { Expense, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { DomainError } from '../../platform/domain-error.ts';
import { takeForAddress } from '../../http/address-limit.ts';
import type { Answer } from '../../http/answer.ts';
import type { Endpoint, ApiRequest } from '../../http/endpoint.ts';
import { readExpense } from '../expenses.ts';
import { readPicture } from './slip-pictures.ts';
import { idTokenOf, requireAdmin, type AdminServices } from '../../admins/admin-endpoint.ts';
import { authorizeLink, isDecided, type LinkServices } from '../decide/link-authority.ts';
import { TOKEN_HEADER } from '../link-subject.ts';

/**
 * A receipt that someone opens as a page may do nothing. The hosting sets its own policy on every answer, so
 * firebase.json has the same policy for this address, after the pages' policy.
 */
export const RECEIPT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What reading a receipt needs: a link, or an administrator's sign-in. */
type ReceiptServices = LinkServices & AdminServices;

/**
 * `GET /api/receipt?slot=N`: a receipt's bytes. The link in the header says of which expense; an administrator's
 * `Authorization: Bearer <ID token>` gets that of `&expense=ID`, or the picture of a slip with `&deposit=ID`. It comes
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
  if (request.query.has('deposit')) {
    // Only administrators see the picture of a slip: no link is for one.
    const id = await adminsChoice('deposit', request, services);
    const picture = await readPicture(services.db, id);
    if (String(picture?.slot) !== slot || picture === null) throw new DomainError('badRequest');
    return { ...picture, content: { body: await services.slips.readSame(id, picture) } };
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
  const id = await adminsChoice('expense', request, services);
  const { stored } = await readExpense(services.db, id);
  if (stored === null) throw new DomainError('unknownExpense');
  return stored.expense;
}

/** Returns the id in an administrator's request. @throws DomainError for everyone else. */
async function adminsChoice(
  name: 'expense' | 'deposit',
  request: ApiRequest,
  services: ReceiptServices,
): Promise<string> {
  takeForAddress(services.addressLimit, request);
  await requireAdmin(request, services);
  const id = request.query.get(name);
  if (!isExpenseId(id)) throw new DomainError('badRequest');
  return id;
}
