import { Refusal } from '../http/answer.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { requireLink, type ReviewServices } from './review-expense.ts';

/**
 * `GET /api/receipt?slot=N`: the bytes of a receipt of the expense that the link in the header is for. Sent as an
 * attachment that is never guessed at: a receipt is somebody's file and must not run as a page of ours.
 */
export function readReceiptEndpoint(services: ReviewServices): Endpoint {
  return {
    name: 'receipt',
    method: 'GET',
    failure: 'loadFailed',
    async handle(request) {
      const { stored } = await requireLink(request, services);
      const slot = request.query.get('slot') ?? '';
      const receipt = stored.expense.submission.receipts.find(
        (found) => String(found.slot) === slot,
      );
      if (receipt === undefined) throw new Refusal('badRequest');
      const body = await services.receipts.read(receipt);
      return {
        status: 200,
        headers: {
          'Content-Type': receipt.type,
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(receipt.name)}`,
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
        body,
      };
    },
  };
}

/** RFC 8187: percent-encoded UTF-8, also for the marks that encodeURIComponent leaves. */
export function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
