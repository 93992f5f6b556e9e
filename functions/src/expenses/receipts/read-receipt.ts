import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { DomainError } from '../../platform/domain-error.ts';
import { takeForAddress } from '../../http/address-limit.ts';
import type { Endpoint, ApiRequest } from '../../http/endpoint.ts';
import { readExpense } from '../expenses.ts';
import { idTokenOf, requireAdmin, type AdminServices } from '../../admins/admin-endpoint.ts';
import {
  authorizeLink,
  isDecided,
  TOKEN_HEADER,
  type LinkServices,
} from '../decide/link-authority.ts';

/**
 * A receipt that is opened as a page may do nothing. The hosting sets its own policy on every answer, so firebase.json has
 * the same policy for this address, after the policy of the pages.
 */
export const RECEIPT_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What reading a receipt needs: a link, or an administrator's sign-in. */
type ReceiptServices = LinkServices & AdminServices;

/**
 * `GET /api/receipt?slot=N`: the bytes of a receipt of the expense that the link in the header is for; with
 * `&expense=ID` and an administrator's `Authorization: Bearer <ID token>` instead of the link, of that expense. Sent as
 * an attachment of a fixed type: a receipt is somebody's file and must not run as a page of ours.
 */
export const readReceiptEndpoint: Endpoint<ReceiptServices> = {
  name: 'receipt',
  method: 'GET',
  failure: 'loadFailed',
  async handle(request, services) {
    const expense = await expenseOf(request, services);
    const slot = request.query.get('slot') ?? '';
    const receipt = expense.submission.receipts.find((found) => String(found.slot) === slot);
    if (receipt === undefined) throw new DomainError('badRequest');
    const body = await services.receipts.read(receipt);
    return {
      status: 200,
      headers: {
        'Content-Type': receipt.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(receipt.name)}`,
        'Content-Security-Policy': RECEIPT_POLICY,
      },
      body,
    };
  },
};

/** RFC 8187: percent-encoded UTF-8, also for the marks that encodeURIComponent leaves. */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function expenseOf(request: ApiRequest, services: ReceiptServices): Promise<Expense> {
  // A link counts by itself, whoever is signed in.
  if (request.headers[TOKEN_HEADER] !== undefined || idTokenOf(request) === null) {
    const link = await authorizeLink(request, services);
    if (isDecided(link)) throw new DomainError('receiptsClosed');
    return link.stored.expense;
  }
  takeForAddress(services.addressLimit, request);
  await requireAdmin(request, services);
  const id = request.query.get('expense');
  if (!isExpenseId(id)) throw new DomainError('badRequest');
  const { stored } = await readExpense(services.db, id);
  if (stored === null) throw new DomainError('unknownExpense');
  return stored.expense;
}
