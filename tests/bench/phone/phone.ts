import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { adminEntry } from '../../fixtures/admins.ts';
import { bringSession } from '../../e2e/support/session.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { submit } from '../../functions/support/api.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { filledForm } from '../../functions/support/expenses.ts';
import { db, suite } from '../../functions/support/suite.ts';
import { submitterTokenIn } from '../../functions/support/submitter.ts';
import { tokenIn } from '../../functions/support/test-environment.ts';
import { frame } from '../books/big-books.ts';
import { putAll } from '../books/panel.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { inTurns, ratioOf, type Measured } from '../ratios.ts';
import { buildPlainForm, PLAIN_FORM } from './plain-form/build-plain-form.ts';
import { REFERENCES, STATIC_PAGE, TINY_PAGE } from './references.ts';
import { serveSite, type ReferencePage, type SiteServer } from './site-server.ts';
import { loadSlowly, openPhone, type Load } from './slow-phone.ts';

/** Scripts of the references, in kB of brotli, at most (what React alone and a tiny script weigh). */
const REFERENCE_KB = { [PLAIN_FORM]: 59, [TINY_PAGE]: 0.6 };

const FORM = '/';
const STATUS = '/status#{token}';
const APPROVAL = '/approve/{token}';
const REPORTS = '/admin (Reports)';
const REPORTS_BEFORE = '/admin (Reports) of the tree before';
const STATIC = 'a static page';
const PLAIN = 'the form in React alone';
const TINY = 'a tiny script that approves';
type Name =
  | typeof FORM
  | typeof STATUS
  | typeof APPROVAL
  | typeof REPORTS
  | typeof REPORTS_BEFORE
  | typeof STATIC
  | typeof PLAIN
  | typeof TINY;

/** What of a page is at most how many times the same of its reference, or is only shown: milliseconds are one machine's. */
const GOALS: readonly (readonly [
  what: string,
  key: keyof Load,
  page: Name,
  reference: Name,
  atMost: number | null,
])[] = [
  ['largest paint', 'largestPaint', FORM, STATIC, null],
  ['largest paint', 'largestPaint', FORM, PLAIN, 1.2],
  ['script ready', 'done', FORM, PLAIN, 1.3],
  ['blocking time', 'blocking', FORM, PLAIN, 3.5],
  ['largest paint', 'largestPaint', STATUS, STATIC, 1.2],
  ['success', 'done', APPROVAL, TINY, 1.2],
  ['the report is there', 'done', REPORTS, REPORTS_BEFORE, 0.7],
];

/** Pages on a phone four times as slow on slow 4G, each beside its reference page in the same run. */
export async function benchPhone(): Promise<Figure[]> {
  const references = new Map([...REFERENCES, ...(await buildPlainForm())]);
  const site = await serveSite(suite('APP_URL'), references);
  const before = await serveTreeBefore(references);
  try {
    const loads = await loadPages(site.port, before?.port);
    return [
      ...weighed(references),
      ...Object.entries(loads).flatMap(([what, seen]) => described(what, seen)),
      ...GOALS.flatMap(([what, key, page, reference, atMost]) => {
        const of = (name: Name): number[] => loads[name].map((load) => load[key]);
        // Without a tree before there is nothing to compare with.
        return loads[reference].length === 0
          ? []
          : ratioOf(
              `${page}: ${what}, of ${reference}`,
              of(page),
              of(reference),
              atMost === null ? null : { atMost },
            );
      }),
      ...([FORM, REPORTS] as const).map((page) => noShift(page, loads[page])),
    ];
  } finally {
    await before?.close();
    await site.close();
  }
}

