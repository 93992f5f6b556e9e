import { beforeAll, expect, it } from 'vitest';
import { decideWith } from '../functions/support/api.ts';
import { foundAssociation } from '../functions/support/association.ts';
import { db } from '../functions/support/suite.ts';
import { figure } from '../support/figure.ts';
import { countWrong, openToken, startChain, type StartedChain } from './support/chains.ts';
import { milliseconds, percentile, timeAll } from './support/times.ts';

const CHAINS = 100;
const RACERS = 5;
const CHAINS_AT_ONCE = 4;

beforeAll(() => foundAssociation());

it('100 chains with 5 racers a step: each step is decided once, through Hosting and the functions', async () => {
  const chains = await Promise.all(
    Array.from({ length: CHAINS }, (_, index) => startChain(db, index)),
  );
  const times: number[] = [];
  let failed = 0;
  const race = async ({ id, steps }: StartedChain): Promise<void> => {
    for (let step = 0; step < steps; step++) {
      const token = await openToken(db, id);
      const racers = Array.from({ length: RACERS }, () => async () => {
        if (token === null || (await decideWith(token)).status !== 200) failed++;
      });
      times.push(...(await timeAll(racers, RACERS)));
    }
  };
  const start = performance.now();
  await timeAll(
    chains.map((chain) => () => race(chain)),
    CHAINS_AT_ONCE,
  );
  const perSecond = times.length / ((performance.now() - start) / 1_000);
  figure(
    'decisions',
    `${perSecond.toFixed(0)} a second, p95 ${milliseconds(percentile(times, 95))}`,
  );
  expect(failed).toBe(0);
  expect(
    await countWrong(
      db,
      chains.map(({ id }) => id),
    ),
  ).toBe(0);
});
