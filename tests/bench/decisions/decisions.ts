import type { Firestore } from 'firebase-admin/firestore';
import { createTurns } from '../../../functions/src/platform/turns.ts';
import { decideWith } from '../../functions/support/api.ts';
import { db } from '../../functions/support/suite.ts';
import { actorsIn, createTestEnvironment } from '../../functions/support/test-environment.ts';
import { percentile, milliseconds, timeAll, type Figure } from '../figures.ts';
import { inTurns, ratioOf } from '../ratios.ts';
import { commitBare, recordChain, type RecordedChain } from './bare-commits.ts';
import { countWrong, KINDS, openToken, startChain, type StartedChain } from './chains.ts';

/** In all rounds that count, through Hosting; and in each round, where it is held against bare commits. */
const CHAINS = 500;
const CHAINS_A_ROUND = 48;
const RACERS = 5;
const AT_ONCE = 20;

/** Decides the open step of an expense once. @returns whether the answer was good. */
type Decide = (id: string, step: number) => Promise<boolean>;

/** What came of deciding some chains. */
interface Decided {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly failed: number;
}

/**
 * The endpoint's own code in this process, in a project where no trigger and no mail takes part of the machine, in turns with
 * bare commits of the same documents; and once through Hosting and the functions with all that follows.
 */
export async function benchDecisions(): Promise<Figure[]> {
  const testEnv = await createTestEnvironment();
  // As in one process of the server.
  const { decide } = actorsIn(testEnv.services, createTurns());
  const served = async (token: string) => (await decideWith(token)).status;
  try {
    return [
      ...(await benchInTurns(testEnv.db, async (token) => (await decide(token)).status)),
      ...(await benchServed(served)),
    ];
  } finally {
    await testEnv.close();
  }
}

async function benchInTurns(
  place: Firestore,
  send: (token: string) => Promise<number>,
): Promise<Figure[]> {
  const decide = byLink(place, send);
  const recorded = await Promise.all(
    Array.from({ length: KINDS }, (_, index) => recordOne(place, index, decide)),
  );
  const ids: string[] = [];
  const rates = await inTurns({
    endpoint: async () => {
      const started = await startChains(place);
      ids.push(...started.map(({ id }) => id));
      return decideChains(started, decide);
    },
    bare: async () => {
      const started = await startChains(place);
      const chains = new Map(started.map(({ id }, index) => [id, recorded[index % KINDS]]));
      return decideChains(started, async (id, step) => {
        const chain = chains.get(id);
        if (chain) await commitBare(place, chain, id, step);
        return chain !== undefined;
      });
    },
  });
  const name = `${CHAINS_A_ROUND} chains a round, ${RACERS} racers a step, the endpoint on Firestore`;
  const wrong = await countWrong(place, ids);
  const failed = rates.endpoint.reduce((sum, round) => sum + round.failed, 0);
  const perSecond = (rounds: readonly Decided[]): number[] => rounds.map((one) => one.perSecond);
  return [
    nothingWrong(name, wrong + failed),
    ...(['endpoint', 'bare'] as const).map((what) => ({
      what: `${name}: decisions of the ${what === 'bare' ? 'bare commits' : what}, median; p95`,
      value: `${percentile(perSecond(rates[what]), 50).toFixed(0)}/s, ${milliseconds(
        percentile(
          rates[what].flatMap(({ times }) => times),
          95,
        ),
      )}`,
      goal: '-',
      met: null,
    })),
    ratioOf(
      `${name}: decisions a second, of the bare commits of the same documents`,
      perSecond(rates.endpoint),
      perSecond(rates.bare),
      { atLeast: 0.8 },
    ),
  ];
}

async function benchServed(send: (token: string) => Promise<number>): Promise<Figure[]> {
  const started = await startChains(db, CHAINS);
  const { perSecond, times, failed } = await decideChains(started, byLink(db, send));
  const wrong = await countWrong(
    db,
    started.map(({ id }) => id),
  );
  const name = `${CHAINS} chains, ${RACERS} racers a step, Hosting and functions`;
  return [
    nothingWrong(name, wrong + failed),
    {
      what: `${name}: decisions, p95`,
      value: `${perSecond.toFixed(0)}/s, ${milliseconds(percentile(times, 95))}`,
      goal: '-',
      met: null,
    },
  ];
}

function nothingWrong(name: string, count: number): Figure {
  return {
    what: `${name}: doubled, lost or failed`,
    value: String(count),
    goal: '0',
    met: count === 0,
  };
}

/** Decides with the link of the open step's first approver; the racers of a step share it. */
function byLink(place: Firestore, send: (token: string) => Promise<number>): Decide {
  const links = new Map<string, Promise<string | null>>();
  return async (id, step) => {
    const key = `${id}-${step}`;
    const link = links.get(key) ?? openToken(place, id);
    links.set(key, link);
    const token = await link;
    return token !== null && (await send(token)) === 200;
  };
}

/** Decides a chain of a kind by the endpoint, whose writes are then committed bare. */
async function recordOne(place: Firestore, index: number, decide: Decide): Promise<RecordedChain> {
  const { id, steps } = await startChain(place, index);
  let step = 0;
  return recordChain(place, id, async () => step < steps && (await decide(id, step++)));
}

function startChains(place: Firestore, count = CHAINS_A_ROUND): Promise<StartedChain[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => startChain(place, index)));
}

/** Decides every step of the chains, with several racers on each step and several chains at once. */
async function decideChains(chains: readonly StartedChain[], decide: Decide): Promise<Decided> {
  const times: number[] = [];
  let failed = 0;
  const race = async ({ id, steps }: StartedChain): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      const racers = Array.from({ length: RACERS }, () => async () => {
        if (!(await decide(id, step))) failed++;
      });
      times.push(...(await timeAll(racers, RACERS)));
    }
  };
  const start = performance.now();
  await timeAll(
    chains.map((chain) => () => race(chain)),
    AT_ONCE / RACERS,
  );
  return { perSecond: times.length / ((performance.now() - start) / 1000), times, failed };
}
