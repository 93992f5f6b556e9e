import { describe, expect, it } from 'vitest';
import { findingTitle } from './finding-title.ts';

describe('findingTitle', () => {
  it.each([
    ['revenueItems', { description: ' Bake sale\nat the fair' }, 'Bake sale'],
    ['manualExpenses', { description: '\u{1F389}'.repeat(200) }, '\u{1F389}'.repeat(120)],
    ['transfers', { description: 'Garden fund' }, 'Garden fund'],
    [
      'deposits',
      { date: '2026-11-04', slip: '77', items: [{ id: 'a', date: '2026-11-03', amount: 1 }] },
      'Deposit 77, 1 item, Nov 4, 2026',
    ],
    ['statements', { day: '2026-09-30' }, 'Checking, Sep 30, 2026'],
    ['statements', { day: 'soon' }, 'Checking, soon'],
    ['expenses', { submission: { name: 'Dana', description: 'Pumpkins' } }, ''],
    ['payments', { payee: 'Dana' }, ''],
  ] as const)('of %s', (collection, record, title) => {
    expect(findingTitle(collection, record, 'Checking')).toBe(title);
  });
});
