import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { expect, it } from 'vitest';
import { STEPS_TO, stepsFrom } from './all-steps.ts';

it('there are steps to every version since the first, in order (#112)', () => {
  const versions = Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2);
  expect([...STEPS_TO.keys()]).toEqual(versions);
});

it('data of a version need only the steps of later versions', () => {
  expect(stepsFrom(SCHEMA_VERSION)).toEqual([]);
  expect(stepsFrom(1)).toEqual([...STEPS_TO.values()].flat());
  expect(new Set(stepsFrom(1).map(({ name }) => name)).size).toBe(stepsFrom(1).length);
});
