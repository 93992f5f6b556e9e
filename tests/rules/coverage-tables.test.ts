import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COVERAGE } from '../support/rules-coverage/project.ts';
import { ACCOUNT_CASES, openAccounts, tryAccount } from './account-cases.ts';
import { AMENDMENT_CASES, setBudget, tryAmendment, tryStray } from './amendment-cases.ts';
import { CLEARING_CASES, openClearedAccounts, tryCleared } from './clearing-cases.ts';
import { casesOf, COLLECTIONS, lockAs, OPENINGS, tryCase, tryOpening } from './closed-cases.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';

/** The conditions of firestore.rules that the tables of closed years, accounts and amendments allow and fail. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment(COVERAGE.tables);
});

afterAll(() => rules.close());

describe('a closed year (#123, G9)', () => {
  afterAll(() => lockAs(rules, null));

  it.each(COLLECTIONS)('$name', async (collection) => {
    for (const one of casesOf(collection)) {
      expect([one.says, one.move, await tryCase(rules, collection, one)]).toEqual([
        ...[one.says, one.move, one.expected],
      ]);
    }
  });

  it.each(OPENINGS)(
    'books that begin on August 15: %s after %s is %s',
    async (date, before, is) => {
      expect(await tryOpening(rules, date, before)).toBe(is);
    },
  );
});

describe('the account of an entry (#125, G9)', () => {
  beforeAll(() => openAccounts(rules));
  afterAll(() => lockAs(rules, null));

  it.each(ACCOUNT_CASES)('$title: $expected', async (one) => {
    expect(await tryAccount(rules, one)).toBe(one.expected);
  });
});

describe('what a statement has cleared (#128, G9)', () => {
  beforeAll(() => openClearedAccounts(rules));

  it.each(CLEARING_CASES)('$title: $expected', async (one) => {
    expect(await tryCleared(rules, one)).toBe(one.expected);
  });
});

describe('an adopted budget (#124, G9)', () => {
  afterAll(() => setBudget(rules, null));

  it.each(AMENDMENT_CASES)('$title is $expected', async (tried) => {
    for (const side of ['budgetItems', 'incomeItems'] as const)
      expect(await tryAmendment(rules, side, tried)).toBe(tried.expected);
  });

  it('is of lines alone', async () => {
    expect(await tryStray(rules, 'funds')).toBe('denied');
  });
});
