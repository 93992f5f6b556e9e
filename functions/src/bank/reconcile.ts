import * as z from 'zod';
import { documentOfItem } from '@pa-ledger/domain/bank/items';
import { listedBefore } from '@pa-ledger/domain/bank/reconciled-periods';
import { isStatementId, MAX_STATEMENT_ITEMS, statementId } from '@pa-ledger/domain/bank/statement';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { MAX_RECONCILE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { cents, MAX_CENTS } from '@pa-ledger/domain/money/money';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { adminEndpoint, requireReason } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { reconciled } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { readLatelyCleared, readUncleared } from './read-uncleared.ts';
import { saveStatement } from './save-statement.ts';
import { plainReads, readBegin, readLastStatement, readsOf, statementFrom } from './statements.ts';
import type { Person } from '@pa-ledger/domain/people/person';
import { readCurrent } from '../firestore/data-version.ts';
import { CLEARINGS, STATEMENTS } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';

const id = z.string().refine(isDocumentId);
const day = z.custom<CalendarDate>(isCalendarDate);
const amount = z.int().min(-MAX_CENTS).max(MAX_CENTS).transform(cents);
const tick = z.strictObject({
  key: z.string().refine((key) => documentOfItem(key) !== null),
  day,
  amount,
  text: z.string().max(250),
});

const shape = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('begin'), accountId: id, day }),
  z.strictObject({
    act: z.literal('save'),
    accountId: id,
    day,
    balance: amount,
    after: day.nullable(),
    token: z.string().min(1).max(64),
    ticks: z.array(tick),
  }),
  z.strictObject({
    act: z.literal('reopen'),
    statement: z.string().refine(isStatementId),
    reason: z.string(),
  }),
]);

type Act = z.infer<typeof shape>;

/**
 * `POST /api/admin/reconcile`, with an administrator's `Authorization: Bearer <ID token>`: reconciles an account with the
 * bank's statements. Amounts are in cents.
 *
 *   {act: 'begin', accountId, day}  what no statement has cleared through that date: {before: {day, balance}, after, items,
 *     cleared, listed}. `cleared` is from the ten days before, since a file may have it again; `listed` are the keys of
 *     payments and their voids that need no tick and that the last statement already listed
 *   {act: 'save', accountId, day, balance, after, token, ticks: [{key, day, amount, text}]}  at most 1,500 ticks
 *   {act: 'reopen', statement, reason}  the account's last one
 *
 * Answers `{success: true, …}`, also for a repeated act, or `{success: false, error}`: 400 (books and bank differ: the sentence
 * says by how much), 401, 403, 409 (a ticked item changed: the sentence names it; or someone else was first), 413, 415, 429,
 * 500, and 503.
 */
export const reconcileEndpoint = adminEndpoint({
  name: 'reconcile',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_RECONCILE_BODY_BYTES,
  async answer(act, by, services) {
    switch (act.act) {
      case 'begin':
        return success(await begin(act, services));
      case 'save': {
        requireTicks(act);
        const saved = statementId(act.accountId, act.day);
        await retryOnContention(saved, () => saveStatement(act, by, services));
        reconciled('saved', saved, act.ticks.length);
        return success();
      }
      case 'reopen': {
        const reason = requireReason(act.reason);
        const count = await retryOnContention(act.statement, () =>
          reopenStatement(act.statement, reason, by, services),
        );
        reconciled('reopened', act.statement, count);
        return success();
      }
    }
  },
});

async function begin(
  { accountId, day: through }: Extract<Act, { act: 'begin' }>,
  { db }: Services,
) {
  const reads = plainReads(db);
  const account = await readBegin(db, accountId, reads);
  const [{ items }, cleared] = await Promise.all([
    readUncleared(db, accountId, account, through, reads),
    readLatelyCleared(db, accountId, account, reads),
  ]);
  const listed = listedBefore(items, account.last);
  return { before: account.before, after: account.last?.day ?? null, items, cleared, listed };
}

/** @throws DomainError `badRequest` for an item ticked twice, and with a sentence for too many ticks. */
function requireTicks({ ticks }: Extract<Act, { act: 'save' }>): void {
  if (ticks.length > MAX_STATEMENT_ITEMS) {
    const sentence = `One statement clears at most 1,500 entries, and ${ticks.length} are checked off. Choose an earlier statement date.`;
    throw new DomainError('badRequest', { sentence });
  }
  if (new Set(ticks.map(({ key }) => key)).size < ticks.length) throw new DomainError('badRequest');
}

/**
 * Reopens the last statement of an account, so that its items are uncleared again. Does nothing if it's already reopened.
 * @param reason tidied.
 * @returns how many items it uncleared.
 * @throws DomainError `statementGone`, or `statementNotLast`.
 */
async function reopenStatement(
  id: string,
  reason: string,
  by: Person,
  { db, clock }: Services,
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const [found] = await readCurrent(transaction, db.collection(STATEMENTS).doc(id));
    if (!found.exists) throw new DomainError('statementGone');
    const statement = statementFrom(found);
    if (statement.reopened !== null) return 0;
    const last = await readLastStatement(db, statement.accountId, readsOf(transaction));
    if (last?.id !== id) throw new DomainError('statementNotLast');
    const before = found.data() ?? {};
    const after = { ...before, reopened: { reason, by }, version: statement.version + 1 };
    const place = { collection: STATEMENTS, document: id };
    storeChange(transaction, db, place, { before, after }, { by, at: clock() });
    for (const key of statement.cleared) transaction.delete(db.collection(CLEARINGS).doc(key));
    return statement.cleared.length;
  });
}
