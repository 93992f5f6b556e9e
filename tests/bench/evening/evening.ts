import { setTimeout } from 'node:timers/promises';
import { cpus } from 'node:os';
import { forgetQuotas } from '../../functions/support/forget.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { brokenInvariants } from '../../functions/support/invariants.ts';
import { db } from '../../functions/support/suite.ts';
import { oneOf, random } from '../../support/random.ts';
import type { Figure } from '../figures.ts';
import { noteCalls, type Calls } from './calls.ts';
import { approve, foundSchool, signInTreasurers, submitExpense, type Event } from './people.ts';
import { processorSeconds, usedBetween } from './processors.ts';

/** The worst evening of one school: so many submissions in an hour. */
const SUBMISSIONS = 500;
const HOUR_SECONDS = 3_600;
/**
 * How many times as fast as that evening, and how many submissions then come: the whole evening first, then ever denser ones,
 * to see what is the first to be short of.
 */
const PACES = [
  { times: 20, submissions: SUBMISSIONS },
  { times: 60, submissions: 200 },
  { times: 180, submissions: 200 },
] as const;
/** How long an approver takes, and how often a treasurer looks, in seconds of that evening. */
const THINKING_SECONDS = 240;
const LOOKING_SECONDS = 60;

/**
 * One school's worst evening through Hosting: 500 submissions with a photo, 30 approvers, 5 treasurers who look and pay. Many
 * schools are many projects, which share nothing.
 */
export async function benchEvening(): Promise<Figure[]> {
  const events = await foundSchool();
  const figures: Figure[] = [];
  for (const { times, submissions } of PACES) {
    await forgetQuotas();
    figures.push(...(await liveThrough(events, times, submissions)));
  }
  return figures;
}

async function liveThrough(
  events: readonly Event[],
  times: number,
  submissions: number,
): Promise<Figure[]> {
  const calls = noteCalls();
  const treasurers = await signInTreasurers(calls);
  const before = processorSeconds();
  const start = performance.now();
  const approved: string[] = [];
  let checks = 0;
  const over = new AbortController();
  const looking = treasurers.map(async ({ look, pay }) => {
    while (!over.signal.aborted) {
      await look();
      const next = approved.shift();
      if (next !== undefined) await pay(next, `${times}-${++checks}`);
      else await pause((LOOKING_SECONDS / times) * random(), over.signal);
    }
  });
  const ids = await arrive(submissions, HOUR_SECONDS / SUBMISSIONS / times, async () => {
    const event = oneOf(events);
    const id = await submitExpense(calls, event);
    await approveAll(calls, id, [event.approver, PEOPLE.president, PEOPLE.treasurer], times);
    approved.push(id);
    return id;
  });
  while (approved.length > 0) await setTimeout(100);
  over.abort();
  await Promise.all(looking);
  const seconds = (performance.now() - start) / 1_000;
  return [
    ...(await nothingLost(`${times} times as fast`, ids, calls)),
    ...calls.figures(`${times} times as fast`),
    {
      what: `${times} times as fast: lasted; processor of each part, on ${cpus().length} processors`,
      value: `${seconds.toFixed(0)} s; ${usedBetween(before, processorSeconds())}`,
      goal: '-',
      met: null,
    },
  ];
}

/**
 * Lets people come one after another, however busy the server is.
 * @param everySeconds the mean time between two of them, whose times between are as random as those of strangers.
 * @returns what came of each, once all have ended.
 */
async function arrive<Result>(
  count: number,
  everySeconds: number,
  come: () => Promise<Result>,
): Promise<Result[]> {
  const under: Promise<Result>[] = [];
  for (let person = 0; person < count; person++) {
    under.push(come());
    await setTimeout(-Math.log(1 - random()) * everySeconds * 1_000);
  }
  return Promise.all(under);
}

async function approveAll(
  calls: Calls,
  id: string,
  approvers: readonly string[],
  times: number,
): Promise<void> {
  for (const [step, approver] of approvers.entries()) {
    await setTimeout((THINKING_SECONDS / times) * random() * 1_000);
    await approve(calls, id, step, approver);
  }
}

async function pause(seconds: number, until: AbortSignal): Promise<void> {
  await setTimeout(seconds * 1_000, undefined, { signal: until }).catch(() => undefined);
}

/** Every expense is there, decided three times, paid once, with all that belongs to it; and no call was refused. */
async function nothingLost(
  evening: string,
  ids: readonly string[],
  calls: Calls,
): Promise<Figure[]> {
  const expenses = await db.getAll(...ids.map((id) => db.doc(`expenses/${id}`)));
  const unpaid = expenses.filter((expense) => expense.get('status') !== 'paid').length;
  const broken = await brokenInvariants(db, ids);
  const refused = calls.refused();
  for (const sentence of [...broken, ...refused].slice(0, 20)) console.error(sentence);
  const count = unpaid + broken.length + refused.length;
  return [
    {
      what: `${evening}: ${ids.length} submissions, lost, doubled, refused or not as they must be`,
      value: String(count),
      goal: '0',
      met: count === 0,
    },
  ];
}
