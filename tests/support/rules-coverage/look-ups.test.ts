import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../ops/base/paths.ts';
import { lookUpsOf, MAX_LOOK_UPS } from './look-ups.ts';

const lookUps = lookUpsOf(readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8'));
const of = (rule: string) => lookUps.find((one) => one.rule === rule)?.lookUps;

it('no rule looks up more documents than production allows a write (#92)', () => {
  expect(lookUps.length).toBeGreaterThan(20);
  for (const { rule, lookUps: count } of lookUps) {
    expect(count, rule).toBeLessThanOrEqual(MAX_LOOK_UPS);
  }
});

it('a change with its journal entry is as the comment in the rules says (#92)', () => {
  expect(of('/funds/{id} create, update')).toBe(2);
  expect(of('/settings/approvers create, update')).toBe(4);
  expect(of('/journal/{entry} create')).toBe(7);
});
