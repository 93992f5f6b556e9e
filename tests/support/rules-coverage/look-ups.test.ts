import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../ops/base/paths.ts';
import { DELETABLE_RECORDS, WRITABLE_RECORDS } from '../../fixtures/ledger-records.ts';
import { lookUpsOf, lookUpsOfCommit, MAX_LOOK_UPS } from './look-ups.ts';

const RULES = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');
/** As in web/src/data/write.ts. */
const PAIRS = 5;

/** The rules of the documents that one commit writes along with an entry. */
const DOCUMENTS = [
  '/settings/approvers create, update',
  ...WRITABLE_RECORDS.map((name) => `/${name}/{id} create, update`),
  ...DELETABLE_RECORDS.map((name) => `/${name}/{id} delete`),
];

/**
 * Returns how many documents a rule reads that all pairs of a commit share, besides the admin and the data version: the closing
 * lock, and for a budget line whether its year's budget was adopted.
 */
function ofYear(rule: string): number {
  if (
    /^\/(?:settings|funds|treasurerReports|payees|purposes|returnLines|donors|inKindGifts)\//.test(
      rule,
    )
  )
    return 0;
  return /^\/(?:budgetItems|incomeItems)\//.test(rule) ? 2 : 1;
}

/** Returns how many accounts a rule looks up. Each pair of a commit may have others. */
function ofAccounts(rule: string): number {
  if (!rule.endsWith('create, update')) return 0;
  if (rule.startsWith('/transfers/')) return 2;
  return /^\/(?:revenueItems|manualExpenses)\//.test(rule) ? 1 : 0;
}

/** Returns how many clearings a rule looks up: one for each account that a transfer moves. */
function ofClearings(rule: string): number {
  return rule.startsWith('/transfers/') ? 2 : 0;
}

/** Returns how many documents a rule looks up that differ for each pair of a commit. */
function ofPair(rule: string): number {
  return ofAccounts(rule) + ofClearings(rule);
}

/** The most pairs of a rule in one commit: the panel writes entries, which name accounts, one by one. */
function pairsOf(rule: string): number {
  return PAIRS - ofPair(rule);
}

/** Returns the look-ups of one of these rules. */
function of(rule: string, rules = RULES): readonly string[] {
  return lookUpsOf(rules).find((one) => one.rule === rule)?.lookUps ?? [];
}

/** Returns the look-ups of a commit of pairs; the deletion's is the one before a `create` above version 1. */
function commitOf(pairs: number, rule: string, { rules = RULES, deletion = false } = {}): number {
  const both = [...of(rule, rules), ...of('/journal/{entry} create', rules)];
  const isOfDeletion = (lookUp: string): boolean => lookUp.includes('version - 1');
  return lookUpsOfCommit(pairs, deletion ? both : both.filter((one) => !isOfDeletion(one)));
}

it('no rule looks up more documents than production allows a write (#92)', () => {
  const all = lookUpsOf(RULES);
  expect(all.length).toBeGreaterThan(20);
  for (const { rule, lookUps } of all) {
    expect(lookUps.length, rule).toBeLessThanOrEqual(MAX_LOOK_UPS.write);
  }
});

it('a change with its journal entry is as the comment in the rules says (#92)', () => {
  for (const rule of DOCUMENTS) {
    // The rules look up the closing lock twice, but it's one document; so is a year's budget.
    expect(lookUpsOfCommit(1, of(rule)), rule).toBe(4 + ofYear(rule) + ofPair(rule));
  }
  expect(of('/journal/{entry} create').length).toBe(7);
});

describe('a commit of documents with their entries', () => {
  it.each(DOCUMENTS)('looks up no more than production allows: %s (#92)', (rule) => {
    const pairs = pairsOf(rule);
    expect(commitOf(pairs, rule)).toBe(2 + ofYear(rule) + pairs * (3 + ofPair(rule)));
    expect(commitOf(pairs, rule)).toBeLessThanOrEqual(MAX_LOOK_UPS.commit);
    // The panel recreates deleted documents one by one. With one, a commit holds at most a pair less.
    const again = Math.max(1, ofPair(rule) === 0 ? pairs - 1 : pairs - ofPair(rule));
    expect(commitOf(again, rule, { deletion: true })).toBeLessThanOrEqual(MAX_LOOK_UPS.commit);
    expect(commitOf(5, rule, { deletion: true })).toBeGreaterThan(MAX_LOOK_UPS.commit);
  });
});

/** Returns the rules with look-ups in front of a function's result. */
function planted(name: string, ...lookUps: readonly string[]): string {
  const found = new RegExp(`function ${name}\\([^)]*\\) \\{\\s+return `).exec(RULES)?.[0] ?? '';
  expect(found).not.toBe('');
  return RULES.replace(found, () => found + lookUps.map((one) => `${one}.data.ok && `).join(''));
}

describe('a planted look-up (#92)', () => {
  const OWN = 'get(/databases/$(database)/documents/planted/$(entry.document))';
  const FUNDS = '/funds/{id} create, update';

  it('is counted wherever its function is called', () => {
    expect(of(FUNDS, planted('isLine', OWN)).length).toBe(of(FUNDS).length + 2);
    expect(of(FUNDS, planted('isOfThisCommit', OWN, OWN)).length).toBe(of(FUNDS).length + 2);
  });

  it('makes a write too many', () => {
    const many = of('/journal/{entry} create', planted('isEntry', OWN, OWN, OWN, OWN));
    expect(many.length).toBeGreaterThan(MAX_LOOK_UPS.write);
  });

  it('makes a commit too many, and counts once if each pair looks up the same', () => {
    expect(commitOf(PAIRS, FUNDS, { rules: planted('isEntry', OWN) })).toBe(22);
    expect(commitOf(PAIRS, FUNDS, { rules: planted('isEntry', OWN, OWN) })).toBe(22);
    const same = 'get(/databases/$(database)/documents/schema/version)';
    expect(commitOf(PAIRS, FUNDS, { rules: planted('isEntry', same) })).toBe(17);
    const after = 'getAfter(/databases/$(database)/documents/schema/version)';
    expect(commitOf(PAIRS, FUNDS, { rules: planted('isEntry', after) })).toBe(18);
  });
});
