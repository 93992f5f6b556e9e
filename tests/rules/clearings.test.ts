import { afterAll, beforeAll, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { CLEARING_CASES, openClearedAccounts, tryCleared } from './clearing-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';

/** Threat #128: what a statement has cleared keeps its day, its amount and its account, and stays. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
  await openClearedAccounts(rules);
});

afterAll(() => rules.close());

it('each change of what a statement has cleared is as tabled (#128)', async () => {
  const outcomes: string[] = [];
  for (const one of CLEARING_CASES) outcomes.push(`${one.title}: ${await tryCleared(rules, one)}`);
  expect(outcomes).toEqual(CLEARING_CASES.map(({ title, expected }) => `${title}: ${expected}`));
});
