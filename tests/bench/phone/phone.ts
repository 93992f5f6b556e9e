import type { Page } from '@playwright/test';
import { adminEntry } from '../../fixtures/admins.ts';
import { bringSession } from '../../e2e/support/session.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { submit } from '../../functions/support/api.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { decisionBody } from '../../functions/support/decision-body.ts';
import { filledForm } from '../../functions/support/expenses.ts';
import { db, suite } from '../../functions/support/suite.ts';
import { submitterTokenIn } from '../../functions/support/submitter.ts';
import { tokenIn } from '../../functions/support/test-environment.ts';
import { frame } from '../books/big-books.ts';
import { putAll } from '../books/panel.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { REFERENCES, STATIC_PAGE, TINY_PAGE } from './references.ts';
import { serveSite } from './site-server.ts';
import { loadSlowly, openPhone, type Load } from './slow-phone.ts';

/** One to warm up, which does not count, and these. */
const ROUNDS = 7;

interface Medians extends Load {
  readonly what: string;
}

/** Pages on a phone four times as slow on slow 4G, each beside its reference page in the same run. */
export async function benchPhone(): Promise<Figure[]> {
  const site = await serveSite(suite('APP_URL'), REFERENCES);
  const { origin, context, close } = await openPhone(site.port);
  try {
    const open = (
      path: string,
      done: () => number | null,
      prepare?: (page: Page) => Promise<void>,
    ) => loadSlowly(context, `${origin}${path}`, done, prepare);
    const admin = await newAdmin();
    await putAll(db, frame());
    const expense = await newLink();
    const [still, form, status, tiny, approval, panel] = await inTurns([
      ['a static page', () => open(STATIC_PAGE, isLoaded)],
      ['/', () => open('/', isReady)],
      ['/status#{token}', async () => open(await statusAddress(expense.id), showsStatus)],
      ['a tiny script that approves', async () => open(await tinyAddress(), isApproved)],
      ['/approve/{token}', async () => open(await approvalAddress(), isApproved)],
      [
        '/admin (Reports)',
        () => open('/admin/reports/budget', showsReport, (page) => bringSession(page, admin)),
      ],
    ]);
    return [
      ...[still, form, status, tiny, approval, panel].map(described),
      atMost('/: largest paint, of the static page', form.largestPaint / still.largestPaint, 1.2),
      atMost(
        '/status#{token}: largest paint, of the static page',
        status.largestPaint / still.largestPaint,
        1.2,
      ),
      atMost('/: script ready, in seconds', form.done / 1_000, 2.4),
      atMost('/: blocking time, in seconds', form.blocking / 1_000, 0.3),
      atMost('/: layout shift', form.shift, 0),
      atMost('/approve/{token}: success, of the tiny script', approval.done / tiny.done, 1.75),
    ];
  } finally {
    await close();
    await site.close();
  }
}

/** In turns, so that a busy moment of the machine meets all pages alike. */
async function inTurns<Names extends readonly (readonly [string, () => Promise<Load>])[]>(
  pages: readonly [...Names],
): Promise<{ readonly [index in keyof Names]: Medians }> {
  const loads = pages.map((): Load[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, [, load]] of pages.entries()) {
      const seen = await load();
      if (round > 0) loads[index]?.push(seen);
    }
  }
  const medians = pages.map(([what], index) => ({ what, ...mediansOf(loads[index] ?? []) }));
  // As many as there were pages.
  return medians as { readonly [index in keyof Names]: Medians };
}

function mediansOf(loads: readonly Load[]): Load {
  const median = (key: keyof Load): number =>
    percentile(
      loads.map((load) => load[key]),
      50,
    );
  return {
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    done: median('done'),
    blocking: median('blocking'),
    shift: median('shift'),
    bytes: median('bytes'),
    requests: median('requests'),
  };
}

function described(load: Medians): Figure {
  const { what, firstPaint, largestPaint, done, blocking, shift, bytes, requests } = load;
  const times = [firstPaint, largestPaint, done, blocking].map(milliseconds).join(', ');
  return {
    what: `${what}, slow 4G, CPU x4: first paint, largest paint, done, blocking; shift; bytes in requests`,
    value: `${times}; ${shift.toFixed(3)}; ${(bytes / 1_000).toFixed(0)} kB in ${requests}`,
    goal: '-',
    met: null,
  };
}

function atMost(what: string, value: number, most: number): Figure {
  return { what, value: value.toFixed(2), goal: `at most ${most}`, met: value <= most };
}

async function newAdmin(): Promise<Account> {
  const admin = await register({ admin: true });
  await db.doc(`admins/${admin.uid}`).set(adminEntry(admin.email));
  return admin;
}

/** The president's link of a new expense. */
async function newLink(): Promise<{ readonly id: string; readonly token: string }> {
  const form = await filledForm();
  const { status } = await submit(form);
  if (status !== 200) throw new Error(`The expense was not taken: ${status}.`);
  const token = await tokenIn(db, { expenseId: form.id, step: 0, approver: PEOPLE.president });
  return { id: form.id, token };
}

async function approvalAddress(): Promise<string> {
  return `/approve/${(await newLink()).token}?action=approve`;
}

async function statusAddress(id: string): Promise<string> {
  return `/status#${await submitterTokenIn(db, id, 'status')}`;
}

async function tinyAddress(): Promise<string> {
  const { id, token } = await newLink();
  const body = JSON.stringify(decisionBody(id, 'approve'));
  return `${TINY_PAGE}#${encodeURIComponent(JSON.stringify({ token, body }))}`;
}

function isLoaded(): number | null {
  return document.readyState === 'complete' ? performance.now() : null;
}

function isReady(): number | null {
  return performance.getEntriesByName('ready')[0]?.startTime ?? null;
}

/** The success message, which `references.ts` and the page take from one table. */
function isApproved(): number | null {
  return document.body.innerText.includes('Expense approved successfully.')
    ? performance.now()
    : null;
}

function showsStatus(): number | null {
  return document.body.innerText.includes('Waiting for the President') ? performance.now() : null;
}

function showsReport(): number | null {
  return document.querySelector('tbody tr .value') === null ? null : performance.now();
}
