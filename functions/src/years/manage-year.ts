import { MAX_MANAGE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { REASON } from '@pa-ledger/domain/expenses/reason-messages';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import type { Person } from '@pa-ledger/domain/people/person';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { NEW_BUDGETS } from '@pa-ledger/domain/years/new-year';
import * as z from 'zod';
import { adminEndpoint, requireReason } from '../people/admin-endpoint.ts';
import { BOOKS } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { totalsDiffered } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { closeYear } from './close-year.ts';
import {
  readClosableYear,
  releaseLock,
  requireLock,
  takeLock,
  type ClosingAttempt,
} from './closing-lock.ts';
import { isBlocking, readOpenFindings } from './open-findings.ts';
import { openBooksOn, reopenYear } from './reopen-year.ts';
import { planYear, startYear } from './start-year.ts';
import { yearPage } from './year-pages.ts';

const year = z.custom<string>(isFiscalYear).refine(isFiscalYear);
const token = z.string().regex(/^[\w-]{16,64}$/);
const from = z.string().max(200).nullable();
const seen = z.string().regex(/^[0-9a-f]{64}$/);

const shape = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('status') }),
  z.strictObject({ act: z.literal('look'), year, from }),
  z.strictObject({ act: z.literal('lock'), year, token, seen }),
  z.strictObject({ act: z.literal('recount'), year, token, from }),
  z.strictObject({ act: z.literal('close'), year, token, seen }),
  z.strictObject({ act: z.literal('release'), token }),
  z.strictObject({ act: z.literal('reopen'), year, ...typedSchemas({ reason: REASON }) }),
  z.strictObject({ act: z.literal('openOn'), day: z.string().refine(isCalendarDate).nullable() }),
  z.strictObject({ act: z.literal('plan'), year }),
  z.strictObject({ act: z.literal('start'), year, budget: z.enum(NEW_BUDGETS) }),
]);

type Act = z.infer<typeof shape>;

/** The most differences that one answer lists. It counts the rest. */
const MAX_LISTED = 50;

/**
 * `POST /api/admin/manage-year`, with an administrator's `Authorization: Bearer <ID token>`: closes, reopens, and starts
 * fiscal years. A closing takes several calls; the page can repeat each one after a lost answer.
 *
 *   {act: 'status'}                         the year to close next: {closable: {year, first, last, from} | null}
 *   {act: 'look', year, from: null | next}  one page of differences; the last page adds what's open:
 *                                           {next, checked, differed, more, findings?, seen?}
 *   {act: 'lock', year, token, seen}        locks the year for 15 minutes; `token` is random, the same in all calls
 *   {act: 'recount', year, token, from}     corrects one page: {next, checked, differed, more}
 *   {act: 'close', year, token, seen}       closes: {endings: [{fundId, amount}], typed: [{fundId, amount, typed}]}
 *   {act: 'release', token}                 releases this person's lock
 *   {act: 'reopen', year, reason}           reopens the last closed year
 *   {act: 'openOn', day: 'YYYY-MM-DD' | null}  the day on which the books begin
 *   {act: 'plan', year}                     what a new budget can begin with:
 *                                           {lines: [{collection, id, categoryId, fundId, description, budget, actual, isThere}]}
 *   {act: 'start', year, budget: 'final' | 'actual'}  adds the lines that were never added: {added}
 *
 * A finding is {kind: 'pending' | 'unpaid' | 'unknown' | 'unreadable', collection, id, sentence, blocks}; amounts are
 * dollars. Answers `{success: true, …}` or `{success: false, error}`: 400, 401, 403, 409 (the sentence says why), 413, 415,
 * 429, 500 and 503.
 */
export const manageYearEndpoint = adminEndpoint({
  name: 'manage-year',
  failure: 'closeFailed',
  shape,
  maxBytes: MAX_MANAGE_BODY_BYTES,
  async answer(act, by, services) {
    return success(await perform(act, by, services));
  },
});

/** The fields of an answer besides `success`. */
type AnswerFields = Readonly<Record<string, unknown>>;

async function perform(act: Act, by: Person, services: Services): Promise<AnswerFields> {
  switch (act.act) {
    case 'status':
      return { closable: await closable(services) };
    case 'look':
      return look(act, services);
    case 'lock':
      return lock(act, by, services);
    case 'recount':
      return recount(act, by, services);
    case 'close': {
      const { endings, typed } = await closeYear(act, act.seen, by, services);
      return { endings: inDollars(endings), typed: inDollars(typed) };
    }
    case 'release':
      await releaseLock(act.token, by, services);
      return {};
    case 'reopen':
      await reopenYear(act.year, requireReason(act.reason), by, services);
      return {};
    case 'openOn':
      await openBooksOn(act.day, by, services);
      return {};
    case 'plan':
      return { lines: inDollars(await planYear(act.year, services)) };
    case 'start':
      return { added: await startYear(act.year, act.budget, by, services) };
  }
}

async function closable(services: Services): Promise<AnswerFields | null> {
  const found = await readClosableYear(services);
  return found && { year: found.year, ...found.days, from: found.from };
}

/** @throws DomainError `nothingToClose` if this isn't the year to close next. */
async function daysOf(year: string, services: Services) {
  const found = await readClosableYear(services);
  if (found === null || found.year !== year) throw new DomainError('nothingToClose');
  return found.days;
}

async function look({ year, from }: Extract<Act, { act: 'look' }>, services: Services) {
  const days = await daysOf(year, services);
  const page = await pageOf(services, days, from, false);
  if (page.next !== null) return page;
  return { ...page, ...(await openOf(days, services)) };
}

async function openOf(days: Parameters<typeof readOpenFindings>[1], { db }: Services) {
  const { findings, seen } = await readOpenFindings(db, days);
  return { findings: findings.map((one) => ({ ...one, blocks: isBlocking(one) })), seen };
}

async function lock(
  { seen, ...attempt }: ClosingAttempt & { readonly seen: string },
  by: Person,
  services: Services,
): Promise<AnswerFields> {
  const days = await takeLock(attempt, by, services);
  if (days === null) return {};
  const open = await readOpenFindings(services.db, days);
  if (open.seen === seen && !open.findings.some(isBlocking)) return {};
  await releaseLock(attempt.token, by, services);
  throw new DomainError(open.seen === seen ? 'closeBlocked' : 'closeChanged');
}

async function recount(
  { from, ...attempt }: ClosingAttempt & { readonly from: string | null },
  by: Person,
  services: Services,
): Promise<AnswerFields> {
  const { first, through } = requireLock(await services.db.doc(BOOKS).get(), attempt, by, services);
  return pageOf(services, { first, last: through }, from, true);
}

async function pageOf(
  services: Services,
  days: Parameters<typeof yearPage>[1],
  from: string | null,
  corrects: boolean,
) {
  const { differed, ...page } = await yearPage(services, days, from, corrects);
  if (corrects) totalsDiffered(page.checked, differed.length);
  const more = Math.max(0, differed.length - MAX_LISTED);
  return { ...page, differed: differed.slice(0, MAX_LISTED), more };
}

/** Converts the amounts of these rows from cents to dollars. */
function inDollars(rows: readonly object[]): object[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]: [string, unknown]) => [
        name,
        AMOUNTS.includes(name) ? dollarsFromCents(value as never) : value,
      ]),
    ),
  );
}

const AMOUNTS: readonly string[] = ['amount', 'typed', 'budget', 'actual'];
