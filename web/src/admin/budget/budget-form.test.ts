import { formFromRecord, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { expect, it } from 'vitest';
import { hasTwin, NEW_ITEM, typedFinalBudget } from './budget-form.tsx';

const TYPED = {
  ...formFromRecord('budgetItems'),
  ...NEW_ITEM,
  categoryId: 'fair',
  fundId: 'main',
};

it('begins a new item with changes of 0', () => {
  expect(recordFromForm('budgetItems', { ...TYPED, originalBudget: '5' })).toMatchObject({
    changes: 0,
    finalBudget: 5,
  });
});

it.each([
  ['', '0', null],
  ['0.1', '0.2', 30],
  ['10', '', 1_000],
  ['10', '-10.01', -1],
  ['abc', '7', 700],
  // Beyond what the books hold.
  ['22517998136852.47', '22517998136852.47', null],
])('makes of %s and %s the final budget of %s cents', (originalBudget, changes, expected) => {
  expect(typedFinalBudget({ ...TYPED, originalBudget, changes })).toBe(expected);
});

it('knows another item of the same category and fund', () => {
  const other = { id: 'b', categoryId: 'fair', fundId: 'main' };
  expect(hasTwin(TYPED, 'a', [other])).toBe(true);
  expect(hasTwin(TYPED, 'b', [other])).toBe(false);
  expect(hasTwin(TYPED, 'a', [{ ...other, fundId: 'grants' }])).toBe(false);
});
