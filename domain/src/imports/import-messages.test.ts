import { expect, it } from 'vitest';
import { importMessages } from './import-messages.ts';

it('says of what a meeting ratified on which day it did', () => {
  expect(importMessages.ratifiedOn('Nov 3, 2026')).toBe('A meeting ratified it on Nov 3, 2026.');
});
