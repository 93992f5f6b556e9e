import { afterAll, beforeAll, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { RETURN_CASES, tryReturn } from './return-cases.ts';

/** Threat #145: no more is given back of an entry than its amount; functions make every change that could do so. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
});

afterAll(() => rules.close());

it('each change of a return, and of what is given back, is as tabled (#145)', async () => {
  const outcomes: string[] = [];
  for (const one of RETURN_CASES) outcomes.push(`${one.title}: ${await tryReturn(rules, one)}`);
  expect(outcomes).toEqual(RETURN_CASES.map(({ title, expected }) => `${title}: ${expected}`));
});
