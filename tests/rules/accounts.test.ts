import { afterAll, beforeAll, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { ACCOUNT_CASES, openAccounts, tryAccount } from './account-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';

/** Threat #125: from the first opening on, each entry names an account that is open on its day. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
  await openAccounts(rules);
});

afterAll(() => rules.close());

it('each case of what a browser may write with an account is as tabled (#125)', async () => {
  const outcomes: string[] = [];
  for (const one of ACCOUNT_CASES) outcomes.push(`${one.title}: ${await tryAccount(rules, one)}`);
  expect(outcomes).toEqual(ACCOUNT_CASES.map(({ title, expected }) => `${title}: ${expected}`));
});
