import { organization } from '@pa-ledger/domain/organization';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { ask, requestOf } from '../../../tests/functions/support/requests.ts';
import { freshKeys } from '../../../tests/functions/support/token-verdict.ts';
import { untouchable } from '../../../tests/functions/support/untouchable.ts';
import { readReceiptEndpoint } from '../expenses/receipts/read-receipt.ts';
import { returnExpenseEndpoint } from '../expenses/decide/return-expense.ts';
import { reviewExpenseEndpoint } from '../expenses/decide/review-expense.ts';
import { updateExpenseEndpoint } from '../expenses/decide/update-expense.ts';
import { newNonce } from '../links/token.ts';
import type { Accounts, ReceiptStore } from '../platform/services.ts';
import { createTurns } from '../platform/turns.ts';
import { correctExpenseEndpoint } from '../submit/correct-expense.ts';
import { expenseStatusEndpoint } from '../submit/expense-status.ts';
import { readCorrectionEndpoint } from '../submit/read-correction.ts';
import { sendLinkEndpoint } from '../submit/send-link.ts';
import { submitExpenseEndpoint } from '../submit/submit-expense.ts';
import { withdrawExpenseEndpoint } from '../submit/withdraw-expense.ts';
import { createRateLimit } from './address-limit.ts';
import type { Endpoint } from './endpoint.ts';

const NOW = Date.parse('2026-10-20T15:00:00Z');

const servicesNow = () => ({
  // All of them are only ever asked for their members, and none may be.
  db: untouchable() as Firestore,
  receipts: untouchable() as ReceiptStore,
  slips: untouchable() as ReceiptStore,
  accounts: untouchable() as Accounts,
  clock: () => NOW,
  nonce: newNonce,
  organization,
  checkpoint: () => undefined,
  keys: freshKeys(),
  identify: () => Promise.resolve({ kind: 'nobody' } as const),
  addressLimit: createRateLimit(2, () => NOW),
  expenseLimit: createRateLimit(2, () => NOW),
  inTurn: createTurns(),
});

/** Every address that strangers can ask. What administrators ask is refused in `adminEndpoint`, by the same limit. */
const ENDPOINTS: readonly Endpoint<ReturnType<typeof servicesNow>>[] = [
  ...[submitExpenseEndpoint, updateExpenseEndpoint, returnExpenseEndpoint, reviewExpenseEndpoint],
  ...[readReceiptEndpoint, readCorrectionEndpoint, correctExpenseEndpoint, expenseStatusEndpoint],
  ...[sendLinkEndpoint, withdrawExpenseEndpoint],
];

describe('the limit of an address (#26)', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'holds %s, before anything else is looked at',
    async (_name, endpoint) => {
      const answer = ask(endpoint, servicesNow());
      const statusOf = async (forwarded: string): Promise<number> => {
        const headers = { 'x-forwarded-for': forwarded };
        return (await answer(requestOf({ method: endpoint.method, headers }))).status;
      };
      const statuses = [await statusOf('9.9.9.9, 10.0.0.1'), await statusOf('9.9.9.9, 10.0.0.1')];
      expect(statuses).not.toContain(429);
      expect(await statusOf('9.9.9.9, 10.0.0.1')).toBe(429);
      expect(await statusOf('8.8.8.8, 10.0.0.1')).toBe(statuses[0]);
    },
  );
});
