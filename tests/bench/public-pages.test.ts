import { afterAll, beforeAll, expect, it } from 'vitest';
import { submit } from '../functions/support/api.ts';
import { foundAssociation, PEOPLE } from '../functions/support/association.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { submitterTokenIn } from '../functions/support/submitter.ts';
import { db, suite } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { figure } from '../support/figure.ts';
import { serveSite, type SiteServer } from './support/site-server.ts';
import { loadSlowly, openPhone, type Load, type Phone } from './support/slow-phone.ts';
import { milliseconds, percentile } from './support/times.ts';

/** One that does not count, in which the server warms up, and those that do. */
const ROUNDS = 5;

let site: SiteServer;
let phone: Phone;
beforeAll(async () => {
  await foundAssociation();
  site = await serveSite(suite('APP_URL'));
  phone = await openPhone(site.port);
});
afterAll(async () => {
  await phone.close();
  await site.close();
});

it.each([
  ['/', () => Promise.resolve('/'), isReady],
  ['/status', statusAddress, showsStatus],
  ['/approve', approvalAddress, showsRequest],
] as const)('%s comes on a slow phone, and nothing in it moves', async (page, address, done) => {
  const loads: Load[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const load = await loadSlowly(phone.context, `${phone.origin}${await address()}`, done);
    if (round > 0) loads.push(load);
  }
  const median = (key: keyof Load): number =>
    percentile(
      loads.map((load) => load[key]),
      50,
    );
  figure(
    `${page} on slow 4G, CPU four times as slow`,
    `largest paint ${milliseconds(median('largestPaint'))}, ready ${milliseconds(median('done'))}, ` +
      `blocked ${milliseconds(median('blocking'))}, ${(median('bytes') / 1_000).toFixed(0)} kB in ${median('requests')} requests`,
  );
  expect(Math.max(...loads.map(({ shift }) => shift))).toBe(0);
});

/** A new expense that waits for the president. */
async function newExpense(): Promise<string> {
  const form = await filledForm();
  expect((await submit(form)).status).toBe(200);
  return form.id;
}

async function approvalAddress(): Promise<string> {
  const expenseId = await newExpense();
  const token = await tokenIn(db, { expenseId, step: 0, approver: PEOPLE.president });
  return `/approve/${token}?action=review`;
}

async function statusAddress(): Promise<string> {
  return `/status#${await submitterTokenIn(db, await newExpense(), 'status')}`;
}

// These run in the page. They return when it was there, in ms; null until then.

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
