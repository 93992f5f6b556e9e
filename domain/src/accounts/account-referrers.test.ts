import { expect, it } from 'vitest';
import { accountInUse } from './account-referrers.ts';

it('an account that something names says what that is, each once', () => {
  expect(accountInUse(['payments', 'transfers', 'transfers'])).toBe(
    'This account is named by payments and transfers, so it cannot be deleted. Archive it instead.',
  );
});

it('one that nothing names can be deleted', () => {
  expect(accountInUse([])).toBeNull();
});