/** Loads every page in turns. @param beforeAt the port of the tree before, if there is one. */
async function loadPages(
  siteAt: number,
  beforeAt: number | undefined,
): Promise<Measured<Name, Load>> {
  const { origin, originBefore, context, close } = await openPhone(siteAt, beforeAt);
  try {
    const open = (path: string, done: () => number | null) =>
      loadSlowly(context, `${origin}${path}`, done);
    const admin = await newAdmin();
    await putAll(db, frame());
    const expense = await newLink();
    const reports = (at: string) => () =>
      loadSlowly(context, `${at}/admin/reports/budget`, showsReport, (page) =>
        bringSession(page, admin),
      );
    return await inTurns({
      [STATIC]: () => open(STATIC_PAGE, isLoaded),
      [PLAIN]: () => open(PLAIN_FORM, isReady),
      [FORM]: () => open('/', isReady),
      [STATUS]: async () => open(await statusAddress(expense.id), showsStatus),
      [TINY]: async () => open(await tinyAddress(), showsRequest),
      [APPROVAL]: async () => open(await approvalAddress(), showsRequest),
      [REPORTS]: reports(origin),
      [REPORTS_BEFORE]: beforeAt === undefined ? undefined : reports(originBefore),
    });
  } finally {
    await close();
  }
}

/** Serves the built site of another checkout, which BENCH_BEFORE names, so that both are measured in one run. */
async function serveTreeBefore(
  references: ReadonlyMap<string, ReferencePage>,
): Promise<SiteServer | null> {
  const tree = process.env['BENCH_BEFORE'];
  return tree === undefined || tree === ''
    ? null
    : serveSite(suite('APP_URL'), references, join(tree, 'web/dist/'));
}

/** What the references weigh: a heavier one would make every ratio to it better than it is. */
function weighed(references: ReadonlyMap<string, ReferencePage>): Figure[] {
  return Object.entries(REFERENCE_KB).map(([page, most]) => {
    const kb = brotliCompressSync(references.get(`${page}.js`)?.text ?? '').length / 1_000;
    return {
      what: `${page}: its script`,
      value: `${kb.toFixed(1)} kB`,
      goal: `at most ${most} kB`,
      met: kb > 0 && kb <= most,
    };
  });
}

/** The medians of a page's loads; nothing for a page that was not loaded. */
function described(what: string, loads: readonly Load[]): Figure[] {
  if (loads.length === 0) return [];
  const median = (key: keyof Load): number =>
    percentile(
      loads.map((load) => load[key]),
      50,
    );
  const times = (['firstPaint', 'largestPaint', 'done', 'blocking'] as const).map((key) =>
    milliseconds(median(key)),
  );
  return [
    {
      what: `${what}, slow 4G, CPU x4: first paint, largest paint, done, blocking; shift; bytes in requests`,
      value: `${times.join(', ')}; ${median('shift').toFixed(3)}; ${(median('bytes') / 1_000).toFixed(0)} kB in ${median('requests')}`,
      goal: '-',
      met: null,
    },
  ];
}

function noShift(page: string, loads: readonly Load[]): Figure {
  const most = Math.max(...loads.map(({ shift }) => shift));
  const value = most.toFixed(3);
  return { what: `${page}: layout shift, the most`, value, goal: '0', met: most === 0 };
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
  return `/approve/${(await newLink()).token}?action=review`;
}

async function statusAddress(id: string): Promise<string> {
  return `/status#${await submitterTokenIn(db, id, 'status')}`;
}

async function tinyAddress(): Promise<string> {
  return `${TINY_PAGE}#${(await newLink()).token}`;
}

function isLoaded(): number | null {
  return document.readyState === 'complete' ? performance.now() : null;
}

function isReady(): number | null {
  return performance.getEntriesByName('ready')[0]?.startTime ?? null;
}

/** What `filledForm` asks for. */
function showsRequest(): number | null {
  return document.body.innerText.includes('$45.20') ? performance.now() : null;
}

function showsStatus(): number | null {
  return document.body.innerText.includes('Waiting for the President') ? performance.now() : null;
}

function showsReport(): number | null {
  return document.querySelector('tbody tr .value') === null ? null : performance.now();
}
